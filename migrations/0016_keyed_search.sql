DROP TRIGGER applications_received;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
DROP TRIGGER candidates_removed;
--> statement-breakpoint
DROP TRIGGER candidates_ranked_changed;
--> statement-breakpoint
DROP TRIGGER jobs_added;
--> statement-breakpoint
DROP TRIGGER jobs_changed;
--> statement-breakpoint
DROP TRIGGER jobs_removed;
--> statement-breakpoint
DROP TABLE candidates_search;
--> statement-breakpoint
DROP TABLE candidates_ranked_search;
--> statement-breakpoint
DROP TABLE jobs_search;
--> statement-breakpoint
CREATE VIEW searched_texts AS
  SELECT 'candidate' AS kind, seq, 'q' || company_id AS company,
    name || ' ' || email || ' ' || position AS said,
    'c' || company_id || 's' || replace(status, '_', '') || ' c' || company_id || 'j' || job_id
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
CREATE VIRTUAL TABLE candidates_search USING fts5(
  words, scope, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE candidates_ranked_search USING fts5(
  words, scope, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE jobs_search USING fts5(
  words, scope, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  INSERT INTO candidates_ranked_search (rowid, words, scope)
    SELECT (ifnull(new.overall_score, -1) + 1) * 1099511627776 + seq, words, scope
    FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
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
CREATE TRIGGER jobs_added AFTER INSERT ON jobs BEGIN
  INSERT INTO jobs_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'job' AND seq = new.seq;
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
  DELETE FROM jobs_search WHERE rowid = old.seq;
  INSERT INTO jobs_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'job' AND seq = new.seq;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'jobs:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'jobs:' || new.status, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'department:' || old.department, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'department:' || new.department, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  DELETE FROM counters
    WHERE company_id = old.company_id AND name = 'department:' || old.department AND value = 0;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_search WHERE rowid = old.seq;
  DELETE FROM open_jobs WHERE rowid = old.seq;
  DELETE FROM job_sources WHERE job_id = old.id;
  DELETE FROM job_source_totals WHERE job_id = old.id;
  DELETE FROM short_links WHERE job_id = old.id;
  INSERT INTO job_tombstones (code, company_id)
    SELECT old.code, old.company_id WHERE old.published_at IS NOT NULL;
  DELETE FROM assessments WHERE job_id = old.id;
  DELETE FROM questionnaire_drafts WHERE job_id = old.id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'jobs', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'jobs:' || old.status, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'views', -old.views)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'department:' || old.department, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  DELETE FROM counters
    WHERE company_id = old.company_id AND name = 'department:' || old.department AND value = 0;
END;
--> statement-breakpoint
INSERT INTO jobs_search (rowid, words, scope)
  SELECT seq, words, scope FROM search_entries WHERE kind = 'job';
--> statement-breakpoint
INSERT INTO candidates_search (rowid, words, scope)
  SELECT seq, words, scope FROM search_entries WHERE kind = 'candidate'
    AND seq IN (SELECT seq FROM applications WHERE received_at IS NOT NULL);
--> statement-breakpoint
INSERT INTO candidates_ranked_search (rowid, words, scope)
  SELECT (ifnull(overall_score, -1) + 1) * 1099511627776 + search_entries.seq, words, scope
  FROM search_entries JOIN applications ON applications.seq = search_entries.seq
  WHERE kind = 'candidate' AND received_at IS NOT NULL;
