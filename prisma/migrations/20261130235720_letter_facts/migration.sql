-- A letter about a match is stored as what it tells, and written when it's sent. Until then its words are empty. The last
-- version doesn't know that, so such letters have a queue of their own, which only newer ones work on.
ALTER TABLE "letter" ADD COLUMN "kind" TEXT;
ALTER TABLE "letter" ADD COLUMN "facts" JSONB;
