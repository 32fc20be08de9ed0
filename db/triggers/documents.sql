-- A file is found by its application's columns or by its owner, and its reading waits in the outbox from the
-- moment its row is there: no index has to hold where a file is.

CREATE TRIGGER documents_added AFTER INSERT ON documents WHEN new.state = 'uploading' BEGIN
  INSERT INTO outbox (id, topic, company_id, user_id, payload, run_after, created_at)
    VALUES (new.id || '-read', 'read-document', new.company_id, new.user_id,
      json_object('documentId', new.id), new.created_at, new.created_at);
END;

CREATE TRIGGER applications_cv_replaced AFTER UPDATE OF cv_document_id ON applications
WHEN old.cv_document_id IS NOT NULL AND new.cv_document_id IS NOT old.cv_document_id BEGIN
  UPDATE documents SET state = 'removed' WHERE id = old.cv_document_id;
END;

CREATE TRIGGER applications_letter_replaced AFTER UPDATE OF cover_letter_document_id ON applications
WHEN old.cover_letter_document_id IS NOT NULL
  AND new.cover_letter_document_id IS NOT old.cover_letter_document_id BEGIN
  UPDATE documents SET state = 'removed' WHERE id = old.cover_letter_document_id;
END;
