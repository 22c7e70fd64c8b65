-- Names and addresses that a person no longer has. Emails that were sent, and the log, still have them, so deleting an
-- account has to know them.
CREATE TABLE "former_identity" (
  "user_id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "value" TEXT NOT NULL,
  "changed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "former_identity_pkey" PRIMARY KEY ("user_id", "kind", "value"),
  CONSTRAINT "former_identity_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "former_identity_kind" CHECK ("kind" IN ('name', 'email'))
);

-- Stand-in addresses of people without an email tell nothing. An erasure forgets.
CREATE FUNCTION note_former_identity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erasing() THEN
    RETURN NULL;
  END IF;
  INSERT INTO former_identity (user_id, kind, value, changed_at)
  SELECT OLD.id, kind, value, transaction_timestamp()
  FROM (VALUES ('name', OLD.name, NEW.name), ('email', OLD.email, NEW.email)) AS change (kind, value, now)
  WHERE value IS DISTINCT FROM now AND value <> '' AND value NOT LIKE '%.invalid'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER user_notes_former_identity AFTER UPDATE OF name, email ON "user"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION note_former_identity();
