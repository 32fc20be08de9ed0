-- An answer is one row written now, and none is read to hand them in: they stand on their application. `answers` goes on as a view.
-- What is left of the old table (`former_answers`, empty) may go with a later release.
ALTER TABLE `answers` RENAME TO `former_answers`;
--> statement-breakpoint
UPDATE `applications` SET `answers` = (SELECT json_group_object(`question_id`, `text`) FROM `former_answers` WHERE `application_id` = `applications`.`id`)
	WHERE EXISTS (SELECT 1 FROM `former_answers` WHERE `application_id` = `applications`.`id`);
--> statement-breakpoint
DELETE FROM `former_answers`;
--> statement-breakpoint
CREATE VIEW `answers` AS
	SELECT a.`id` AS `application_id`, CAST(j.`key` AS integer) AS `question_id`, a.`company_id`, a.`user_id`, j.`value` AS `text`
	FROM `applications` AS a, json_each(a.`answers`) AS j;
