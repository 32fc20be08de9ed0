CREATE TABLE `company_tags` (
	`company_id` text PRIMARY KEY NOT NULL,
	`people` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `applications` ADD `tags` text DEFAULT '[]' NOT NULL;
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
        FROM json_each(tags)) AS scope
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
AFTER UPDATE OF status, name, email, overall_score, snooze, stage_id, tags ON applications
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
CREATE TRIGGER candidates_tagged AFTER UPDATE OF tags ON applications WHEN new.tags <> old.tags BEGIN
  INSERT INTO company_tags (company_id, people) VALUES (new.company_id, '{}') ON CONFLICT DO NOTHING;
  UPDATE company_tags SET people = (SELECT json_group_object(name, n) FROM (
      SELECT name, sum(n) AS n FROM (SELECT key AS name, value AS n FROM json_each(people)
        UNION ALL SELECT value, -1 FROM json_each(old.tags)
        UNION ALL SELECT value, 1 FROM json_each(new.tags))
      GROUP BY name HAVING sum(n) > 0 ORDER BY name))
    WHERE company_id = new.company_id;
END;
--> statement-breakpoint
CREATE TRIGGER candidates_untagged AFTER DELETE ON applications WHEN old.tags <> '[]' BEGIN
  UPDATE company_tags SET people = (SELECT json_group_object(name, n) FROM (
      SELECT name, sum(n) AS n FROM (SELECT key AS name, value AS n FROM json_each(people)
        UNION ALL SELECT value, -1 FROM json_each(old.tags))
      GROUP BY name HAVING sum(n) > 0 ORDER BY name))
    WHERE company_id = old.company_id;
END;
