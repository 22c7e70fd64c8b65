-- Many double forfeits at once are held for the director (docs/decisions/0017). A nullable column, so that the release
-- before this one runs on the new schema: it double-forfeits as it always did.
ALTER TABLE "match" ADD COLUMN "forfeit_held_at" TIMESTAMPTZ(3);
