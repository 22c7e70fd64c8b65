-- Archived seasons stay as they are, and a phone number goes only where its owner gave it.

-- Somebody whom a director entered may have given their number to another organization only.
ALTER TABLE "entry" ADD COLUMN "shares_phone" BOOLEAN NOT NULL DEFAULT true;

-- The actions refuse with a sentence; this stands behind them. Names and addresses of people can still be erased.
CREATE FUNCTION refuse_in_archive(asked UUID) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT status FROM season WHERE id = asked) = 'archived' THEN
    RAISE EXCEPTION 'season % is archived', asked USING ERRCODE = 'P0001';
  END IF;
END $$;

CREATE FUNCTION refuse_season_row_in_archive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_in_archive(NEW.season_id);
  RETURN NEW;
END $$;
CREATE TRIGGER rule_pack_not_in_archive BEFORE INSERT ON rule_pack
  FOR EACH ROW EXECUTE FUNCTION refuse_season_row_in_archive();
CREATE TRIGGER division_not_in_archive BEFORE INSERT OR UPDATE ON division
  FOR EACH ROW EXECUTE FUNCTION refuse_season_row_in_archive();

CREATE FUNCTION refuse_division_row_in_archive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_in_archive((SELECT season_id FROM division WHERE id = NEW.division_id));
  RETURN NEW;
END $$;
CREATE TRIGGER entry_not_in_archive BEFORE INSERT OR UPDATE OF status, seed, annulled, division_id ON entry
  FOR EACH ROW EXECUTE FUNCTION refuse_division_row_in_archive();
CREATE TRIGGER stage_not_in_archive BEFORE INSERT ON stage
  FOR EACH ROW EXECUTE FUNCTION refuse_division_row_in_archive();

CREATE FUNCTION refuse_event_in_archive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_in_archive((
    SELECT d.season_id FROM "match" m
      JOIN round r ON r.id = m.round_id
      JOIN stage s ON s.id = r.stage_id
      JOIN division d ON d.id = s.division_id
    WHERE m.id = NEW.match_id
  ));
  RETURN NEW;
END $$;
CREATE TRIGGER match_event_not_in_archive BEFORE INSERT ON match_event
  FOR EACH ROW EXECUTE FUNCTION refuse_event_in_archive();
