-- The same words as candidates_search, numbered by score: a search's matches come best first without reading the others.
-- rowid = (score + 1) * 2^40 + seq; a candidate without a score counts as -1.
CREATE VIRTUAL TABLE candidates_ranked_search USING fts5(name, email, position, scope, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
  SELECT (ifnull(overall_score, -1) + 1) * 1099511627776 + seq, name, email, position, 'c' || company_id || ' s' || replace(status, '_', '')
  FROM applications WHERE submitted_at IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_added AFTER INSERT ON applications WHEN new.submitted_at IS NOT NULL BEGIN
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
END;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_submitted AFTER UPDATE OF submitted_at ON applications
WHEN old.submitted_at IS NULL AND new.submitted_at IS NOT NULL BEGIN
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
END;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_changed AFTER UPDATE OF status, name, email, overall_score ON applications
WHEN old.submitted_at IS NOT NULL AND new.submitted_at IS NOT NULL BEGIN
  DELETE FROM candidates_ranked_search WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  INSERT INTO candidates_ranked_search (rowid, name, email, position, scope)
    VALUES ((ifnull(new.overall_score, -1) + 1) * 1099511627776 + new.seq, new.name, new.email, new.position, 'c' || new.company_id || ' s' || replace(new.status, '_', ''));
END;
--> statement-breakpoint
CREATE TRIGGER candidates_ranked_removed AFTER DELETE ON applications WHEN old.submitted_at IS NOT NULL BEGIN
  DELETE FROM candidates_ranked_search WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
END;
