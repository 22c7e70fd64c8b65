-- What the players of a match chose about who can watch it; for a final at a session, its director. The newest choice
-- of each counts.
CREATE TABLE "match_watching" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "seq" INTEGER NOT NULL,
  "by" TEXT NOT NULL,
  "allowed" BOOLEAN NOT NULL,
  "actor_user_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "match_watching_pkey" PRIMARY KEY ("match_id", "seq"),
  CONSTRAINT "match_watching_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "match_watching_seq" CHECK ("seq" > 0),
  CONSTRAINT "match_watching_by" CHECK ("by" IN ('home', 'away', 'director'))
);

CREATE TRIGGER match_watching_append_only BEFORE UPDATE OR DELETE ON "match_watching"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER match_watching_no_truncate BEFORE TRUNCATE ON "match_watching"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Which games are played now, for those who watch.
CREATE INDEX "room_game_playing" ON "room_game" ("organization_id") WHERE "started_at" IS NOT NULL AND "ended_at" IS NULL;
