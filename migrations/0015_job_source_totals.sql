CREATE TABLE `job_source_totals` (
	`job_id` text NOT NULL,
	`source` text NOT NULL,
	`company_id` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`applicants` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `source`)
);
--> statement-breakpoint
CREATE INDEX `job_source_totals_best` ON `job_source_totals` (`job_id`,`applicants`,`views`);--> statement-breakpoint
DROP TRIGGER jobs_removed;
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
END;--> statement-breakpoint
CREATE TRIGGER sources_added AFTER INSERT ON job_sources BEGIN
  INSERT INTO job_source_totals (job_id, source, company_id, views, applicants)
    VALUES (new.job_id, new.source, new.company_id, new.views, new.applicants)
    ON CONFLICT (job_id, source) DO UPDATE
      SET views = views + excluded.views, applicants = applicants + excluded.applicants;
END;--> statement-breakpoint
CREATE TRIGGER sources_counted AFTER UPDATE OF views, applicants ON job_sources BEGIN
  UPDATE job_source_totals
    SET views = views + new.views - old.views, applicants = applicants + new.applicants - old.applicants
    WHERE job_id = new.job_id AND source = new.source;
END;
--> statement-breakpoint
INSERT INTO job_source_totals (job_id, source, company_id, views, applicants)
  SELECT job_id, source, company_id, sum(views), sum(applicants) FROM job_sources
  GROUP BY job_id, source, company_id;
