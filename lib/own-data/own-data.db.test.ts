import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { UserId } from "@/lib/shared/ids";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { recordStatements, scannedTables } from "@/lib/testing/record-statements";
import { chooseSettings } from "@/lib/testing/settings";
import { PARTS } from "./store/parts";
import { readOwnData } from "./store/read-own-data";
import { CANNOT_SAY, SHOWN } from "./testing/columns";
import { fillWithTelltales, telltale } from "./testing/telltales";
import { writeHtml } from "./view/own-data-html";
import { type MadeFor, writeJson } from "./view/own-data-json";

chooseSettings({ APP_URL: "https://chess.example" });
const db = new pg.Client({ connectionString: await freshDatabase() });
afterAll(async () => {
  await db.end();
  await closeConnections();
});

const OTHER = { email: "stranger@theirs.example", phone: "+1 773 555 0199", name: "Someone Different" };
const MADE: MadeFor = {
  site: "https://chess.example",
  email: "me@mine.example",
  name: "Amara Osei",
  at: "2026-11-24T12:00:00.000Z",
  zone: "America/Chicago",
};

let me: { readonly id: UserId; readonly email: string };
let told: { readonly filled: readonly string[]; readonly refused: readonly string[] };
let json: string;
let html: string;

beforeAll(async () => {
  await db.connect();
  const league = await makeLeague({ players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has matches");
  const entryId = league.players.find(({ userId }) => userId === match.home)?.entryId ?? "";
  const { id, email } = await prisma().user.findUniqueOrThrow({ where: { id: match.home } });
  me = { id, email };
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  const contest = { type: "contest", statement: "what-the-opponent-wrote", games: null } as const;
  await mustExecute(match.id, contest, { userId: match.away }, MONDAY);
  const mine = { type: "add-statement", statement: "what-I-wrote" } as const;
  await mustExecute(match.id, mine, { userId: match.home }, MONDAY);
  await prisma().auditEvent.create({
    data: {
      organizationId: league.organizationId,
      actorUserId: id,
      type: "registered",
      subject: "",
      data: {},
      at: MONDAY,
    },
  });
  const about = {
    actorUserId: match.away,
    type: "entry-removed",
    subject: OTHER.name,
    origin: "198.51.100.7",
  };
  await prisma().auditEvent.create({
    data: {
      organizationId: league.organizationId,
      ...about,
      data: { entryId, reason: "what-the-desk-wrote" },
      at: MONDAY,
    },
  });
  told = await fillWithTelltales(db, { userId: id, entryId, matchId: match.id, email });
  const words = `Write to ${OTHER.email} or ${OTHER.phone}: https://chess.example/matches/m1?answer=a-key`;
  await db.query("UPDATE letter SET text = text || $1", [words]);
  await db.query(`UPDATE "user" SET phone = $1, name = $2 WHERE id <> $3`, [OTHER.phone, OTHER.name, id]);
  await db.query(`UPDATE "user" SET email = $1 WHERE id = $2`, [OTHER.email, match.away]);
  // The texts of an email that's written are shown; one that isn't has others.
  await db.query("UPDATE letter SET kind = NULL, facts = NULL");
  // The row belongs to the report that came with it.
  await db.query("SET session_replication_role = replica");
  await db.query("UPDATE photo SET seq = 2");
  // People who download have an account.
  await db.query("DELETE FROM erasure");
  await db.query("UPDATE sportsmanship_rating SET of = 'away'");
  const [, elsewhere] = await listTestMatches(league);
  await db.query("UPDATE match_event SET actor_user_id = $1 WHERE match_id = $2", [id, elsewhere?.id]);
  await prisma().matchEvent.create({
    data: {
      ...{
        organizationId: league.organizationId,
        matchId: elsewhere?.id ?? "",
        seq: 2,
        type: "StatementAdded",
      },
      ...{ data: { by: "home", statement: "what-I-wrote-before" }, actorUserId: id, at: MONDAY },
    },
  });
  await db.query("SET session_replication_role = origin");
  json = await textOf(writeJson(readOwnData(me), MADE));
  html = await textOf(writeHtml(readOwnData(me), MADE));
}, 60_000);

describe("of a person about whom every table has a row", () => {
  test("the JSON can be read, and no list is empty", () => {
    const { parts, ...head } = JSON.parse(json);
    expect(head).toEqual({
      format: "rookery-own-data",
      version: 1,
      site: "https://chess.example",
      madeAt: MADE.at,
    });
    // A league of this preset has no averages, and a contested match no games that both accept.
    expect(listEmpty(parts)).toEqual(["games", "received"]);
    for (const part of PARTS) {
      for (const list of part.lists) {
        for (const row of parts[part.key][list.key])
          expect(Object.keys(row).filter((key) => key !== "timeZone")).toEqual(Object.keys(list.columns));
      }
    }
  });

  test("of each column, only what is listed here can be read", () => {
    const found = (text: string) => told.filled.filter((column) => text.includes(telltale(column)));
    expect(found(json)).toEqual(SHOWN);
    expect(found(html)).toEqual(SHOWN);
  });

  test("every column with text says where it's from, but for those that have choices, shapes or hashes", () => {
    expect(told.refused).toEqual(CANNOT_SAY);
  });

  test("nothing that others wrote, and none of their contact details", () => {
    for (const text of [json, html]) {
      const others = [
        "what-the-opponent-wrote",
        "what-the-desk-wrote",
        "198.51.100.7",
        "a-key",
        "a".repeat(64),
      ];
      for (const secret of [...Object.values(OTHER), ...others]) expect(text).not.toContain(secret);
      expect(text).toContain("what-I-wrote");
      expect(text).toContain("Write to [email address] or [phone number]");
    }
  });

  test("the page has no script, loads nothing, and closes what it opens", () => {
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|url\(|@import/i);
    for (const tag of ["section", "table", "article", "main", "tr", "dl"])
      expect(html.split(`<${tag}`).length, tag).toBe(html.split(`</${tag}>`).length);
    expect(html).toContain("Mon, Nov 16, 2026, 9:00 am CST");
  });

  test("what people typed stays text", async () => {
    await prisma().user.update({ where: { id: me.id }, data: { name: `<script>"&'` } });
    expect(await textOf(writeHtml(readOwnData(me), MADE))).toContain("&lt;script&gt;&quot;&amp;&#39;");
  });
});

test("someone about whom there's nothing but an account gets empty lists", async () => {
  const { id, email } = await prisma().user.create({ data: { email: "new@mine.example", name: OTHER.name } });
  // Of an account that they claimed. It may be a stranger's address.
  const claimed = { userId: id, kind: "claimed-email", value: "mistyped@mine.example" };
  await prisma().formerIdentity.create({ data: { ...claimed, changedAt: MONDAY } });
  const { parts } = JSON.parse(await textOf(writeJson(readOwnData({ id, email }), MADE)));
  const keys = PARTS.flatMap(({ lists }) => lists.map(({ key }) => key));
  expect(keys.filter((key) => !listEmpty(parts).includes(key))).toEqual(["person"]);
});

test("a game on the opponent’s phone stays after a match is reopened, and goes when its players change", async () => {
  const league = await makeLeague({ slug: "one-phone", players: 2 });
  const [match] = await listTestMatches(league);
  const { id, email } = await prisma().user.findUniqueOrThrow({ where: { id: match?.home ?? "" } });
  const matchId = match?.id ?? "";
  const { organizationId } = league;
  await prisma().roomGame.create({ data: { organizationId, matchId, number: 1, lastSeq: 1 } });
  await prisma().roomGameEvent.create({
    data: {
      matchId,
      number: 1,
      seq: 1,
      type: "Started",
      data: {},
      actorUserId: match?.away ?? "",
      at: MONDAY,
    },
  });
  await prisma().match.update({ where: { id: matchId }, data: { firstGame: 2 } });
  const games = async () =>
    JSON.parse(await textOf(writeJson(readOwnData({ id, email }), MADE))).parts.matches.roomGames;
  expect(await games()).toMatchObject([{ number: 1 }]);
  const at = new Date(MONDAY.getTime() + 60_000);
  const entryOf = (userId?: string) => league.players.find((each) => each.userId === userId)?.entryId ?? "";
  const data = {
    homeEntryId: entryOf(match?.home),
    awayEntryId: entryOf(match?.away),
    deadlineAt: "2026-12-20T06:00:00.000Z",
  };
  const repaired = { organizationId, matchId, seq: 2, type: "Repaired", data, at };
  await prisma().matchEvent.create({ data: repaired });
  expect(await games()).toEqual([]);
});

test("acts in matches of others are those of a former player or of the desk", () => {
  const { matches, log } = JSON.parse(json).parts;
  expect(matches.formerActs).toMatchObject([{ what: "Statement added", text: "what-I-wrote-before" }]);
  expect(log.matchActs).toMatchObject([{ what: "Match paired" }]);
  expect(html).toContain("what-I-wrote-before");
});

test("an average shows only once three opponents have given a rating", async () => {
  const league = await makeLeague({ slug: "hillside", players: 4, rules: TEXAS_STATE });
  const [player] = league.players;
  const matches = (await listTestMatches(league)).filter(({ home, away }) =>
    [home, away].includes(player?.userId ?? ""),
  );
  const averages = async () => {
    const { id, email } = await prisma().user.findUniqueOrThrow({ where: { id: player?.userId ?? "" } });
    return JSON.parse(await textOf(writeJson(readOwnData({ id, email }), MADE))).parts.sportsmanship.received;
  };
  const found: unknown[] = [];
  for (const match of matches.slice(0, 3)) {
    const games = [{ white: "home", outcome: "white", ending: "resignation" }] as const;
    await mustExecute(match.id, { type: "report", games: [...games] }, { userId: match.home }, MONDAY);
    await mustExecute(match.id, { type: "approve" }, { userId: match.away }, MONDAY);
    const isHome = match.home === player?.userId;
    await prisma().sportsmanshipRating.create({
      data: {
        organizationId: league.organizationId,
        matchId: match.id,
        seq: 1,
        of: isHome ? "home" : "away",
        rating: 1,
        actorUserId: isHome ? match.away : match.home,
        at: MONDAY,
      },
    });
    found.push((await averages()).map(({ average }: { average: string }) => average));
  }
  expect(found).toEqual([[], [], [expect.stringContaining("Your sportsmanship: 1.0.")]]);
});

describe("among 1,500 leagues like this one", () => {
  beforeAll(async () => {
    await db.query(`UPDATE "user" SET calendar_token = NULL`);
    const { rows } = await db.query<{ id: string }>("SELECT id FROM organization");
    await copyLeagues(db, 1500);
    // People of other leagues have other addresses and ids.
    const originals = rows.map(({ id }) => id);
    await db.query("UPDATE letter SET to_email = id || to_email WHERE organization_id <> ALL($1)", [
      originals,
    ]);
    await db.query("SET session_replication_role = replica");
    await db.query(
      `UPDATE audit_event SET data = jsonb_build_object('userId', gen_random_uuid(), 'entryId', gen_random_uuid())
       WHERE organization_id <> ALL($1)`,
      [originals],
    );
    await db.query("SET session_replication_role = origin");
    await db.query("ANALYZE letter, audit_event");
  }, 240_000);

  test("no statement reads a table that grows from start to end", async () => {
    const statements = await recordStatements(() => textOf(writeJson(readOwnData(me), MADE)));
    expect(statements.length).toBeGreaterThan(35);
    // Tables with a row or two are read from start to end unless that's forbidden.
    for (const statement of statements) {
      await db.query("SET enable_seqscan = off");
      const scanned = await scannedTables(db, statement);
      await db.query("SET enable_seqscan = on");
      expect(scanned, statement.text).toEqual([]);
    }
    for (const statement of statements) {
      const scanned = await scannedTables(db, statement);
      expect(
        scanned.filter((table) => GROWING.includes(table)),
        statement.text,
      ).toEqual([]);
    }
  }, 60_000);
});

/** What `copyLeagues` copies. */
const GROWING = [
  "user",
  "membership",
  "organization",
  "season",
  "rule_pack",
  "division",
  "entry",
  "handle",
  "stage",
  "round",
  "match",
  "match_event",
  "letter",
  "audit_event",
  "reminder",
  "letter_choice",
  "group_member",
];

test("the log has what was done to a guest whom they became, and imports of their registrations", async () => {
  const { id: entryId, organizationId } = await prisma().entry.findFirstOrThrow({ where: { userId: me.id } });
  const guestId = crypto.randomUUID();
  const note = (type: string, actorUserId: string | null, data: object) =>
    prisma().auditEvent.create({
      data: { organizationId, actorUserId, type, subject: "", data, at: MONDAY },
    });
  await note("claim-code-made", null, { userId: guestId });
  await note("claim-code-made", null, { userId: crypto.randomUUID() });
  await note("account-claimed", me.id, { guestId, userId: me.id });
  await note("entries-imported", null, { entries: [crypto.randomUUID(), entryId] });
  await note("entries-imported", null, { entries: [crypto.randomUUID()] });
  const { parts } = JSON.parse(await textOf(writeJson(readOwnData(me), MADE)));
  const acts = parts.log.aboutYou.map(({ what }: { readonly what: string }) => what);
  for (const what of ["Claim code made", "Entries imported"])
    expect(acts.filter((each: string) => each === what)).toHaveLength(1);
});

function listEmpty(
  parts: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>,
): readonly string[] {
  return PARTS.flatMap((part) =>
    part.lists.filter(({ key }) => parts[part.key]?.[key]?.length === 0).map(({ key }) => key),
  );
}

async function textOf(texts: AsyncIterable<string>): Promise<string> {
  let all = "";
  for await (const text of texts) all += text;
  return all;
}
