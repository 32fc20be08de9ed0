ALTER TABLE `applications` ADD `pooled_at` integer;
--> statement-breakpoint
ALTER TABLE `applications` ADD `pool_ends` integer;
--> statement-breakpoint
ALTER TABLE `applications` ADD `pooled_by` text;
--> statement-breakpoint
ALTER TABLE `applications` ADD `pool_left_at` integer;
--> statement-breakpoint
ALTER TABLE `applications` ADD `proposal` text;
--> statement-breakpoint
ALTER TABLE `applications` ADD `proposal_reason` text;
--> statement-breakpoint
ALTER TABLE `applications` ADD `proposed_at` integer;
--> statement-breakpoint
ALTER TABLE `applications` ADD `proposed_by` text;
--> statement-breakpoint
ALTER TABLE `applications` ADD `proposed_by_id` text;
--> statement-breakpoint
CREATE INDEX `applications_pooled` ON `applications` (`pool_ends`) WHERE pool_ends is not null;
--> statement-breakpoint
ALTER TABLE `company_tags` ADD `pool` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
DROP TRIGGER candidates_changed;
--> statement-breakpoint
DROP VIEW search_entries;
--> statement-breakpoint
DROP VIEW searched_texts;
--> statement-breakpoint
CREATE VIEW searched_texts AS
  SELECT 'candidate' AS kind, seq, 'q' || company_id AS company,
    name || ' ' || email || ' ' || position AS said,
    'c' || company_id || 's' || replace(listed, '_', '') || ' c' || company_id || 'j' || job_id
      || ' c' || company_id || 'w' || work_authorization
      || ' c' || company_id || 'b' || CASE WHEN overall_score IS NULL THEN 0
        WHEN overall_score >= 90 THEN 4 WHEN overall_score >= 80 THEN 3
        WHEN overall_score >= 70 THEN 2 ELSE 1 END
      || ifnull(' c' || company_id || 'g' || stage_id, '')
      || (SELECT ifnull(group_concat(' c' || company_id || 't' || hex(lower(value)), ''), '')
        FROM json_each(tags))
      || iif(pool_ends IS NULL, '', ' c' || company_id || 'k1') AS scope
    FROM applications
  UNION ALL
  SELECT 'job', seq, 'q' || company_id, title || ' ' || department,
    'c' || company_id || 's' || status || ' c' || company_id || 'd' || hex(lower(department))
    FROM jobs;
--> statement-breakpoint
CREATE VIEW search_entries AS SELECT kind, seq, scope, company || replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(said, char(160), ' '), '!', ' '), '"', ' '), '#', ' '),
    '$', ' '), '%', ' '), '&', ' '), '''', ' '), '(', ' '), ')', ' '), '*', ' '), '+', ' '), ',', ' '),
    '-', ' '), '.', ' '), '/', ' '), ':', ' '), ';', ' '), '<', ' '), '=', ' '), '>', ' '), '?', ' '),
    '@', ' '), '[', ' '), '\', ' '), ']', ' '), '^', ' '), '_', ' '), '`', ' '), '{', ' '), '|', ' '),
    '}', ' '), '~', ' '), '·', ' '), '–', ' '), '—', ' '), '‐', ' '), '‑', ' '), '‘', ' '), '’', ' '),
    '“', ' '), '”', ' '), '„', ' '), '«', ' '), '»', ' '), '…', ' '), '•', ' '), '、', ' '), '。', ' '),
    '・', ' '), '（', ' '), '）', ' '), '／', ' '), 'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'),
    'Œ', 'oe'), 'œ', 'oe'), 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'ı', 'i'),
    ' ', ' ' || company) AS words
  FROM searched_texts;
--> statement-breakpoint
CREATE TRIGGER candidates_changed
AFTER UPDATE OF status, name, email, overall_score, snooze, stage_id, tags, pool_ends ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  INSERT INTO candidates_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  INSERT INTO candidates_ranked_search (rowid, words, scope)
    SELECT (ifnull(new.overall_score, -1) + 1) * 1099511627776 + seq, words, scope
    FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_pooled AFTER UPDATE OF pool_ends ON applications
WHEN (old.pool_ends IS NULL) <> (new.pool_ends IS NULL) BEGIN
  INSERT INTO company_tags (company_id, people) VALUES (new.company_id, '{}') ON CONFLICT DO NOTHING;
  UPDATE company_tags SET pool = pool + iif(new.pool_ends IS NULL, -1, 1) WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_left_pool AFTER DELETE ON applications WHEN old.pool_ends IS NOT NULL BEGIN
  UPDATE company_tags SET pool = pool - 1 WHERE company_id = old.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_decided AFTER UPDATE OF status ON applications WHEN new.status <> old.status BEGIN
  UPDATE applications SET proposal = NULL, proposal_reason = NULL, proposed_at = NULL, proposed_by = NULL,
      proposed_by_id = NULL
    WHERE seq = new.seq AND proposal IS NOT NULL;
  UPDATE applications SET pooled_at = NULL, pool_ends = NULL, pooled_by = NULL
    WHERE seq = new.seq AND pool_ends IS NOT NULL AND new.status <> 'passed';
END;
