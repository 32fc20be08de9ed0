CREATE TABLE `beta_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`company_name` text NOT NULL,
	`person_name` text NOT NULL,
	`type` text DEFAULT 'recruiter' NOT NULL,
	`feedback` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`captcha_nonce` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `beta_contacts_captcha` ON `beta_contacts` (`captcha_nonce`);--> statement-breakpoint
CREATE TABLE `notice_files` (
	`id` text PRIMARY KEY NOT NULL,
	`notice_id` text NOT NULL,
	`file_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`storage_key` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notice_files_notice` ON `notice_files` (`notice_id`);--> statement-breakpoint
CREATE INDEX `notice_files_state` ON `notice_files` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`notice_type` text NOT NULL,
	`submitter_name` text NOT NULL,
	`email` text NOT NULL,
	`organization` text DEFAULT '' NOT NULL,
	`affected_urls` text NOT NULL,
	`affected_dates` text DEFAULT '' NOT NULL,
	`description` text NOT NULL,
	`legal_basis` text NOT NULL,
	`signature` text NOT NULL,
	`signature_date` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_reference` ON `notices` (`reference`);--> statement-breakpoint
CREATE TABLE `pass_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pass_sessions_expires` ON `pass_sessions` (`expires_at`);