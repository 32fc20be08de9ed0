CREATE TABLE `interviewers` (
	`user_id` text NOT NULL,
	`seq` integer NOT NULL,
	`company_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `seq`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `interviewers_seq` ON `interviewers` (`seq`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`jobs` text DEFAULT '[]' NOT NULL,
	`hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`inviter_name` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`accepted_by` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash` ON `invitations` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`company_id`,`email`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `invitations_end` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `job_team` (
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`company_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_team_job` ON `job_team` (`job_id`);--> statement-breakpoint
CREATE TABLE `members` (
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `company_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `members_company` ON `members` (`company_id`,`role`);
--> statement-breakpoint
INSERT INTO members (company_id, user_id, role, joined_at)
  SELECT company_id, id,
    CASE WHEN id = (SELECT first.id FROM users AS first
        WHERE first.company_id = users.company_id AND first.recruiter = 1
        ORDER BY first.created_at, first.id LIMIT 1)
      THEN 'owner' ELSE 'recruiter' END,
    created_at
  FROM users WHERE recruiter = 1 AND company_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER users_joined AFTER INSERT ON users
WHEN new.recruiter = 1 AND new.company_id IS NOT NULL BEGIN
  INSERT INTO members (company_id, user_id, role, joined_at)
    SELECT new.company_id, new.id,
      CASE WHEN EXISTS (SELECT 1 FROM members WHERE company_id = new.company_id)
        THEN 'interviewer' ELSE 'owner' END,
      new.created_at;
END;
--> statement-breakpoint
CREATE TRIGGER job_team_ended AFTER DELETE ON jobs BEGIN
  DELETE FROM job_team WHERE job_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER interviewers_ended AFTER DELETE ON applications BEGIN
  DELETE FROM interviewers WHERE seq = old.seq;
END;
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
  DELETE FROM notifications WHERE user_id = old.user_id AND kind = 'job';
END;
--> statement-breakpoint
CREATE TRIGGER members_changed AFTER UPDATE OF role ON members BEGIN
  DELETE FROM job_team WHERE user_id = new.user_id AND new.role <> 'hiring-manager';
  DELETE FROM interviewers WHERE user_id = new.user_id AND new.role <> 'interviewer';
END;
