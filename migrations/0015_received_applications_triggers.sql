-- A submission is one row changed in the request. In the background it is received: only then do the dashboard's list, its counts
-- and its search take it in, all three in the one statement that sets received_at, so that they always agree.
DROP TRIGGER applications_added_submitted;
--> statement-breakpoint
DROP TRIGGER applications_submitted;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
DROP TRIGGER candidates_removed;
--> statement-breakpoint
DROP TRIGGER candidates_ranked_added;
--> statement-breakpoint
DROP TRIGGER candidates_ranked_submitted;
--> statement-breakpoint
DROP TRIGGER candidates_ranked_changed;
--> statement-breakpoint
DROP TRIGGER candidates_ranked_removed;
--> statement-breakpoint
-- Counted and in the index since they were submitted.
UPDATE applications SET received_at = submitted_at WHERE submitted_at IS NOT NULL;
--> statement-breakpoint
-- A row that arrives as a submitted one (the seed's, an import's) has nobody to wait for.
CREATE TRIGGER applications_added_submitted AFTER INSERT ON applications WHEN new.submitted_at IS NOT NULL BEGIN
  UPDATE applications SET received_at = new.submitted_at WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, name, email, position, scope)
    VALUES (new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
  UPDATE jobs SET applicants = applicants + 1 WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE OF status, name, email ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE candidates_search SET name = new.name, email = new.email, scope = 'c' || new.company_id || ' s' || replace(new.status, '_', '') WHERE rowid = new.seq;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  UPDATE jobs SET applicants = applicants - 1 WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_changed AFTER UPDATE OF status, name, email, overall_score ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_ranked_search WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
END;
