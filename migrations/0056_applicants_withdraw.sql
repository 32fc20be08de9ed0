DROP TRIGGER status_changes_logged;
--> statement-breakpoint
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
