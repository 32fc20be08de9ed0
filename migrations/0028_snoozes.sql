DROP INDEX `candidates_status_date`;--> statement-breakpoint
DROP INDEX `candidates_status_score`;--> statement-breakpoint
DROP INDEX `candidates_status_name`;--> statement-breakpoint
ALTER TABLE `applications` ADD `snooze` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `snoozed_until` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `snooze_ends` integer;--> statement-breakpoint
ALTER TABLE `applications` ADD `snoozed_by` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `snooze_reason` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `listed` text GENERATED ALWAYS AS (case when status = 'pending' then ifnull(snooze, status) else status end) VIRTUAL;--> statement-breakpoint
ALTER TABLE `applications` ADD `counted` text GENERATED ALWAYS AS (replace(listed, 'back', 'pending')) VIRTUAL;--> statement-breakpoint
CREATE INDEX `applications_snoozed` ON `applications` (`snooze_ends`) WHERE snooze = 'snoozed';--> statement-breakpoint
CREATE INDEX `candidates_listed_date` ON `applications` (`company_id`,`listed`,`submitted_at`,`seq`) WHERE received_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_listed_score` ON `applications` (`company_id`,`listed`,`overall_score`,`seq`) WHERE received_at is not null;--> statement-breakpoint
CREATE INDEX `candidates_listed_name` ON `applications` (`company_id`,`listed`,`name`,`seq`) WHERE received_at is not null;--> statement-breakpoint
DROP VIEW `searched_texts`;
--> statement-breakpoint
CREATE VIEW searched_texts AS
  SELECT 'candidate' AS kind, seq, 'q' || company_id AS company,
    name || ' ' || email || ' ' || position AS said,
    'c' || company_id || 's' || replace(listed, '_', '') || ' c' || company_id || 'j' || job_id
      || ' c' || company_id || 'w' || work_authorization
      || ' c' || company_id || 'b' || CASE WHEN overall_score IS NULL THEN 0
        WHEN overall_score >= 90 THEN 4 WHEN overall_score >= 80 THEN 3
        WHEN overall_score >= 70 THEN 2 ELSE 1 END AS scope
    FROM applications
  UNION ALL
  SELECT 'job', seq, 'q' || company_id, title || ' ' || department,
    'c' || company_id || 's' || status || ' c' || company_id || 'd' || hex(lower(department))
    FROM jobs;
--> statement-breakpoint
DROP TRIGGER applications_received;
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  INSERT INTO candidates_ranked_search (rowid, words, scope)
    SELECT (ifnull(new.overall_score, -1) + 1) * 1099511627776 + seq, words, scope
    FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  UPDATE jobs SET applicants = applicants + 1, undecided = undecided + (new.counted = 'pending')
    WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value)
    VALUES (new.company_id, 'candidates:' || new.counted, 1),
      (new.company_id, 'candidates:' || new.counted || ':' || new.job_id, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE OF status, name, email, overall_score, snooze ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  INSERT INTO candidates_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  INSERT INTO candidates_ranked_search (rowid, words, scope)
    SELECT (ifnull(new.overall_score, -1) + 1) * 1099511627776 + seq, words, scope
    FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
END;
--> statement-breakpoint
DROP TRIGGER candidates_moved;
--> statement-breakpoint
CREATE TRIGGER candidates_moved AFTER UPDATE OF status, snooze ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE jobs SET undecided = undecided + (new.counted = 'pending') - (old.counted = 'pending')
    WHERE id = new.job_id AND (new.counted = 'pending') <> (old.counted = 'pending');
  INSERT INTO counters (company_id, name, value)
    VALUES (old.company_id, 'candidates:' || old.counted, -1),
      (old.company_id, 'candidates:' || old.counted || ':' || old.job_id, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value)
    VALUES (new.company_id, 'candidates:' || new.counted, 1),
      (new.company_id, 'candidates:' || new.counted || ':' || new.job_id, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
DROP TRIGGER candidates_removed;
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  UPDATE jobs SET applicants = applicants - 1, undecided = undecided - (old.counted = 'pending')
    WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value)
    VALUES (old.company_id, 'candidates:' || old.counted, -1),
      (old.company_id, 'candidates:' || old.counted || ':' || old.job_id, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
