DROP INDEX `applications_sent`;--> statement-breakpoint
CREATE INDEX `applications_sent` ON `applications` (`company_id`,`submitted_at`) WHERE submitted_at is not null and received_at is null;