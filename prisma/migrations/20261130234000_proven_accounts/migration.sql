-- Whose account a username is: what the site itself says, since when it's proven, and a code to prove it with.
ALTER TABLE "handle"
  ADD COLUMN "account_site" TEXT,
  ADD COLUMN "account_id" TEXT,
  ADD COLUMN "account_name" TEXT,
  ADD COLUMN "proven_at" TIMESTAMPTZ(3),
  ADD COLUMN "looked_up_at" TIMESTAMPTZ(3),
  ADD COLUMN "proof_code" TEXT,
  ADD COLUMN "proof_code_until" TIMESTAMPTZ(3),
  ADD CONSTRAINT "handle_account" CHECK (
    num_nulls("account_site", "account_id", "account_name", "proven_at") IN (0, 4)
    AND ("account_site" IS NULL OR "account_site" IN ('chess.com', 'lichess'))
  ),
  ADD CONSTRAINT "handle_proof_code" CHECK (("proof_code" IS NULL) = ("proof_code_until" IS NULL));

-- An account plays for one person in a season, whatever it's called by now.
CREATE UNIQUE INDEX "handle_account_once_a_season" ON "handle" ("season_id", "account_site", "account_id")
  WHERE "account_id" IS NOT NULL;
