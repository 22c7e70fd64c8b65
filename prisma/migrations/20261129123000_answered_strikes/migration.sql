-- A forfeit that the director has forgiven: it counts no longer toward the number after which they are asked.
CREATE TABLE "forgiven_strike" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "entry_id" UUID NOT NULL,
  "reason" TEXT NOT NULL CHECK (btrim("reason") <> ''),
  "at" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("match_id", "entry_id"),
  FOREIGN KEY ("organization_id", "match_id") REFERENCES "match" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY ("organization_id", "entry_id") REFERENCES "entry" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "forgiven_strike_entry_id_idx" ON "forgiven_strike" ("entry_id");

-- The director was asked about a player, and keeps them: asked again only after a forfeit that is not among these.
CREATE TABLE "keeping" (
  "id" UUID NOT NULL PRIMARY KEY,
  "organization_id" UUID NOT NULL,
  "entry_id" UUID NOT NULL,
  "match_ids" UUID[] NOT NULL CHECK (cardinality("match_ids") > 0),
  "reason" TEXT NOT NULL CHECK (btrim("reason") <> ''),
  "at" TIMESTAMPTZ(3) NOT NULL,
  FOREIGN KEY ("organization_id", "entry_id") REFERENCES "entry" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "keeping_entry_id_idx" ON "keeping" ("entry_id");
