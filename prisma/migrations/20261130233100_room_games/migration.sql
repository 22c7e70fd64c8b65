-- Games that are played or kept in the match room, and what happened in them.
CREATE TABLE "room_game" (
  "organization_id" UUID NOT NULL,
  "match_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "last_seq" INTEGER NOT NULL DEFAULT 0,
  "kept_as" TEXT,
  "white" TEXT,
  "ply" INTEGER NOT NULL DEFAULT 0,
  "fen" TEXT,
  "last_uci" TEXT,
  "started_at" TIMESTAMPTZ(3),
  "flag_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  "outcome" TEXT,
  "ending" TEXT,
  CONSTRAINT "room_game_pkey" PRIMARY KEY ("match_id", "number"),
  CONSTRAINT "room_game_organization_id_match_id_fkey" FOREIGN KEY ("organization_id", "match_id")
    REFERENCES "match" ("organization_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "room_game_number" CHECK ("number" BETWEEN 1 AND 12),
  CONSTRAINT "room_game_kept_as" CHECK ("kept_as" IN ('board', 'table')),
  CONSTRAINT "room_game_white" CHECK ("white" IN ('home', 'away')),
  CONSTRAINT "room_game_outcome" CHECK ("outcome" IN ('white', 'black', 'draw')),
  CONSTRAINT "room_game_started" CHECK (
    ("started_at" IS NULL) = ("kept_as" IS NULL) AND ("started_at" IS NULL) = ("white" IS NULL)
  ),
  CONSTRAINT "room_game_ended" CHECK (
    ("ended_at" IS NULL) = ("ending" IS NULL) AND ("outcome" IS NULL OR "ended_at" IS NOT NULL)
    AND ("ended_at" IS NULL OR "started_at" IS NOT NULL)
  ),
  -- A flag can fall only while a game is being played.
  CONSTRAINT "room_game_flag" CHECK ("flag_at" IS NULL OR ("started_at" IS NOT NULL AND "ended_at" IS NULL))
);

CREATE TABLE "room_game_event" (
  "match_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "seq" INTEGER NOT NULL,
  "type" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "actor_user_id" UUID,
  "command_id" TEXT,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "room_game_event_pkey" PRIMARY KEY ("match_id", "number", "seq"),
  CONSTRAINT "room_game_event_match_id_number_fkey" FOREIGN KEY ("match_id", "number")
    REFERENCES "room_game" ("match_id", "number") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "room_game_event_seq" CHECK ("seq" > 0)
);

-- A command that arrives twice counts once.
CREATE UNIQUE INDEX "room_game_event_command" ON "room_game_event" ("match_id", "number", "command_id")
  WHERE "command_id" IS NOT NULL;
-- What the sweep looks for: flags that have fallen.
CREATE INDEX "room_game_flag_at" ON "room_game" ("flag_at") WHERE "flag_at" IS NOT NULL;

CREATE TRIGGER room_game_event_append_only BEFORE UPDATE OR DELETE ON "room_game_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER room_game_event_no_truncate BEFORE TRUNCATE ON "room_game_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
