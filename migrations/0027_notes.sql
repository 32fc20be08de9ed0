CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`text` text NOT NULL,
	`private` integer DEFAULT false NOT NULL,
	`earlier` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	`deleted_by` text
);
--> statement-breakpoint
CREATE INDEX `notes_application` ON `notes` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `notes_shared` ON `notes` (`application_id`,`id`) WHERE private = 0;--> statement-breakpoint
CREATE INDEX `notes_author` ON `notes` (`user_id`);
--> statement-breakpoint
CREATE TRIGGER notes_ended AFTER DELETE ON applications BEGIN
  DELETE FROM notes WHERE application_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER notes_kept BEFORE UPDATE ON notes
WHEN new.id <> old.id OR new.application_id <> old.application_id OR new.company_id <> old.company_id
  OR new.user_id <> old.user_id OR new.person_name <> old.person_name OR old.deleted_at IS NOT NULL
  OR (new.deleted_at IS NULL AND new.text <> old.text
    AND json_array_length(new.earlier) <> json_array_length(old.earlier) + 1) BEGIN
  SELECT RAISE(ABORT, 'a note keeps its author and what it said');
END;
