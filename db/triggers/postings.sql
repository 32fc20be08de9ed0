-- The public face of a job: its code, when it was first published and last closed, and the list of open jobs.

CREATE TRIGGER jobs_code_kept BEFORE UPDATE OF code ON jobs
WHEN old.code IS NOT NULL AND new.code IS NOT old.code BEGIN
  SELECT RAISE(ABORT, 'a job keeps its code');
END;

CREATE TRIGGER jobs_published_or_closed AFTER UPDATE OF status ON jobs WHEN new.status IS NOT old.status BEGIN
  UPDATE jobs
    SET published_at = coalesce(published_at, CASE new.status WHEN 'active' THEN new.updated_date END),
      closed_at = CASE WHEN new.status <> 'closed' THEN NULL
        WHEN new.closes_at < new.updated_date THEN new.closes_at ELSE new.updated_date END
    WHERE seq = new.seq;
END;

-- What the list of open jobs shows and finds. `scope` holds what it can be narrowed to, a word for each; pay
-- as the rungs that a year of it reaches, in thousands (2,080 hours, 260 days, 52 weeks or 12 months a year).
-- `listed` is the row number of the index and so the order of every list: the second of publication, then
-- the job's own number.
CREATE VIEW open_job_entries AS SELECT published_at / 1000 * 262144 + seq % 262144 AS listed, seq,
  title, department, company_name AS company, locality || ' ' || region || ' ' || location AS place,
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
  FROM jobs WHERE status = 'active' AND published_at IS NOT NULL;

CREATE VIRTUAL TABLE open_jobs USING fts5(
  title, department, company, place, scope, card UNINDEXED,
  tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
);

CREATE TRIGGER jobs_listed AFTER UPDATE OF title, department, company_name, company_slug, job_type,
  location_type, location, country, region, locality, remote_from, salary_min, salary_max, pay_currency,
  pay_unit, closes_on, time_zone, closes_at, language, status, code, published_at ON jobs BEGIN
  DELETE FROM open_jobs WHERE rowid = old.published_at / 1000 * 262144 + old.seq % 262144;
  DELETE FROM open_jobs
    WHERE rowid = (SELECT published_at / 1000 * 262144 + seq % 262144 FROM jobs WHERE seq = new.seq);
  INSERT INTO open_jobs (rowid, title, department, company, place, scope, card)
    SELECT listed, title, department, company, place, scope, card FROM open_job_entries WHERE seq = new.seq;
END;

-- A company's place under `/careers`. Whatever it once was stays the company's for ever.

CREATE TRIGGER companies_addressed AFTER INSERT ON companies BEGIN
  UPDATE companies SET slug = coalesce(new.slug, 'company-' || lower(substr(new.id, -10)))
    WHERE id = new.id;
END;

CREATE TRIGGER companies_readdressed AFTER UPDATE OF slug ON companies BEGIN
  INSERT INTO company_slugs (slug, company_id)
    SELECT new.slug, new.id
    WHERE NOT EXISTS (SELECT 1 FROM company_slugs WHERE slug = new.slug AND company_id = new.id);
  UPDATE jobs SET company_slug = new.slug WHERE company_id = new.id AND company_slug <> new.slug;
END;

-- Whoever applies is counted for what led them here.

CREATE TRIGGER applications_sourced AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL AND new.source <> '' BEGIN
  INSERT INTO job_sources (job_id, source, day, company_id, applicants)
    VALUES (new.job_id, new.source, date(new.received_at / 1000, 'unixepoch'), new.company_id, 1)
    ON CONFLICT (job_id, source, day) DO UPDATE SET applicants = applicants + 1;
END;

CREATE TRIGGER sources_added AFTER INSERT ON job_sources BEGIN
  INSERT INTO job_source_totals (job_id, source, company_id, views, applicants)
    VALUES (new.job_id, new.source, new.company_id, new.views, new.applicants)
    ON CONFLICT (job_id, source) DO UPDATE
      SET views = views + excluded.views, applicants = applicants + excluded.applicants;
END;

CREATE TRIGGER sources_counted AFTER UPDATE OF views, applicants ON job_sources BEGIN
  UPDATE job_source_totals
    SET views = views + new.views - old.views, applicants = applicants + new.applicants - old.applicants
    WHERE job_id = new.job_id AND source = new.source;
END;
