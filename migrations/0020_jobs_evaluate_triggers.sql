-- Each job carries whether its company has applications evaluated, so that whoever opens a posting is told without another row read.
UPDATE jobs SET evaluates = (SELECT evaluates FROM companies WHERE companies.id = jobs.company_id);
--> statement-breakpoint
DROP TRIGGER jobs_named;
--> statement-breakpoint
CREATE TRIGGER jobs_named AFTER INSERT ON jobs BEGIN
  UPDATE jobs SET (company_name, evaluates) = (SELECT company_name, evaluates FROM companies WHERE companies.id = new.company_id)
    WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER companies_switched AFTER UPDATE OF evaluates ON companies WHEN new.evaluates IS NOT old.evaluates BEGIN
  UPDATE jobs SET evaluates = new.evaluates WHERE company_id = new.id;
END;
