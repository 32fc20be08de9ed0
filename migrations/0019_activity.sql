CREATE TABLE `activity` (
	`seq` integer PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`actor_id` text,
	`actor_name` text DEFAULT '' NOT NULL,
	`role` text DEFAULT '' NOT NULL,
	`verb` text NOT NULL,
	`object` text DEFAULT '' NOT NULL,
	`job_id` text,
	`application_id` text,
	`before_value` text DEFAULT '' NOT NULL,
	`after_value` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`request_id` text,
	`via` text NOT NULL,
	`once` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `activity_once` ON `activity` (`once`) WHERE once is not null;
--> statement-breakpoint
CREATE TRIGGER activity_unchanged BEFORE UPDATE ON activity BEGIN
  SELECT RAISE(ABORT, 'activity is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER activity_kept BEFORE DELETE ON activity
WHEN old.at > (unixepoch() - 730 * 86400) * 1000
  AND EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) BEGIN
  SELECT RAISE(ABORT, 'activity is kept for 24 months');
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE activity_search USING fts5(
  scope, content = '', contentless_delete = 1, detail = none, tokenize = "unicode61"
);
--> statement-breakpoint
CREATE TRIGGER activity_added AFTER INSERT ON activity BEGIN
  INSERT INTO activity_search (rowid, scope)
    VALUES (new.seq, 'c' || new.company_id
      || ' v' || replace(new.verb, '.', '') || 'c' || new.company_id
      || ifnull(' a' || new.actor_id || 'c' || new.company_id, '')
      || ifnull(' j' || new.job_id || 'c' || new.company_id, '')
      || ifnull(' p' || new.application_id || 'c' || new.company_id, ''));
END;
--> statement-breakpoint
CREATE TRIGGER activity_removed AFTER DELETE ON activity BEGIN
  DELETE FROM activity_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER status_changes_logged AFTER INSERT ON status_changes BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id,
      before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name, 'recruiter',
      CASE WHEN new.undoes IS NULL THEN 'candidate.moved' ELSE 'candidate.undone' END,
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      new.from_status, new.to_status, new.created_at, 'page');
END;
--> statement-breakpoint
CREATE TRIGGER verdicts_logged AFTER INSERT ON verdicts BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, object, job_id, application_id,
      before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name, 'recruiter', 'candidate.judged', new.dimension,
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      ifnull(new.machine_score, ''), new.score, new.created_at, 'page');
END;
--> statement-breakpoint
CREATE TRIGGER review_requests_logged AFTER UPDATE OF answered_at ON review_requests
WHEN old.answered_at IS NULL AND new.answered_at IS NOT NULL BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.answered_at * 2048) FROM activity
        WHERE seq BETWEEN new.answered_at * 2048 AND new.answered_at * 2048 + 2047),
      new.company_id, new.answered_by, new.answered_by_name, 'recruiter', 'review.answered',
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      new.answered_at, 'page');
END;
--> statement-breakpoint
CREATE TRIGGER jobs_moved_by_rule AFTER UPDATE OF status ON jobs
WHEN old.status <> new.status AND NOT EXISTS (SELECT 1 FROM activity
    WHERE seq BETWEEN new.updated_date * 2048 AND new.updated_date * 2048 + 2047
      AND job_id = new.id AND verb = 'job.status') BEGIN
  INSERT INTO activity (seq, company_id, verb, object, job_id, before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.updated_date * 2048) FROM activity
        WHERE seq BETWEEN new.updated_date * 2048 AND new.updated_date * 2048 + 2047),
      new.company_id, 'job.status', new.title, new.id, old.status, new.status, new.updated_date, 'system');
END;
