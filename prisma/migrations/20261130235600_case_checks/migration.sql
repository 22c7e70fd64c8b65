-- Cases that the sweep looks at next, because they may have waited too long for the director, so that it doesn't read
-- every case. As for matches being played, next_check_at is set back whenever a match changes its status; a correction
-- handed to the director does so from now on, too.
CREATE INDEX match_case_check ON "match" (next_check_at)
  WHERE (status = 'with-director' OR correction = 'with-director') AND escalated_at IS NULL;

UPDATE "match" SET next_check_at = '1970-01-01T00:00:00Z'
  WHERE (status = 'with-director' OR correction = 'with-director') AND escalated_at IS NULL;

CREATE TRIGGER match_case_check_again BEFORE UPDATE OF correction, escalated_at ON "match"
  FOR EACH ROW
  WHEN ((NEW.correction, NEW.escalated_at) IS DISTINCT FROM (OLD.correction, OLD.escalated_at))
  EXECUTE FUNCTION check_match_again();
