-- Usernames that a player no longer has: changed, or deleted with their season or their registration. Emails, reports and
-- game records still have them.
ALTER TABLE "former_identity" DROP CONSTRAINT "former_identity_kind";
ALTER TABLE "former_identity" ADD CONSTRAINT "former_identity_kind" CHECK ("kind" IN ('name', 'email', 'username'));

-- An erasure forgets.
CREATE FUNCTION note_former_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erasing() THEN
    RETURN NULL;
  END IF;
  INSERT INTO former_identity (user_id, kind, value, changed_at)
  SELECT OLD.user_id, 'username', value, transaction_timestamp()
  FROM unnest(ARRAY[OLD.handle, OLD.account_name, OLD.account_id]) AS value
  WHERE value IS NOT NULL AND NOT EXISTS (
    SELECT FROM unnest(ARRAY[NEW.handle, NEW.account_name, NEW.account_id]) AS kept
    WHERE lower(kept) = lower(value)
  )
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER handle_change_notes_username AFTER UPDATE OF handle, account_name, account_id ON "handle"
  FOR EACH ROW WHEN ((OLD.handle, OLD.account_name, OLD.account_id)
    IS DISTINCT FROM (NEW.handle, NEW.account_name, NEW.account_id))
  EXECUTE FUNCTION note_former_username();
CREATE TRIGGER handle_end_notes_username AFTER DELETE ON "handle"
  FOR EACH ROW EXECUTE FUNCTION note_former_username();
