CREATE TABLE `record_chain` (
	`company_id` text NOT NULL,
	`seq` integer NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`prior` integer NOT NULL,
	`sealed_at` integer NOT NULL,
	`body_hash` text NOT NULL,
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`company_id`, `seq`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_chain_unforked` ON `record_chain` (`company_id`,`prev_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `record_chain_record` ON `record_chain` (`record_id`,`kind`);--> statement-breakpoint
CREATE TABLE `unsealed_records` (
	`seq` integer PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`prior` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER evaluations_to_seal AFTER INSERT ON evaluations BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'evaluation', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER verdicts_to_seal AFTER INSERT ON verdicts BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'verdict', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER status_changes_to_seal AFTER INSERT ON status_changes BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'move', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER review_requests_to_seal AFTER INSERT ON review_requests BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'request', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER corrections_to_seal AFTER INSERT ON corrections BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'correction', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER comments_to_seal AFTER INSERT ON comments BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'comment', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER answers_to_seal AFTER UPDATE OF answered_at ON review_requests
WHEN old.answered_at IS NULL AND new.answered_at IS NOT NULL BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (new.company_id, 'answer', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER evaluations_erasure_to_seal AFTER DELETE ON evaluations BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER verdicts_erasure_to_seal AFTER DELETE ON verdicts BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER status_changes_erasure_to_seal AFTER DELETE ON status_changes BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER review_requests_erasure_to_seal AFTER DELETE ON review_requests BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER corrections_erasure_to_seal AFTER DELETE ON corrections BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER comments_erasure_to_seal AFTER DELETE ON comments BEGIN
  INSERT INTO unsealed_records (company_id, kind, record_id) VALUES (old.company_id, 'erasure', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER unsealed_records_unchanged BEFORE UPDATE ON unsealed_records BEGIN
  SELECT RAISE(ABORT, 'what is to be sealed is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER unsealed_records_kept BEFORE DELETE ON unsealed_records
WHEN EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) AND NOT EXISTS (SELECT 1 FROM record_chain
    WHERE record_id = old.record_id AND kind = old.kind) BEGIN
  SELECT RAISE(ABORT, 'a record stays unsealed until it is sealed');
END;
--> statement-breakpoint
CREATE TRIGGER record_chain_unchanged BEFORE UPDATE ON record_chain BEGIN
  SELECT RAISE(ABORT, 'record_chain is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER record_chain_kept BEFORE DELETE ON record_chain
WHEN EXISTS (SELECT 1 FROM companies WHERE id = old.company_id) BEGIN
  SELECT RAISE(ABORT, 'record_chain goes only with its company');
END;
--> statement-breakpoint
INSERT INTO unsealed_records (company_id, kind, record_id, prior)
  SELECT company_id, 'evaluation', id, 1 FROM evaluations ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO unsealed_records (company_id, kind, record_id, prior)
  SELECT company_id, 'verdict', id, 1 FROM verdicts ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO unsealed_records (company_id, kind, record_id, prior)
  SELECT company_id, 'move', id, 1 FROM status_changes ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO unsealed_records (company_id, kind, record_id, prior)
  SELECT company_id, 'correction', id, 1 FROM corrections ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO unsealed_records (company_id, kind, record_id, prior)
  SELECT company_id, 'comment', id, 1 FROM comments ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO unsealed_records (company_id, kind, record_id, prior)
  SELECT company_id, 'request', id, 1 FROM review_requests ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO unsealed_records (company_id, kind, record_id, prior)
  SELECT company_id, 'answer', id, 1 FROM review_requests WHERE answered_at IS NOT NULL ORDER BY answered_at, id;
