-- Which notifications a person has turned off; by default they get all of them on the devices where they turned them on.
ALTER TABLE "user" ADD COLUMN "push_off" TEXT[] NOT NULL DEFAULT '{}';

-- A browser that shows notifications to one person, for as long as they're signed in there.
CREATE TABLE "push_subscription" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "session_id" UUID NOT NULL,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_endpoint_length" CHECK (length("endpoint") <= 1000);
CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription"("endpoint");
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription"("user_id");
CREATE INDEX "push_subscription_session_id_idx" ON "push_subscription"("session_id");
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "sign_in_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A notification, written before it's sent, so that it's sent once. The id is the secret that the device says it saw.
CREATE TABLE "push" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "seen_at" TIMESTAMPTZ(3),
  CONSTRAINT "push_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "push_key_key" ON "push"("key");
CREATE INDEX "push_user_id_idx" ON "push"("user_id");
CREATE INDEX "push_created_at_idx" ON "push"("created_at");
ALTER TABLE "push" ADD CONSTRAINT "push_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
