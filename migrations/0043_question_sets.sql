CREATE TABLE `question_sets` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` text,
	`job_id` text,
	`questions` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `question_sets_job` ON `question_sets` (`job_id`);--> statement-breakpoint
ALTER TABLE `applications` ADD `asked` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `set_seq` integer;--> statement-breakpoint
INSERT INTO question_sets (seq, questions) VALUES (0, '[{"id":1,"icon":"Brain","type":"Problem Solving","title":"Complex Problem Solving","question":"Describe a challenging situation at work that had no obvious solution. What made it hard, which ways out did you consider, what did you decide and why, and what was the outcome?","placeholder":"The situation, what you considered, what you did, and what came of it..."},{"id":2,"icon":"Users","type":"Collaboration","title":"Working with Others","question":"Tell us about a piece of work that you could not have done alone. Who was involved, where did you see things differently, what did you do about that, and how did it end?","placeholder":"Who was involved, your own part in it, and the result..."},{"id":3,"icon":"MessageSquare","type":"Communication","title":"Making Yourself Understood","question":"Think of a time when you had to explain something difficult to people who did not know your field. What did they need to understand, how did you go about it, and how did you know that it had worked?","placeholder":"What you explained, to whom, how, and how you knew..."},{"id":4,"icon":"BookOpen","type":"Learning","title":"Learning Something New","question":"What is the last thing that you had to learn for your work from the beginning? How did you start, what did you get wrong at first, and what can you do now that you could not do before?","placeholder":"What it was, how you learned it, and what you do with it now..."},{"id":5,"icon":"Code","type":"Technical Challenge","title":"A Technical Challenge","question":"Describe the most demanding task in your own field that you have finished. Which tools or methods did you use, which choice mattered most, and what would you do differently today?","placeholder":"The task, your tools and choices, the result, and what you learned from it..."}]');--> statement-breakpoint
INSERT INTO question_sets (company_id, job_id, questions) SELECT company_id, job_id, questions FROM assessments;--> statement-breakpoint
UPDATE assessments SET set_seq = (SELECT seq FROM question_sets WHERE job_id = assessments.job_id);--> statement-breakpoint
CREATE TRIGGER questionnaires_set AFTER INSERT ON assessments BEGIN
  INSERT INTO question_sets (company_id, job_id, questions) VALUES (new.company_id, new.job_id, new.questions);
  UPDATE assessments SET set_seq = last_insert_rowid() WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER questionnaires_reset AFTER UPDATE OF questions ON assessments
WHEN new.questions IS NOT old.questions BEGIN
  DELETE FROM question_sets WHERE job_id = new.job_id
    AND NOT EXISTS (SELECT 1 FROM applications WHERE job_id = new.job_id);
  INSERT INTO question_sets (company_id, job_id, questions) VALUES (new.company_id, new.job_id, new.questions);
  UPDATE assessments SET set_seq = last_insert_rowid() WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER questionnaires_gone AFTER DELETE ON jobs BEGIN
  DELETE FROM question_sets WHERE job_id = old.id;
END;
