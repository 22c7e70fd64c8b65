-- The rec center: places, hours, tables, boards and clocks, who is free when, and what is booked.

CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TYPE "DecidedBy" ADD VALUE 'default' AFTER 'forfeit';
CREATE TYPE "EquipmentKind" AS ENUM ('board', 'clock');

ALTER TABLE "user" ADD COLUMN "calendar_token" TEXT;
CREATE UNIQUE INDEX "user_calendar_token_key" ON "user" ("calendar_token");
ALTER TABLE "audit_event" ADD COLUMN "origin" TEXT;
ALTER TABLE "match_event" ADD COLUMN "origin" TEXT;
ALTER TABLE "letter"
  ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "tried_at" TIMESTAMPTZ(3),
  ADD COLUMN "gave_up_at" TIMESTAMPTZ(3);

CREATE TABLE "letter_choice" (
  "user_id" UUID NOT NULL PRIMARY KEY REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "wants_reminders" BOOLEAN NOT NULL DEFAULT true,
  "remind_hours" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
  "wants_digest" BOOLEAN NOT NULL DEFAULT false,
  "token" TEXT NOT NULL
);
CREATE UNIQUE INDEX "letter_choice_token_key" ON "letter_choice" ("token");

CREATE TABLE "venue" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL REFERENCES "organization" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "slug" TEXT NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "venue_organization_id_id_key" ON "venue" ("organization_id", "id");
CREATE UNIQUE INDEX "venue_organization_id_slug_key" ON "venue" ("organization_id", "slug");

ALTER TABLE "season" ADD COLUMN "venue_id" UUID,
  ADD CONSTRAINT "season_organization_id_venue_id_fkey" FOREIGN KEY ("organization_id", "venue_id")
    REFERENCES "venue" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "venue_hours" (
  "organization_id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  "weekday" INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  "opens_at" TEXT NOT NULL CHECK (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  "closes_at" TEXT NOT NULL CHECK (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  PRIMARY KEY ("venue_id", "weekday", "opens_at"),
  CONSTRAINT "venue_hours_organization_id_venue_id_fkey" FOREIGN KEY ("organization_id", "venue_id")
    REFERENCES "venue" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "venue_exception" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  "from_date" DATE NOT NULL,
  "until_date" DATE NOT NULL,
  "opens_at" TEXT CHECK (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  "closes_at" TEXT CHECK (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  "reason" TEXT NOT NULL,
  CONSTRAINT venue_exception_in_order CHECK (until_date >= from_date),
  CONSTRAINT venue_exception_hours_or_closed CHECK ((opens_at IS NULL) = (closes_at IS NULL)),
  CONSTRAINT "venue_exception_organization_id_venue_id_fkey" FOREIGN KEY ("organization_id", "venue_id")
    REFERENCES "venue" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "venue_exception_venue_id_from_date_idx" ON "venue_exception" ("venue_id", "from_date");

CREATE TABLE "venue_table" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "retired_at" TIMESTAMPTZ(3),
  CONSTRAINT "venue_table_organization_id_venue_id_fkey" FOREIGN KEY ("organization_id", "venue_id")
    REFERENCES "venue" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "venue_table_organization_id_id_key" ON "venue_table" ("organization_id", "id");
CREATE UNIQUE INDEX "venue_table_venue_id_name_key" ON "venue_table" ("venue_id", "name");

CREATE TABLE "equipment" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL,
  "venue_id" UUID NOT NULL,
  "kind" "EquipmentKind" NOT NULL,
  "label" TEXT NOT NULL,
  "retired_at" TIMESTAMPTZ(3),
  CONSTRAINT "equipment_organization_id_venue_id_fkey" FOREIGN KEY ("organization_id", "venue_id")
    REFERENCES "venue" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "equipment_organization_id_id_key" ON "equipment" ("organization_id", "id");
CREATE UNIQUE INDEX "equipment_organization_id_label_key" ON "equipment" ("organization_id", "label");

CREATE TABLE "booking" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "venue_id" UUID,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT booking_has_length CHECK (ends_at > starts_at),
  CONSTRAINT "booking_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "booking_organization_id_venue_id_fkey" FOREIGN KEY ("organization_id", "venue_id")
    REFERENCES "venue" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "booking_organization_id_id_key" ON "booking" ("organization_id", "id");
CREATE UNIQUE INDEX "booking_organization_id_match_id_key" ON "booking" ("organization_id", "match_id");
CREATE INDEX "booking_venue_id_starts_at_idx" ON "booking" ("venue_id", "starts_at");

-- No table, no board, no clock and no player is held twice at once, whoever writes.
CREATE TABLE "hold" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL,
  "booking_id" UUID NOT NULL,
  "table_id" UUID,
  "equipment_id" UUID,
  "user_id" UUID REFERENCES "user" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT hold_of_one_thing CHECK (num_nonnulls(table_id, equipment_id, user_id) = 1),
  CONSTRAINT hold_table_once EXCLUDE USING gist (table_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (table_id IS NOT NULL),
  CONSTRAINT hold_equipment_once EXCLUDE USING gist (equipment_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (equipment_id IS NOT NULL),
  CONSTRAINT hold_player_once EXCLUDE USING gist (user_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (user_id IS NOT NULL),
  CONSTRAINT "hold_organization_id_booking_id_fkey" FOREIGN KEY ("organization_id", "booking_id")
    REFERENCES "booking" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "hold_organization_id_table_id_fkey" FOREIGN KEY ("organization_id", "table_id")
    REFERENCES "venue_table" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "hold_organization_id_equipment_id_fkey" FOREIGN KEY ("organization_id", "equipment_id")
    REFERENCES "equipment" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "hold_booking_id_idx" ON "hold" ("booking_id");

CREATE TABLE "free_hours" (
  "organization_id" UUID NOT NULL REFERENCES "organization" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "user" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "weekday" INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  "hours" INTEGER NOT NULL CHECK (hours BETWEEN 0 AND 16777215),
  PRIMARY KEY ("organization_id", "user_id", "weekday")
);
CREATE TABLE "free_day" (
  "organization_id" UUID NOT NULL REFERENCES "organization" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "user" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "date" DATE NOT NULL,
  "hours" INTEGER NOT NULL CHECK (hours BETWEEN 0 AND 16777215),
  PRIMARY KEY ("organization_id", "user_id", "date")
);

CREATE TABLE "checkout" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL,
  "equipment_id" UUID NOT NULL,
  "user_id" UUID,
  "borrower" TEXT NOT NULL,
  "id_kind" TEXT NOT NULL,
  "id_last4" TEXT NOT NULL CHECK (id_last4 ~ '^[A-Za-z0-9]{4}$'),
  "out_at" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "in_at" TIMESTAMPTZ(3),
  "out_by_user_id" UUID NOT NULL,
  "in_by_user_id" UUID,
  CONSTRAINT checkout_due_later CHECK (due_at > out_at),
  CONSTRAINT checkout_in_later CHECK (in_at IS NULL OR in_at >= out_at),
  CONSTRAINT "checkout_organization_id_equipment_id_fkey" FOREIGN KEY ("organization_id", "equipment_id")
    REFERENCES "equipment" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- A thing is in one pair of hands at a time.
CREATE UNIQUE INDEX checkout_out_once ON "checkout" (equipment_id) WHERE in_at IS NULL;
CREATE INDEX "checkout_organization_id_due_at_idx" ON "checkout" ("organization_id", "due_at");
