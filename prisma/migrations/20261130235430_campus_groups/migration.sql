-- Which groups of a campus an organization wants to know about, and for how long one counts after a sign-in. Others are
-- never stored.
CREATE TABLE "campus_group_settings" (
  "organization_id" UUID NOT NULL,
  "names" TEXT[] NOT NULL,
  "oidc_claim" TEXT,
  "days" INTEGER NOT NULL,
  CONSTRAINT "campus_group_settings_pkey" PRIMARY KEY ("organization_id"),
  CONSTRAINT "campus_group_settings_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_group_settings_oidc_claim" CHECK ("oidc_claim" <> ''),
  CONSTRAINT "campus_group_settings_days" CHECK ("days" BETWEEN 1 AND 1000)
);

-- The groups that a person's last campus sign-in named, of those that the organization wants to know about.
CREATE TABLE "campus_group" (
  "organization_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "source" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "campus_group_pkey" PRIMARY KEY ("organization_id", "user_id", "source", "name"),
  CONSTRAINT "campus_group_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_group_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "campus_group_source" CHECK ("source" IN ('saml', 'oidc'))
);
CREATE INDEX "campus_group_user_id_idx" ON "campus_group" ("user_id");

-- The groups that can play a season, beside its list. A change of either is a new version of the row.
ALTER TABLE "eligibility_list" ADD COLUMN "groups" TEXT[] NOT NULL DEFAULT '{}';

ALTER TABLE "eligibility_decision" DROP CONSTRAINT "eligibility_decision_refusal";
ALTER TABLE "eligibility_decision" ADD CONSTRAINT "eligibility_decision_refusal" CHECK ("refusal" IN (
  'not-on-list', 'list-expired', 'not-in-group', 'group-expired', 'held-unpaid', 'held-suspended'));

-- Groups that could register in every season of an organization become the groups of each season that isn't over. What
-- else the campus said about people is deleted.
INSERT INTO "campus_group_settings" ("organization_id", "names", "days")
  SELECT "organization_id", "groups", 180 FROM "campus_sign_in" WHERE cardinality("groups") > 0;
INSERT INTO "eligibility_list" ("organization_id", "season_id", "version", "is_used", "saved_at", "groups")
  SELECT s."organization_id", s."id", 1, false, now(), c."names"
  FROM "season" s JOIN "campus_group_settings" c ON c."organization_id" = s."organization_id"
  WHERE s."status" IN ('draft', 'registration', 'running')
  ON CONFLICT ("season_id") DO UPDATE SET "groups" = excluded."groups", "version" = "eligibility_list"."version" + 1;
INSERT INTO "campus_group" ("organization_id", "user_id", "source", "name", "seen_at")
  SELECT DISTINCT c."organization_id", a."user_id", 'saml', kept.name, now()
  FROM "campus_group_settings" c
  JOIN "account" a ON a."provider" = 'saml:' || c."organization_id"
  JOIN LATERAL unnest(c."names") AS kept(name)
    ON EXISTS (SELECT FROM unnest(a."groups") AS said(name) WHERE lower(btrim(said.name)) = lower(btrim(kept.name)));
UPDATE "account" SET "groups" = '{}' WHERE cardinality("groups") > 0;
UPDATE "campus_sign_in" SET "groups" = '{}' WHERE cardinality("groups") > 0;
