-- What was suggested for a job goes with it, and so does the news of it.
CREATE TRIGGER suggestions_ended AFTER DELETE ON jobs BEGIN
  DELETE FROM job_suggestions WHERE job_id = old.id;
END;

CREATE TRIGGER suggestions_untold AFTER DELETE ON job_suggestions BEGIN
  DELETE FROM notifications WHERE job_id = old.job_id AND suggestion_id = old.id;
END;

-- Once it is answered, nobody needs to hear any more that it was made.
CREATE TRIGGER suggestions_answered AFTER UPDATE OF answer ON job_suggestions
WHEN old.answer IS NULL AND new.answer IS NOT NULL BEGIN
  UPDATE notifications SET read_at = new.answered_at
    WHERE job_id = new.job_id AND suggestion_id = new.id AND event = 'suggested:' || new.id AND read_at IS NULL;
END;

-- It counts as unread only while it can be read: until the team, the role or the company is left.
CREATE TRIGGER suggestions_of_member AFTER DELETE ON members BEGIN
  DELETE FROM notifications WHERE user_id = old.user_id AND kind = 'suggestion';
END;

CREATE TRIGGER suggestions_of_team AFTER DELETE ON job_team BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = old.user_id AND job_id = old.job_id AND kind = 'suggestion' AND read_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM members WHERE user_id = old.user_id AND role IN ('owner', 'recruiter'));
END;

CREATE TRIGGER suggestions_of_role AFTER UPDATE OF role ON members
WHEN new.role IN ('hiring-manager', 'interviewer') AND new.role <> old.role BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = new.user_id AND kind = 'suggestion' AND read_at IS NULL;
END;
