-- Each record that is written, answered or erased is put down to be sealed; the sweep of the next minute
-- links it to the one before it. A link is never changed, and what is to be sealed goes only once it was.

CREATE TRIGGER evaluations_to_seal AFTER INSERT ON evaluations BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'evaluation', new.id);
END;

CREATE TRIGGER verdicts_to_seal AFTER INSERT ON verdicts BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'verdict', new.id);
END;

CREATE TRIGGER status_changes_to_seal AFTER INSERT ON status_changes BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'move', new.id);
END;

CREATE TRIGGER review_requests_to_seal AFTER INSERT ON review_requests BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'request', new.id);
END;

CREATE TRIGGER corrections_to_seal AFTER INSERT ON corrections BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'correction', new.id);
END;

CREATE TRIGGER comments_to_seal AFTER INSERT ON comments BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'comment', new.id);
END;

CREATE TRIGGER scorecards_to_seal AFTER INSERT ON scorecards BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'card', new.id);
END;

CREATE TRIGGER answers_to_seal AFTER UPDATE OF answered_at ON review_requests
WHEN old.answered_at IS NULL AND new.answered_at IS NOT NULL BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'answer', new.id);
END;

CREATE TRIGGER evaluations_erasure_to_seal AFTER DELETE ON evaluations BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;

CREATE TRIGGER verdicts_erasure_to_seal AFTER DELETE ON verdicts BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;

CREATE TRIGGER status_changes_erasure_to_seal AFTER DELETE ON status_changes BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;

CREATE TRIGGER review_requests_erasure_to_seal AFTER DELETE ON review_requests BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;

CREATE TRIGGER corrections_erasure_to_seal AFTER DELETE ON corrections BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;

CREATE TRIGGER comments_erasure_to_seal AFTER DELETE ON comments BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;

CREATE TRIGGER scorecards_erasure_to_seal AFTER DELETE ON scorecards BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;

CREATE TRIGGER unsealed_records_unchanged BEFORE UPDATE ON unsealed_records BEGIN
  SELECT RAISE(ABORT, 'what is to be sealed is never changed');
END;

CREATE TRIGGER unsealed_records_kept BEFORE DELETE ON unsealed_records
WHEN EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) AND NOT EXISTS (SELECT 1 FROM record_chain
    WHERE record_id = old.record_id AND kind = old.kind) BEGIN
  SELECT RAISE(ABORT, 'a record stays unsealed until it is sealed');
END;

CREATE TRIGGER record_chain_unchanged BEFORE UPDATE ON record_chain BEGIN
  SELECT RAISE(ABORT, 'record_chain is never changed');
END;

CREATE TRIGGER record_chain_kept BEFORE DELETE ON record_chain
WHEN EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) BEGIN
  SELECT RAISE(ABORT, 'record_chain goes only with its company');
END;
