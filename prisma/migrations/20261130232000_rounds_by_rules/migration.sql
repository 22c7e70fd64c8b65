-- The rule sheet lists the rounds that follow each version of the rules.
CREATE INDEX "round_rule_pack_id_idx" ON "round" ("rule_pack_id");
