-- A code with which somebody whom the desk entered without an email takes over their registrations. One per person; only
-- its hash is kept.
CREATE TABLE "claim_code" (
  "user_id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "code_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "claim_code_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "claim_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "claim_code_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization" ("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT claim_code_expires CHECK ("expires_at" > "created_at")
);
CREATE UNIQUE INDEX "claim_code_code_hash_key" ON "claim_code" ("code_hash");
