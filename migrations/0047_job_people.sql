ALTER TABLE `jobs` ADD `people` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Their own counters stay for the version of before, and a later migration takes them away.
UPDATE jobs SET people = (SELECT json_group_object(substr(name, 12, instr(substr(name, 12), ':') - 1), value)
  FROM counters WHERE company_id = jobs.company_id AND name IN ('candidates:pending:' || jobs.id,
    'candidates:interview_approved:' || jobs.id, 'candidates:offer_sent:' || jobs.id,
    'candidates:offer_accepted:' || jobs.id, 'candidates:passed:' || jobs.id,
    'candidates:snoozed:' || jobs.id));
--> statement-breakpoint
DROP TRIGGER applications_received;
--> statement-breakpoint
DROP TRIGGER candidates_moved;
--> statement-breakpoint
DROP TRIGGER candidates_removed;
--> statement-breakpoint
CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  INSERT INTO candidates_ranked_search (rowid, words, scope)
    SELECT (ifnull(new.overall_score, -1) + 1) * 1099511627776 + seq, words, scope
    FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  UPDATE jobs SET applicants = applicants + 1, undecided = undecided + (new.counted = 'pending'),
      people = json_patch(people, json_object(new.counted, ifnull(people ->> new.counted, 0) + 1))
    WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.counted, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_moved AFTER UPDATE OF status, snooze ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE jobs SET undecided = undecided + (new.counted = 'pending') - (old.counted = 'pending'),
      people = json_patch(people, json_object(old.counted, ifnull(people ->> old.counted, 0) - 1,
        new.counted, ifnull(people ->> new.counted, 0) + 1))
    WHERE id = new.job_id AND new.counted <> old.counted;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.counted, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.counted, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  UPDATE jobs SET applicants = applicants - 1, undecided = undecided - (old.counted = 'pending'),
      people = json_patch(people, json_object(old.counted, ifnull(people ->> old.counted, 0) - 1))
    WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.counted, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;
