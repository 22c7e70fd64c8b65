-- What a season costs, one row for each version. The highest counts; without a name, there's nothing to pay. The amount is
-- in the smallest unit of its currency. Nothing is paid here: the desk marks what it was given.
CREATE TABLE "season_fee" (
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "name" TEXT,
  "amount" INTEGER,
  "currency" TEXT,
  "due" TEXT,
  "where_to_pay" TEXT,
  "written_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "season_fee_pkey" PRIMARY KEY ("season_id", "version"),
  CONSTRAINT "season_fee_season_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "season_fee_version" CHECK ("version" > 0),
  CONSTRAINT "season_fee_name" CHECK ("name" <> '' AND "where_to_pay" <> ''),
  CONSTRAINT "season_fee_amount" CHECK ("amount" BETWEEN 1 AND 100000000 AND ("amount" IS NULL) = ("currency" IS NULL)),
  CONSTRAINT "season_fee_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
  CONSTRAINT "season_fee_due" CHECK ("due" IN ('registration', 'publication')),
  CONSTRAINT "season_fee_complete" CHECK (("name" IS NULL) = ("due" IS NULL) AND ("name" IS NOT NULL OR "amount" IS NULL))
);
CREATE TRIGGER season_fee_append_only BEFORE UPDATE OR DELETE ON "season_fee"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_draft();
CREATE TRIGGER season_fee_no_truncate BEFORE TRUNCATE ON "season_fee"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The ledger of a player's fee, numbered from 1: the last mark says whether it's paid, waived or owed. A mark is undone by
-- another one. The amount is what the fee was then.
CREATE TABLE "fee_mark" (
  "organization_id" UUID NOT NULL,
  "season_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "amount" INTEGER,
  "currency" TEXT,
  "note" TEXT,
  "marked_by" UUID NOT NULL,
  "marked_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "fee_mark_pkey" PRIMARY KEY ("season_id", "user_id", "number"),
  CONSTRAINT "fee_mark_season_fkey" FOREIGN KEY ("organization_id", "season_id")
    REFERENCES "season" ("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "fee_mark_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "user" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "fee_mark_number" CHECK ("number" > 0),
  CONSTRAINT "fee_mark_kind" CHECK ("kind" IN ('paid', 'waived', 'undone')),
  CONSTRAINT "fee_mark_note" CHECK ("note" <> '')
);
CREATE INDEX "fee_mark_user_id_idx" ON "fee_mark" ("user_id");

-- Marks follow each other without a gap, and what's undone was marked before.
CREATE FUNCTION check_fee_mark() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before CONSTANT text := (
    SELECT kind FROM fee_mark
    WHERE season_id = NEW.season_id AND user_id = NEW.user_id AND number = NEW.number - 1
  );
BEGIN
  IF (NEW.number > 1 AND before IS NULL) OR (NEW.kind = 'undone') <> (coalesce(before, 'undone') <> 'undone') THEN
    RAISE EXCEPTION 'fee_mark % of % does not follow', NEW.number, NEW.user_id USING ERRCODE = 'P0001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER fee_mark_follows BEFORE INSERT ON "fee_mark"
  FOR EACH ROW EXECUTE FUNCTION check_fee_mark();
CREATE TRIGGER fee_mark_append_only BEFORE DELETE ON "fee_mark"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER fee_mark_only_forgets BEFORE UPDATE ON "fee_mark"
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('note');
CREATE TRIGGER fee_mark_no_truncate BEFORE TRUNCATE ON "fee_mark"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A director can also let somebody play who hasn't accepted the waiver or paid.
ALTER TABLE "eligibility_decision" DROP CONSTRAINT "eligibility_decision_refusal";
ALTER TABLE "eligibility_decision" ADD CONSTRAINT "eligibility_decision_refusal" CHECK ("refusal" IN (
  'not-on-list', 'list-expired', 'not-in-group', 'group-expired', 'held-unpaid', 'held-suspended', 'waiver-missing',
  'fee-owed'));
