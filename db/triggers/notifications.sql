-- How many notifications a person has not read stands on the person's own row, which every page reads anyway.

CREATE TRIGGER notifications_added AFTER INSERT ON notifications WHEN new.read_at IS NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications + 1 WHERE id = new.user_id;
END;

CREATE TRIGGER notifications_read AFTER UPDATE OF read_at ON notifications
WHEN old.read_at IS NULL AND new.read_at IS NOT NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications - 1 WHERE id = new.user_id;
END;

CREATE TRIGGER notifications_removed AFTER DELETE ON notifications WHEN old.read_at IS NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications - 1 WHERE id = old.user_id;
END;

CREATE TRIGGER notifications_unread AFTER UPDATE OF read_at ON notifications
WHEN old.read_at IS NOT NULL AND new.read_at IS NULL BEGIN
  UPDATE users SET unread_notifications = unread_notifications + 1 WHERE id = new.user_id;
END;
