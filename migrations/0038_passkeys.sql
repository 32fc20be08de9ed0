CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`algorithm` integer NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`transports` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `passkeys` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER passkeys_added AFTER INSERT ON passkeys BEGIN
  UPDATE users SET passkeys = passkeys + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER passkeys_removed AFTER DELETE ON passkeys BEGIN
  UPDATE users SET passkeys = passkeys - 1 WHERE id = old.user_id;
END;
