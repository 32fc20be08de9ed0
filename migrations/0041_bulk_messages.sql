ALTER TABLE `messages` ADD `bulk_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_bulk` ON `messages` (`bulk_id`,`application_id`) WHERE bulk_id is not null;