import type pg from "pg";

/**
 * The rows of every league table as COPY would write them, sorted. Two databases with the same answer have the same
 * content.
 */
export async function readContent(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  );
  const content = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT each::text AS row FROM "${name}" AS each ORDER BY 1`,
    );
    content.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return content;
}

/** Columns, constraints, indexes, triggers and functions as the catalog describes them. */
export async function readSchema(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) AS line
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index
       JOIN pg_class c ON c.oid = indexrelid WHERE c.relnamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(t.oid) || ' ' || tgenabled::text FROM pg_trigger t
       JOIN pg_class c ON c.oid = tgrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT tgisinternal
     ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
}
