-- Accounts that were deleted at their owner's request. The person's row stays, without anything that tells who it was,
-- because results and history name its id. The transaction that writes an erasure is the only one that can change what
-- people wrote in the history.

CREATE TABLE "erasure" (
  "user_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  -- In which transaction: its number, and when it began, because a restored database counts from the start again.
  "transaction_number" BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
  "transaction_at" TIMESTAMPTZ(6) NOT NULL DEFAULT transaction_timestamp(),
  CONSTRAINT "erasure_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "erasure_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "erasure_transaction_number_idx" ON "erasure" ("transaction_number");
CREATE TRIGGER erasure_append_only BEFORE UPDATE OR DELETE ON "erasure"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure_no_truncate BEFORE TRUNCATE ON "erasure"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION is_erasing() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM erasure
    WHERE transaction_number = pg_current_xact_id()::text::bigint AND transaction_at = transaction_timestamp()
  )
$$;

-- Nobody can be made out of a deleted account again: not by a registration that was under way, nor by a sign-in. The lock
-- waits for an erasure that is under way.
CREATE FUNCTION refuse_erased_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "user" WHERE id = NEW.user_id FOR KEY SHARE;
  IF EXISTS (SELECT FROM erasure WHERE user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'account % was deleted', NEW.user_id USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER entry_of_person BEFORE INSERT OR UPDATE OF user_id ON "entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER membership_of_person BEFORE INSERT OR UPDATE OF user_id ON "membership"
  FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER account_of_person BEFORE INSERT OR UPDATE OF user_id ON "account"
  FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();
CREATE TRIGGER sign_in_session_of_person BEFORE INSERT ON "sign_in_session"
  FOR EACH ROW EXECUTE FUNCTION refuse_erased_person();

CREATE FUNCTION refuse_change_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM erasure WHERE user_id = OLD.id) AND NOT is_erasing() THEN
    RAISE EXCEPTION 'account % was deleted', OLD.id USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_stays_erased BEFORE UPDATE ON "user"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_erased();

-- History forgets where an act came from after 90 days, and at an erasure what was written about a person. Everything
-- else in it stays as it was.
CREATE OR REPLACE FUNCTION refuse_all_but_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before CONSTANT text := OLD.origin;
BEGIN
  OLD.origin := NULL;
  IF before IS NOT NULL AND OLD.at < origins_kept_since() AND NEW *= OLD THEN
    RETURN NEW;
  END IF;
  IF (NEW.origin IS NULL OR NEW.origin = before) AND is_erasing()
    AND to_jsonb(NEW) - '{data,subject,origin}'::text[] = to_jsonb(OLD) - '{data,subject,origin}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;

-- The reason why a director left a rating out may name somebody.
CREATE FUNCTION refuse_all_but_erasing_reason() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_erasing() AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
DROP TRIGGER sportsmanship_rating_append_only ON "sportsmanship_rating";
CREATE TRIGGER sportsmanship_rating_append_only BEFORE DELETE ON "sportsmanship_rating"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER sportsmanship_rating_only_forgets BEFORE UPDATE ON "sportsmanship_rating"
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing_reason();

-- The pixels of a photo go when the account of a player of its match is deleted. The row stays: the history names it. From
-- a bucket, the sweep deletes it.
ALTER TABLE "photo" ADD COLUMN "forgotten_at" TIMESTAMPTZ(3);
ALTER TABLE "photo" DROP CONSTRAINT "photo_is_somewhere";
ALTER TABLE "photo" ADD CONSTRAINT "photo_is_somewhere" CHECK (
  CASE WHEN "forgotten_at" IS NULL THEN ("large" IS NULL) = ("stored_at" IS NOT NULL)
  ELSE "large" IS NULL AND octet_length("small") = 0 END
);
CREATE INDEX "photo_to_delete" ON "photo" ("id") WHERE "forgotten_at" IS NOT NULL AND "stored_at" IS NOT NULL;

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
  IF before.forgotten_at IS NULL AND NEW.forgotten_at IS NOT NULL AND NEW *= OLD
    AND is_erasing() THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
