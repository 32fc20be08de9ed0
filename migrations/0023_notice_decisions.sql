-- The team decides on a notice once, reads the open ones with the oldest first, and the decided ones with the newest first.
ALTER TABLE `notices` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `notices` ADD `reasons` text;--> statement-breakpoint
ALTER TABLE `notices` ADD `means` text;--> statement-breakpoint
ALTER TABLE `notices` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `notices` ADD `poster_told_at` integer;--> statement-breakpoint
CREATE INDEX `notices_open` ON `notices` (`created_at`,`id`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `notices_decided` ON `notices` (`decided_at`,`id`) WHERE decided_at is not null;
--> statement-breakpoint
CREATE TRIGGER notices_decided_once BEFORE UPDATE ON notices WHEN old.decided_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a decision is never changed');
END;
