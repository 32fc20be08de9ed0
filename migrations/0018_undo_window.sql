CREATE TABLE `decision_settings` (
	`company_id` text PRIMARY KEY NOT NULL,
	`undo_window` text DEFAULT 'none' NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `applications` ADD `told_status` text;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `undoes` text;