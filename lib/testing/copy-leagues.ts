import type pg from "pg";

/** What belongs to a league, in an order that foreign keys accept. */
const TABLES = [
  "user",
  "organization",
  "membership",
  "venue",
  "venue_hours",
  "venue_table",
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
  "reminder",
  "letter",
  "letter_choice",
  "audit_event",
];

/** Texts that must differ in each copy. */
const UNIQUE_TEXTS: Readonly<Record<string, string>> = {
  "user.email": "'copy' || n || '.' || t.email",
  "user.calendar_token": "t.calendar_token || n",
  "organization.slug": "t.slug || '-' || n",
  "letter.key": "t.key || ':' || n",
  "letter.message_id": "n || '.' || t.message_id",
  "letter_choice.token": "t.token || n",
};

/**
 * Copies all leagues in the database so many times with their people and history, to see what grows with what is stored.
 * An id becomes the hash of itself and the copy's number, so everything in a copy points to that copy.
 */
export async function copyLeagues(db: pg.ClientBase, copies: number): Promise<void> {
  const from = await firstNumber(db);
  await db.query("BEGIN");
  for (const table of TABLES) await db.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  for (const table of TABLES) {
    const { rows } = await db.query<{ column_name: string; udt_name: string }>(
      `SELECT column_name, udt_name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
      [table],
    );
    const columns = rows.map(({ column_name }) => `"${column_name}"`).join(", ");
    const values = rows.map(
      ({ column_name: name, udt_name }) =>
        UNIQUE_TEXTS[`${table}.${name}`] ??
        (udt_name === "uuid" ? madeFrom(`t."${name}"::text || ':' || n`) : `t."${name}"`),
    );
    await db.query(
      `INSERT INTO "${table}" (${columns})
       SELECT ${values.join(", ")} FROM "${table}" t CROSS JOIN generate_series(${from}, ${from + copies - 1}) AS n`,
    );
  }
  for (const table of TABLES) await db.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  await db.query("COMMIT");
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
