-- What was written down about a person's application is never changed, and goes only with the application. A
-- run or a verdict also leaves a record of its erasure behind.

CREATE TRIGGER evaluations_unchanged BEFORE UPDATE ON evaluations BEGIN
  SELECT RAISE(ABORT, 'evaluations are never changed');
END;

CREATE TRIGGER evaluations_kept BEFORE DELETE ON evaluations
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id)
  OR NOT EXISTS (SELECT 1 FROM erased_records WHERE record_id = old.id AND kind = 'evaluation') BEGIN
  SELECT RAISE(ABORT, 'evaluations go only with their application and a recorded erasure');
END;

CREATE TRIGGER verdicts_unchanged BEFORE UPDATE ON verdicts BEGIN
  SELECT RAISE(ABORT, 'verdicts are never changed');
END;

CREATE TRIGGER verdicts_kept BEFORE DELETE ON verdicts
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id)
  OR NOT EXISTS (SELECT 1 FROM erased_records WHERE record_id = old.id AND kind = 'verdict') BEGIN
  SELECT RAISE(ABORT, 'verdicts go only with their application and a recorded erasure');
END;

CREATE TRIGGER erased_records_unchanged BEFORE UPDATE ON erased_records BEGIN
  SELECT RAISE(ABORT, 'erased_records are never changed');
END;

CREATE TRIGGER erased_records_kept BEFORE DELETE ON erased_records
WHEN EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) BEGIN
  SELECT RAISE(ABORT, 'erased_records go only with their company');
END;

CREATE TRIGGER status_changes_unchanged BEFORE UPDATE ON status_changes BEGIN
  SELECT RAISE(ABORT, 'status_changes are never changed');
END;

CREATE TRIGGER status_changes_kept BEFORE DELETE ON status_changes
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'status_changes go only with their application');
END;

CREATE TRIGGER corrections_unchanged BEFORE UPDATE ON corrections BEGIN
  SELECT RAISE(ABORT, 'corrections are never changed');
END;

CREATE TRIGGER corrections_kept BEFORE DELETE ON corrections
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'corrections go only with their application');
END;

CREATE TRIGGER comments_unchanged BEFORE UPDATE ON comments BEGIN
  SELECT RAISE(ABORT, 'comments are never changed');
END;

CREATE TRIGGER comments_kept BEFORE DELETE ON comments
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'comments go only with their application');
END;

CREATE TRIGGER scorecards_unchanged BEFORE UPDATE OF id, company_id, application_id, user_id, person_name,
  recommendation, pros, cons, version, created_at ON scorecards BEGIN
  SELECT RAISE(ABORT, 'scorecards are never changed');
END;

CREATE TRIGGER scorecards_kept BEFORE DELETE ON scorecards
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'scorecards go only with their application');
END;

CREATE TRIGGER review_requests_answered_once BEFORE UPDATE ON review_requests
WHEN old.answered_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'an answer is never changed');
END;

CREATE TRIGGER review_requests_kept BEFORE DELETE ON review_requests
WHEN EXISTS (SELECT 1 FROM applications WHERE id = old.application_id) BEGIN
  SELECT RAISE(ABORT, 'review requests go only with their application');
END;

CREATE TRIGGER feedback_answered_once BEFORE UPDATE ON feedback WHEN old.answered_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'an answer is never changed');
END;

CREATE TRIGGER notices_decided_once BEFORE UPDATE ON notices WHEN old.decided_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a decision is never changed');
END;
