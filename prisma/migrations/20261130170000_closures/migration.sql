-- "The rec center is closed": hours in which venues are closed against their opening hours, and the matches that changed.
-- Only new tables, so the release before this one runs on the new schema: it just doesn't know that the hours are closed.
CREATE TABLE "closure" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "reason" TEXT NOT NULL,
  "days" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "created_by_user_id" UUID NOT NULL,
  "reopened_at" TIMESTAMPTZ(3),
  CONSTRAINT "closure_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "closure_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organization" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT closure_ends_after_it_starts CHECK ("starts_at" < "ends_at"),
  CONSTRAINT closure_has_a_reason CHECK ("reason" <> ''),
  CONSTRAINT closure_days_not_negative CHECK ("days" >= 0)
);
CREATE UNIQUE INDEX "closure_organization_id_id_key" ON "closure" ("organization_id", "id");

CREATE TABLE "closure_venue" (
  "organization_id" UUID NOT NULL,
  "closure_id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  CONSTRAINT "closure_venue_pkey" PRIMARY KEY ("closure_id", "venue_id"),
  CONSTRAINT "closure_venue_organization_id_closure_id_fkey" FOREIGN KEY ("organization_id", "closure_id")
    REFERENCES "closure" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "closure_venue_organization_id_venue_id_fkey" FOREIGN KEY ("organization_id", "venue_id")
    REFERENCES "venue" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "closure_venue_venue_id_idx" ON "closure_venue" ("venue_id");

CREATE TABLE "closure_match" (
  "organization_id" UUID NOT NULL,
  "closure_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "canceled_at" TIMESTAMPTZ(3),
  CONSTRAINT "closure_match_pkey" PRIMARY KEY ("closure_id", "match_id"),
  CONSTRAINT "closure_match_organization_id_closure_id_fkey" FOREIGN KEY ("organization_id", "closure_id")
    REFERENCES "closure" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "closure_match_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "closure_match_match_id_idx" ON "closure_match" ("match_id");
