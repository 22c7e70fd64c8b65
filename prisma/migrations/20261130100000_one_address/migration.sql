-- One person per address: an address is kept in the one form that lib/schemas/email-address.ts makes of it. Unique
-- already, it is from now on also free of spaces, hidden characters, capitals and letters that only look plain.
CREATE FUNCTION is_normal_address(address TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT address COLLATE "C" ~ '^[!-?\[-~]+@[!-?\[-~]+$'
$$;

-- An address that was stored with spaces around it loses them, unless somebody has the address without them.
UPDATE "user" SET email = trimmed.email
FROM (
  SELECT min(id::text)::uuid AS id, btrim(email, E' \t\r\n\u00a0\ufeff') AS email
  FROM "user" GROUP BY 2 HAVING count(*) = 1
) AS trimmed
WHERE "user".id = trimmed.id AND "user".email <> trimmed.email AND is_normal_address(trimmed.email);

-- A trigger instead of a check: the second person that a space once made keeps their row, and can still be changed
-- otherwise. docs/operations.md says how to find them.
CREATE FUNCTION user_email_normal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.email = OLD.email THEN RETURN NEW; END IF;
  IF NOT is_normal_address(NEW.email) THEN
    RAISE EXCEPTION 'user_email_normal: an address is stored trimmed, in small ASCII letters' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_email_normal BEFORE INSERT OR UPDATE OF email ON "user"
  FOR EACH ROW EXECUTE FUNCTION user_email_normal();

-- The address that a campus account gave when it last signed in, so that its owner sees which one is connected.
ALTER TABLE "account" ADD COLUMN "email" TEXT;
