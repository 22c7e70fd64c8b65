-- When the sweep checks a match next for a time the league sets or a reminder, so that it reads what's due and not every
-- match that's being played. Null: nothing more will be due. 1970: whatever it depends on has changed, so it's checked
-- right away.
ALTER TABLE "match" ADD COLUMN "next_check_at" TIMESTAMPTZ(3) DEFAULT '1970-01-01T00:00:00Z';
CREATE INDEX match_next_check ON "match" (next_check_at) WHERE status IN ('open', 'scheduled');

CREATE FUNCTION check_match_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.next_check_at := '1970-01-01T00:00:00Z';
  RETURN NEW;
END $$;

CREATE TRIGGER match_check_again BEFORE UPDATE OF status, deadline_at, default_set_at, default_sought_at ON "match"
  FOR EACH ROW
  WHEN (
    (NEW.status, NEW.deadline_at, NEW.default_set_at, NEW.default_sought_at)
      IS DISTINCT FROM (OLD.status, OLD.deadline_at, OLD.default_set_at, OLD.default_sought_at)
  )
  EXECUTE FUNCTION check_match_again();

-- A player chose other reminders.
CREATE FUNCTION check_matches_of_player_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "match" SET next_check_at = '1970-01-01T00:00:00Z'
  WHERE status IN ('open', 'scheduled') AND (
    home_entry_id = ANY (ARRAY(SELECT id FROM entry WHERE user_id = NEW.user_id))
    OR away_entry_id = ANY (ARRAY(SELECT id FROM entry WHERE user_id = NEW.user_id))
  );
  RETURN NULL;
END $$;

CREATE TRIGGER letter_choice_check_again AFTER INSERT ON letter_choice
  FOR EACH ROW WHEN (cardinality(NEW.remind_hours) > 0)
  EXECUTE FUNCTION check_matches_of_player_again();

CREATE TRIGGER letter_choice_check_again_later AFTER UPDATE OF remind_hours, wants_reminders ON letter_choice
  FOR EACH ROW
  WHEN ((NEW.remind_hours, NEW.wants_reminders) IS DISTINCT FROM (OLD.remind_hours, OLD.wants_reminders))
  EXECUTE FUNCTION check_matches_of_player_again();

-- A round opens earlier than it was to.
CREATE FUNCTION check_matches_of_round_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "match" SET next_check_at = '1970-01-01T00:00:00Z'
  WHERE round_id = NEW.id AND status IN ('open', 'scheduled');
  RETURN NULL;
END $$;

CREATE TRIGGER round_check_again AFTER UPDATE OF opens_at ON round
  FOR EACH ROW WHEN (NEW.opens_at < OLD.opens_at)
  EXECUTE FUNCTION check_matches_of_round_again();

-- Nothing is set in an archived season. If it's unarchived, its matches are checked again.
CREATE FUNCTION check_matches_of_season_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "match" m SET next_check_at = '1970-01-01T00:00:00Z'
  FROM round r JOIN stage t ON t.id = r.stage_id JOIN division d ON d.id = t.division_id
  WHERE r.id = m.round_id AND d.season_id = NEW.id AND m.status IN ('open', 'scheduled');
  RETURN NULL;
END $$;

CREATE TRIGGER season_check_again AFTER UPDATE OF status ON season
  FOR EACH ROW WHEN (OLD.status = 'archived')
  EXECUTE FUNCTION check_matches_of_season_again();

-- What else the sweep looks for, by when it's due.
CREATE INDEX checkout_due ON checkout (due_at) WHERE in_at IS NULL;
CREATE INDEX verification_token_expires ON verification_token (expires);
CREATE INDEX sign_in_session_expires_at ON sign_in_session (expires_at);
