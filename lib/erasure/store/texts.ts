import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { writeWaiting } from "@/lib/mail/store/letters";
import { eraseJson } from "../rules/erase-json";
import type { Erase } from "../rules/erase-pgn";
import {
  contactPatterns,
  eraserOf,
  namePatterns,
  ownNamePatterns,
  type Patterns,
  registeredPatterns,
  type Traces,
} from "../rules/patterns";

/** A table in which anyone's name may be written. */
type Text = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly json?: readonly string[];
  /** Which of its rows belong to these organizations. */
  readonly of: (organizations: Prisma.Sql) => Prisma.Sql;
  /** Which of its rows are tied to the person, if a column says so. */
  readonly theirs?: (person: Person) => Prisma.Sql;
  /** Which of its rows are about these matches. */
  readonly ofMatches?: (matchIds: readonly string[]) => Prisma.Sql;
};

type Person = {
  /** Their own id, and the ids of guests they claimed. */
  readonly userIds: readonly string[];
  /** Also of entries that a claim dropped. */
  readonly entryIds: readonly string[];
};

const ofMatches = (matchIds: readonly string[]) => Prisma.sql`t.match_id = ANY(${[...matchIds]}::uuid[])`;
const ofEntry = ({ entryIds }: Person) => Prisma.sql`t.entry_id = ANY(${[...entryIds]}::uuid[])`;
const ofUser = ({ userIds }: Person) => Prisma.sql`t.user_id = ANY(${[...userIds]}::uuid[])`;
const ofKey = (ids: readonly string[]) => Prisma.sql`string_to_array(t.key, ':') && ${[...ids]}::text[]`;
/** The key of a daily email has only its reader, but its text links to its matches. */
const ofDigest = (matchIds: readonly string[]) => Prisma.sql`(t.key LIKE 'digest:%'
  AND EXISTS (SELECT FROM unnest(${[...matchIds]}::text[]) AS id WHERE strpos(t.text, id) > 0))`;
const ofOrganization = (organizations: Prisma.Sql) => Prisma.sql`t.organization_id = ANY(${organizations})`;

const EVENTS: Text = {
  table: "match_event",
  columns: [],
  json: ["data"],
  of: (organizations) =>
    Prisma.sql`t.match_id IN (SELECT id FROM "match" WHERE organization_id = ANY(${organizations}))`,
  ofMatches,
};

/** Every column in which people or programs write about people. A test compares this with the database's columns. */
export const TEXTS: readonly Text[] = [
  {
    table: "audit_event",
    columns: ["subject"],
    json: ["data"],
    of: ofOrganization,
    theirs: ({ userIds, entryIds }) => Prisma.sql`(t.actor_user_id = ANY(${[...userIds]}::uuid[])
      OR t.data ->> 'userId' = ANY(${[...userIds]}::text[]) OR t.data ->> 'entryId' = ANY(${[...entryIds]}::text[]))`,
    ofMatches: (matchIds) => Prisma.sql`t.data ->> 'matchId' = ANY(${[...matchIds]}::text[])`,
  },
  EVENTS,
  // Digests of several organizations, and sign-in links, have no organization.
  {
    table: "letter",
    columns: ["subject", "text", "html", "failure"],
    json: ["facts"],
    of: (organizations) =>
      Prisma.sql`(t.organization_id = ANY(${organizations}) OR t.organization_id IS NULL)`,
    // An email's key says what it's about.
    theirs: ({ userIds, entryIds }) => ofKey([...userIds, ...entryIds]),
    ofMatches: (matchIds) => Prisma.sql`(${ofKey(matchIds)} OR ${ofDigest(matchIds)})`,
  },
  { table: "sportsmanship_rating", columns: ["reason"], of: ofOrganization, ofMatches },
  { table: "forgiven_strike", columns: ["reason"], of: ofOrganization, theirs: ofEntry },
  { table: "keeping", columns: ["reason"], of: ofOrganization, theirs: ofEntry },
  {
    table: "game_search",
    columns: ["statement"],
    json: ["found", "etags"],
    of: ofOrganization,
    ofMatches,
  },
  { table: "checkout", columns: ["borrower"], of: ofOrganization, theirs: ofUser },
  { table: "closure", columns: ["reason"], of: ofOrganization },
  { table: "venue_exception", columns: ["reason"], of: ofOrganization },
  // Where a round is played, in the director's words.
  { table: "round", columns: ["session_place"], of: ofOrganization },
  { table: "season_break", columns: ["name"], of: ofOrganization },
  { table: "eligibility_exception", columns: ["reason"], of: ofOrganization },
  { table: "eligibility_decision", columns: ["reason"], of: ofOrganization, theirs: ofEntry },
  { table: "registration_hold", columns: ["note"], of: ofOrganization },
  { table: "waiver_acceptance", columns: ["guardian_name", "note"], of: ofOrganization },
  { table: "fee_mark", columns: ["note"], of: ofOrganization },
  {
    table: "webhook_message",
    columns: ["last_answer"],
    json: ["data"],
    of: (organizations) =>
      Prisma.sql`t.webhook_id IN (SELECT id FROM webhook WHERE organization_id = ANY(${organizations}))`,
  },
  { table: "api_answer", columns: [], json: ["body"], of: () => Prisma.sql`true` },
];

/** In place of a name that stands where no entry's number would be understood. */
export const DELETED_ACCOUNT = "Deleted account";
const DELETED = "(deleted)";

/** A person's entry, and the matches they played with it. */
type OwnMatches = { readonly label: string; readonly matchIds: readonly string[] };

/**
 * Replaces what tells who someone is in what was written in their organizations: everywhere their contact details and
 * the names on their registrations, and in rows tied to them whatever else they typed as their name or username. Names
 * that namesakes have, too, stay. In their own matches, registered names become "Player 17", first and last names too.
 */
export async function eraseFromTexts(
  tx: Transaction,
  {
    userId,
    entries,
    organizationIds,
    traces,
    namesakes,
    own,
  }: {
    readonly userId: string;
    readonly entries: readonly { readonly id: string }[];
    readonly organizationIds: readonly string[];
    readonly traces: Traces;
    /** Names that others there have too, in lower case. */
    readonly namesakes: ReadonlySet<string>;
    readonly own: readonly OwnMatches[];
  },
): Promise<void> {
  const isAlone = (name: string) => !namesakes.has(name.toLowerCase());
  const [names, registered] = [traces.names.filter(isAlone), traces.registered.filter(isAlone)];
  const claimed = await listClaimed(tx, userId);
  const person = {
    userIds: [userId, ...claimed.map(({ guestId }) => guestId)],
    entryIds: [...entries.map(({ id }) => id), ...claimed.flatMap(({ droppedIds }) => droppedIds)],
  };
  const organizations = Prisma.sql`${organizationIds}::uuid[]`;
  for (const each of own) await eraseFromOwn(tx, traces, each, organizations);
  const asPlayer = Prisma.sql`t.actor_user_id = ${userId}::uuid AND t.data ? 'by'`;
  await replaceIn(tx, EVENTS, asPlayer, { loose: GAME_LINK, exact: null }, DELETED);
  const [contacts, unproven] = [contactPatterns(traces), contactPatterns({ contacts: traces.unproven })];
  const [onRegistrations, anyName] = [registeredPatterns({ registered }), namePatterns({ names })];
  for (const text of TEXTS) {
    const where = text.of(organizations);
    await replaceIn(tx, text, where, contacts, DELETED);
    await replaceIn(tx, text, where, onRegistrations, DELETED_ACCOUNT);
    if (!text.theirs) continue;
    const theirs = Prisma.sql`${where} AND ${text.theirs(person)}`;
    await replaceIn(tx, text, theirs, unproven, DELETED);
    await replaceIn(tx, text, theirs, anyName, DELETED_ACCOUNT);
  }
}

type Claimed = { readonly guestId: string; readonly droppedIds: readonly string[] };

/** The guests this person claimed with a code, and the entries that went. Older log entries use those ids. */
async function listClaimed(tx: Transaction, userId: string): Promise<readonly Claimed[]> {
  return tx.$queryRaw<Claimed[]>`
    SELECT data ->> 'guestId' AS "guestId", coalesce(data -> 'droppedIds', '[]') AS "droppedIds"
    FROM audit_event WHERE type = 'account-claimed' AND data ->> 'userId' = ${userId}`;
}

async function eraseFromOwn(
  tx: Transaction,
  traces: Traces,
  { label, matchIds }: OwnMatches,
  organizations: Prisma.Sql,
): Promise<void> {
  await replaceIn(tx, EVENTS, ofMatches(matchIds), { loose: GAME_LINK, exact: null }, DELETED);
  await writeWaiting(tx, matchIds);
  const [names, unproven] = [ownNamePatterns(traces), contactPatterns({ contacts: traces.unproven })];
  for (const text of TEXTS) {
    if (!text.ofMatches) continue;
    const where = Prisma.sql`${text.of(organizations)} AND ${text.ofMatches(matchIds)}`;
    await replaceIn(tx, text, where, names, label);
    await replaceIn(tx, text, where, unproven, DELETED);
  }
}

/** The page of a game names its players. */
const GAME_LINK = String.raw`https?://(?:www\.)?(?:lichess\.org|chess\.com)/[^\s"\\]+`;

async function replaceIn(
  tx: Transaction,
  { table, columns, json = [] }: Text,
  where: Prisma.Sql,
  patterns: Patterns,
  label: string,
): Promise<void> {
  const rows = Prisma.sql`${Prisma.raw(`"${table}"`)} t`;
  for (const [pattern, finds, flags] of [
    [patterns.loose, Prisma.raw("~*"), "gi"],
    [patterns.exact, Prisma.raw("~"), "g"],
  ] as const) {
    if (pattern === null) continue;
    for (const name of columns) {
      const column = Prisma.raw(`"${name}"`);
      await tx.$executeRaw`
        UPDATE ${rows} SET ${column} = regexp_replace(t.${column}, ${pattern}, ${label}, ${flags})
        WHERE ${where} AND t.${column} ${finds} ${pattern}`;
    }
    for (const name of json) {
      const column = Prisma.raw(`"${name}"`);
      // JSON writes a line break as \n, and its letter isn't a part of the next word.
      const isFound = Prisma.sql`${where} AND replace(t.${column}::text, '\\n', ' ') ${finds} ${pattern}`;
      await replaceInJson(tx, rows, column, isFound, eraserOf(patterns, label));
    }
  }
}

/** Only where people or sites filled something in: what the program reads has to stay. */
async function replaceInJson(
  tx: Transaction,
  rows: Prisma.Sql,
  column: Prisma.Sql,
  isFound: Prisma.Sql,
  erase: Erase,
): Promise<void> {
  const found = await tx.$queryRaw<{ readonly place: string; readonly value: unknown }[]>`
    SELECT t.ctid::text AS place, t.${column} AS value FROM ${rows} WHERE ${isFound} FOR UPDATE OF t`;
  const erased = found.map(({ place, value }) => ({ place, value: eraseJson(value, erase) }));
  await tx.$executeRaw`
    UPDATE ${rows} SET ${column} = erased.value
    FROM jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) AS erased (place tid, value jsonb)
    WHERE t.ctid = erased.place AND t.${column} <> erased.value`;
}
