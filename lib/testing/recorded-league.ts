import { primaryPool } from "@/lib/db/client";
import { sortableId } from "@/lib/db/sortable-id";

/** The rows of a league by table. */
type Rows = Readonly<Record<string, readonly object[]>>;
export type Recording = { readonly slug: string; readonly rows: Rows };

/** Reads the rows of a league that was just made. Null if an app that runs beside has announced its round meanwhile. */
export async function recordLeague(slug: string): Promise<Recording | null> {
  const { rows: owned } = await primaryPool().query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'organization_id'`,
  );
  const columns = [
    ["organization", "id = o.id"],
    ["user", "id IN (SELECT user_id FROM membership WHERE organization_id = o.id)"],
    ...owned.map(({ name }) => [name, "organization_id = o.id"]),
  ].map(([name, own]) => `(SELECT json_agg(t) FROM "${name}" t WHERE ${own}) AS "${name}"`);
  const { rows } = await primaryPool().query<Record<string, readonly object[] | null>>(
    `SELECT ${columns.join(", ")} FROM organization o
     WHERE slug = $1 AND NOT EXISTS (SELECT FROM round WHERE organization_id = o.id AND announced_at IS NOT NULL)`,
    [slug],
  );
  const filled = Object.entries(rows[0] ?? {}).flatMap(([name, of]) => (of ? [[name, of] as const] : []));
  return rows[0] ? { slug, rows: Object.fromEntries(filled) } : null;
}

/**
 * Makes a league with the rows of a recorded one, and returns the id that replaces an id of it. The new ids sort as the
 * recorded ones do. Foreign keys and triggers are off meanwhile; the copy is as good as what was recorded.
 */
export async function copyLeague(
  { slug: from, rows }: Recording,
  slug: string,
): Promise<(id: string) => string> {
  const text = JSON.stringify(rows);
  const ids = new Map([...new Set(text.match(SORTABLE_ID))].sort().map((id) => [id, sortableId()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const own = JSON.parse(
    text
      .replaceAll(SORTABLE_ID, idOf)
      .replaceAll(`@${from}.example"`, `@${slug}.example"`)
      .replaceAll(`"${from} University"`, `"${slug} University"`),
  ) as Rows;
  const copy = { ...own, organization: own.organization?.map((each) => ({ ...each, slug })) };
  const inserts = Object.entries(copy).map(
    ([name, each]) =>
      `INSERT INTO "${name}" SELECT * FROM json_populate_recordset(NULL::"${name}", $rows$${JSON.stringify(each)}$rows$);`,
  );
  // Several statements in one query are one transaction.
  await primaryPool().query(`SET LOCAL session_replication_role = replica; ${inserts.join("\n")}`);
  return idOf;
}

/** A UUID of version 7. */
const SORTABLE_ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
