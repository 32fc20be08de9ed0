ALTER TABLE `companies` ADD `needs_second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `second_factor` text;--> statement-breakpoint
ALTER TABLE `users` ADD `second_factor_step` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `recovery_hashes` text DEFAULT '' NOT NULL;