-- Who may play a season. A season without a row here has no list. The row stays when the list is removed, so that a page
-- of an older version is refused; its lines go.
CREATE TABLE "eligibility_list" (
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "is_used" BOOLEAN NOT NULL,
  "saved_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "eligibility_list_pkey" PRIMARY KEY ("season_id"),
  CONSTRAINT "eligibility_list_season_key" UNIQUE ("organization_id", "season_id"),
  CONSTRAINT "eligibility_list_season_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "eligibility_list_version" CHECK ("version" > 0)
);

-- The people on a list, by email, campus id or both, and the last day each counts.
CREATE TABLE "eligibility_line" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "email" TEXT,
  "campus_id" TEXT,
  "valid_until" DATE,
  CONSTRAINT "eligibility_line_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "eligibility_line_list_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "eligibility_list" ("organization_id", "season_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "eligibility_line_person" CHECK ("email" IS NOT NULL OR "campus_id" IS NOT NULL),
  CONSTRAINT "eligibility_line_email" CHECK ("email" = lower("email")),
  CONSTRAINT "eligibility_line_campus_id" CHECK ("campus_id" ~ '^[A-Z0-9][A-Z0-9._@-]{0,39}$')
);
CREATE UNIQUE INDEX "eligibility_line_person_key"
  ON "eligibility_line" ("season_id", "email", "campus_id") NULLS NOT DISTINCT;
CREATE INDEX "eligibility_line_campus_id_idx" ON "eligibility_line" ("season_id", "campus_id");

-- A director lets somebody play without the list. Without a person yet, the email says who it's for.
CREATE TABLE "eligibility_exception" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "user_id" UUID,
  "reason" TEXT NOT NULL,
  "granted_by" UUID NOT NULL,
  "granted_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_by" UUID,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "eligibility_exception_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "eligibility_exception_season_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "eligibility_exception_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "eligibility_exception_email" CHECK ("email" = lower("email")),
  CONSTRAINT "eligibility_exception_reason" CHECK ("reason" <> ''),
  CONSTRAINT "eligibility_exception_ended" CHECK (("ended_by" IS NULL) = ("ended_at" IS NULL))
);
CREATE UNIQUE INDEX "eligibility_exception_email_key"
  ON "eligibility_exception" ("season_id", "email") WHERE "ended_at" IS NULL;
CREATE INDEX "eligibility_exception_user_id_idx" ON "eligibility_exception" ("user_id");

-- What keeps somebody from registering in any season of the organization, until its last day or until it's lifted.
CREATE TABLE "registration_hold" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "user_id" UUID,
  "kind" TEXT NOT NULL,
  "last_on" DATE,
  "note" TEXT,
  "placed_by" UUID NOT NULL,
  "placed_at" TIMESTAMPTZ(3) NOT NULL,
  "lifted_by" UUID,
  "lifted_at" TIMESTAMPTZ(3),
  CONSTRAINT "registration_hold_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "registration_hold_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "registration_hold_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "registration_hold_email" CHECK ("email" = lower("email")),
  CONSTRAINT "registration_hold_kind" CHECK ("kind" IN ('unpaid', 'suspended')),
  CONSTRAINT "registration_hold_lifted" CHECK (("lifted_by" IS NULL) = ("lifted_at" IS NULL))
);
CREATE INDEX "registration_hold_email_idx" ON "registration_hold" ("organization_id", "email") WHERE "lifted_at" IS NULL;
CREATE INDEX "registration_hold_user_id_idx" ON "registration_hold" ("user_id");

-- The campus id that a person gave when they registered. Nobody else of the organization can give the same one.
CREATE TABLE "campus_id" (
  "organization_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "campus_id" TEXT NOT NULL,
  "given_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "campus_id_pkey" PRIMARY KEY ("organization_id", "user_id"),
  CONSTRAINT "campus_id_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_id_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_id_shape" CHECK ("campus_id" ~ '^[A-Z0-9][A-Z0-9._@-]{0,39}$')
);
CREATE UNIQUE INDEX "campus_id_campus_id_key" ON "campus_id" ("organization_id", "campus_id");
CREATE INDEX "campus_id_user_id_idx" ON "campus_id" ("user_id");
