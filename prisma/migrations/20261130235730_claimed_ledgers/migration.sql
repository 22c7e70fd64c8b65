-- Everything of somebody without an account goes to the account that knows their code, the ledgers of their fees too. If
-- the account has a ledger of the same season, its lines are numbered anew. The transaction that uses the code is the only
-- one that can do that; a restored database counts transactions from the start again, so when it began is kept too.
ALTER TABLE "claim_code" ADD COLUMN "transaction_number" BIGINT;
ALTER TABLE "claim_code" ADD COLUMN "transaction_at" TIMESTAMPTZ(6);

CREATE FUNCTION is_claiming() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM claim_code
    WHERE transaction_number = pg_current_xact_id()::text::bigint AND transaction_at = transaction_timestamp()
  )
$$;

CREATE FUNCTION refuse_all_but_erasing_or_claiming() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  may CONSTANT text[] := CASE
    WHEN is_erasing() THEN '{note}'::text[]
    WHEN is_claiming() THEN '{user_id,number}'::text[]
  END;
BEGIN
  IF may IS NOT NULL AND to_jsonb(NEW) - may = to_jsonb(OLD) - may THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'P0001';
END $$;
CREATE OR REPLACE TRIGGER fee_mark_only_forgets BEFORE UPDATE ON "fee_mark"
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing_or_claiming();
