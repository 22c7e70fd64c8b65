-- The league sets a time once, and looks for one again while it finds none: default_sought_at is when it last looked.
ALTER TABLE "match" ADD COLUMN "default_set_at" TIMESTAMPTZ(3);

UPDATE "match" m SET "default_set_at" = m."default_sought_at"
WHERE m."default_sought_at" IS NOT NULL
  AND EXISTS (
    SELECT 1 FROM "match_event" e
    WHERE e."match_id" = m."id" AND e."type" = 'TimeDefaulted' AND e."at" >= m."default_sought_at"
  );
