CREATE INDEX `attempts_end` ON `attempts` (`resets_at`);--> statement-breakpoint
CREATE INDEX `sessions_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `tokens_end` ON `tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `outbox_waiting_since` ON `outbox` (`created_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`) WHERE user_id is not null;