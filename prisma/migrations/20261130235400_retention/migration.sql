-- How long an organization keeps what it needs only for a while: emails, network addresses, the log, photos, and the
-- contact details of people who no longer play. Without a row, emails stay 400 days, addresses 90, and the rest for good.
-- The triggers read the same settings, so history loses only what its organization doesn't keep.

CREATE TABLE "retention" (
  "organization_id" UUID NOT NULL,
  "email_days" INTEGER NOT NULL,
  "origin_days" INTEGER NOT NULL,
  -- Null: for good.
  "log_days" INTEGER,
  -- After the end of the season, as "contact_days". Null: for good.
  "photo_days" INTEGER,
  "contact_days" INTEGER,
  -- When the sweep looks next.
  "next_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "retention_pkey" PRIMARY KEY ("organization_id"),
  CONSTRAINT "retention_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization" ("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "retention_email_days" CHECK ("email_days" BETWEEN 30 AND 400),
  CONSTRAINT "retention_origin_days" CHECK ("origin_days" BETWEEN 7 AND 90),
  CONSTRAINT "retention_log_days" CHECK ("log_days" BETWEEN 365 AND 3650),
  CONSTRAINT "retention_photo_days" CHECK ("photo_days" BETWEEN 30 AND 3650),
  CONSTRAINT "retention_contact_days" CHECK ("contact_days" BETWEEN 30 AND 3650)
);
CREATE INDEX "retention_next_at_idx" ON "retention" ("next_at");

-- Since when a season is over. For seasons that were over before, since the last deadline of a round.
ALTER TABLE "season" ADD COLUMN "over_at" TIMESTAMPTZ(3);
UPDATE "season" s SET "over_at" = LEAST(now(), GREATEST(s."created_at", (
  SELECT max(r."deadline_at") FROM "division" d JOIN "stage" t ON t."division_id" = d."id" JOIN "round" r ON r."stage_id" = t."id"
  WHERE d."season_id" = s."id"
))) WHERE s."status" IN ('finished', 'archived');
CREATE FUNCTION note_season_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.over_at := CASE WHEN NEW.status IN ('finished', 'archived') THEN coalesce(NEW.over_at, now()) END;
  RETURN NEW;
END $$;
CREATE TRIGGER season_over BEFORE INSERT OR UPDATE OF status, over_at ON "season"
  FOR EACH ROW EXECUTE FUNCTION note_season_over();

-- When the contact details that a player gave for a season were deleted.
ALTER TABLE "entry" ADD COLUMN "contacts_forgotten_at" TIMESTAMPTZ(3);

-- What the sweep and the page that shows what it would do read.
CREATE INDEX "entry_contacts_kept" ON "entry" ("division_id") WHERE "contacts_forgotten_at" IS NULL;
CREATE INDEX "letter_done" ON "letter" ("organization_id", "created_at") WHERE "sent_at" IS NOT NULL OR "gave_up_at" IS NOT NULL;
CREATE INDEX "match_event_origin_of" ON "match_event" ("organization_id", "at") WHERE "origin" IS NOT NULL;
CREATE INDEX "audit_event_origin_of" ON "audit_event" ("organization_id", "at") WHERE "origin" IS NOT NULL;
CREATE INDEX "match_event_contact_note" ON "match_event" ("organization_id")
  WHERE "type" = 'ContactLogged' AND "data" ->> 'note' NOT IN ('', '(deleted)');
CREATE INDEX "photo_kept" ON "photo" ("organization_id") WHERE "forgotten_at" IS NULL;
CREATE INDEX "eligibility_exception_season_id_idx" ON "eligibility_exception" ("season_id");
CREATE INDEX "registration_hold_organization_id_idx" ON "registration_hold" ("organization_id");
CREATE INDEX "checkout_returned" ON "checkout" ("organization_id", "in_at") WHERE "in_at" IS NOT NULL;

-- The first act that a season still needs that's going on. Null: none is.
CREATE FUNCTION needed_since(organization uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(created_at) FROM season WHERE organization_id = organization AND status IN ('registration', 'running')
$$;

CREATE FUNCTION emails_kept_since(organization uuid, days int) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT LEAST(now() - make_interval(days => days), needed_since(organization))
$$;

-- Null: all of it stays. Who left a division stays with its log entry, because standings on an earlier date are made from
-- it, and so does which account was deleted, because a restored backup has it again.
CREATE FUNCTION log_kept_since(organization uuid, days int) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN days IS NOT NULL THEN LEAST(now() - make_interval(days => days), needed_since(organization)) END
$$;
CREATE FUNCTION is_kept_for_good(type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT type IN ('entry-withdrawn', 'entry-removed', 'account-deleted')
$$;

-- Is a match decided, and its season over for more than these days? Null days: no.
CREATE FUNCTION is_past(match_id uuid, days int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "match" m
      JOIN round r ON r.id = m.round_id
      JOIN stage t ON t.id = r.stage_id
      JOIN division d ON d.id = t.division_id
      JOIN season s ON s.id = d.season_id
    WHERE m.id = is_past.match_id AND m.status IN ('final', 'void') AND m.correction IS NULL
      AND s.over_at < now() - make_interval(days => is_past.days)
  )
$$;

-- Addresses go after 90 days, or sooner where the organization says so; in a match not before it's decided.
CREATE FUNCTION origins_kept_since(organization uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT GREATEST(
    origins_kept_since(),
    (SELECT now() - make_interval(days => origin_days) FROM retention WHERE organization_id = organization)
  )
$$;
CREATE FUNCTION is_decided(match_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "match" m WHERE m.id = is_decided.match_id AND m.status IN ('final', 'void') AND m.correction IS NULL
  )
$$;

CREATE OR REPLACE FUNCTION refuse_all_but_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before CONSTANT text := OLD.origin;
  after CONSTANT jsonb := to_jsonb(NEW);
BEGIN
  OLD.origin := NULL;
  IF before IS NOT NULL AND NEW *= OLD AND (
    OLD.at < origins_kept_since()
    OR OLD.at < origins_kept_since(OLD.organization_id) AND (TG_TABLE_NAME = 'audit_event' OR is_decided((after ->> 'match_id')::uuid))
  ) THEN
    RETURN NEW;
  END IF;
  IF (NEW.origin IS NULL OR NEW.origin = before) AND is_erasing()
    AND after - '{data,subject,origin}'::text[] = to_jsonb(OLD) - '{data,subject,origin}'::text[] THEN
    RETURN NEW;
  END IF;
  -- The note of an attempt to reach somebody, where contact details are no longer kept.
  OLD.origin := before;
  IF TG_TABLE_NAME = 'match_event' AND OLD.type = 'ContactLogged' THEN
    OLD.data := OLD.data || '{"note": "(deleted)"}';
    IF NEW *= OLD AND is_past((after ->> 'match_id')::uuid,
      (SELECT contact_days FROM retention WHERE organization_id = OLD.organization_id)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;

CREATE FUNCTION refuse_all_but_expiring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_kept_for_good(OLD.type) AND OLD.at < log_kept_since(OLD.organization_id,
    (SELECT log_days FROM retention WHERE organization_id = OLD.organization_id)) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
DROP TRIGGER audit_event_append_only ON "audit_event";
CREATE TRIGGER audit_event_append_only BEFORE DELETE ON "audit_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_expiring();

CREATE OR REPLACE FUNCTION refuse_all_but_storing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before CONSTANT photo := OLD;
BEGIN
  OLD.large := NULL;
  OLD.stored_at := NEW.stored_at;
  IF before.large IS NOT NULL AND NEW *= OLD THEN
    RETURN NEW;
  END IF;
  -- Deleted from its bucket.
  OLD.large := before.large;
  IF before.forgotten_at IS NOT NULL AND NEW.stored_at IS NULL AND NEW *= OLD THEN
    RETURN NEW;
  END IF;
  OLD.large := NULL;
  OLD.small := '';
  OLD.stored_at := before.stored_at;
  OLD.forgotten_at := NEW.forgotten_at;
  IF before.forgotten_at IS NULL AND NEW.forgotten_at IS NOT NULL AND NEW *= OLD AND (
    is_erasing() OR is_past(before.match_id,
      (SELECT photo_days FROM retention WHERE organization_id = before.organization_id))
  ) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
