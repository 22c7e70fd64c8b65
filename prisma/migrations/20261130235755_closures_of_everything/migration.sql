-- A closure of everything on campus also closes seasons that don't book a venue. Older closures of none or several
-- venues were of everything; of those of one venue, nobody knows.
ALTER TABLE "closure" ADD COLUMN "is_all" BOOLEAN NOT NULL DEFAULT false;
UPDATE "closure" SET "is_all" = true
WHERE (SELECT count(*) FROM "closure_venue" WHERE "closure_id" = "closure"."id") <> 1;
