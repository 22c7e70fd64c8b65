-- A letter of the day is one per player, from all organizations they play in.
DROP INDEX "digest_item_user_idx";
CREATE INDEX "digest_item_user_id_created_at_idx" ON "digest_item" ("user_id", "created_at");
