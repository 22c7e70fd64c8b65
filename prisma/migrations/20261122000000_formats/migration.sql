-- Knockouts, grades, online seasons, and what the newer tie-breaks count.

ALTER TABLE "division" ADD COLUMN "under_age" INTEGER, ADD COLUMN "capacity" INTEGER;
ALTER TABLE "entry" ADD COLUMN "born_on" DATE, ADD COLUMN "annulled" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "stage" ADD COLUMN "seeds" JSONB;
ALTER TABLE "round" ADD COLUMN "session_at" TIMESTAMPTZ(3), ADD COLUMN "session_place" TEXT;
ALTER TABLE "match"
  ADD COLUMN "home_blacks" INTEGER,
  ADD COLUMN "away_blacks" INTEGER,
  ADD COLUMN "home_captured" INTEGER,
  ADD COLUMN "away_captured" INTEGER;

CREATE TABLE "handle" (
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "handle" TEXT NOT NULL,
  CONSTRAINT "handle_pkey" PRIMARY KEY ("season_id", "user_id"),
  CONSTRAINT "handle_organization_id_season_id_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "handle_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT handle_shape CHECK (handle ~ '^[A-Za-z0-9][A-Za-z0-9_-]{1,29}$')
);
CREATE UNIQUE INDEX handle_once_a_season ON "handle" (season_id, lower(handle));

ALTER TABLE "division"
  ADD CONSTRAINT division_age_is_one CHECK (under_age BETWEEN 5 AND 99),
  ADD CONSTRAINT division_capacity_is_one CHECK (capacity BETWEEN 2 AND 1000);
ALTER TABLE "round" ADD CONSTRAINT round_session_has_place CHECK ((session_at IS NULL) = (session_place IS NULL));

-- A knockout has its seeds from the draw on, a round robin has none; once drawn they stay.
ALTER TABLE "stage" ADD CONSTRAINT stage_seeds_of_a_knockout CHECK ((format = 'knockout') = (seeds IS NOT NULL));
CREATE FUNCTION refuse_new_seeds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seeds IS DISTINCT FROM OLD.seeds OR NEW.format <> OLD.format THEN
    RAISE EXCEPTION 'the draw of stage % stands', OLD.id USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stage_draw_stands BEFORE UPDATE ON stage FOR EACH ROW EXECUTE FUNCTION refuse_new_seeds();
