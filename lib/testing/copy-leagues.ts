import type pg from "pg";

/** What belongs to a league. */
const TABLES = [
  "user",
  "organization",
  "membership",
  "venue",
  "venue_hours",
  "venue_exception",
  "venue_table",
  "equipment",
  "season",
  "season_address",
  "season_break",
  "rule_pack",
  "division",
  "division_address",
  "entry",
  "handle",
  "stage",
  "group_member",
  "round",
  "match",
  "match_event",
  "booking",
  "hold",
  "checkout",
  "free_hours",
  "sportsmanship_rating",
  "room_game",
  "room_game_event",
  "reminder",
  "letter",
  "letter_choice",
  "audit_event",
];

/** What must differ in each copy besides the ids. */
const OWN_VALUES: Readonly<Record<string, string>> = {
  "user.email": "'copy' || n || '.' || t.email",
  "user.calendar_token": "t.calendar_token || n",
  "organization.slug": "t.slug || '-' || n",
  "letter.key": "t.key || ':' || n",
  "letter.to_email": "'copy' || n || '.' || t.to_email",
  "letter.message_id": "n || '.' || t.message_id",
  "letter_choice.token": "t.token || n",
  "audit_event.data": `t.data || ${told("userId")} || ${told("entryId")}`,
};

type Options = {
  /** Tables of which only each so many copies have rows. */
  readonly every?: Readonly<Record<string, number>>;
};

/**
 * Copies all leagues in the database so many times with their people and history, to see what grows with what is stored.
 * An id becomes the hash of itself and the copy's number, so everything in a copy points to that copy. Foreign keys and
 * triggers are off meanwhile; the copies are as good as what is copied.
 */
export async function copyLeagues(
  db: pg.ClientBase,
  copies: number,
  { every = {} }: Options = {},
): Promise<void> {
  const from = await firstNumber(db);
  await db.query("SET session_replication_role = replica");
  await db.query("BEGIN");
  for (const table of TABLES) {
    const { rows } = await db.query<{ column_name: string; udt_name: string }>(
      `SELECT column_name, udt_name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
      [table],
    );
    const columns = rows.map(({ column_name }) => `"${column_name}"`).join(", ");
    const values = rows.map(
      ({ column_name: name, udt_name }) =>
        OWN_VALUES[`${table}.${name}`] ??
        (udt_name === "uuid" ? madeFrom(`t."${name}"::text || ':' || n`) : `t."${name}"`),
    );
    await db.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${values.join(", ")} FROM "${table}" t
       CROSS JOIN generate_series(${from}, ${from + copies - 1}, ${every[table] ?? 1}) AS n`,
    );
  }
  await db.query("COMMIT");
  await db.query("SET session_replication_role = origin");
  for (const table of TABLES) await db.query(`ANALYZE "${table}"`);
}

/** A number that no earlier copy has: copies can be copied again. */
async function firstNumber(db: pg.ClientBase): Promise<number> {
  const { rows } = await db.query<{ count: number }>("SELECT count(*)::int AS count FROM organization");
  return (rows[0]?.count ?? 0) + 1;
}

/** An id made from a text, of a version that the app takes for an id (RFC 9562, version 8). */
function madeFrom(text: string): string {
  return `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;
}

/** The id that an event of the log tells, if it does. */
function told(key: string): string {
  return `CASE WHEN t.data ? '${key}' THEN jsonb_build_object('${key}', ${madeFrom(`(t.data ->> '${key}') || ':' || n`)})
    ELSE '{}' END`;
}
