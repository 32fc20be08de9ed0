ALTER TABLE `sessions` ADD `person` text;
--> statement-breakpoint
-- A session says who it is while there is nothing else to say of them (`plainPerson`). Whatever changes there
-- ends that, and their account is read again.
CREATE TRIGGER sessions_person
AFTER UPDATE OF email, email_verified_at, wanted_email, type, recruiter, company_id, person_name, first_name,
  last_name, disabled_at, erase_at, unread_notifications, staff_since ON users
WHEN old.email_verified_at IS NOT NULL AND old.company_id IS NULL BEGIN
  UPDATE sessions SET person = NULL WHERE user_id = old.id AND person IS NOT NULL;
END;
