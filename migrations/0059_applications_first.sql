-- SQLite looks for a table's last number from the top of this list, and each line that it passes is a row
-- read: whoever applies finds theirs in the first.
INSERT INTO sqlite_sequence (rowid, name, seq)
  SELECT 0, 'applications', ifnull((SELECT seq FROM sqlite_sequence WHERE name = 'applications'), 0);
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'applications' AND rowid <> 0;
