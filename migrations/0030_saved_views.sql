CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`name` text NOT NULL,
	`search` text NOT NULL,
	`job_id` text,
	`shared` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`user_id`,`name`);--> statement-breakpoint
CREATE INDEX `saved_views_shared` ON `saved_views` (`company_id`,`shared`,`id`);--> statement-breakpoint
CREATE TRIGGER saved_views_ended AFTER DELETE ON members BEGIN
  DELETE FROM saved_views WHERE user_id = old.user_id AND company_id = old.company_id;
END;
