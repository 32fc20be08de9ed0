ALTER TABLE `jobs` ADD `reopens_as` text;--> statement-breakpoint
UPDATE jobs SET reopens_as = status, status = 'closed', updated_date = unixepoch() * 1000
  WHERE status IN ('active', 'paused')
    AND company_id IN (SELECT id FROM companies WHERE erase_at IS NOT NULL);
