DROP VIEW answers;--> statement-breakpoint
CREATE VIEW answers AS
  SELECT a.id AS application_id, CAST(j.key AS integer) AS question_id, a.company_id, a.user_id,
    j.value AS text
  FROM applications AS a, json_each(CASE WHEN json_valid(a.answers) THEN a.answers ELSE '{}' END) AS j;
