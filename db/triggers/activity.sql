-- The company's log is only ever added to. What stands longer than 24 months may go.

CREATE TRIGGER activity_unchanged BEFORE UPDATE ON activity BEGIN
  SELECT RAISE(ABORT, 'activity is never changed');
END;

CREATE TRIGGER activity_kept BEFORE DELETE ON activity
WHEN old.at > (unixepoch() - 730 * 86400) * 1000
  AND EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) BEGIN
  SELECT RAISE(ABORT, 'activity is kept for 24 months');
END;

-- Each filter is a token that names the company too, so that any of them together are one look-up.
CREATE VIRTUAL TABLE activity_search USING fts5(
  scope, content = '', contentless_delete = 1, detail = none, tokenize = "unicode61"
);

CREATE TRIGGER activity_added AFTER INSERT ON activity BEGIN
  INSERT INTO activity_search (rowid, scope)
    VALUES (new.seq, 'c' || new.company_id
      || ' v' || replace(new.verb, '.', '') || 'c' || new.company_id
      || ifnull(' a' || new.actor_id || 'c' || new.company_id, '')
      || ifnull(' j' || new.job_id || 'c' || new.company_id, '')
      || ifnull(' p' || new.application_id || 'c' || new.company_id, ''));
END;

CREATE TRIGGER activity_removed AFTER DELETE ON activity BEGIN
  DELETE FROM activity_search WHERE rowid = old.seq;
END;

-- Records that name who made them are logged by themselves, whatever writes them.
CREATE TRIGGER status_changes_logged AFTER INSERT ON status_changes BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id,
      before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name,
      ifnull((SELECT role FROM members WHERE user_id = new.user_id AND company_id = new.company_id), ''),
      CASE WHEN new.undoes IS NOT NULL THEN 'candidate.undone'
        WHEN new.offer_end = 'left' THEN 'candidate.withdrew'
        WHEN new.from_status = new.to_status THEN 'candidate.staged' ELSE 'candidate.moved' END,
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      ifnull((SELECT name FROM job_stages WHERE id = new.from_stage
        AND job_id = (SELECT job_id FROM applications WHERE id = new.application_id)), new.from_status),
      ifnull((SELECT name FROM job_stages WHERE id = new.to_stage
        AND job_id = (SELECT job_id FROM applications WHERE id = new.application_id)), new.to_status),
      new.created_at, 'page');
END;

CREATE TRIGGER verdicts_logged AFTER INSERT ON verdicts BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, object, job_id, application_id,
      before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name,
      ifnull((SELECT role FROM members WHERE user_id = new.user_id AND company_id = new.company_id), ''),
      'candidate.judged', new.dimension,
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      ifnull(new.machine_score, ''), new.score, new.created_at, 'page');
END;

CREATE TRIGGER scorecards_logged AFTER INSERT ON scorecards BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name,
      ifnull((SELECT role FROM members WHERE user_id = new.user_id AND company_id = new.company_id), ''),
      iif(new.version = 1, 'card.given', 'card.changed'),
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      new.created_at, 'page');
END;

CREATE TRIGGER review_requests_logged AFTER UPDATE OF answered_at ON review_requests
WHEN old.answered_at IS NULL AND new.answered_at IS NOT NULL BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.answered_at * 2048) FROM activity
        WHERE seq BETWEEN new.answered_at * 2048 AND new.answered_at * 2048 + 2047),
      new.company_id, new.answered_by, new.answered_by_name,
      ifnull((SELECT role FROM members WHERE user_id = new.answered_by AND company_id = new.company_id), ''),
      'review.answered',
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      new.answered_at, 'page');
END;

-- A status that nobody set by hand: whoever does has their line in the same batch, before the change.
CREATE TRIGGER jobs_moved_by_rule AFTER UPDATE OF status ON jobs
WHEN old.status <> new.status AND NOT EXISTS (SELECT 1 FROM activity
    WHERE seq BETWEEN new.updated_date * 2048 AND new.updated_date * 2048 + 2047
      AND job_id = new.id AND verb = 'job.status') BEGIN
  INSERT INTO activity (seq, company_id, verb, object, job_id, before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.updated_date * 2048) FROM activity
        WHERE seq BETWEEN new.updated_date * 2048 AND new.updated_date * 2048 + 2047),
      new.company_id, 'job.status', new.title, new.id, old.status, new.status, new.updated_date, 'system');
END;
