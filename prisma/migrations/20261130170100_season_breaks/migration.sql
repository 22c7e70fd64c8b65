-- Break weeks of a season, as Thanksgiving: the rounds jump over them. Only a new table, so the release before this one
-- runs on the new schema: it publishes rounds as if there were no breaks.
CREATE TABLE "season_break" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "from_date" DATE NOT NULL,
  "until_date" DATE NOT NULL,
  CONSTRAINT "season_break_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "season_break_organization_id_season_id_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT season_break_ends_after_it_starts CHECK ("from_date" <= "until_date"),
  CONSTRAINT season_break_has_a_name CHECK ("name" <> '')
);
CREATE INDEX "season_break_season_id_from_date_idx" ON "season_break" ("season_id", "from_date");
