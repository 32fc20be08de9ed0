CREATE TABLE `job_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`company_id` text,
	`filters` text NOT NULL,
	`rhythm` text NOT NULL,
	`time_zone` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`told_until` integer,
	`next_at` integer,
	`asked_at` integer
);
--> statement-breakpoint
CREATE INDEX `job_alerts_email` ON `job_alerts` (`email`);--> statement-breakpoint
CREATE INDEX `job_alerts_due` ON `job_alerts` (`next_at`,`id`) WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX `job_alerts_unconfirmed` ON `job_alerts` (`created_at`) WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX `job_alerts_unasked` ON `job_alerts` (`confirmed_at`,`id`) WHERE confirmed_at is not null and asked_at is null;--> statement-breakpoint
CREATE INDEX `job_alerts_asked` ON `job_alerts` (`asked_at`) WHERE asked_at is not null;--> statement-breakpoint
CREATE TABLE `job_alerts_told` (
	`email` text NOT NULL,
	`job_id` text NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`email`, `job_id`)
);
--> statement-breakpoint
CREATE INDEX `job_alerts_told_at` ON `job_alerts_told` (`told_at`);