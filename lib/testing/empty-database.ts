import { primaryPool } from "@/lib/db/client";

/** Deletes all rows but the list of migrations and the job queues. Triggers that keep rows from being deleted are off. */
export async function emptyDatabase(): Promise<void> {
  await primaryPool().query(`
    SET session_replication_role = replica;
    DO $$
    DECLARE
      each text;
      is_filled boolean;
      filled text[] := '{}';
    BEGIN
      FOR each IN
        SELECT c.oid::regclass::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'pgboss') AND NOT c.relispartition
          AND c.relname NOT IN ('_prisma_migrations', 'version', 'queue')
      LOOP
        EXECUTE format('SELECT EXISTS (SELECT FROM %s)', each) INTO is_filled;
        IF is_filled THEN filled := filled || each; END IF;
      END LOOP;
      IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' RESTART IDENTITY CASCADE'; END IF;
    END $$;
    SET session_replication_role = origin;`);
}

/** What there is of tables, columns, rules, functions, triggers, and constraints, in numbers. */
export async function countParts(): Promise<string> {
  const { rows } = await primaryPool().query<{ parts: string }>(`
    SELECT concat_ws(' ',
      (SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace),
      (SELECT sum(relnatts) FROM pg_class WHERE relnamespace = 'public'::regnamespace),
      (SELECT count(*) FROM pg_rewrite),
      (SELECT sum(hashtext(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
      (SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O'),
      (SELECT count(*) FROM pg_constraint WHERE connamespace = 'public'::regnamespace)) AS parts`);
  return rows[0]?.parts ?? "";
}
