CREATE TABLE `questionnaire_drafts` (
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`company_id` text NOT NULL,
	`questions` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `jobs` ADD `questions` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `unwritten_questions` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `undecided` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_unfinished` ON `jobs` (`company_id`,`seq`) WHERE (status = 'draft' or status = 'active' and (applicants = 0 or questions is null or unwritten_questions > 0));--> statement-breakpoint
ALTER TABLE `assessments` ADD `unwritten` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
DROP TRIGGER applications_received;
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, name, email, position, scope)
    VALUES (new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
  UPDATE jobs SET applicants = applicants + 1, undecided = undecided + (new.status = 'pending')
    WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE OF status, name, email ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE candidates_search SET name = new.name, email = new.email,
    scope = 'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id
    WHERE rowid = new.seq;
  UPDATE jobs SET undecided = undecided + (new.status = 'pending') - (old.status = 'pending')
    WHERE id = new.job_id AND (new.status = 'pending') <> (old.status = 'pending');
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
DROP TRIGGER candidates_removed;
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  UPDATE jobs SET applicants = applicants - 1, undecided = undecided - (old.status = 'pending')
    WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
DROP TRIGGER jobs_removed;
--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_search WHERE rowid = old.seq;
  DELETE FROM assessments WHERE job_id = old.id;
  DELETE FROM questionnaire_drafts WHERE job_id = old.id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'jobs', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'jobs:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'views', -old.views)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'department:' || old.department, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  DELETE FROM counters
    WHERE company_id = old.company_id AND name = 'department:' || old.department AND value = 0;
END;
--> statement-breakpoint
CREATE TRIGGER questionnaires_added AFTER INSERT ON assessments BEGIN
  UPDATE jobs SET questions = json_array_length(new.questions), unwritten_questions = new.unwritten
    WHERE id = new.job_id AND company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER questionnaires_changed AFTER UPDATE OF questions, unwritten ON assessments BEGIN
  UPDATE jobs SET questions = json_array_length(new.questions), unwritten_questions = new.unwritten
    WHERE id = new.job_id AND company_id = new.company_id;
END;
--> statement-breakpoint
UPDATE assessments SET unwritten = (SELECT count(*) FROM json_each(assessments.questions)
  WHERE trim(value ->> 'title') = 'New Question Title'
    OR trim(value ->> 'question') = 'Enter your question here...');
--> statement-breakpoint
UPDATE jobs SET undecided = (SELECT count(*) FROM applications
  WHERE job_id = jobs.id AND status = 'pending' AND received_at IS NOT NULL);
