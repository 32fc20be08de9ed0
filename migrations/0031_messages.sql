CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`leaves_at` integer NOT NULL,
	`scheduled` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `messages_application` ON `messages` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`language` text NOT NULL,
	`statuses` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_name` ON `templates` (`company_id`,`name`);