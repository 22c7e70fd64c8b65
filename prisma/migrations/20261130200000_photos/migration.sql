-- The photos that came with a report, a statement or a ruling. A photo belongs to one event of its match, so there's
-- none without an event. Only the sweep can take the large version away, when it has put it into the object store.
CREATE TABLE "photo" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "seq" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "small" BYTEA NOT NULL,
  "large" BYTEA,
  "stored_at" TIMESTAMPTZ(3),
  CONSTRAINT "photo_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "photo_match_id_seq_fkey" FOREIGN KEY ("match_id", "seq")
    REFERENCES "match_event" ("match_id", "seq") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "photo_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "photo_at_most_four" CHECK ("position" BETWEEN 1 AND 4),
  CONSTRAINT "photo_has_pixels" CHECK ("width" BETWEEN 1 AND 2000 AND "height" BETWEEN 1 AND 2000),
  CONSTRAINT "photo_size" CHECK (octet_length("large") <= 8388608 AND octet_length("small") <= 1048576),
  CONSTRAINT "photo_is_somewhere" CHECK (("large" IS NULL) = ("stored_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "photo_match_id_seq_position_key" ON "photo" ("match_id", "seq", "position");
CREATE INDEX "photo_here" ON "photo" ("id") WHERE "stored_at" IS NULL;

-- Compared byte by byte (*=), as with forgotten network addresses.
CREATE FUNCTION refuse_all_but_storing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_here CONSTANT boolean := OLD.large IS NOT NULL;
BEGIN
  OLD.large := NULL;
  OLD.stored_at := NEW.stored_at;
  IF was_here AND NEW *= OLD THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
CREATE TRIGGER photo_append_only BEFORE DELETE ON photo
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER photo_only_stored BEFORE UPDATE ON photo
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_storing();
CREATE TRIGGER photo_no_truncate BEFORE TRUNCATE ON photo
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
