CREATE TABLE `company_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_tombstones` (
	`code` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_sources` (
	`job_id` text NOT NULL,
	`source` text NOT NULL,
	`day` text NOT NULL,
	`company_id` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`applicants` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `source`, `day`)
);
--> statement-breakpoint
ALTER TABLE `companies` ADD `slug` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `website` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `colour` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `share_picture` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `default_country` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `default_currency` text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `default_language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `default_time_zone` text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `linkedin_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `medium` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `applications` ADD `campaign` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `country` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `region` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `locality` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `postal_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `street` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `remote_from` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `pay_currency` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `pay_unit` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `closes_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `time_zone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `language` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_drafts` ADD `openings` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `job_views` ADD `source` text DEFAULT 'direct' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `code` text;--> statement-breakpoint
ALTER TABLE `jobs` ADD `company_slug` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `country` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `region` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `locality` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `postal_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `street` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `remote_from` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `pay_currency` text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `pay_unit` text DEFAULT 'YEAR' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `closes_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `time_zone` text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `closes_at` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `openings` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `closed_at` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `published_anyway` text;--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_code` ON `jobs` (`code`);--> statement-breakpoint
CREATE INDEX `jobs_published` ON `jobs` (`published_at`) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX `jobs_closing` ON `jobs` (`closes_at`) WHERE status = 'active' and closes_at is not null;
--> statement-breakpoint
UPDATE companies SET slug = (
  WITH RECURSIVE letters (rest, made) AS (
    SELECT lower(company_name), ''
    UNION ALL
    SELECT substr(rest, 2), made || CASE WHEN substr(rest, 1, 1) GLOB '[a-z0-9]' THEN substr(rest, 1, 1)
      WHEN made GLOB '*-' THEN '' ELSE '-' END
    FROM letters WHERE rest <> ''
  )
  SELECT trim(substr(trim(made, '-'), 1, 45), '-') FROM letters WHERE rest = ''
);
--> statement-breakpoint
UPDATE companies SET slug = trim(slug || '-' || lower(substr(id, -10)), '-')
  WHERE length(slug) < 2
    OR slug IN ('jobs', 'admin', 'api', 'www', 'careers', 'embed', 'new', 'rolecall')
    OR EXISTS (SELECT 1 FROM companies AS other WHERE other.slug = companies.slug AND other.id < companies.id);
--> statement-breakpoint
INSERT INTO company_slugs (slug, company_id) SELECT slug, id FROM companies;
--> statement-breakpoint
UPDATE jobs SET company_slug = (SELECT slug FROM companies WHERE companies.id = jobs.company_id),
  code = substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1) ||
        substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (random() & 31), 1),
  published_at = CASE WHEN status <> 'draft' THEN created_date END,
  closed_at = CASE WHEN status = 'closed' THEN updated_date END,
  locality = CASE WHEN location_type <> 'remote' AND location NOT GLOB '*[,;/()|0-9]*'
    AND instr(lower(location), ' or ') = 0 AND instr(lower(location), ' and ') = 0
    THEN trim(substr(location, 1, 100)) ELSE '' END;
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_slug` ON `companies` (`slug`);
--> statement-breakpoint
DROP TRIGGER jobs_named;
--> statement-breakpoint
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
--> statement-breakpoint
DROP TRIGGER jobs_removed;
--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_search WHERE rowid = old.seq;
  DELETE FROM open_jobs WHERE rowid = old.seq;
  DELETE FROM job_sources WHERE job_id = old.id;
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
CREATE TRIGGER jobs_code_kept BEFORE UPDATE OF code ON jobs
WHEN old.code IS NOT NULL AND new.code IS NOT old.code BEGIN
  SELECT RAISE(ABORT, 'a job keeps its code');
END;
--> statement-breakpoint
CREATE TRIGGER jobs_published_or_closed AFTER UPDATE OF status ON jobs WHEN new.status IS NOT old.status BEGIN
  UPDATE jobs
    SET published_at = coalesce(published_at, CASE new.status WHEN 'active' THEN new.updated_date END),
      closed_at = CASE WHEN new.status <> 'closed' THEN NULL
        WHEN new.closes_at < new.updated_date THEN new.closes_at ELSE new.updated_date END
    WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE VIEW open_job_entries AS SELECT seq, title, department, company_name AS company,
  locality || ' ' || region || ' ' || location AS place,
  'c' || company_id || ' t' || replace(job_type, '-', '') || ' w' || location_type ||
    ' d' || hex(lower(department)) || ' l' || replace(lower(language), '-', '') ||
    CASE WHEN location_type = 'remote' AND remote_from <> '' THEN ' k' || replace(remote_from, ',', ' k')
      ELSE ' k' || country END ||
    ifnull((SELECT ' ' || group_concat('p' || pay_currency || value, ' ')
      FROM json_each('[10,15,20,25,30,35,40,45,50,60,70,80,90,100,120,150,200,300,500,1000,2000,5000,10000]')
      WHERE value * 1000 <= coalesce(salary_max, salary_min) *
        CASE pay_unit WHEN 'HOUR' THEN 2080 WHEN 'DAY' THEN 260 WHEN 'WEEK' THEN 52 WHEN 'MONTH' THEN 12
          ELSE 1 END), '') AS scope,
  json_object('id', id, 'code', code, 'title', title, 'department', department, 'companyName', company_name,
    'companySlug', company_slug, 'jobType', job_type, 'locationType', location_type, 'location', location,
    'country', country, 'region', region, 'locality', locality, 'remoteFrom', remote_from,
    'salaryMin', salary_min, 'salaryMax', salary_max, 'payCurrency', pay_currency, 'payUnit', pay_unit,
    'closesOn', closes_on, 'timeZone', time_zone, 'closesAt', closes_at, 'language', language,
    'publishedAt', published_at) AS card
  FROM jobs WHERE status = 'active';
--> statement-breakpoint
CREATE VIRTUAL TABLE open_jobs USING fts5(
  title, department, company, place, scope, card UNINDEXED,
  tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
);
--> statement-breakpoint
CREATE TRIGGER jobs_listed AFTER UPDATE OF title, department, company_name, company_slug, job_type,
  location_type, location, country, region, locality, remote_from, salary_min, salary_max, pay_currency,
  pay_unit, closes_on, time_zone, closes_at, language, status, code, published_at ON jobs BEGIN
  DELETE FROM open_jobs WHERE rowid = new.seq;
  INSERT INTO open_jobs (rowid, title, department, company, place, scope, card)
    SELECT seq, title, department, company, place, scope, card FROM open_job_entries WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER companies_addressed AFTER INSERT ON companies BEGIN
  UPDATE companies SET slug = coalesce(new.slug, 'company-' || lower(substr(new.id, -10)))
    WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER companies_readdressed AFTER UPDATE OF slug ON companies BEGIN
  INSERT INTO company_slugs (slug, company_id)
    SELECT new.slug, new.id
    WHERE NOT EXISTS (SELECT 1 FROM company_slugs WHERE slug = new.slug AND company_id = new.id);
  UPDATE jobs SET company_slug = new.slug WHERE company_id = new.id AND company_slug <> new.slug;
END;
--> statement-breakpoint
CREATE TRIGGER applications_sourced AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL AND new.source <> '' BEGIN
  INSERT INTO job_sources (job_id, source, day, company_id, applicants)
    VALUES (new.job_id, new.source, date(new.received_at / 1000, 'unixepoch'), new.company_id, 1)
    ON CONFLICT (job_id, source, day) DO UPDATE SET applicants = applicants + 1;
END;
--> statement-breakpoint
INSERT INTO open_jobs (rowid, title, department, company, place, scope, card)
  SELECT seq, title, department, company, place, scope, card FROM open_job_entries;
