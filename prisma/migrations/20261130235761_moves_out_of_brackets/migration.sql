-- A player with a bye has no match yet, but a later round of the bracket pairs them: they can't move to another division.
CREATE OR REPLACE FUNCTION refuse_move_with_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.division_id = OLD.division_id THEN
    RETURN NEW;
  END IF;
  IF (SELECT season_id FROM division WHERE id = NEW.division_id)
    <> (SELECT season_id FROM division WHERE id = OLD.division_id)
  THEN
    RAISE EXCEPTION 'entry % would move to another season', OLD.id USING ERRCODE = 'P0001';
  END IF;
  IF EXISTS (SELECT FROM "match" m WHERE OLD.id IN (m.home_entry_id, m.away_entry_id))
    OR EXISTS (SELECT FROM group_member g WHERE g.entry_id = OLD.id)
  THEN
    RAISE EXCEPTION 'entry % has matches in its division', OLD.id USING ERRCODE = 'P0001';
  END IF;
  IF EXISTS (SELECT FROM stage s WHERE s.division_id = OLD.division_id AND s.seeds ? OLD.id::text) THEN
    RAISE EXCEPTION 'entry % is in the bracket of its division', OLD.id USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
