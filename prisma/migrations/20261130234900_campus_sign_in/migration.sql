-- An organization's SAML identity provider, and what its admin chose about signing in with it.
CREATE TABLE "campus_sign_in" (
  "organization_id" UUID NOT NULL,
  "entity_id" TEXT NOT NULL,
  "metadata" TEXT NOT NULL,
  -- Where the metadata is read again every day; null if the admin pasted it.
  "metadata_url" TEXT,
  "read_at" TIMESTAMPTZ(3) NOT NULL,
  "tried_at" TIMESTAMPTZ(3) NOT NULL,
  "failure" TEXT,
  "id_attribute" TEXT,
  "email_attribute" TEXT,
  "name_attribute" TEXT,
  "group_attribute" TEXT,
  "groups" TEXT[] NOT NULL DEFAULT '{}',
  "is_only" BOOLEAN NOT NULL DEFAULT false,
  "is_automatic" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "campus_sign_in_pkey" PRIMARY KEY ("organization_id"),
  CONSTRAINT "campus_sign_in_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_sign_in_url" CHECK ("metadata_url" LIKE 'https://%'),
  CONSTRAINT "campus_sign_in_size" CHECK (length("metadata") <= 2000000)
);

-- The email domains whose addresses an organization's provider can vouch for. Only the operator adds them.
CREATE TABLE "campus_domain" (
  "domain" TEXT NOT NULL,
  "organization_id" UUID NOT NULL,
  CONSTRAINT "campus_domain_pkey" PRIMARY KEY ("domain"),
  CONSTRAINT "campus_domain_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_domain_shape" CHECK ("domain" ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$')
);
CREATE INDEX "campus_domain_organization_id_idx" ON "campus_domain" ("organization_id");

-- A sign-in that was sent to a provider. It's answered once and finished once, in the browser that asked.
CREATE TABLE "campus_request" (
  "id" TEXT NOT NULL,
  "organization_id" UUID NOT NULL,
  "browser_hash" TEXT NOT NULL,
  "next" TEXT NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "answered_at" TIMESTAMPTZ(3),
  "code_hash" TEXT,
  -- What the provider said, until the sign-in is finished.
  "said" JSONB,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "campus_request_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "campus_request_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_request_answered" CHECK (("answered_at" IS NULL) = ("code_hash" IS NULL)),
  CONSTRAINT "campus_request_finished" CHECK ("finished_at" IS NULL OR ("answered_at" IS NOT NULL AND "said" IS NULL))
);
CREATE UNIQUE INDEX "campus_request_code_hash_key" ON "campus_request" ("code_hash");
CREATE INDEX "campus_request_expires_at_idx" ON "campus_request" ("expires_at");

-- Which session at the provider a session here came from, so that both can end together.
CREATE TABLE "campus_session" (
  "session_id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "name_id" TEXT NOT NULL,
  "name_id_format" TEXT,
  "session_index" TEXT,
  CONSTRAINT "campus_session_pkey" PRIMARY KEY ("session_id"),
  CONSTRAINT "campus_session_session_id_fkey" FOREIGN KEY ("session_id")
    REFERENCES "sign_in_session" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_session_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "campus_session_organization_id_name_id_idx" ON "campus_session" ("organization_id", "name_id");

-- The groups that the provider named at the account's last sign-in.
ALTER TABLE "account" ADD COLUMN "groups" TEXT[] NOT NULL DEFAULT '{}';
