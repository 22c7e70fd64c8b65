-- A change of something public waits for a webhook that's being removed at that moment, and then isn't told there. It failed.
CREATE OR REPLACE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_message (id, webhook_id, type, data, created_at, next_at)
  SELECT gen_random_uuid(), w.id,
    CASE
      WHEN NEW.change ->> 'season' IS NULL THEN 'organization.changed'
      WHEN NEW.change ->> 'isMatch' IS NOT NULL THEN 'division.changed'
      ELSE 'season.changed'
    END,
    jsonb_build_object(
      'organization', NEW.change -> 'organization',
      'season', NEW.change -> 'season',
      'divisions', NEW.change -> 'divisions'
    ),
    now(), now()
  FROM webhook w JOIN organization o ON o.id = w.organization_id
  WHERE o.slug = NEW.change ->> 'organization'
  FOR KEY SHARE OF w;
  RETURN NULL;
END
$$;
