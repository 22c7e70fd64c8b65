-- Letters that can be switched off carry the token of their reader, for the unsubscribe headers.
ALTER TABLE "letter" ADD COLUMN "off_token" TEXT;
CREATE INDEX "letter_gave_up_at_idx" ON "letter" ("gave_up_at") WHERE "gave_up_at" IS NOT NULL;

ALTER TABLE "letter_choice"
  ADD CONSTRAINT "letter_choice_hours" CHECK ("remind_hours" <@ ARRAY[72, 48, 24, 12, 6, 2]);

-- Which reminders were written, for each player of a match: they may choose different hours.
CREATE TABLE "reminder" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "user_id" UUID NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "deadline_at" TIMESTAMPTZ(3) NOT NULL,
  "hours" INTEGER NOT NULL CHECK ("hours" > 0),
  PRIMARY KEY ("match_id", "user_id", "deadline_at", "hours"),
  FOREIGN KEY ("organization_id", "match_id") REFERENCES "match" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "reminder" ("organization_id", "match_id", "user_id", "deadline_at", "hours")
  SELECT m.organization_id, m.id, e.user_id, m.deadline_at, m.reminded_hours
  FROM "match" m JOIN "entry" e ON e.id IN (m.home_entry_id, m.away_entry_id)
  WHERE m.reminded_hours > 0
  ON CONFLICT DO NOTHING;
ALTER TABLE "match" DROP COLUMN "reminded_hours";

-- What waits for a player's letter of the day.
CREATE TABLE "digest_item" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "user_id" UUID NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('paired', 'reminder')),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("match_id", "user_id", "kind"),
  FOREIGN KEY ("organization_id", "match_id") REFERENCES "match" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "digest_item_user_idx" ON "digest_item" ("organization_id", "user_id");
