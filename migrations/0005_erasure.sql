ALTER TABLE `users` ADD `erase_at` integer;--> statement-breakpoint
CREATE INDEX `users_erase` ON `users` (`erase_at`) WHERE erase_at is not null;