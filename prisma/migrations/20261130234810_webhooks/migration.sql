-- Where an organization's programs want to be told of changes. The secret signs each message, so it's stored as it is;
-- after a rotation the one before signs too, for a day.
CREATE TABLE "webhook" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "url" TEXT NOT NULL,
  "secret" TEXT NOT NULL,
  "previous_secret" TEXT,
  "previous_until" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "webhook_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization" ("id")
    ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "webhook_url" CHECK ("url" LIKE 'https://%'),
  CONSTRAINT "webhook_secret" CHECK ("secret" LIKE 'whsec\_%'),
  CONSTRAINT "webhook_previous" CHECK (("previous_secret" IS NULL) = ("previous_until" IS NULL))
);

CREATE INDEX "webhook_organization_id_idx" ON "webhook" ("organization_id");

-- What a webhook was told or is to be told, and how the last attempt went. Without a next attempt it's delivered or given up.
CREATE TABLE "webhook_message" (
  "id" UUID NOT NULL,
  "webhook_id" UUID NOT NULL,
  "type" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "next_at" TIMESTAMPTZ(3),
  "delivered_at" TIMESTAMPTZ(3),
  "last_answer" TEXT,
  CONSTRAINT "webhook_message_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_message_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "webhook_message_attempts" CHECK ("attempts" >= 0)
);

CREATE INDEX "webhook_message_webhook_id_idx" ON "webhook_message" ("webhook_id", "created_at" DESC);
CREATE INDEX "webhook_message_due_idx" ON "webhook_message" ("next_at") WHERE "next_at" IS NOT NULL;

-- Every change of something public is a message, written by the transaction that makes the change.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
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
  WHERE o.slug = NEW.change ->> 'organization';
  RETURN NULL;
END
$$;

CREATE TRIGGER public_change_tells_webhooks AFTER INSERT ON "public_change"
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks();
