-- A match that the bracket removed is void and keeps the players it had. They may be paired again in the same round: the
-- final and the match for third place can trade both players, and one of them can remain without two players. So a void
-- match no longer counts where two matches of a round can't have the same players. The names stay, because the previous
-- version defers both constraints by name.
DROP INDEX "match_pair_once";
CREATE UNIQUE INDEX "match_pair_once" ON "match"
  ("round_id", least("home_entry_id", "away_entry_id"), greatest("home_entry_id", "away_entry_id"))
  WHERE ("status" <> 'void');

ALTER TABLE "match"
  DROP CONSTRAINT "match_round_id_home_entry_id_key",
  DROP CONSTRAINT "match_round_id_away_entry_id_key",
  ADD CONSTRAINT "match_round_id_home_entry_id_key"
    EXCLUDE USING btree ("round_id" WITH =, "home_entry_id" WITH =) WHERE ("status" <> 'void') DEFERRABLE,
  ADD CONSTRAINT "match_round_id_away_entry_id_key"
    EXCLUDE USING btree ("round_id" WITH =, "away_entry_id" WITH =) WHERE ("status" <> 'void') DEFERRABLE;
