ALTER TABLE `companies` ADD `evaluates` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `kind` text DEFAULT 'built-in' NOT NULL;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `model_version` text;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `prompt_hash` text;--> statement-breakpoint
CREATE INDEX `applications_unevaluated` ON `applications` (`company_id`,`seq`) WHERE evaluation_state = 'off';