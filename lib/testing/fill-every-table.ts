import type pg from "pg";

/** Values that satisfy the checks of most columns, by type. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: "gen_random_uuid()",
  text: "'abcd'",
  varchar: "'abcd'",
  int4: "3",
  int8: "3",
  float8: "0.1",
  bool: "true",
  jsonb: `'{"text": "a \\\\ b\\nc\\td"}'`,
  date: "'2026-11-16'",
  timestamptz: "'2026-11-16 15:00:00.123+00'",
  bytea: "'\\x00ff5c0a'",
  _int4: "'{48}'",
  _text: "ARRAY['abcd']",
  _uuid: "ARRAY[gen_random_uuid()]",
};

/** Values for checks that the column's type doesn't imply. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "checkout.due_at": "'2026-11-17'",
  "checkout.in_at": "'2026-11-17'",
  "campus_sign_in.metadata_url": "'https://login.lakeside.example/metadata'",
  "campus_domain.domain": "'lakeside.example'",
  "campus_request.finished_at": "NULL",
  "campus_group.source": "'saml'",
  "digest_item.kind": "'paired'",
  "hold.table_id": "NULL",
  "hold.equipment_id": "NULL",
  "venue_exception.opens_at": "'08:00'",
  "venue_exception.closes_at": "'22:00'",
  "venue_hours.opens_at": "'08:00'",
  "venue_hours.closes_at": "'22:00'",
  "booking.ends_at": "'2026-11-17'",
  "stand_in.organization_id": "(SELECT organization_id FROM membership WHERE role = 'director' LIMIT 1)",
  "stand_in.director_id": "(SELECT user_id FROM membership WHERE role = 'director' LIMIT 1)",
  "stand_in.director_role": "'director'",
  "stand_in.user_id": "(SELECT user_id FROM membership WHERE role = 'player' LIMIT 1)",
  "stand_in.until_at": "'2026-11-17'",
  "closure.ends_at": "'2026-11-17'",
  "claim_code.expires_at": "'2026-11-17'",
  "hold.ends_at": "'2026-11-17'",
  "photo.stored_at": "NULL",
  "photo.forgotten_at": "NULL",
  "retention.email_days": "90",
  "retention.origin_days": "30",
  "retention.log_days": "730",
  "retention.photo_days": "90",
  "retention.contact_days": "90",
  // Someone whose row nothing else changes.
  "erasure.user_id": `(SELECT id FROM "user" ORDER BY id DESC LIMIT 1)`,
  "match_watching.by": "'home'",
  "sportsmanship_rating.of": "'home'",
  "sportsmanship_rating.rating": "2",
  "sportsmanship_rating.reason": "NULL",
  "handle.account_site": "'lichess'",
  "outage.until": "'2026-11-17'",
  "online_site.site": "'lichess'",
  "online_challenge.white": "'home'",
  "game_search.answer": "'read'",
  "game_search.rejected_by": "'home'",
  "game_search.stands_at": "NULL",
  "room_game.kept_as": "'table'",
  "room_game.white": "'home'",
  "room_game.outcome": "'draw'",
  "room_game.flag_at": "NULL",
  "api_token.scopes": "'{read}'",
  "api_token.token_hash": "repeat('a', 64)",
  "api_answer.fingerprint": "repeat('a', 64)",
  "api_answer.status": "200",
  "campus_id.campus_id": "'A7'",
  "eligibility_line.campus_id": "'A7'",
  "registration_hold.kind": "'suspended'",
  "former_identity.kind": "'email'",
  "eligibility_decision.refusal": "'not-on-list'",
  "season_fee.currency": "'USD'",
  "season_fee.due": "'registration'",
  "fee_mark.number": "1",
  "fee_mark.kind": "'paid'",
  "webhook.url": "'https://chess.example.edu/hook'",
  "webhook.secret": "'whsec_AAAA'",
  "webhook.previous_secret": "NULL",
  "webhook.previous_until": "NULL",
};

/**
 * Inserts a row into every empty table, made from its columns, so that a test covers tables added after it was written.
 * A table whose checks need something else gets an exception above.
 */
export async function fillEveryTable(client: pg.Client): Promise<void> {
  let waiting = await listEmptyTables(client);
  for (let before = Number.POSITIVE_INFINITY; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    const left: string[] = [];
    for (const table of waiting) if (!(await insertRow(client, table))) left.push(table);
    waiting = left;
  }
  if (waiting.length > 0) throw new Error(`No row can be made for ${waiting.join(", ")}`);
}

async function listEmptyTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    // After an erasure, nothing can name its person anymore.
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename = 'erasure', tablename",
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    if ((await client.query(`SELECT FROM "${name}" LIMIT 1`)).rowCount === 0) empty.push(name);
  }
  return empty;
}

/** False if a row it refers to doesn't exist yet. */
async function insertRow(client: pg.Client, table: string): Promise<boolean> {
  const values = new Map(
    (await listColumns(client, table)).map(({ name, type, first }) => [
      name,
      first ?? VALUES[type] ?? "NULL",
    ]),
  );
  for (const { columns, target, targets } of await listForeignKeys(client, table)) {
    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT ${targets.map((each) => `"${each}"::text`).join(", ")} FROM ${target} LIMIT 1`,
    );
    const [row] = rows;
    if (!row && target !== `"${table}"`) return false;
    columns.forEach((column, index) => {
      const value = row?.[targets[index] ?? ""];
      values.set(column, value === undefined ? "NULL" : client.escapeLiteral(String(value)));
    });
  }
  for (const [name, value] of Object.entries(EXCEPTIONS)) {
    const [of, column] = name.split(".");
    if (of === table && column) values.set(column, value);
  }
  const names = [...values.keys()].map((name) => `"${name}"`);
  await client.query(
    `INSERT INTO "${table}" (${names.join(", ")}) VALUES (${[...values.values()].join(", ")})`,
  );
  return true;
}

async function listColumns(client: pg.Client, table: string) {
  const { rows } = await client.query<{ name: string; type: string; first: string | null }>(
    `SELECT a.attname AS name, t.typname AS type,
       (SELECT quote_literal(e.enumlabel) FROM pg_enum e WHERE e.enumtypid = t.oid ORDER BY e.enumsortorder LIMIT 1) AS first
     FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`,
    [`public."${table}"`],
  );
  return rows;
}

async function listForeignKeys(client: pg.Client, table: string) {
  const { rows } = await client.query<{ columns: string[]; target: string; targets: string[] }>(
    `SELECT quote_ident(c.relname) AS target,
       ARRAY(SELECT attname::text FROM unnest(k.conkey) WITH ORDINALITY u(n, i)
         JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.n ORDER BY i) AS columns,
       ARRAY(SELECT attname::text FROM unnest(k.confkey) WITH ORDINALITY u(n, i)
         JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.n ORDER BY i) AS targets
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.confrelid
     WHERE k.contype = 'f' AND k.conrelid = $1::regclass`,
    [`public."${table}"`],
  );
  return rows;
}
