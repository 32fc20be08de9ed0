ALTER TABLE `notifications` ADD `job_id` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `people` text;--> statement-breakpoint
CREATE INDEX `notifications_job` ON `notifications` (`job_id`) WHERE job_id is not null;
--> statement-breakpoint
CREATE TRIGGER notifications_unread AFTER UPDATE OF read_at ON notifications
WHEN old.read_at IS NOT NULL AND new.read_at IS NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
DELETE FROM notifications WHERE kind IN ('application', 'answers', 'evaluation');
