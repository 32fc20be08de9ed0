-- What a company's list of jobs shows without counting anything: its numbers, its departments, its search.

CREATE VIRTUAL TABLE jobs_search USING fts5(
  words, scope, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);

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

CREATE TRIGGER jobs_viewed AFTER UPDATE OF views ON jobs BEGIN
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'views', new.views - old.views)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_search WHERE rowid = old.seq;
  DELETE FROM open_jobs WHERE rowid = old.published_at / 1000 * 262144 + old.seq % 262144;
  DELETE FROM job_sources WHERE job_id = old.id;
  DELETE FROM job_source_totals WHERE job_id = old.id;
  INSERT INTO job_tombstones (code, company_id)
    SELECT code, company_id FROM short_links WHERE job_id = old.id AND old.published_at IS NOT NULL;
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

-- Each job gets the code that ends its public address, and carries its company's name, its place under
-- `/careers` and whether the company has applications evaluated, so that the open jobs of all companies are
-- read from one table.

CREATE TRIGGER jobs_named AFTER INSERT ON jobs BEGIN
  UPDATE jobs
    SET (company_name, evaluates, company_slug) =
      (SELECT company_name, evaluates, ifnull(slug, '') FROM companies WHERE companies.id = new.company_id),
      code = coalesce(new.code,
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1)),
      published_at = coalesce(new.published_at, CASE new.status WHEN 'active' THEN new.created_date END),
      closed_at = coalesce(new.closed_at, CASE new.status WHEN 'closed' THEN new.updated_date END)
    WHERE seq = new.seq;
END;

CREATE TRIGGER companies_renamed AFTER UPDATE OF company_name ON companies BEGIN
  UPDATE jobs SET company_name = new.company_name WHERE company_id = new.id;
END;

CREATE TRIGGER companies_switched AFTER UPDATE OF evaluates ON companies
WHEN new.evaluates IS NOT old.evaluates BEGIN
  UPDATE jobs SET evaluates = new.evaluates WHERE company_id = new.id;
END;

-- Each version of a questionnaire is kept once; those of before anybody applied are of no use.

CREATE TRIGGER questionnaires_set AFTER INSERT ON assessments BEGIN
  INSERT INTO question_sets (company_id, job_id, questions) VALUES (new.company_id, new.job_id, new.questions);
  UPDATE assessments SET set_seq = last_insert_rowid() WHERE id = new.id;
END;

CREATE TRIGGER questionnaires_reset AFTER UPDATE OF questions ON assessments
WHEN new.questions IS NOT old.questions BEGIN
  DELETE FROM question_sets WHERE job_id = new.job_id
    AND NOT EXISTS (SELECT 1 FROM applications WHERE job_id = new.job_id);
  INSERT INTO question_sets (company_id, job_id, questions) VALUES (new.company_id, new.job_id, new.questions);
  UPDATE assessments SET set_seq = last_insert_rowid() WHERE id = new.id;
END;

CREATE TRIGGER questionnaires_gone AFTER DELETE ON jobs BEGIN
  DELETE FROM question_sets WHERE job_id = old.id;
END;

-- What stands in a questionnaire is counted on its job's own row.

CREATE TRIGGER questionnaires_added AFTER INSERT ON assessments BEGIN
  UPDATE jobs SET questions = json_array_length(new.questions), unwritten_questions = new.unwritten
    WHERE id = new.job_id AND company_id = new.company_id;
END;

CREATE TRIGGER questionnaires_changed AFTER UPDATE OF questions, unwritten ON assessments BEGIN
  UPDATE jobs SET questions = json_array_length(new.questions), unwritten_questions = new.unwritten
    WHERE id = new.job_id AND company_id = new.company_id;
END;
