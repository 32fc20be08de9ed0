-- A submission is one row changed in the request. In the background it is received: only then do the
-- dashboard's list, its counts and its searches take it in, all in the one statement that sets received_at,
-- so that they always agree.

CREATE VIRTUAL TABLE candidates_search USING fts5(
  words, scope, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);

-- The same, numbered by score: a search's matches come best first without reading the others.
-- rowid = (score + 1) * 2^40 + seq; a candidate without a score counts as -1.
CREATE VIRTUAL TABLE candidates_ranked_search USING fts5(
  words, scope, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2"
);

-- A row that arrives as a submitted one (the seed's, an import's) has nobody to wait for.
CREATE TRIGGER applications_added_submitted AFTER INSERT ON applications
WHEN new.submitted_at IS NOT NULL BEGIN
  UPDATE applications SET received_at = new.submitted_at, stage_id = ifnull(new.stage_id,
      (SELECT id FROM job_stages WHERE job_id = new.job_id AND status = new.status ORDER BY position LIMIT 1))
    WHERE seq = new.seq;
END;

CREATE TRIGGER applications_received AFTER UPDATE OF received_at ON applications
WHEN old.received_at IS NULL AND new.received_at IS NOT NULL BEGIN
  INSERT INTO candidates_search (rowid, words, scope)
    SELECT seq, words, scope FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  INSERT INTO candidates_ranked_search (rowid, words, scope)
    SELECT (ifnull(new.overall_score, -1) + 1) * 1099511627776 + seq, words, scope
    FROM search_entries WHERE kind = 'candidate' AND seq = new.seq;
  UPDATE jobs SET applicants = applicants + 1, undecided = undecided + (new.counted = 'pending'),
      people = json_patch(people, json_object(new.counted, ifnull(people ->> new.counted, 0) + 1))
    WHERE id = new.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates', 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.counted, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;

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

CREATE TRIGGER candidates_moved AFTER UPDATE OF status, snooze ON applications
WHEN old.received_at IS NOT NULL AND new.received_at IS NOT NULL BEGIN
  UPDATE jobs SET undecided = undecided + (new.counted = 'pending') - (old.counted = 'pending'),
      people = json_patch(people, json_object(old.counted, ifnull(people ->> old.counted, 0) - 1,
        new.counted, ifnull(people ->> new.counted, 0) + 1))
    WHERE id = new.job_id AND new.counted <> old.counted;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.counted, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (new.company_id, 'candidates:' || new.counted, 1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;

CREATE TRIGGER candidates_removed AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  DELETE FROM candidates_search WHERE rowid = old.seq;
  DELETE FROM candidates_ranked_search
    WHERE rowid = (ifnull(old.overall_score, -1) + 1) * 1099511627776 + old.seq;
  UPDATE jobs SET applicants = applicants - 1, undecided = undecided - (old.counted = 'pending'),
      people = json_patch(people, json_object(old.counted, ifnull(people ->> old.counted, 0) - 1))
    WHERE id = old.job_id;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates', -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
  INSERT INTO counters (company_id, name, value) VALUES (old.company_id, 'candidates:' || old.counted, -1)
    ON CONFLICT (company_id, name) DO UPDATE SET value = value + excluded.value;
END;

-- Answers are written as one row with their application; this reads each as a row of its own.
CREATE VIEW answers AS
  SELECT a.id AS application_id, CAST(j.key AS integer) AS question_id, a.company_id, a.user_id,
    j.value AS text
  FROM applications AS a, json_each(CASE WHEN json_valid(a.answers) THEN a.answers ELSE '{}' END) AS j;

CREATE TRIGGER candidates_reached_elsewhere AFTER UPDATE OF email ON users WHEN new.email <> old.email BEGIN
  UPDATE applications SET email = new.email WHERE user_id = new.id AND email = old.email;
END;

-- A tag is the company's for as long as a candidate has it.
CREATE TRIGGER candidates_tagged AFTER UPDATE OF tags ON applications WHEN new.tags <> old.tags BEGIN
  INSERT INTO company_tags (company_id, people) VALUES (new.company_id, '{}') ON CONFLICT DO NOTHING;
  UPDATE company_tags SET people = (SELECT json_group_object(name, n) FROM (
      SELECT name, sum(n) AS n FROM (SELECT key AS name, value AS n FROM json_each(people)
        UNION ALL SELECT value, -1 FROM json_each(old.tags)
        UNION ALL SELECT value, 1 FROM json_each(new.tags))
      GROUP BY name HAVING sum(n) > 0 ORDER BY name))
    WHERE company_id = new.company_id;
END;

CREATE TRIGGER candidates_untagged AFTER DELETE ON applications WHEN old.tags <> '[]' BEGIN
  UPDATE company_tags SET people = (SELECT json_group_object(name, n) FROM (
      SELECT name, sum(n) AS n FROM (SELECT key AS name, value AS n FROM json_each(people)
        UNION ALL SELECT value, -1 FROM json_each(old.tags))
      GROUP BY name HAVING sum(n) > 0 ORDER BY name))
    WHERE company_id = old.company_id;
END;

CREATE TRIGGER candidates_pooled AFTER UPDATE OF pool_ends ON applications
WHEN (old.pool_ends IS NULL) <> (new.pool_ends IS NULL) BEGIN
  INSERT INTO company_tags (company_id, people) VALUES (new.company_id, '{}') ON CONFLICT DO NOTHING;
  UPDATE company_tags SET pool = pool + iif(new.pool_ends IS NULL, -1, 1) WHERE company_id = new.company_id;
END;

CREATE TRIGGER candidates_left_pool AFTER DELETE ON applications WHEN old.pool_ends IS NOT NULL BEGIN
  UPDATE company_tags SET pool = pool - 1 WHERE company_id = old.company_id;
END;

-- A decision ends what was proposed, and whoever is considered again is kept for nothing else.
CREATE TRIGGER candidates_decided AFTER UPDATE OF status ON applications WHEN new.status <> old.status BEGIN
  UPDATE applications SET proposal = NULL, proposal_reason = NULL, proposed_at = NULL, proposed_by = NULL,
      proposed_by_id = NULL
    WHERE seq = new.seq AND proposal IS NOT NULL;
  UPDATE applications SET pooled_at = NULL, pool_ends = NULL, pooled_by = NULL
    WHERE seq = new.seq AND pool_ends IS NOT NULL AND new.status <> 'passed';
  UPDATE applications SET duplicate_of = NULL
    WHERE seq = new.seq AND duplicate_of IS NOT NULL AND new.status <> 'passed';
END;

CREATE TRIGGER candidates_alone AFTER DELETE ON applications WHEN old.received_at IS NOT NULL BEGIN
  UPDATE applications SET duplicate_of = NULL WHERE duplicate_of = old.id;
END;
