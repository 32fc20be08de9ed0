-- Whoever makes an account for a company belongs to it at once: as its owner while nobody else does, with
-- the least rights otherwise. What knows better (an invitation, the identity provider's role) says so after.
CREATE TRIGGER users_joined AFTER INSERT ON users
WHEN new.recruiter = 1 AND new.company_id IS NOT NULL BEGIN
  INSERT INTO members (company_id, user_id, role, joined_at)
    SELECT new.company_id, new.id,
      CASE WHEN EXISTS (SELECT 1 FROM members WHERE company_id = new.company_id)
        THEN 'interviewer' ELSE 'owner' END,
      new.created_at;
END;

-- A job's team goes with it, and a candidate's interviewers with the application.
CREATE TRIGGER job_team_ended AFTER DELETE ON jobs BEGIN
  DELETE FROM job_team WHERE job_id = old.id;
END;

CREATE TRIGGER interviewers_ended AFTER DELETE ON applications BEGIN
  DELETE FROM interviewers WHERE seq = old.seq;
END;

-- Whoever leaves keeps the account, with which they can apply, and nothing of the company's: signed out
-- everywhere, and the jobs that they answered for are an owner's.
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

CREATE TRIGGER members_changed AFTER UPDATE OF role ON members BEGIN
  UPDATE jobs SET inherited = 1, user_id = (SELECT user_id FROM members
      WHERE company_id = new.company_id AND role = 'owner' ORDER BY joined_at LIMIT 1)
    WHERE company_id = new.company_id AND user_id = new.user_id
      AND new.role IN ('hiring-manager', 'interviewer')
      AND EXISTS (SELECT 1 FROM members WHERE company_id = new.company_id AND role = 'owner');
  DELETE FROM job_team WHERE user_id = new.user_id AND new.role <> 'hiring-manager';
  DELETE FROM interviewers WHERE user_id = new.user_id AND new.role <> 'interviewer';
END;
