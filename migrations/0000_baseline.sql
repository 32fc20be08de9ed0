CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`company_name` text NOT NULL,
	`evaluates` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_user` ON `identities` (`user_id`,`provider`);
--> statement-breakpoint
CREATE TABLE `pass_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pass_sessions_expires` ON `pass_sessions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`remembered` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`job_id` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`purpose`);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`verify_hash` text,
	`verify_expires_at` integer,
	`verify_job_id` text,
	`password_hash` text NOT NULL,
	`type` text NOT NULL,
	`recruiter` integer DEFAULT false NOT NULL,
	`company_id` text,
	`person_name` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`disabled_at` integer,
	`erase_at` integer,
	`unread_notifications` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE INDEX `users_company` ON `users` (`company_id`) WHERE company_id is not null;
--> statement-breakpoint
CREATE INDEX `users_erase` ON `users` (`erase_at`) WHERE erase_at is not null;
--> statement-breakpoint
CREATE TABLE `applications` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`job_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`position` text NOT NULL,
	`work_authorization` text NOT NULL,
	`start_date` text NOT NULL,
	`terms_accepted_at` integer NOT NULL,
	`cv_document_id` text,
	`cover_letter_document_id` text,
	`questions` text,
	`answers` text DEFAULT '{}' NOT NULL,
	`submitted_at` integer,
	`received_at` integer,
	`status` text DEFAULT 'pending' NOT NULL,
	`evaluation_state` text DEFAULT 'none' NOT NULL,
	`evaluation_id` text,
	`overall_score` integer,
	`recommendation` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_id` ON `applications` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `applications_job_user` ON `applications` (`job_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `applications_unevaluated` ON `applications` (`company_id`,`seq`) WHERE evaluation_state = 'off';
--> statement-breakpoint
CREATE INDEX `applications_sent` ON `applications` (`submitted_at`) WHERE submitted_at is not null and received_at is null;
--> statement-breakpoint
CREATE INDEX `candidates_by_date` ON `applications` (`company_id`,`submitted_at`,`seq`) WHERE received_at is not null;
--> statement-breakpoint
CREATE INDEX `candidates_by_score` ON `applications` (`company_id`,`overall_score`,`seq`) WHERE received_at is not null;
--> statement-breakpoint
CREATE INDEX `candidates_by_name` ON `applications` (`company_id`,`name`,`seq`) WHERE received_at is not null;
--> statement-breakpoint
CREATE INDEX `candidates_status_date` ON `applications` (`company_id`,`status`,`submitted_at`,`seq`) WHERE received_at is not null;
--> statement-breakpoint
CREATE INDEX `candidates_status_score` ON `applications` (`company_id`,`status`,`overall_score`,`seq`) WHERE received_at is not null;
--> statement-breakpoint
CREATE INDEX `candidates_status_name` ON `applications` (`company_id`,`status`,`name`,`seq`) WHERE received_at is not null;
--> statement-breakpoint
CREATE TABLE `status_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `status_changes_application` ON `status_changes` (`application_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `counters` (
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`company_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `document_texts` (
	`document_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`text` text NOT NULL,
	`truncated` integer DEFAULT false NOT NULL,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`application_id` text NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`storage_key` text NOT NULL,
	`state` text NOT NULL,
	`text_state` text DEFAULT 'waiting' NOT NULL,
	`text_attempts` integer DEFAULT 0 NOT NULL,
	`pages` integer,
	`scan` text DEFAULT 'skipped' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_user` ON `documents` (`user_id`,`kind`,`created_at`);
--> statement-breakpoint
CREATE INDEX `documents_removed` ON `documents` (`created_at`) WHERE state = 'removed';
--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `comments_application` ON `comments` (`application_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `comments_user` ON `comments` (`user_id`);
--> statement-breakpoint
CREATE TABLE `corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `corrections_application` ON `corrections` (`application_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `corrections_user` ON `corrections` (`user_id`);
--> statement-breakpoint
CREATE TABLE `erased_records` (
	`record_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`company_id` text NOT NULL,
	`evaluator` text,
	`made_at` integer NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `erased_records_company` ON `erased_records` (`company_id`,`erased_at`);
--> statement-breakpoint
CREATE TABLE `evaluations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`evaluator` text NOT NULL,
	`kind` text DEFAULT 'built-in' NOT NULL,
	`model_version` text,
	`prompt_hash` text,
	`input_hash` text NOT NULL,
	`result` text NOT NULL,
	`overall_score` integer,
	`recommendation` text,
	`input_parts` text,
	`correction_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `evaluations_application` ON `evaluations` (`application_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_once` ON `evaluations` (`application_id`,`evaluator`,`input_hash`);
--> statement-breakpoint
CREATE TABLE `review_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text,
	`answered_by` text,
	`answered_by_name` text,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `review_requests_application` ON `review_requests` (`application_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_requests_open` ON `review_requests` (`application_id`) WHERE answered_at is null;
--> statement-breakpoint
CREATE INDEX `review_requests_user` ON `review_requests` (`user_id`);
--> statement-breakpoint
CREATE TABLE `verdicts` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`evaluation_id` text,
	`dimension` text NOT NULL,
	`score` integer NOT NULL,
	`machine_score` integer,
	`reason` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verdicts_application` ON `verdicts` (`application_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `verdicts_newest` ON `verdicts` (`application_id`,`dimension`,`created_at`);
--> statement-breakpoint
CREATE INDEX `verdicts_user` ON `verdicts` (`user_id`);
--> statement-breakpoint
CREATE TABLE `job_drafts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`job_id` text DEFAULT '' NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`job_type` text DEFAULT '' NOT NULL,
	`location_type` text DEFAULT '' NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`salary_min` text DEFAULT '' NOT NULL,
	`salary_max` text DEFAULT '' NOT NULL,
	`department` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`final_job_posting` text DEFAULT '' NOT NULL,
	`agreed` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_views` (
	`job_id` text NOT NULL,
	`day` text NOT NULL,
	`visitor` text NOT NULL,
	`counted` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`job_id`, `day`, `visitor`)
);
--> statement-breakpoint
CREATE INDEX `job_views_uncounted` ON `job_views` (`counted`,`job_id`);
--> statement-breakpoint
CREATE INDEX `job_views_day` ON `job_views` (`day`);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`evaluates` integer DEFAULT true NOT NULL,
	`title` text NOT NULL,
	`department` text DEFAULT '' NOT NULL,
	`job_type` text NOT NULL,
	`location_type` text NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`description` text NOT NULL,
	`final_job_posting` text NOT NULL,
	`agreed` integer NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`applicants` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`created_date` integer NOT NULL,
	`updated_date` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_id` ON `jobs` (`id`);
--> statement-breakpoint
CREATE INDEX `jobs_company` ON `jobs` (`company_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `jobs_company_status` ON `jobs` (`company_id`,`status`,`seq`);
--> statement-breakpoint
CREATE INDEX `jobs_company_department` ON `jobs` (`company_id`,`department`,`seq`);
--> statement-breakpoint
CREATE INDEX `jobs_company_department_status` ON `jobs` (`company_id`,`department`,`status`,`seq`);
--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`status`,`seq`);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`company_id` text,
	`kind` text NOT NULL,
	`event` text NOT NULL,
	`application_id` text,
	`status` text,
	`feedback_id` text,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`user_id`,`event`);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `notifications_application` ON `notifications` (`application_id`);
--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`topic` text NOT NULL,
	`company_id` text,
	`user_id` text,
	`payload` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`run_after` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`done_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`run_after`) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX `outbox_done` ON `outbox` (`run_after`) WHERE state = 'done';
--> statement-breakpoint
CREATE TABLE `beta_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`company_name` text NOT NULL,
	`person_name` text NOT NULL,
	`type` text DEFAULT 'recruiter' NOT NULL,
	`feedback` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`captcha_nonce` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `beta_contacts_captcha` ON `beta_contacts` (`captcha_nonce`);
--> statement-breakpoint
CREATE INDEX `beta_contacts_created` ON `beta_contacts` (`created_at`);
--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`message` text NOT NULL,
	`answer` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `feedback_sender` ON `feedback` (`user_id`,`id`);
--> statement-breakpoint
CREATE INDEX `feedback_open` ON `feedback` (`id`) WHERE answered_at is null;
--> statement-breakpoint
CREATE INDEX `feedback_answered` ON `feedback` (`id`) WHERE answered_at is not null;
--> statement-breakpoint
CREATE INDEX `feedback_created` ON `feedback` (`created_at`);
--> statement-breakpoint
CREATE TABLE `notice_files` (
	`id` text PRIMARY KEY NOT NULL,
	`notice_id` text NOT NULL,
	`file_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`storage_key` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `notice_files_notice` ON `notice_files` (`notice_id`);
--> statement-breakpoint
CREATE INDEX `notice_files_state` ON `notice_files` (`state`,`created_at`);
--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`notice_type` text NOT NULL,
	`submitter_name` text NOT NULL,
	`email` text NOT NULL,
	`organization` text DEFAULT '' NOT NULL,
	`affected_urls` text NOT NULL,
	`affected_dates` text DEFAULT '' NOT NULL,
	`description` text NOT NULL,
	`legal_basis` text NOT NULL,
	`signature` text NOT NULL,
	`signature_date` text NOT NULL,
	`created_at` integer NOT NULL,
	`outcome` text,
	`reasons` text,
	`means` text,
	`decided_at` integer,
	`poster_notified_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_reference` ON `notices` (`reference`);
--> statement-breakpoint
CREATE INDEX `notices_open` ON `notices` (`created_at`,`id`) WHERE decided_at is null;
--> statement-breakpoint
CREATE INDEX `notices_decided` ON `notices` (`decided_at`,`id`) WHERE decided_at is not null;
--> statement-breakpoint
CREATE INDEX `notices_created` ON `notices` (`created_at`);
--> statement-breakpoint
CREATE TABLE `assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`job_id` text NOT NULL,
	`questions` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assessments_job` ON `assessments` (`job_id`);
--> statement-breakpoint
-- What a company's list of jobs shows without counting anything: its numbers, its departments, its search.
CREATE VIRTUAL TABLE jobs_search USING fts5(
  title, department, scope, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
CREATE TRIGGER jobs_added AFTER INSERT ON jobs BEGIN
  INSERT INTO jobs_search (rowid, title, department, scope)
    VALUES (new.seq, new.title, new.department,
      'c' || new.company_id || ' s' || new.status || ' d' || hex(lower(new.department)));
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'jobs', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'jobs:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'views', new.views)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'department:' || new.department, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_changed AFTER UPDATE OF title, department, status ON jobs BEGIN
  UPDATE jobs_search SET title = new.title, department = new.department,
    scope = 'c' || new.company_id || ' s' || new.status || ' d' || hex(lower(new.department))
    WHERE rowid = new.seq;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'jobs:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'jobs:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'department:' || old.department, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'department:' || new.department, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  DELETE FROM counters
    WHERE company_id = old.company_id AND name = 'department:' || old.department AND value = 0;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_viewed AFTER UPDATE OF views ON jobs BEGIN
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'views', new.views - old.views)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_search WHERE rowid = old.seq;
  DELETE FROM assessments WHERE job_id = old.id;
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

-- Each job carries its company's name and whether the company has applications evaluated, so that the open jobs of
-- all companies are read from one table.
--> statement-breakpoint
CREATE TRIGGER jobs_named AFTER INSERT ON jobs BEGIN
  UPDATE jobs
    SET (company_name, evaluates) =
      (SELECT company_name, evaluates FROM companies WHERE companies.id = new.company_id)
    WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER companies_renamed AFTER UPDATE OF company_name ON companies BEGIN
  UPDATE jobs SET company_name = new.company_name WHERE company_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER companies_switched AFTER UPDATE OF evaluates ON companies
WHEN new.evaluates IS NOT old.evaluates BEGIN
  UPDATE jobs SET evaluates = new.evaluates WHERE company_id = new.id;
END;
--> statement-breakpoint
-- A submission is one row changed in the request. In the background it is received: only then do the dashboard's list,
-- its counts and its searches take it in, all in the one statement that sets received_at, so that they always agree.
CREATE VIRTUAL TABLE candidates_search USING fts5(
  name, email, position, scope, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
-- The same words, numbered by score: a search's matches come best first without reading the others.
-- rowid = (score + 1) * 2^40 + seq; a candidate without a score counts as -1.
CREATE VIRTUAL TABLE candidates_ranked_search USING fts5(
  name, email, position, scope, content = '', contentless_delete = 1,
  tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);
--> statement-breakpoint
-- A row that arrives as a submitted one (the seed's, an import's) has nobody to wait for.
CREATE TRIGGER applications_added_submitted AFTER INSERT ON applications WHEN new.submitted_at IS NOT NULL BEGIN
  UPDATE applications SET received_at = new.submitted_at WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, name, email, position, scope)
    VALUES (new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
  UPDATE jobs SET applicants = applicants + 1 WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE OF status, name, email ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE candidates_search SET name = new.name, email = new.email,
    scope = 'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id
    WHERE rowid = new.seq;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  UPDATE jobs SET applicants = applicants - 1 WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_changed AFTER UPDATE OF status, name, email, overall_score ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
END;
--> statement-breakpoint
-- Answers are written as one row with their application; this reads each as a row of its own.
CREATE VIEW answers AS
  SELECT a.id AS application_id, CAST(j.key AS integer) AS question_id, a.company_id, a.user_id, j.value AS text
  FROM applications AS a, json_each(a.answers) AS j;
--> statement-breakpoint
-- A file is found by its application's columns or by its owner, and its reading waits in the outbox from the moment
-- its row is there: no index has to hold where a file is.
CREATE TRIGGER documents_added AFTER INSERT ON documents WHEN new.state = 'uploading' BEGIN
  INSERT INTO outbox (id, topic, company_id, user_id, payload, run_after, created_at)
    VALUES (new.id || '-read', 'read-document', new.company_id, new.user_id,
      json_object('documentId', new.id), new.created_at, new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER applications_cv_replaced AFTER UPDATE OF cv_document_id ON applications
WHEN old.cv_document_id IS NOT NULL AND new.cv_document_id IS NOT old.cv_document_id BEGIN
  UPDATE documents SET state = 'removed' WHERE id = old.cv_document_id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_letter_replaced AFTER UPDATE OF cover_letter_document_id ON applications
WHEN old.cover_letter_document_id IS NOT NULL
  AND new.cover_letter_document_id IS NOT old.cover_letter_document_id BEGIN
  UPDATE documents SET state = 'removed' WHERE id = old.cover_letter_document_id;
END;
--> statement-breakpoint
-- How many notifications a person has not read stands on the person's own row, which every page reads anyway.
CREATE TRIGGER notifications_added AFTER INSERT ON notifications WHEN new.read_at IS NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications + 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_read AFTER UPDATE OF read_at ON notifications
WHEN old.read_at IS NULL AND new.read_at IS NOT NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications - 1 WHERE id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notifications_removed AFTER DELETE ON notifications WHEN old.read_at IS NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications - 1 WHERE id = old.user_id;
END;
--> statement-breakpoint
-- What was written down about a person's application is never changed, and goes only with the application. A run or a
-- verdict also leaves a record of its erasure behind.
CREATE TRIGGER evaluations_unchanged BEFORE UPDATE ON evaluations BEGIN
  SELECT RAISE(ABORT, 'evaluations are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER evaluations_kept BEFORE DELETE ON evaluations
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id)
  OR NOT EXISTS (SELECT 1 FROM erased_records WHERE record_id = old.id AND kind = 'evaluation') BEGIN
  SELECT RAISE(ABORT, 'evaluations go only with their application and a recorded erasure');
END;
--> statement-breakpoint
CREATE TRIGGER verdicts_unchanged BEFORE UPDATE ON verdicts BEGIN
  SELECT RAISE(ABORT, 'verdicts are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER verdicts_kept BEFORE DELETE ON verdicts
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id)
  OR NOT EXISTS (SELECT 1 FROM erased_records WHERE record_id = old.id AND kind = 'verdict') BEGIN
  SELECT RAISE(ABORT, 'verdicts go only with their application and a recorded erasure');
END;
--> statement-breakpoint
CREATE TRIGGER erased_records_unchanged BEFORE UPDATE ON erased_records BEGIN
  SELECT RAISE(ABORT, 'erased_records are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER erased_records_kept BEFORE DELETE ON erased_records
WHEN EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) BEGIN
  SELECT RAISE(ABORT, 'erased_records go only with their company');
END;
--> statement-breakpoint
CREATE TRIGGER status_changes_unchanged BEFORE UPDATE ON status_changes BEGIN
  SELECT RAISE(ABORT, 'status_changes are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER status_changes_kept BEFORE DELETE ON status_changes
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'status_changes go only with their application');
END;
--> statement-breakpoint
CREATE TRIGGER corrections_unchanged BEFORE UPDATE ON corrections BEGIN
  SELECT RAISE(ABORT, 'corrections are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER corrections_kept BEFORE DELETE ON corrections
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'corrections go only with their application');
END;
--> statement-breakpoint
CREATE TRIGGER comments_unchanged BEFORE UPDATE ON comments BEGIN
  SELECT RAISE(ABORT, 'comments are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER comments_kept BEFORE DELETE ON comments
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'comments go only with their application');
END;
--> statement-breakpoint
CREATE TRIGGER review_requests_answered_once BEFORE UPDATE ON review_requests WHEN old.answered_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'an answer is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER review_requests_kept BEFORE DELETE ON review_requests
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'review requests go only with their application');
END;
--> statement-breakpoint
CREATE TRIGGER feedback_answered_once BEFORE UPDATE ON feedback WHEN old.answered_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'an answer is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER notices_decided_once BEFORE UPDATE ON notices WHEN old.decided_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a decision is never changed');
END;
