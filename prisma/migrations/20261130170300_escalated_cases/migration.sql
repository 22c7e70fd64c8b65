-- When the admins were told that a case has waited too long for its director. Null: not yet, or the match isn't with the
-- director. A nullable column, so the release before this one runs on the new schema: it tells nobody.
ALTER TABLE "match" ADD COLUMN "escalated_at" TIMESTAMPTZ(3);
