-- A stand-in has a director's rights from one instant to another. The foreign key to the director's own role makes sure
-- that it can't outlive that role. Only a new table: the release before this one doesn't know the rights.
CREATE TABLE "stand_in" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "director_id" UUID NOT NULL,
  "director_role" "Role" NOT NULL DEFAULT 'director',
  "user_id" UUID NOT NULL,
  "from_at" TIMESTAMPTZ(3) NOT NULL,
  "until_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "stand_in_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "stand_in_organization_id_director_id_director_role_fkey"
    FOREIGN KEY ("organization_id", "director_id", "director_role")
    REFERENCES "membership" ("organization_id", "user_id", "role") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "stand_in_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT stand_in_of_a_director CHECK ("director_role" = 'director'),
  CONSTRAINT stand_in_of_another CHECK ("director_id" <> "user_id"),
  CONSTRAINT stand_in_ends_after_it_starts CHECK ("from_at" < "until_at"),
  CONSTRAINT stand_in_once EXCLUDE USING gist (
    "organization_id" WITH =, "director_id" WITH =, "user_id" WITH =, tstzrange("from_at", "until_at") WITH &&
  )
);
CREATE INDEX "stand_in_user_id_until_at_idx" ON "stand_in" ("user_id", "until_at");
CREATE INDEX "stand_in_organization_id_until_at_idx" ON "stand_in" ("organization_id", "until_at");
