import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { databaseUrl } from "@/lib/db/database-url";
import { inTransaction } from "@/lib/db/transaction";
import { closeConnections } from "@/lib/jobs/close-connections";
import { fillWithTelltales, ownRows, type TelltalePerson } from "@/lib/own-data/testing/telltales";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { eraseAccount } from "./erase";
import { readErasure } from "./preview";
import { TEXTS } from "./texts";

await freshDatabase();
const db = new pg.Client({ connectionString: databaseUrl() });
beforeAll(() => db.connect());
afterAll(async () => {
  await db.end();
  await closeConnections();
});

const RIVAL = "rival@lakeside.example";

type Column = { readonly table: string; readonly column: string; readonly type: string };

test("of a person whom every text names, only texts that aren't about people still do", async () => {
  const { person, name } = await makePerson();
  const columns = (await listTextColumns()).filter(
    (each) => !NEEDED.includes(nameOf(each)) && !OF_LEAGUE.includes(each.table),
  );
  await fillWithTelltales(db, person);
  await makeRoomForWords(person);
  await db.query("SET session_replication_role = replica");
  // People who delete an account have one.
  await db.query("DELETE FROM erasure");
  const unfilled: string[] = [];
  for (const column of columns) if (!(await writeInto(column, person, name))) unfilled.push(nameOf(column));
  await db.query("SET session_replication_role = origin");

  expect(unfilled).toEqual(CHECKED);

  const sessionId = await inTransaction((tx) => openSession(tx, person.userId, MONDAY, 30));
  const { stamp } = await readErasure(prisma(), person.userId, MONDAY);
  expect(await eraseAccount({ userId: person.userId, sessionId, stamp }, MONDAY)).toMatchObject({ ok: true });
  expect(await findColumns(person.email, name)).toEqual(STAYS);
}, 60_000);

test("every table with texts is looked through, or holds none about people", async () => {
  const { rows } = await db.query<{ name: string; type: string }>(
    `SELECT table_name AS name, string_agg(column_name, ',') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND udt_name IN ('text', 'varchar', 'json', 'jsonb', '_text') GROUP BY 1`,
  );
  const known = new Set([...NEVER_NAMES, ...TEXTS.map(({ table }) => table)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

/** Rows that have words where checks take them only then: a rating that's left out, a round at a session, a written email. */
async function makeRoomForWords({ matchId }: TelltalePerson) {
  await db.query("SET session_replication_role = replica");
  await db.query("UPDATE sportsmanship_rating SET rating = NULL, reason = 'Not fair'");
  await db.query("UPDATE round SET session_at = now(), session_place = 'Room 1'");
  await db.query("SET session_replication_role = origin");
  const { organizationId } = await prisma().match.findUniqueOrThrow({ where: { id: matchId } });
  const words = { subject: "Hi", text: "Hi", html: "Hi" };
  await prisma().letter.create({
    data: {
      ...{ organizationId, ...words, key: "written", messageId: "written", createdAt: MONDAY },
      toEmail: RIVAL,
    },
  });
}

async function makePerson() {
  const league = await makeLeague({ players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("There are matches");
  const { id: matchId, home: userId } = match;
  const entryId = league.players.find((each) => each.userId === userId)?.entryId ?? "";
  await mustExecute(matchId, { type: "report", games: TWO_NIL }, { userId }, MONDAY);
  const { email, name } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  return { person: { userId, entryId, matchId, email }, name: name ?? "" };
}

/** Columns of text that tell nothing about a person, or are deleted with their row. */
const NEVER_NAMES = new Set([
  "account",
  "api_token",
  "campus_domain",
  "campus_group",
  "campus_group_settings",
  "campus_id",
  "campus_request",
  "campus_session",
  "campus_sign_in",
  "claim_code",
  "division",
  "division_address",
  "eligibility_line",
  "eligibility_list",
  "entry",
  "equipment",
  "former_identity",
  "free_hours",
  "handle",
  "heartbeat",
  "letter_choice",
  "online_challenge",
  "online_site",
  "organization",
  "public_change",
  "push",
  "push_subscription",
  "rate_limit",
  "room_game",
  "room_game_event",
  "rule_pack",
  "season",
  "season_address",
  "season_fee",
  "stage",
  "user",
  "venue",
  "venue_hours",
  "venue_table",
  "verification_token",
  "waiver_text",
  "webhook",
  "match_watching",
  "digest_item",
  "_prisma_migrations",
]);

/** Without these as they are, the rows couldn't be read at all. */
const NEEDED = ["user.email", "letter.to_email", "letter.kind", "match_event.type"];

/** A league's name and set-up aren't texts about a person, and every new email repeats them. */
const OF_LEAGUE = ["organization", "season", "division", "rule_pack", "season_address", "division_address"];

/** Columns whose checks take neither a name nor an address: numbers, hours, one of a list. IDs and usernames go with their rows. */
const CHECKED = [
  "api_answer.fingerprint",
  "api_token.scopes",
  "api_token.token_hash",
  "campus_domain.domain",
  "campus_group.source",
  "campus_id.campus_id",
  "campus_sign_in.metadata_url",
  "checkout.id_last4",
  "digest_item.kind",
  "eligibility_decision.refusal",
  "eligibility_line.campus_id",
  "fee_mark.kind",
  "former_identity.kind",
  "game_search.answer",
  "game_search.rejected_by",
  "handle.account_site",
  "handle.handle",
  "match_watching.by",
  "online_challenge.white",
  "online_site.site",
  "registration_hold.kind",
  "room_game.kept_as",
  "room_game.outcome",
  "room_game.white",
  "season_fee.currency",
  "season_fee.due",
  "sportsmanship_rating.of",
  "stage.seeds",
  "venue.slug",
  "venue_exception.closes_at",
  "venue_exception.opens_at",
  "venue_hours.closes_at",
  "venue_hours.opens_at",
  "webhook.previous_secret",
  "webhook.secret",
  "webhook.url",
];

/** Texts that programs write, or that are about things. Nothing in them is about a person, so nothing there is changed. */
const STAYS = [
  "audit_event.type",
  "campus_group_settings.names",
  "campus_group_settings.oidc_claim",
  // A sign-in on its way. It's deleted by the address that it has, or within the hour.
  ..."email_attribute entity_id failure group_attribute groups id_attribute metadata name_attribute"
    .split(" ")
    .map((column) => `campus_sign_in.${column}`),
  "checkout.id_kind",
  "eligibility_list.groups",
  "equipment.label",
  "fee_mark.currency",
  "heartbeat.name",
  ..."bounce_id key message_id off_token".split(" ").map((column) => `letter.${column}`),
  "online_site.last_error",
  "rate_limit.key",
  ..."ending fen last_uci".split(" ").map((column) => `room_game.${column}`),
  ..."command_id data type".split(" ").map((column) => `room_game_event.${column}`),
  "season_fee.name",
  "season_fee.where_to_pay",
  ..."address directions name".split(" ").map((column) => `venue.${column}`),
  "venue_table.name",
  "waiver_text.text",
  "webhook_message.type",
];

/**
 * Writes the name and the address into the person's row of a table, or into its first; or one of them if a check refuses both.
 *
 * @returns false if the column takes neither, or the table has no row
 */
async function writeInto({ table, column, type }: Column, person: TelltalePerson, name: string) {
  const where = table === "letter" ? letterFor(column) : (ownRows(person)[table] ?? "TRUE");
  for (const text of [`${name} ${person.email}`, person.email, name]) {
    const literal = db.escapeLiteral(text);
    const value =
      {
        jsonb: `CASE jsonb_typeof("${column}") WHEN 'object' THEN "${column}" ELSE '{}' END || jsonb_build_object('tale', ${literal}::text)`,
        _text: `ARRAY[${literal}]`,
      }[type] ?? literal;
    const one = `ctid = (SELECT ctid FROM "${table}" WHERE ${where} LIMIT 1)`;
    try {
      const { rowCount } = await db.query(`UPDATE "${table}" SET "${column}" = ${value} WHERE ${one}`);
      return rowCount === 1;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== "23514") throw error;
    }
  }
  return false;
}

/** To someone else: the person's own are deleted. */
function letterFor(column: string): string {
  return column === "facts" ? "kind IS NOT NULL" : `to_email = '${RIVAL}'`;
}

async function listTextColumns(): Promise<readonly Column[]> {
  const { rows } = await db.query<Column>(
    `SELECT table_name AS table, column_name AS column, udt_name AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' AND is_generated = 'NEVER'
       AND udt_name IN ('text', 'varchar', 'json', 'jsonb', '_text') ORDER BY 1, 2`,
  );
  return rows;
}

/** The columns that one of these texts is in. */
async function findColumns(...texts: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const each of await listTextColumns()) {
    const { rowCount } = await db.query(
      `SELECT FROM "${each.table}" t JOIN unnest($1::text[]) AS wanted (word)
       ON strpos(lower(t."${each.column}"::text), lower(word)) > 0 LIMIT 1`,
      [texts],
    );
    if (rowCount) found.push(nameOf(each));
  }
  return found;
}

function nameOf({ table, column }: Column): string {
  return `${table}.${column}`;
}
