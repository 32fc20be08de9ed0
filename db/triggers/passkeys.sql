-- How many an account has stands beside its other second factor, so that signing in reads one row.
CREATE TRIGGER passkeys_added AFTER INSERT ON passkeys BEGIN
  UPDATE users SET passkeys = passkeys + 1 WHERE id = new.user_id;
END;

CREATE TRIGGER passkeys_removed AFTER DELETE ON passkeys BEGIN
  UPDATE users SET passkeys = passkeys - 1 WHERE id = old.user_id;
END;
