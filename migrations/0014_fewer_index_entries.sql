DROP INDEX `attempts_end`;--> statement-breakpoint
DROP INDEX `sessions_end`;--> statement-breakpoint
DROP INDEX `outbox_waiting_since`;--> statement-breakpoint
DROP INDEX `outbox_user`;