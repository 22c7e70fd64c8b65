-- What the public reads of players' names: of those in a division for minors a first name and initial or a number, and of
-- those whose names are withheld (FERPA) a number.

CREATE TYPE "PublicNames" AS ENUM ('initial', 'number');

-- Null: full names.
ALTER TABLE "division" ADD COLUMN "public_names" "PublicNames";

-- People whose names an organization withholds from the public.
CREATE TABLE "withheld_name" (
  "organization_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "withheld_name_pkey" PRIMARY KEY ("organization_id", "user_id"),
  CONSTRAINT "withheld_name_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization" ("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "withheld_name_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "withheld_name_user_id_idx" ON "withheld_name" ("user_id");

-- The number of an entry in its division, which stands for the name. It never changes while the entry is there. The
-- trigger gives the next number to whoever asks for none; everybody who enters holds the lock on the division.
ALTER TABLE "entry" ADD COLUMN "number" INTEGER NOT NULL DEFAULT 0;

UPDATE "entry" SET "number" = numbered.n
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "division_id" ORDER BY "registered_at", "id") AS n FROM "entry"
) AS numbered
WHERE "entry"."id" = numbered."id";

CREATE FUNCTION number_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.number > 0 THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.division_id = OLD.division_id THEN
    RETURN NEW;
  END IF;
  SELECT coalesce(max(number), 0) + 1 INTO NEW.number FROM entry WHERE division_id = NEW.division_id;
  RETURN NEW;
END $$;

CREATE TRIGGER entry_number BEFORE INSERT OR UPDATE OF division_id ON "entry"
  FOR EACH ROW EXECUTE FUNCTION number_entry();

ALTER TABLE "entry" ADD CONSTRAINT entry_number_positive CHECK ("number" > 0);
CREATE UNIQUE INDEX "entry_division_id_number_key" ON "entry" ("division_id", "number");
