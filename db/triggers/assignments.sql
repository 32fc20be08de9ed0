-- Whom somebody is no longer to interview, and a team that they are not in, is no news: not of the erased
-- either.
CREATE TRIGGER interviews_untold AFTER DELETE ON interviewers BEGIN
  UPDATE notifications SET people = json_remove(people, '$.' || old.seq),
      application_id = (SELECT a.id FROM json_each(people) p JOIN applications a ON a.seq = p.key
        WHERE a.seq <> old.seq LIMIT 1)
    WHERE user_id = old.user_id AND kind = 'interview' AND people ->> ('$.' || old.seq) IS NOT NULL;
  DELETE FROM notifications WHERE user_id = old.user_id AND kind = 'interview' AND people = '{}';
END;

CREATE TRIGGER teams_untold AFTER DELETE ON job_team BEGIN
  DELETE FROM notifications WHERE user_id = old.user_id AND job_id = old.job_id AND kind = 'team';
END;
