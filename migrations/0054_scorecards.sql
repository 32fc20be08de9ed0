CREATE TABLE `scorecards` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`application_id` text NOT NULL,
	`user_id` text NOT NULL,
	`person_name` text NOT NULL,
	`recommendation` text NOT NULL,
	`pros` text NOT NULL,
	`cons` text NOT NULL,
	`version` integer NOT NULL,
	`newest` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scorecards_version` ON `scorecards` (`application_id`,`user_id`,`version`);--> statement-breakpoint
CREATE INDEX `scorecards_newest` ON `scorecards` (`application_id`) WHERE newest = 1;--> statement-breakpoint
CREATE INDEX `scorecards_author` ON `scorecards` (`user_id`);--> statement-breakpoint
ALTER TABLE `applications` ADD `snooze_card` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `scorecard_id` text;
--> statement-breakpoint
CREATE TRIGGER scorecards_ended AFTER DELETE ON applications BEGIN
  DELETE FROM scorecards WHERE application_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_replaced AFTER INSERT ON scorecards WHEN new.version > 1 BEGIN
  UPDATE scorecards SET newest = 0
    WHERE application_id = new.application_id AND user_id = new.user_id AND version < new.version;
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_awaited AFTER INSERT ON scorecards BEGIN
  UPDATE applications SET snooze = 'back', snooze_card = 'in'
    WHERE id = new.application_id AND snooze = 'snoozed' AND snooze_card = 'awaited';
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_of_member AFTER DELETE ON members BEGIN
  DELETE FROM notifications WHERE user_id = old.user_id AND kind = 'scorecard';
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_of_role AFTER UPDATE OF role ON members
WHEN new.role IN ('hiring-manager', 'interviewer') AND new.role <> old.role BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = new.user_id AND kind = 'scorecard' AND read_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_unchanged BEFORE UPDATE OF id, company_id, application_id, user_id, person_name,
  recommendation, pros, cons, version, created_at ON scorecards BEGIN
  SELECT RAISE(ABORT, 'scorecards are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_kept BEFORE DELETE ON scorecards
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'scorecards go only with their application');
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_to_seal AFTER INSERT ON scorecards BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'card', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_erasure_to_seal AFTER DELETE ON scorecards BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER scorecards_logged AFTER INSERT ON scorecards BEGIN
  INSERT INTO activity (seq, company_id, actor_id, actor_name, role, verb, job_id, application_id, at, via)
    VALUES ((SELECT ifnull(max(seq) + 1, new.created_at * 2048) FROM activity
        WHERE seq BETWEEN new.created_at * 2048 AND new.created_at * 2048 + 2047),
      new.company_id, new.user_id, new.person_name,
      ifnull((SELECT role FROM members WHERE user_id = new.user_id AND company_id = new.company_id), ''),
      iif(new.version = 1, 'card.given', 'card.changed'),
      (SELECT job_id FROM applications WHERE id = new.application_id), new.application_id,
      new.created_at, 'page');
END;
