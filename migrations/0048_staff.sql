CREATE TABLE `pass_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`did` text NOT NULL,
	`place` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `staff_since` integer;