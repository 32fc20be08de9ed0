ALTER TABLE `companies` ADD `privacy_email` text DEFAULT '' NOT NULL;
--> statement-breakpoint
DROP TRIGGER jobs_removed;
--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_search WHERE rowid = old.seq;
  DELETE FROM open_jobs WHERE rowid = old.seq;
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
