ALTER TABLE `job_drafts` ADD `job_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `company_name` text DEFAULT '' NOT NULL;