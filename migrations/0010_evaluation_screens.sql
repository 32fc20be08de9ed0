CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `comments_application` ON `comments` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_user` ON `comments` (`user_id`);--> statement-breakpoint
CREATE TABLE `corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `corrections_application` ON `corrections` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `corrections_user` ON `corrections` (`user_id`);--> statement-breakpoint
CREATE TABLE `erased_records` (
	`record_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`company_id` text NOT NULL,
	`evaluator` text,
	`made_at` integer NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erased_records_company` ON `erased_records` (`company_id`,`erased_at`);--> statement-breakpoint
CREATE TABLE `looks` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text,
	`answered_by` text,
	`answered_by_name` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `looks_application` ON `looks` (`application_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `looks_open` ON `looks` (`application_id`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `looks_user` ON `looks` (`user_id`);--> statement-breakpoint
CREATE TABLE `verdicts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`evaluation_id` text,
	`dimension` text NOT NULL,
	`score` integer NOT NULL,
	`machine_score` integer,
	`reason` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verdicts_application` ON `verdicts` (`application_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `verdicts_user` ON `verdicts` (`user_id`);--> statement-breakpoint
ALTER TABLE `evaluations` ADD `input_parts` text;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `correction_id` text;