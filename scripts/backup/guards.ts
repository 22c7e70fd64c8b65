import type pg from "pg";

/**
 * Turns off the triggers and foreign keys of the league's tables, does the work, and turns them back on, all in
 * the caller's transaction. Tables can then be filled in any order and history can be written as it was.
 * Restoring a foreign key checks every row. This only requires owning the tables, because hosted databases don't
 * provide a superuser.
 *
 * @param work gets the names of the tables
 */
export async function guardless(
  client: pg.Client,
  work: (tables: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  const tables = await listTables(client);
  const keys = await listForeignKeys(client);
  await client.query(
    keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`).join("\n"),
  );
  await client.query(tables.map(({ table }) => `ALTER TABLE ${table} DISABLE TRIGGER USER;`).join("\n"));
  await work(new Set(tables.map(({ name }) => name)));
  await client.query(
    keys.map(({ table, name, rule }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule};`).join("\n"),
  );
  await client.query(tables.map(({ table }) => `ALTER TABLE ${table} ENABLE TRIGGER USER;`).join("\n"));
}

/** `name` is unquoted, `table` is quoted for a statement. */
async function listTables(client: pg.Client) {
  const { rows } = await client.query<{ name: string; table: string }>(
    `SELECT 'public.' || relname AS name, format('public.%I', relname) AS table FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = pg_class.oid AND d.deptype = 'e')`,
  );
  return rows;
}

async function listForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `SELECT format('public.%I', c.relname) AS table, quote_ident(k.conname) AS name,
       pg_get_constraintdef(k.oid) AS rule
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
     ORDER BY c.relname, k.conname`,
  );
  return rows;
}
