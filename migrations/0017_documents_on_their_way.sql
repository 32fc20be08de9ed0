-- A file is found by its application's columns or by its owner, and its reading is owed with its row: no index has to hold where a
-- file is, and the task that reads a text also clears an upload that was broken off.
DROP INDEX `documents_application`;--> statement-breakpoint
DROP INDEX `documents_storage`;--> statement-breakpoint
DROP INDEX `documents_state`;--> statement-breakpoint
CREATE INDEX `documents_removed` ON `documents` (`created_at`) WHERE state = 'removed';--> statement-breakpoint
-- Uploads that were under way are cleared, or read, by the same task as new ones.
INSERT OR IGNORE INTO outbox (id, topic, company_id, user_id, payload, run_after, created_at)
  SELECT id || '-read', 'read-document', company_id, user_id, json_object('documentId', id), created_at, created_at
  FROM documents WHERE state = 'uploading';
--> statement-breakpoint
CREATE TRIGGER documents_added AFTER INSERT ON documents WHEN new.state = 'uploading' BEGIN
  INSERT INTO outbox (id, topic, company_id, user_id, payload, run_after, created_at)
    VALUES (new.id || '-read', 'read-document', new.company_id, new.user_id, json_object('documentId', new.id), new.created_at, new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER applications_cv_replaced AFTER UPDATE OF cv_document_id ON applications
WHEN old.cv_document_id IS NOT NULL AND new.cv_document_id IS NOT old.cv_document_id BEGIN
  UPDATE documents SET state = 'removed' WHERE id = old.cv_document_id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_letter_replaced AFTER UPDATE OF cover_letter_document_id ON applications
WHEN old.cover_letter_document_id IS NOT NULL AND new.cover_letter_document_id IS NOT old.cover_letter_document_id BEGIN
  UPDATE documents SET state = 'removed' WHERE id = old.cover_letter_document_id;
END;
