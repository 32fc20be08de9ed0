ALTER TABLE `status_changes` ADD `bulk_id` text;--> statement-breakpoint
CREATE INDEX `status_changes_bulk` ON `status_changes` (`bulk_id`) WHERE bulk_id is not null;