-- What happened is added to its day, job, stage and source as it happens, and stays when the people go.
-- Only a decision that is taken back is taken from the day on which it was made.

CREATE VIEW fact_events AS
  SELECT company_id, measure, job_id, 0 AS at, stage, '' AS status, source, n, sum AS days FROM facts;

CREATE TRIGGER facts_counted INSTEAD OF INSERT ON fact_events BEGIN
  INSERT INTO facts (company_id, measure, job_id, day, stage, source, n, sum)
    SELECT new.company_id, new.measure, f.job_id, f.day, f.stage, f.source, new.n,
      new.n * ifnull(new.days, 0)
    FROM (
      SELECT new.job_id AS job_id, date(new.at / 1000, 'unixepoch') AS day, new.stage AS stage,
        new.source AS source
      UNION ALL SELECT new.job_id, '', new.stage, ''
      UNION ALL SELECT '', strftime('%Y-%m', new.at / 1000, 'unixepoch'), new.status, ''
      UNION ALL SELECT '', '', new.status, new.source
    ) AS f
    WHERE f.stage IS NOT NULL
    ON CONFLICT (company_id, measure, job_id, day, stage, source)
      DO UPDATE SET n = n + excluded.n, sum = sum + excluded.sum;
  INSERT INTO fact_days (company_id, measure, job_id, stage, days, n)
    SELECT new.company_id, new.measure, f.job_id, f.stage,
      CASE WHEN new.days >= 90 THEN 90 WHEN new.days >= 60 THEN 60 WHEN new.days >= 45 THEN 45
        WHEN new.days >= 30 THEN 30 WHEN new.days >= 21 THEN 21 WHEN new.days >= 14 THEN 14
        WHEN new.days >= 10 THEN 10 WHEN new.days >= 7 THEN 7 WHEN new.days >= 5 THEN 5
        WHEN new.days >= 3 THEN 3 WHEN new.days >= 2 THEN 2 WHEN new.days >= 1 THEN 1
        ELSE 0 END,
      new.n
    FROM (SELECT new.job_id AS job_id, new.stage AS stage UNION ALL SELECT '', new.status) AS f
    WHERE f.stage IS NOT NULL AND new.days IS NOT NULL
    ON CONFLICT (company_id, measure, job_id, stage, days) DO UPDATE SET n = n + excluded.n;
END;

CREATE TRIGGER facts_applied AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO fact_events (company_id, measure, job_id, at, stage, status, source, n, days)
    VALUES (new.company_id, 'applied', new.job_id, new.submitted_at, ifnull(new.stage_id, 'pending'),
      'pending', ifnull(nullif(new.source, ''), 'unknown'), 1, NULL);
END;

-- Each change twice: where somebody came to, and what they left. A move among the stages of one status is a
-- fact of its job alone.
CREATE VIEW moves AS
  SELECT c.id, c.company_id, 'reached' AS measure, a.job_id, c.created_at AS at,
    ifnull(c.to_stage, c.to_status) AS stage, nullif(c.to_status, c.from_status) AS status,
    ifnull(nullif(a.source, ''), 'unknown') AS source,
    max(0, c.created_at - a.submitted_at) / 86400000 AS days
  FROM status_changes AS c JOIN applications AS a ON a.id = c.application_id WHERE c.undoes IS NULL
  UNION ALL SELECT c.id, c.company_id, 'left', a.job_id, c.created_at,
    ifnull(c.from_stage, c.from_status), NULL, '',
    max(0, c.created_at - ifnull((SELECT max(p.created_at) FROM status_changes AS p
      WHERE p.application_id = c.application_id AND p.created_at <= c.created_at AND p.id <> c.id
        AND p.undoes IS NULL AND NOT EXISTS (SELECT 1 FROM status_changes WHERE id = p.id || '-undo')),
      a.submitted_at)) / 86400000
  FROM status_changes AS c JOIN applications AS a ON a.id = c.application_id WHERE c.undoes IS NULL;

CREATE TRIGGER facts_moved AFTER INSERT ON status_changes BEGIN
  INSERT INTO fact_events (company_id, measure, job_id, at, stage, status, source, n, days)
    SELECT company_id, measure, job_id, at, stage, status, source, iif(new.undoes IS NULL, 1, -1), days
    FROM moves WHERE id = ifnull(new.undoes, new.id);
END;
