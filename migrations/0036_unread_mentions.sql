CREATE TRIGGER mentions_deleted AFTER UPDATE OF deleted_at ON notes WHEN new.deleted_at IS NOT NULL BEGIN
  UPDATE notifications SET read_at = new.deleted_at
    WHERE read_at IS NULL AND event = 'mention:' || new.id
      AND user_id IN (SELECT user_id FROM mentions WHERE note_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER mentions_of_team AFTER DELETE ON job_team BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = old.user_id AND kind = 'mention' AND read_at IS NULL
      AND (SELECT job_id FROM applications WHERE id = application_id) = old.job_id
      AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = old.user_id AND role IN ('owner', 'recruiter'));
END;
--> statement-breakpoint
CREATE TRIGGER mentions_of_interview AFTER DELETE ON interviewers BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = old.user_id AND kind = 'mention' AND read_at IS NULL
      AND (SELECT seq FROM applications WHERE id = application_id) = old.seq
      AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = old.user_id AND role IN ('owner', 'recruiter'));
END;
--> statement-breakpoint
CREATE TRIGGER mentions_of_role AFTER UPDATE OF role ON members
WHEN new.role IN ('hiring-manager', 'interviewer') AND new.role <> old.role BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = new.user_id AND kind = 'mention' AND read_at IS NULL;
END;
