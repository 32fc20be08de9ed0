CREATE TABLE `answers` (
	`application_id` text NOT NULL,
	`question_id` integer NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`application_id`, `question_id`)
);
--> statement-breakpoint
CREATE TABLE `applications` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`position` text NOT NULL,
	`work_authorization` text NOT NULL,
	`start_date` text NOT NULL,
	`terms_accepted_at` integer NOT NULL,
	`cv_document_id` text,
	`cover_letter_document_id` text,
	`questions` text,
	`submitted_at` integer,
	`status` text DEFAULT 'pending' NOT NULL,
	`evaluation_state` text DEFAULT 'none' NOT NULL,
	`evaluation_id` text,
	`overall_score` integer,
	`recommendation` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_id` ON `applications` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `applications_job_user` ON `applications` (`job_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `candidates_by_date` ON `applications` (`company_id`,`submitted_at`,`seq`) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_by_score` ON `applications` (`company_id`,`overall_score`,`seq`) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_by_name` ON `applications` (`company_id`,`name`,`seq`) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_status_date` ON `applications` (`company_id`,`status`,`submitted_at`,`seq`) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_status_score` ON `applications` (`company_id`,`status`,`overall_score`,`seq`) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_status_name` ON `applications` (`company_id`,`status`,`name`,`seq`) WHERE submitted_at is not null;--> statement-breakpoint
CREATE TABLE `assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`questions` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assessments_job` ON `assessments` (`job_id`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_resets` ON `attempts` (`resets_at`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`company_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counters` (
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`company_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `document_texts` (
	`document_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`text` text NOT NULL,
	`truncated` integer DEFAULT false NOT NULL,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`storage_key` text NOT NULL,
	`state` text NOT NULL,
	`text_state` text DEFAULT 'waiting' NOT NULL,
	`text_attempts` integer DEFAULT 0 NOT NULL,
	`pages` integer,
	`scan` text DEFAULT 'skipped' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_user` ON `documents` (`user_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `documents_application` ON `documents` (`application_id`);--> statement-breakpoint
CREATE INDEX `documents_storage` ON `documents` (`storage_key`);--> statement-breakpoint
CREATE INDEX `documents_state` ON `documents` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `evaluations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`evaluator` text NOT NULL,
	`input_hash` text NOT NULL,
	`result` text NOT NULL,
	`overall_score` integer,
	`recommendation` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `evaluations_application` ON `evaluations` (`application_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_once` ON `evaluations` (`application_id`,`evaluator`,`input_hash`);--> statement-breakpoint
CREATE TABLE `job_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`job_type` text DEFAULT '' NOT NULL,
	`location_type` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`salary_min` text DEFAULT '' NOT NULL,
	`salary_max` text DEFAULT '' NOT NULL,
	`department` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`final_job_posting` text DEFAULT '' NOT NULL,
	`agreed` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_views` (
	`job_id` text NOT NULL,
	`day` text NOT NULL,
	`visitor` text NOT NULL,
	`counted` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`job_id`, `day`, `visitor`)
);
--> statement-breakpoint
CREATE INDEX `job_views_uncounted` ON `job_views` (`counted`,`job_id`);--> statement-breakpoint
CREATE INDEX `job_views_day` ON `job_views` (`day`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`department` text DEFAULT '' NOT NULL,
	`job_type` text NOT NULL,
	`location_type` text NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`description` text NOT NULL,
	`final_job_posting` text NOT NULL,
	`agreed` integer NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`applicants` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`created_date` integer NOT NULL,
	`updated_date` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_id` ON `jobs` (`id`);--> statement-breakpoint
CREATE INDEX `jobs_company` ON `jobs` (`company_id`,`seq`);--> statement-breakpoint
CREATE INDEX `jobs_company_status` ON `jobs` (`company_id`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `jobs_company_department` ON `jobs` (`company_id`,`department`,`seq`);--> statement-breakpoint
CREATE INDEX `jobs_company_department_status` ON `jobs` (`company_id`,`department`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`status`,`seq`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	`company_id` text,
	`user_id` text,
	`payload` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`run_after` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`state`,`run_after`);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`remembered` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `status_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `status_changes_application` ON `status_changes` (`application_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`job_id` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`password_hash` text NOT NULL,
	`type` text NOT NULL,
	`recruiter` integer DEFAULT false NOT NULL,
	`company_id` text,
	`person_name` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`disabled_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_company` ON `users` (`company_id`);