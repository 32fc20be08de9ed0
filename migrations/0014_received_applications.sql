-- A dashboard's indexes hold what has been received; an application that is only begun or on its way stands in none of them.
DROP INDEX `candidates_by_date`;--> statement-breakpoint
DROP INDEX `candidates_by_score`;--> statement-breakpoint
DROP INDEX `candidates_by_name`;--> statement-breakpoint
DROP INDEX `candidates_status_date`;--> statement-breakpoint
DROP INDEX `candidates_status_score`;--> statement-breakpoint
DROP INDEX `candidates_status_name`;--> statement-breakpoint
ALTER TABLE `applications` ADD `answers` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `received_at` integer;--> statement-breakpoint
CREATE INDEX `applications_sent` ON `applications` (`submitted_at`) WHERE submitted_at is not null and received_at is null;--> statement-breakpoint
CREATE INDEX `candidates_by_date` ON `applications` (`company_id`,`submitted_at`,`seq`) WHERE received_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_by_score` ON `applications` (`company_id`,`overall_score`,`seq`) WHERE received_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_by_name` ON `applications` (`company_id`,`name`,`seq`) WHERE received_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_status_date` ON `applications` (`company_id`,`status`,`submitted_at`,`seq`) WHERE received_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_status_score` ON `applications` (`company_id`,`status`,`overall_score`,`seq`) WHERE received_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_status_name` ON `applications` (`company_id`,`status`,`name`,`seq`) WHERE received_at is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `verify_hash` text;--> statement-breakpoint
ALTER TABLE `users` ADD `verify_expires_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `verify_job_id` text;
