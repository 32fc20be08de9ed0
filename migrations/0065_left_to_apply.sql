DROP TRIGGER members_left;
--> statement-breakpoint
CREATE TRIGGER members_left AFTER DELETE ON members BEGIN
  UPDATE users SET company_id = NULL, recruiter = 0, type = 'applicant'
    WHERE id = old.user_id AND company_id = old.company_id;
  DELETE FROM sessions WHERE user_id = old.user_id;
  UPDATE jobs SET inherited = 1, user_id = (SELECT user_id FROM members
      WHERE company_id = old.company_id AND role = 'owner' ORDER BY joined_at LIMIT 1)
    WHERE company_id = old.company_id AND user_id = old.user_id
      AND EXISTS (SELECT 1 FROM members WHERE company_id = old.company_id AND role = 'owner');
  DELETE FROM job_team WHERE user_id = old.user_id;
  DELETE FROM interviewers WHERE user_id = old.user_id;
  DELETE FROM job_drafts WHERE user_id = old.user_id;
  DELETE FROM questionnaire_drafts WHERE user_id = old.user_id;
  DELETE FROM notifications WHERE user_id = old.user_id AND kind IN ('job', 'mention');
END;
--> statement-breakpoint
UPDATE users SET type = 'applicant'
  WHERE type = 'buyer' AND (company_id IS NULL OR id IN (SELECT user_id FROM applications));
