ALTER TABLE `sessions` ADD `renewal` text;--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);