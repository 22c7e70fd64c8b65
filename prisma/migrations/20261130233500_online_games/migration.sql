-- What the league finds of online matches on chess sites, and how the sites are doing.
CREATE TABLE "online_site" (
  "site" TEXT NOT NULL,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "down_since" TIMESTAMPTZ(3),
  "wait_until" TIMESTAMPTZ(3),
  "answered_at" TIMESTAMPTZ(3),
  "last_error" TEXT,
  CONSTRAINT "online_site_pkey" PRIMARY KEY ("site"),
  CONSTRAINT "online_site_site" CHECK ("site" IN ('chess.com', 'lichess')),
  CONSTRAINT "online_site_down" CHECK (("failures" = 0) = ("down_since" IS NULL))
);

CREATE TABLE "game_search" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "next_look_at" TIMESTAMPTZ(3),
  "looked_at" TIMESTAMPTZ(3),
  "answer" TEXT,
  "etags" JSONB NOT NULL DEFAULT '{}',
  "found" JSONB,
  "found_at" TIMESTAMPTZ(3),
  "stands_at" TIMESTAMPTZ(3),
  "rejected_by" TEXT,
  "rejected_at" TIMESTAMPTZ(3),
  "statement" TEXT,
  CONSTRAINT "game_search_pkey" PRIMARY KEY ("match_id"),
  CONSTRAINT "game_search_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "game_search_answer" CHECK ("answer" IN ('read', 'no-account', 'site-away')),
  CONSTRAINT "game_search_found" CHECK (("found" IS NULL) = ("found_at" IS NULL)),
  CONSTRAINT "game_search_rejected_by" CHECK ("rejected_by" IN ('home', 'away')),
  CONSTRAINT "game_search_rejected" CHECK (
    ("rejected_by" IS NULL) = ("rejected_at" IS NULL) AND ("rejected_at" IS NULL OR "found" IS NOT NULL)
  ),
  -- Only what was found and isn't rejected can count by itself.
  CONSTRAINT "game_search_stands" CHECK ("stands_at" IS NULL OR ("found" IS NOT NULL AND "rejected_at" IS NULL))
);

-- What is due: the next look, and results that nobody objected to.
CREATE INDEX "game_search_next_look_at" ON "game_search" ("next_look_at") WHERE "next_look_at" IS NOT NULL;
CREATE INDEX "game_search_stands_at" ON "game_search" ("stands_at") WHERE "stands_at" IS NOT NULL;
