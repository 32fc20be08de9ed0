ALTER TABLE `status_changes` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `told_reason` text;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `detail` text;--> statement-breakpoint
ALTER TABLE `decision_settings` ADD `asks_reasons` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `decision_settings` ADD `reasons_in_mail` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `decision_settings` ADD `reasons` text;