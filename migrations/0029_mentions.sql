CREATE TABLE `mentions` (
	`note_id` text NOT NULL,
	`user_id` text NOT NULL,
	`application_id` text NOT NULL,
	`company_id` text NOT NULL,
	`mail` text NOT NULL,
	PRIMARY KEY(`note_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mentions_person` ON `mentions` (`user_id`,`application_id`);--> statement-breakpoint
CREATE INDEX `mentions_mail` ON `mentions` (`mail`);--> statement-breakpoint
ALTER TABLE `decision_settings` ADD `notes_in_archive` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `note_id` text;--> statement-breakpoint
CREATE INDEX `jobs_poster` ON `jobs` (`user_id`,`seq`);
--> statement-breakpoint
CREATE TRIGGER mentions_ended AFTER DELETE ON notes BEGIN
  DELETE FROM mentions WHERE note_id = old.id;
END;
--> statement-breakpoint
DROP TRIGGER members_left;
--> statement-breakpoint
CREATE TRIGGER members_left AFTER DELETE ON members BEGIN
  UPDATE users SET company_id = NULL, recruiter = 0
    WHERE id = old.user_id AND company_id = old.company_id;
  DELETE FROM sessions WHERE user_id = old.user_id;
  UPDATE jobs SET user_id = (SELECT user_id FROM members
      WHERE company_id = old.company_id AND role = 'owner' ORDER BY joined_at LIMIT 1)
    WHERE company_id = old.company_id AND user_id = old.user_id
      AND EXISTS (SELECT 1 FROM members WHERE company_id = old.company_id AND role = 'owner');
  DELETE FROM job_team WHERE user_id = old.user_id;
  DELETE FROM interviewers WHERE user_id = old.user_id;
  DELETE FROM job_drafts WHERE user_id = old.user_id;
  DELETE FROM questionnaire_drafts WHERE user_id = old.user_id;
  DELETE FROM notifications WHERE user_id = old.user_id AND kind IN ('job', 'mention');
END;
