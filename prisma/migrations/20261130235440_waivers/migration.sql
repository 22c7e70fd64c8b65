-- What people wrote down stays as it was, unless its author or somebody it names deletes their account. The arguments
-- name the columns that may change then.
CREATE FUNCTION refuse_all_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may CONSTANT text[] := TG_ARGV;
BEGIN
  IF is_erasing() AND to_jsonb(NEW) - may = to_jsonb(OLD) - may THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;

-- What a season asks of its players is never changed, only followed by a newer version. It goes with a draft.
CREATE FUNCTION refuse_change_outside_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM season WHERE id = OLD.season_id AND status <> 'draft') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;

-- A season's waiver, one row for each version. The highest is the one that players accept; without a text, none is asked
-- for from then on.
CREATE TABLE "waiver_text" (
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "text" TEXT,
  "written_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "waiver_text_pkey" PRIMARY KEY ("season_id", "version"),
  CONSTRAINT "waiver_text_season_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "waiver_text_version" CHECK ("version" > 0),
  CONSTRAINT "waiver_text_text" CHECK ("text" <> '')
);
CREATE TRIGGER waiver_text_append_only BEFORE UPDATE OR DELETE ON "waiver_text"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_draft();
CREATE TRIGGER waiver_text_no_truncate BEFORE TRUNCATE ON "waiver_text"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who accepted which version: by typing their name, or on paper that a director has. Once for each version.
CREATE TABLE "waiver_acceptance" (
  "id" UUID NOT NULL,
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "user_id" UUID NOT NULL,
  "on_paper" BOOLEAN NOT NULL,
  "signed_name" TEXT NOT NULL,
  "guardian_name" TEXT,
  "note" TEXT,
  "recorded_by" UUID,
  "accepted_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "waiver_acceptance_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "waiver_acceptance_season_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "waiver_acceptance_text_fkey" FOREIGN KEY ("season_id", "version")
    REFERENCES "waiver_text" ("season_id", "version") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "waiver_acceptance_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "waiver_acceptance_name" CHECK ("signed_name" <> '' AND "guardian_name" <> '' AND "note" <> ''),
  -- Only paper is recorded by somebody else, who says where it is.
  CONSTRAINT "waiver_acceptance_paper" CHECK ("on_paper" = ("recorded_by" IS NOT NULL) AND "on_paper" = ("note" IS NOT NULL))
);
CREATE UNIQUE INDEX "waiver_acceptance_person_key" ON "waiver_acceptance" ("season_id", "version", "user_id");
CREATE INDEX "waiver_acceptance_user_id_idx" ON "waiver_acceptance" ("user_id");

-- An acceptance stays as it was given. Paper that was recorded by mistake can be removed.
CREATE FUNCTION refuse_deleting_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.on_paper OR is_erasing() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
CREATE TRIGGER waiver_acceptance_append_only BEFORE DELETE ON "waiver_acceptance"
  FOR EACH ROW EXECUTE FUNCTION refuse_deleting_acceptance();
CREATE TRIGGER waiver_acceptance_only_forgets BEFORE UPDATE ON "waiver_acceptance"
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('guardian_name', 'note');
CREATE TRIGGER waiver_acceptance_no_truncate BEFORE TRUNCATE ON "waiver_acceptance"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
