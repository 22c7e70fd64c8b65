-- A division has no more players than places. The row of the division puts those who come at once in line. Once the
-- schedule is published the director gives away the place that an odd field leaves free, whatever the number said.
CREATE FUNCTION refuse_without_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE places integer;
BEGIN
  SELECT capacity INTO places FROM division WHERE id = NEW.division_id FOR UPDATE;
  IF places IS NOT NULL
    AND NOT EXISTS (SELECT FROM stage WHERE division_id = NEW.division_id)
    AND places <= (SELECT count(*) FROM entry
      WHERE division_id = NEW.division_id AND status IN ('active', 'pending') AND id <> NEW.id)
  THEN
    RAISE EXCEPTION 'division % is full', NEW.division_id USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER entry_needs_place_on_insert BEFORE INSERT ON entry
  FOR EACH ROW WHEN (NEW.status IN ('active', 'pending')) EXECUTE FUNCTION refuse_without_place();
CREATE TRIGGER entry_needs_place_on_update BEFORE UPDATE OF status ON entry
  FOR EACH ROW WHEN (NEW.status IN ('active', 'pending') AND OLD.status NOT IN ('active', 'pending'))
  EXECUTE FUNCTION refuse_without_place();

-- Only the results of somebody who left are annulled.
ALTER TABLE entry ADD CONSTRAINT entry_annulled_has_left CHECK (NOT annulled OR status IN ('withdrawn', 'removed'));
