CREATE TABLE `job_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`part` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text,
	`answer_words` text DEFAULT '' NOT NULL,
	`answered_at` integer,
	`answered_by` text
);
--> statement-breakpoint
CREATE INDEX `job_suggestions_open` ON `job_suggestions` (`job_id`,`id`) WHERE answer is null;--> statement-breakpoint
CREATE INDEX `job_suggestions_answered` ON `job_suggestions` (`job_id`,`answered_at`) WHERE answer is not null;--> statement-breakpoint
CREATE INDEX `job_suggestions_old` ON `job_suggestions` (`answered_at`) WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX `job_suggestions_author` ON `job_suggestions` (`user_id`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `suggestion_id` text;
--> statement-breakpoint
CREATE TRIGGER suggestions_ended AFTER DELETE ON jobs BEGIN
  DELETE FROM job_suggestions WHERE job_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER suggestions_untold AFTER DELETE ON job_suggestions BEGIN
  DELETE FROM notifications WHERE job_id = old.job_id AND suggestion_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER suggestions_answered AFTER UPDATE OF answer ON job_suggestions
WHEN old.answer IS NULL AND new.answer IS NOT NULL BEGIN
  UPDATE notifications SET read_at = new.answered_at
    WHERE job_id = new.job_id AND suggestion_id = new.id AND event = 'suggested:' || new.id AND read_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER suggestions_of_member AFTER DELETE ON members BEGIN
  DELETE FROM notifications WHERE user_id = old.user_id AND kind = 'suggestion';
END;
--> statement-breakpoint
CREATE TRIGGER suggestions_of_team AFTER DELETE ON job_team BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = old.user_id AND job_id = old.job_id AND kind = 'suggestion' AND read_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = old.user_id AND role IN ('owner', 'recruiter'));
END;
--> statement-breakpoint
CREATE TRIGGER suggestions_of_role AFTER UPDATE OF role ON members
WHEN new.role IN ('hiring-manager', 'interviewer') AND new.role <> old.role BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = new.user_id AND kind = 'suggestion' AND read_at IS NULL;
END;
