ALTER TABLE `applications` ADD `withdrew_at` integer;
--> statement-breakpoint
UPDATE applications SET withdrew_at = (SELECT iif(s.offer_end = 'left', s.created_at, NULL)
    FROM status_changes s
    WHERE s.application_id = applications.id AND s.company_id = applications.company_id
      AND s.to_status = 'passed' AND s.from_status <> s.to_status AND s.undoes IS NULL
      AND NOT EXISTS (SELECT 1 FROM status_changes u WHERE u.id = s.id || '-undo')
    ORDER BY s.created_at DESC, s.rowid DESC LIMIT 1)
  WHERE status = 'passed'
    AND id IN (SELECT application_id FROM status_changes WHERE offer_end = 'left');
