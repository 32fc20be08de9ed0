CREATE TABLE `account_places` (
	`email` text PRIMARY KEY NOT NULL,
	`shard` integer NOT NULL,
	`reserved_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `company_places` (
	`company_id` text PRIMARY KEY NOT NULL,
	`shard` integer NOT NULL,
	`target` integer,
	`step` text,
	`since` integer
);
--> statement-breakpoint
CREATE INDEX `company_places_moving` ON `company_places` (`step`) WHERE step is not null;