CREATE TABLE `job_stages` (
	`job_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`promise_days` integer,
	`shown_as` text DEFAULT '' NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `applications` ADD `stage_id` text;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `from_stage` text;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `to_stage` text;
--> statement-breakpoint
DROP TRIGGER applications_added_submitted;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
DROP TRIGGER status_changes_logged;
--> statement-breakpoint
DROP VIEW search_entries;
--> statement-breakpoint
DROP VIEW searched_texts;
--> statement-breakpoint
CREATE VIEW searched_texts AS
  SELECT 'candidate' AS kind, seq, 'q' || company_id AS company,
    name || ' ' || email || ' ' || position AS said,
    'c' || company_id || 's' || replace(listed, '_', '') || ' c' || company_id || 'j' || job_id
      || ' c' || company_id || 'w' || work_authorization
      || ' c' || company_id || 'b' || CASE WHEN overall_score IS NULL THEN 0
        WHEN overall_score >= 90 THEN 4 WHEN overall_score >= 80 THEN 3
        WHEN overall_score >= 70 THEN 2 ELSE 1 END
      || ifnull(' c' || company_id || 'g' || stage_id, '') AS scope
    FROM applications
  UNION ALL
  SELECT 'job', seq, 'q' || company_id, title || ' ' || department,
    'c' || company_id || 's' || status || ' c' || company_id || 'd' || hex(lower(department))
    FROM jobs;
--> statement-breakpoint
CREATE VIEW search_entries AS SELECT kind, seq, scope, company || replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(said, char(160), ' '), '!', ' '), '"', ' '), '#', ' '),
    '$', ' '), '%', ' '), '&', ' '), '''', ' '), '(', ' '), ')', ' '), '*', ' '), '+', ' '), ',', ' '),
    '-', ' '), '.', ' '), '/', ' '), ':', ' '), ';', ' '), '<', ' '), '=', ' '), '>', ' '), '?', ' '),
    '@', ' '), '[', ' '), '\', ' '), ']', ' '), '^', ' '), '_', ' '), '`', ' '), '{', ' '), '|', ' '),
    '}', ' '), '~', ' '), '·', ' '), '–', ' '), '—', ' '), '‐', ' '), '‑', ' '), '‘', ' '), '’', ' '),
    '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), '…', ' '), '•', ' '), '、', ' '), '。', ' '),
    '・', ' '), '（', ' '), '）', ' '), '／', ' '), 'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'),
    'Œ', 'oe'), 'œ', 'oe'), 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'ı', 'i'),
    ' ', ' ' || company) AS words
  FROM searched_texts;
--> statement-breakpoint
CREATE TRIGGER applications_added_submitted AFTER INSERT ON applications
WHEN new.submitted_at IS NOT NULL BEGIN
  UPDATE applications SET received_at = new.submitted_at, stage_id = ifnull(new.stage_id,
      (SELECT id FROM job_stages WHERE job_id = new.job_id AND status = new.status ORDER BY position LIMIT 1))
    WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_changed
AFTER UPDATE OF status, name, email, overall_score, snooze, stage_id ON applications
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
CREATE TRIGGER status_changes_logged AFTER INSERT ON status_changes BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id,
      before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name,
      ifnull((SELECT role FROM members WHERE user_id = new.user_id AND company_id = new.company_id), ''),
      CASE WHEN new.undoes IS NOT NULL THEN 'candidate.undone'
        WHEN new.from_status = new.to_status THEN 'candidate.staged' ELSE 'candidate.moved' END,
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      ifnull((SELECT name FROM job_stages WHERE id = new.from_stage
        AND job_id = (SELECT job_id FROM applications WHERE id = new.application_id)), new.from_status),
      ifnull((SELECT name FROM job_stages WHERE id = new.to_stage
        AND job_id = (SELECT job_id FROM applications WHERE id = new.application_id)), new.to_status),
      new.created_at, 'page');
END;
--> statement-breakpoint
CREATE TRIGGER stages_entered AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL AND new.stage_id IS NOT NULL BEGIN
  UPDATE job_stages SET people = people + 1 WHERE job_id = new.job_id AND id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER stages_changed AFTER UPDATE OF stage_id ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL AND new.stage_id IS NOT old.stage_id BEGIN
  UPDATE job_stages SET people = people - 1 WHERE job_id = old.job_id AND id = old.stage_id;
  UPDATE job_stages SET people = people + 1 WHERE job_id = new.job_id AND id = new.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER stages_left AFTER DELETE ON applications
WHEN old.received_at IS NOT NULL AND old.stage_id IS NOT NULL BEGIN
  UPDATE job_stages SET people = people - 1 WHERE job_id = old.job_id AND id = old.stage_id;
END;
--> statement-breakpoint
CREATE TRIGGER job_stages_ended AFTER DELETE ON jobs BEGIN
  DELETE FROM job_stages WHERE job_id = old.id;
END;
