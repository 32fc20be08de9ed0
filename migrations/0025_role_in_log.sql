DROP TRIGGER status_changes_logged;
--> statement-breakpoint
CREATE TRIGGER status_changes_logged AFTER INSERT ON status_changes BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id,
      before_value, after_value, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name,
      ifnull((SELECT role FROM members WHERE user_id = new.user_id AND company_id = new.company_id), ''),
      CASE WHEN new.undoes IS NULL THEN 'candidate.moved' ELSE 'candidate.undone' END,
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      new.from_status, new.to_status, new.created_at, 'page');
END;
--> statement-breakpoint
DROP TRIGGER verdicts_logged;
--> statement-breakpoint
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
--> statement-breakpoint
DROP TRIGGER review_requests_logged;
--> statement-breakpoint
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
