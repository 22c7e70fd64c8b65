-- Links to the games of a match that were made on its site with the right players, colors and clock.
CREATE TABLE "online_challenge" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "white" TEXT NOT NULL,
  "site_id" TEXT,
  "url" TEXT,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "online_challenge_pkey" PRIMARY KEY ("match_id", "number"),
  CONSTRAINT "online_challenge_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "online_challenge_number" CHECK ("number" BETWEEN 1 AND 30),
  CONSTRAINT "online_challenge_white" CHECK ("white" IN ('home', 'away')),
  -- Until the site has answered, it's only reserved.
  CONSTRAINT "online_challenge_made" CHECK (("site_id" IS NULL) = ("url" IS NULL))
);
