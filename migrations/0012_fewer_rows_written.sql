-- D1 counts every index entry as a row written. A table without a rowid has its primary key as the table itself, which saves
-- one for each row; indexes that nothing reads by, or that most rows need not stand in, are gone or partial.
-- The three tables are made anew beside the old ones. What is left of those (`former_…`, empty) may go with a later release.
DROP INDEX `users_company`;--> statement-breakpoint
CREATE INDEX `users_company` ON `users` (`company_id`) WHERE company_id is not null;--> statement-breakpoint
DROP INDEX `attempts_resets`;--> statement-breakpoint
ALTER TABLE `attempts` RENAME TO `former_attempts`;--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `attempts` (`key`, `count`, `resets_at`) SELECT `key`, `count`, `resets_at` FROM `former_attempts`;--> statement-breakpoint
DELETE FROM `former_attempts`;--> statement-breakpoint
DROP INDEX `sessions_user`;--> statement-breakpoint
ALTER TABLE `sessions` RENAME TO `former_sessions`;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`remembered` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `sessions` (`id`, `user_id`, `expires_at`, `remembered`, `created_at`, `user_agent`)
	SELECT `id`, `user_id`, `expires_at`, `remembered`, `created_at`, `user_agent` FROM `former_sessions`;--> statement-breakpoint
DELETE FROM `former_sessions`;--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
DROP INDEX `outbox_due`;--> statement-breakpoint
DROP INDEX `outbox_user`;--> statement-breakpoint
ALTER TABLE `outbox` RENAME TO `former_outbox`;--> statement-breakpoint
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
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `outbox` (`id`, `topic`, `company_id`, `user_id`, `payload`, `state`, `attempts`, `run_after`, `last_error`, `created_at`, `done_at`)
	SELECT `id`, `topic`, `company_id`, `user_id`, `payload`, `state`, `attempts`, `run_after`, `last_error`, `created_at`, `done_at` FROM `former_outbox`;--> statement-breakpoint
DELETE FROM `former_outbox`;--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`run_after`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`run_after`) WHERE state = 'done';
