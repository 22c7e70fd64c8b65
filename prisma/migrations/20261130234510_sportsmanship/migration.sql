-- How the players of a match rated each other's sportsmanship, and what a director left out. The newest row of each side
-- counts; a director's has no rating but a reason.
CREATE TABLE "sportsmanship_rating" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "seq" INTEGER NOT NULL,
  "of" TEXT NOT NULL,
  "rating" INTEGER,
  "reason" TEXT,
  "actor_user_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sportsmanship_rating_pkey" PRIMARY KEY ("match_id", "seq"),
  CONSTRAINT "sportsmanship_rating_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sportsmanship_rating_seq" CHECK ("seq" > 0),
  CONSTRAINT "sportsmanship_rating_of" CHECK ("of" IN ('home', 'away')),
  CONSTRAINT "sportsmanship_rating_rating" CHECK ("rating" BETWEEN 0 AND 4),
  CONSTRAINT "sportsmanship_rating_reason" CHECK (("rating" IS NULL) = ("reason" IS NOT NULL))
);

CREATE TRIGGER sportsmanship_rating_append_only BEFORE UPDATE OR DELETE ON "sportsmanship_rating"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER sportsmanship_rating_no_truncate BEFORE TRUNCATE ON "sportsmanship_rating"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
