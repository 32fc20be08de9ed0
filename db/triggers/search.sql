-- What a company's searches find: each word of a candidate or a job behind the company's key, so that the
-- index holds one company's words side by side and a search reads no other's. `scope` holds what a search can
-- narrow it, keyed the same way. `app/lib/keyed-words.ts` divides and spells what is asked for like this;
-- case and accents are the index's own to fold, for both.

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
