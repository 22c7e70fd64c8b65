-- What must hold even when two people click at once, and whoever writes.

-- History is append-only: events, audit events and rule packs are never changed or removed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;

CREATE TRIGGER match_event_append_only BEFORE UPDATE OR DELETE ON match_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER match_event_no_truncate BEFORE TRUNCATE ON match_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON audit_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_event_no_truncate BEFORE TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER rule_pack_append_only BEFORE UPDATE OR DELETE ON rule_pack
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A match has two different sides, and an outcome exactly when it is final.
ALTER TABLE "match"
  ADD CONSTRAINT match_two_sides CHECK (home_entry_id <> away_entry_id),
  ADD CONSTRAINT match_final_has_outcome CHECK (
    (status = 'final') = (home_result IS NOT NULL AND away_result IS NOT NULL AND decided_by IS NOT NULL)
  ),
  ADD CONSTRAINT match_sides_agree CHECK (
    home_result IS NULL
    OR (home_result = 'win' AND away_result = 'loss')
    OR (home_result = 'loss' AND away_result = 'win')
    OR (home_result = 'draw' AND away_result = 'draw')
    OR (home_result = 'loss' AND away_result = 'loss')
  ),
  -- A double forfeit is a loss for both and never a score.
  ADD CONSTRAINT match_both_lose_without_score CHECK (
    NOT (home_result = 'loss' AND away_result = 'loss') OR (home_wins IS NULL AND away_wins IS NULL)
  ),
  ADD CONSTRAINT match_double_forfeit_is_loss CHECK (
    decided_by IS DISTINCT FROM 'double-forfeit' OR (home_result = 'loss' AND away_result = 'loss')
  ),
  ADD CONSTRAINT match_scheduled_has_time CHECK (status <> 'scheduled' OR scheduled_at IS NOT NULL),
  ADD CONSTRAINT match_reported_has_answer_time CHECK (status <> 'reported' OR answer_by IS NOT NULL);

-- Two entries meet at most once in a round, whoever is home.
CREATE UNIQUE INDEX match_pair_once ON "match"
  (round_id, least(home_entry_id, away_entry_id), greatest(home_entry_id, away_entry_id));

-- The events of a match are numbered from 1 without gaps.
CREATE FUNCTION match_event_next_seq() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last integer;
BEGIN
  SELECT coalesce(max(seq), 0) INTO last FROM match_event WHERE match_id = NEW.match_id;
  IF NEW.seq <> last + 1 THEN
    RAISE EXCEPTION 'event % of match % does not follow event %', NEW.seq, NEW.match_id, last
      USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER match_event_in_order BEFORE INSERT ON match_event
  FOR EACH ROW EXECUTE FUNCTION match_event_next_seq();

-- A round closes after it opens.
ALTER TABLE round ADD CONSTRAINT round_closes_after_opening CHECK (deadline_at > opens_at);
ALTER TABLE rule_pack ADD CONSTRAINT rule_pack_version_from_one CHECK (version >= 1);
ALTER TABLE organization ADD CONSTRAINT organization_slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE season ADD CONSTRAINT season_slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE division ADD CONSTRAINT division_slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "user" ADD CONSTRAINT user_email_lower CHECK (email = lower(email));

-- The sweep reads only what is due.
CREATE INDEX match_deadline_due ON "match" (deadline_at) WHERE status IN ('open', 'scheduled');
CREATE INDEX match_answer_due ON "match" (answer_by) WHERE status = 'reported';
CREATE INDEX match_with_director ON "match" (organization_id) WHERE status = 'with-director';
CREATE INDEX round_to_announce ON round (opens_at) WHERE announced_at IS NULL;
CREATE INDEX letter_unsent ON letter (created_at) WHERE sent_at IS NULL;
