-- Numbers, search indexes and append-only rules that hold whatever code writes the rows.
CREATE VIRTUAL TABLE jobs_search USING fts5(title, department, scope, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE candidates_search USING fts5(name, email, position, scope, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
CREATE TRIGGER jobs_added AFTER INSERT ON jobs BEGIN
  INSERT INTO jobs_search (rowid, title, department, scope) VALUES (new.seq, new.title, new.department, 'c' || new.company_id || ' s' || new.status || ' d' || hex(lower(new.department)));
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
  UPDATE jobs_search SET title = new.title, department = new.department, scope = 'c' || new.company_id || ' s' || new.status || ' d' || hex(lower(new.department)) WHERE rowid = new.seq;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'jobs:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'jobs:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'department:' || old.department, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'department:' || new.department, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  DELETE FROM counters WHERE company_id = old.company_id AND name = 'department:' || old.department AND value = 0;
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
  DELETE FROM counters WHERE company_id = old.company_id AND name = 'department:' || old.department AND value = 0;
END;
--> statement-breakpoint
CREATE TRIGGER applications_added_submitted AFTER INSERT ON applications WHEN new.submitted_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, name, email, position, scope)
    VALUES (new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
  UPDATE jobs SET applicants = applicants + 1 WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER applications_submitted AFTER UPDATE OF submitted_at ON applications
WHEN old.submitted_at IS NULL AND new.submitted_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, name, email, position, scope)
    VALUES (new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
  UPDATE jobs SET applicants = applicants + 1 WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_changed AFTER UPDATE OF status, name, email ON applications
WHEN old.submitted_at IS NOT NULL AND new.submitted_at IS NOT NULL BEGIN
  UPDATE candidates_search SET name = new.name, email = new.email, scope = 'c' || new.company_id || ' s' || replace(new.status, '_', '') WHERE rowid = new.seq;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.submitted_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  UPDATE jobs SET applicants = applicants - 1 WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER evaluations_unchanged BEFORE UPDATE ON evaluations BEGIN
  SELECT RAISE(ABORT, 'evaluations are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER evaluations_kept BEFORE DELETE ON evaluations
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'evaluations go only with their application');
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
