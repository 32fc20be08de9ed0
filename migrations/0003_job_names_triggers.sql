-- Each job carries its company's name, so that the open jobs of all companies are read from one table.
UPDATE jobs SET company_name = (SELECT company_name FROM companies WHERE companies.id = jobs.company_id);
--> statement-breakpoint
CREATE TRIGGER jobs_named AFTER INSERT ON jobs BEGIN
  UPDATE jobs SET company_name = (SELECT company_name FROM companies WHERE companies.id = new.company_id)
    WHERE seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER companies_renamed AFTER UPDATE OF company_name ON companies BEGIN
  UPDATE jobs SET company_name = new.company_name WHERE company_id = new.id;
END;
