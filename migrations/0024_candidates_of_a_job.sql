-- The index knows the job of each candidate too: the candidates of one job are found without reading the company's others.
DROP TRIGGER applications_received;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
DROP TRIGGER candidates_ranked_changed;
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, name, email, position, scope)
    VALUES (new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
  UPDATE jobs SET applicants = applicants + 1 WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE OF status, name, email ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE candidates_search SET name = new.name, email = new.email, scope = 'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id WHERE rowid = new.seq;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_changed AFTER UPDATE OF status, name, email, overall_score ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_ranked_search WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', '') || ' j' || new.job_id);
END;
--> statement-breakpoint
UPDATE candidates_search
  SET scope = scope || ' j' || (SELECT a.job_id FROM applications a WHERE a.seq = candidates_search.rowid);
--> statement-breakpoint
INSERT INTO candidates_ranked_search (candidates_ranked_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
  SELECT (ifnull(overall_score, -1) + 1) * 1099511627776 + seq, name, email, position,
    'c' || company_id || ' s' || replace(status, '_', '') || ' j' || job_id
  FROM applications WHERE received_at IS NOT NULL;
