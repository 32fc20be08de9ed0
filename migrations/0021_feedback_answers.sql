-- What was sent is read a page at a time by its sender, and by the team: all, open or answered. An answer is given once.
DROP INDEX `feedback_user`;--> statement-breakpoint
CREATE INDEX `feedback_sender` ON `feedback` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `feedback_open` ON `feedback` (`id`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `feedback_answered` ON `feedback` (`id`) WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX `feedback_created` ON `feedback` (`created_at`);
--> statement-breakpoint
CREATE TRIGGER feedback_answered_once BEFORE UPDATE ON feedback WHEN old.answered_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'an answer is never changed');
END;
