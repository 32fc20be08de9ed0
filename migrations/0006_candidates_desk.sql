ALTER TABLE `applications` ADD `stands_out` text;
--> statement-breakpoint
DROP TRIGGER applications_received;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
DROP TRIGGER candidates_removed;
--> statement-breakpoint
DROP TRIGGER candidates_ranked_changed;
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, name, email, position, scope)
    VALUES (new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id
        || ' w' || new.work_authorization || ' b' || CASE WHEN new.overall_score IS NULL THEN 0
          WHEN new.overall_score >= 90 THEN 4 WHEN new.overall_score >= 80 THEN 3
          WHEN new.overall_score >= 70 THEN 2 ELSE 1 END);
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id
        || ' w' || new.work_authorization || ' b' || CASE WHEN new.overall_score IS NULL THEN 0
          WHEN new.overall_score >= 90 THEN 4 WHEN new.overall_score >= 80 THEN 3
          WHEN new.overall_score >= 70 THEN 2 ELSE 1 END);
  UPDATE jobs SET applicants = applicants + 1, undecided = undecided + (new.status = 'pending')
    WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value)
    VALUES (new.company_id, 'candidates:' || new.status, 1),
      (new.company_id, 'candidates:' || new.status || ':' || new.job_id, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE OF status, name, email, overall_score ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE candidates_search SET name = new.name, email = new.email,
    scope = 'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id
        || ' w' || new.work_authorization || ' b' || CASE WHEN new.overall_score IS NULL THEN 0
          WHEN new.overall_score >= 90 THEN 4 WHEN new.overall_score >= 80 THEN 3
          WHEN new.overall_score >= 70 THEN 2 ELSE 1 END
    WHERE rowid = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_moved AFTER UPDATE OF status ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE jobs SET undecided = undecided + (new.status = 'pending') - (old.status = 'pending')
    WHERE id = new.job_id AND (new.status = 'pending') <> (old.status = 'pending');
  INSERT INTO counters (company_id, name, value)
    VALUES (old.company_id, 'candidates:' || old.status, -1),
      (old.company_id, 'candidates:' || old.status || ':' || old.job_id, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value)
    VALUES (new.company_id, 'candidates:' || new.status, 1),
      (new.company_id, 'candidates:' || new.status || ':' || new.job_id, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  UPDATE jobs SET applicants = applicants - 1, undecided = undecided - (old.status = 'pending')
    WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value)
    VALUES (old.company_id, 'candidates:' || old.status, -1),
      (old.company_id, 'candidates:' || old.status || ':' || old.job_id, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_changed AFTER UPDATE OF status, name, email, overall_score ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position,
      'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id
        || ' w' || new.work_authorization || ' b' || CASE WHEN new.overall_score IS NULL THEN 0
          WHEN new.overall_score >= 90 THEN 4 WHEN new.overall_score >= 80 THEN 3
          WHEN new.overall_score >= 70 THEN 2 ELSE 1 END);
END;
--> statement-breakpoint
UPDATE applications SET stands_out = (
  SELECT CASE WHEN json_extract(e.result, '$.concerns[0].text') LIKE 'Says otherwise: %'
      THEN json_extract(e.result, '$.concerns[0].text')
      ELSE coalesce(json_extract(e.result, '$.highlights[0].text'), json_extract(e.result, '$.concerns[0].text')) END
    FROM evaluations e WHERE e.id = applications.evaluation_id)
  WHERE evaluation_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO counters (company_id, name, value)
  SELECT company_id, 'candidates:' || status || ':' || job_id, count(*) FROM applications
    WHERE received_at IS NOT NULL GROUP BY company_id, status, job_id;
--> statement-breakpoint
DELETE FROM candidates_search;
--> statement-breakpoint
INSERT INTO candidates_search (rowid, name, email, position, scope)
  SELECT seq, name, email, position, 'c' || company_id || ' s' || replace(status, '_', '') || ' j' || job_id
    || ' w' || work_authorization || ' b' || CASE WHEN overall_score IS NULL THEN 0
      WHEN overall_score >= 90 THEN 4 WHEN overall_score >= 80 THEN 3
      WHEN overall_score >= 70 THEN 2 ELSE 1 END
    FROM applications WHERE received_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO candidates_ranked_search (candidates_ranked_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
  SELECT (ifnull(overall_score, -1) + 1) * 1099511627776 + seq, name, email, position, 'c' || company_id || ' s' || replace(status, '_', '') || ' j' || job_id
    || ' w' || work_authorization || ' b' || CASE WHEN overall_score IS NULL THEN 0
      WHEN overall_score >= 90 THEN 4 WHEN overall_score >= 80 THEN 3
      WHEN overall_score >= 70 THEN 2 ELSE 1 END
    FROM applications WHERE received_at IS NOT NULL;
