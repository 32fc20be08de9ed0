ALTER TABLE `applications` ADD `duplicate_of` text;--> statement-breakpoint
ALTER TABLE `applications` ADD `phone_key` text GENERATED ALWAYS AS (substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '(', ''), ')', ''),
        '.', ''), '-', ''), '/', ''), -9)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `applications_duplicates` ON `applications` (`duplicate_of`) WHERE duplicate_of is not null;--> statement-breakpoint
CREATE INDEX `applications_phone` ON `applications` (`job_id`,`phone_key`) WHERE phone <> '';
--> statement-breakpoint
DROP TRIGGER candidates_decided;
--> statement-breakpoint
CREATE TRIGGER candidates_decided AFTER UPDATE OF status ON applications WHEN new.status <> old.status BEGIN
  UPDATE applications SET proposal = NULL, proposal_reason = NULL, proposed_at = NULL, proposed_by = NULL,
      proposed_by_id = NULL
    WHERE seq = new.seq AND proposal IS NOT NULL;
  UPDATE applications SET pooled_at = NULL, pool_ends = NULL, pooled_by = NULL
    WHERE seq = new.seq AND pool_ends IS NOT NULL AND new.status <> 'passed';
  UPDATE applications SET duplicate_of = NULL
    WHERE seq = new.seq AND duplicate_of IS NOT NULL AND new.status <> 'passed';
END;
--> statement-breakpoint
CREATE TRIGGER candidates_alone AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  UPDATE applications SET duplicate_of = NULL WHERE duplicate_of = old.id;
END;
