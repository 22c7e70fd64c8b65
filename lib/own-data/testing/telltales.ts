import pg from "pg";
import { fillEveryTable } from "@/lib/testing/fill-every-table";

/** Who the rows are about. */
export type TelltalePerson = {
  readonly userId: string;
  readonly entryId: string;
  readonly matchId: string;
  readonly email: string;
};

/** What the text in a column of a table ("letter.text") is when it says where it's from. */
export function telltale(column: string): string {
  return `tell-${column.replace(/[._]/g, "-")}-tale`;
}

/**
 * Adds a row to every empty table, makes one row of each table the person's own, and has all of its texts say which column
 * they are from.
 *
 * @returns the columns that do, and those that take no such text
 */
export async function fillWithTelltales(db: pg.Client, person: TelltalePerson) {
  const own = new Map(Object.entries(ownRows(person)));
  const before = await listCounts(db);
  await fillEveryTable(db);
  const columns = await listColumns(db);
  await db.query("SET session_replication_role = replica");
  const filled: string[] = [];
  const refused: string[] = [];
  for (const { table, column, type } of columns) {
    const isFilled = before.get(table) === 0;
    const where = isFilled ? "TRUE" : own.get(table);
    if (where === undefined) continue;
    const value = isFilled ? pointerTo(person, column) : undefined;
    if (value !== undefined) await db.query(`UPDATE "${table}" SET "${column}" = ${value} WHERE ${where}`);
    else if (type in FORMS && !NEEDED.includes(`${table}.${column}`)) {
      const one = `ctid = (SELECT ctid FROM "${table}" WHERE ${where} LIMIT 1)`;
      const isTaken = await tries(
        db,
        `UPDATE "${table}" SET "${column}" = ${formOf(table, column, type)} WHERE ${one}`,
      );
      (isTaken ? filled : refused).push(`${table}.${column}`);
    }
  }
  await db.query("SET session_replication_role = origin");
  return { filled, refused };
}

/** Rows of tables that the league had filled before. */
export function ownRows({ userId, email }: TelltalePerson): Readonly<Record<string, string>> {
  return {
    user: `id = '${userId}'`,
    entry: `user_id = '${userId}'`,
    handle: `user_id = '${userId}'`,
    letter: `to_email = '${email}'`,
    audit_event: `actor_user_id = '${userId}'`,
    match_event: `actor_user_id = '${userId}'`,
  };
}

/** What makes a row that was made up the person's own. */
function pointerTo({ userId, entryId, matchId, email }: TelltalePerson, column: string): string | undefined {
  const pointers: Readonly<Record<string, string>> = {
    user_id: userId,
    actor_user_id: userId,
    entry_id: entryId,
    match_id: matchId,
    identifier: email,
    email,
  };
  const to = pointers[column];
  return to === undefined ? undefined : `'${to}'`;
}

/** Without these as they are, the rows couldn't be read at all. */
const NEEDED = [
  "match_event.data",
  "match_event.type",
  "user.email",
  "letter.to_email",
  "room_game_event.type",
];

const FORMS: Readonly<Record<string, (text: string) => string>> = {
  text: (text) => `'${text}'`,
  varchar: (text) => `'${text}'`,
  _text: (text) => `ARRAY['${text}']`,
  jsonb: (text) => `jsonb_build_object('san', '${text}')`,
};

function formOf(table: string, column: string, type: string): string {
  return FORMS[type]?.(telltale(`${table}.${column}`)) ?? "NULL";
}

/** False if a check refuses it. */
async function tries(db: pg.Client, statement: string): Promise<boolean> {
  try {
    await db.query(statement);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "23514") return false;
    throw error;
  }
}

async function listCounts(db: pg.Client): Promise<ReadonlyMap<string, number>> {
  const tables = new Set((await listColumns(db)).map(({ table }) => table));
  const counts = new Map<string, number>();
  for (const table of tables) {
    const { rows } = await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM "${table}"`);
    counts.set(table, rows[0]?.count ?? 0);
  }
  return counts;
}

async function listColumns(db: pg.Client) {
  const { rows } = await db.query<{ table: string; column: string; type: string }>(
    `SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
       AND c.is_generated = 'NEVER' ORDER BY 1, 2`,
  );
  return rows;
}
