-- How many candidates stand at each stage of a job that has its own, as its list shows them.

CREATE TRIGGER stages_entered AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL AND new.stage_id IS NOT NULL BEGIN
  UPDATE job_stages SET people = people + 1 WHERE job_id = new.job_id AND id = new.stage_id;
END;

CREATE TRIGGER stages_changed AFTER UPDATE OF stage_id ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL AND new.stage_id IS NOT old.stage_id BEGIN
  UPDATE job_stages SET people = people - 1 WHERE job_id = old.job_id AND id = old.stage_id;
  UPDATE job_stages SET people = people + 1 WHERE job_id = new.job_id AND id = new.stage_id;
END;

CREATE TRIGGER stages_left AFTER DELETE ON applications
WHEN old.received_at IS NOT NULL AND old.stage_id IS NOT NULL BEGIN
  UPDATE job_stages SET people = people - 1 WHERE job_id = old.job_id AND id = old.stage_id;
END;

CREATE TRIGGER job_stages_ended AFTER DELETE ON jobs BEGIN
  DELETE FROM job_stages WHERE job_id = old.id;
END;
