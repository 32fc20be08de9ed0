ALTER TABLE `users` ADD `wanted_email` text;
--> statement-breakpoint
CREATE TRIGGER candidates_reached_elsewhere AFTER UPDATE OF email ON users WHEN new.email <> old.email BEGIN
  UPDATE applications SET email = new.email WHERE user_id = new.id AND email = old.email;
END;
