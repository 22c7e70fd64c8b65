-- Tokens that let programs use the API in somebody's name: only their SHA-256 is stored. One that names an organization
-- works nowhere else, and its admins can revoke it.
CREATE TABLE "api_token" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "organization_id" UUID,
  "name" TEXT NOT NULL,
  "scopes" TEXT[] NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3),
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "api_token_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "api_token_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization" ("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "api_token_name" CHECK ("name" <> ''),
  CONSTRAINT "api_token_scopes" CHECK (
    cardinality("scopes") > 0 AND "scopes" <@ ARRAY['read', 'report', 'direct', 'admin']
  ),
  CONSTRAINT "api_token_hash" CHECK ("token_hash" ~ '^[0-9a-f]{64}$')
);

CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token" ("token_hash");
CREATE INDEX "api_token_user_id_idx" ON "api_token" ("user_id");
CREATE INDEX "api_token_organization_id_idx" ON "api_token" ("organization_id");

-- What a request with an Idempotency-Key was answered, kept for 24 hours. It's written by the transaction that does the
-- work, so a request that's sent twice is done once.
CREATE TABLE "api_answer" (
  "token_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "status" INTEGER NOT NULL,
  "body" JSONB NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "api_answer_pkey" PRIMARY KEY ("token_id", "key"),
  CONSTRAINT "api_answer_token_id_fkey" FOREIGN KEY ("token_id") REFERENCES "api_token" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "api_answer_key" CHECK (length("key") BETWEEN 1 AND 255),
  CONSTRAINT "api_answer_fingerprint" CHECK ("fingerprint" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "api_answer_status" CHECK ("status" BETWEEN 200 AND 299)
);

CREATE INDEX "api_answer_at_idx" ON "api_answer" ("at");
