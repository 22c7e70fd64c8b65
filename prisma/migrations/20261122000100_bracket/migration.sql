-- Two matches of a round can exchange a player (the final and the match for third place, after a ruling), so these are
-- asked at the end of the transaction where it says so.
DROP INDEX "match_round_id_home_entry_id_key";
DROP INDEX "match_round_id_away_entry_id_key";
ALTER TABLE "match"
  ADD CONSTRAINT "match_round_id_home_entry_id_key" UNIQUE ("round_id", "home_entry_id") DEFERRABLE,
  ADD CONSTRAINT "match_round_id_away_entry_id_key" UNIQUE ("round_id", "away_entry_id") DEFERRABLE;
