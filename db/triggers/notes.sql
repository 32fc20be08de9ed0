-- A candidate's notes go with the application.
CREATE TRIGGER notes_ended AFTER DELETE ON applications BEGIN
  DELETE FROM notes WHERE application_id = old.id;
END;

CREATE TRIGGER mentions_ended AFTER DELETE ON notes BEGIN
  DELETE FROM mentions WHERE note_id = old.id;
END;

-- Nobody else's name gets under a note, and what it said before stays until the note is deleted.
CREATE TRIGGER notes_kept BEFORE UPDATE ON notes
WHEN new.id <> old.id OR new.application_id <> old.application_id OR new.company_id <> old.company_id
  OR new.user_id <> old.user_id OR new.person_name <> old.person_name OR old.deleted_at IS NOT NULL
  OR (new.deleted_at IS NULL AND new.text <> old.text
    AND json_array_length(new.earlier) <> json_array_length(old.earlier) + 1) BEGIN
  SELECT RAISE(ABORT, 'a note keeps its author and what it said');
END;
