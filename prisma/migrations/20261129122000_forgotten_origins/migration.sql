-- From where an act came is forgotten after 90 days: the one change that history allows.

CREATE FUNCTION origins_kept_since() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT now() - interval '90 days'
$$;

-- Compared byte by byte (*=): what only looks equal, such as 1 and 1.0, is a change.
CREATE FUNCTION refuse_all_but_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  knew_origin CONSTANT boolean := OLD.origin IS NOT NULL;
BEGIN
  OLD.origin := NULL;
  IF knew_origin AND OLD.at < origins_kept_since() AND NEW *= OLD THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;

DROP TRIGGER match_event_append_only ON match_event;
CREATE TRIGGER match_event_append_only BEFORE DELETE ON match_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER match_event_only_forgets BEFORE UPDATE ON match_event
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();
DROP TRIGGER audit_event_append_only ON audit_event;
CREATE TRIGGER audit_event_append_only BEFORE DELETE ON audit_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_event_only_forgets BEFORE UPDATE ON audit_event
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting();

CREATE INDEX match_event_origin_kept ON match_event (at) WHERE origin IS NOT NULL;
CREATE INDEX audit_event_origin_kept ON audit_event (at) WHERE origin IS NOT NULL;
