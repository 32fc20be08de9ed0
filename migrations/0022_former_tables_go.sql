-- What migrations 0012 and 0016 emptied and nothing reads any more.
DROP TABLE `former_attempts`;
--> statement-breakpoint
DROP TABLE `former_sessions`;
--> statement-breakpoint
DROP TABLE `former_outbox`;
--> statement-breakpoint
DROP TABLE `former_answers`;
