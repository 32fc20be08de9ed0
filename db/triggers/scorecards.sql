-- A candidate's scorecards go with the application.
CREATE TRIGGER scorecards_ended AFTER DELETE ON applications BEGIN
  DELETE FROM scorecards WHERE application_id = old.id;
END;

CREATE TRIGGER scorecards_replaced AFTER INSERT ON scorecards WHEN new.version > 1 BEGIN
  UPDATE scorecards SET newest = 0
    WHERE application_id = new.application_id AND user_id = new.user_id AND version < new.version;
END;

-- Whoever waits for one comes back with it.
CREATE TRIGGER scorecards_awaited AFTER INSERT ON scorecards BEGIN
  UPDATE applications SET snooze = 'back', snooze_card = 'in'
    WHERE id = new.application_id AND snooze = 'snoozed' AND snooze_card = 'awaited';
END;

-- News of one counts as unread only while it can be read: until the role or the company is left.
CREATE TRIGGER scorecards_of_member AFTER DELETE ON members BEGIN
  DELETE FROM notifications WHERE user_id = old.user_id AND kind = 'scorecard';
END;

CREATE TRIGGER scorecards_of_role AFTER UPDATE OF role ON members
WHEN new.role IN ('hiring-manager', 'interviewer') AND new.role <> old.role BEGIN
  UPDATE notifications SET read_at = unixepoch() * 1000
    WHERE user_id = new.user_id AND kind = 'scorecard' AND read_at IS NULL;
END;
