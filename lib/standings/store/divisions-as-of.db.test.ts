import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { databaseUrl } from "@/lib/db/database-url";
import { insertEntry } from "@/lib/entries/store/entries";
import { insertLateEntry } from "@/lib/entries/store/late-entry";
import { findLeaving, leaveDivision } from "@/lib/entries/store/leaving";
import { closeConnections } from "@/lib/jobs/close-connections";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { lookLikeAMillion } from "@/lib/testing/look-like-a-million";
import { recordStatements, scannedTables } from "@/lib/testing/record-statements";
import { rankEntries } from "../rules/rank-entries";
import { resultsOf } from "../rules/results";
import { type DivisionView, findDivision } from "./divisions";
import { findDivisionAsOf } from "./divisions-as-of";

await freshDatabase();
let league: TestLeague;

beforeAll(async () => {
  league = await makeLeague({ players: 5 });
});
afterAll(async () => {
  await closeConnections();
});

const hour = (hours: number) => new Date(addHours(instantOf(MONDAY), hours));
const live = () => findDivision(league.org, "fall-2026", "open");
const asOf = (at: Date) => findDivisionAsOf(league.org, "fall-2026", "open", at);

function rowsOf(view: DivisionView | undefined) {
  return view && rankEntries(view.entries, resultsOf(view.rounds), view.season.rules.standings);
}

test("at every instant the reconstructed table is the one that was live then", async () => {
  const matches = await listTestMatches(league);
  const seen: { readonly at: Date; readonly view: DivisionView | undefined }[] = [];
  for (const [index, { id, home, away }] of matches.entries()) {
    const at = hour(2 * index + 1);
    const games = index % 3 === 0 ? TWO_NIL : NIL_TWO;
    await mustExecute(id, { type: "report", games }, { userId: home }, at);
    seen.push({ at, view: await live() });
    if (index % 4 === 0) continue;
    await mustExecute(id, { type: "approve" }, { userId: away }, hour(2 * index + 2));
    seen.push({ at: hour(2 * index + 2), view: await live() });
  }
  const [first] = matches;
  const ruling = { type: "rule", result: "both-lose", score: null, reason: "Seen.", rule: "4.2" } as const;
  await mustExecute(first?.id ?? "", ruling, { userId: league.directorId }, hour(50));
  await mustExecute(
    matches[1]?.id ?? "",
    { type: "void", reason: "By mistake." },
    { userId: league.directorId },
    hour(51),
  );
  seen.push({ at: hour(51), view: await live() });

  expect(new Set(seen.map(({ view }) => JSON.stringify(rowsOf(view)))).size).toBeGreaterThan(5);
  for (const { at, view } of seen) expect(await asOf(at)).toEqual(view);
  expect(await asOf(hour(1000))).toEqual(await live());
});

test("before publication no one is paired, and players who registered later aren't in the table", async () => {
  const before = await asOf(new Date(MONDAY.getTime() - 1));
  expect(before?.rounds.flatMap(({ matches }) => matches)).toEqual([]);
  expect(before?.entries).toEqual([]);
});

test("a player who left is still there before they left, unmarked and with their results", async () => {
  const few = await makeLeague({ slug: "harrow", players: 5 });
  const [match] = await listTestMatches(few);
  await mustExecute(match?.id ?? "", { type: "concede" }, { userId: match?.home ?? "" }, hour(1));
  const annulled = few.players.find(({ userId }) => userId === match?.home);
  const stands = league.players[0];

  for (const [from, entryId] of [
    [league, stands?.entryId],
    [few, annulled?.entryId],
  ] as const) {
    const at = (hours: number) => findDivisionAsOf(from.org, "fall-2026", "open", hour(hours));
    const before = await at(60);
    await leave(from, entryId ?? "", hour(70));
    expect(await at(60)).toEqual(before);
    expect(rowsOf(await at(60))).toHaveLength(5);
    expect(await at(80)).toEqual(await findDivision(from.org, "fall-2026", "open"));
    const left = (await at(80))?.entries.find(({ id }) => id === entryId);
    expect(left?.hasLeft).toBe(from === league ? true : undefined);
  }
});

test("a player who waited isn't in the table before the director gave them the open spot", async () => {
  const odd = await makeLeague({ slug: "camden", players: 5 });
  const divisionId = odd.season.divisions[0]?.id ?? "";
  const name = "Late Larkin";
  const email = "late@camden.example";
  const { id: userId } = await prisma().user.create({ data: { email, name, createdAt: MONDAY } });
  const said = { divisionId, userId, name, acceptedRulePackId: odd.season.rulePackId, waits: true };
  expect(await insertEntry(said, hour(1))).toMatchObject({ value: { status: "waitlisted" } });
  const before = await findDivision(odd.org, "fall-2026", "open");
  const key = { divisionId_userId: { divisionId, userId } };
  const { id } = await prisma().entry.findUniqueOrThrow({ where: key });
  expect(await insertLateEntry(odd.scope, id, hour(3))).toMatchObject({ ok: true });
  expect(await findDivisionAsOf(odd.org, "fall-2026", "open", hour(2))).toEqual(before);
  const after = await findDivision(odd.org, "fall-2026", "open");
  expect(after?.entries).toHaveLength(6);
  expect(await findDivisionAsOf(odd.org, "fall-2026", "open", hour(3))).toEqual(after);
});

test("the log of other divisions counts for nothing, however much there is, and isn't read", async () => {
  const own = await makeLeague({ slug: "mayfair", players: 5 });
  await leave(own, own.players[0]?.entryId ?? "", hour(70));
  const other = { organizationId: own.organizationId, type: "entry-withdrawn", subject: "", at: hour(70) };
  await prisma().auditEvent.createMany({
    data: Array.from({ length: 3000 }, () => ({ ...other, data: { entryId: randomUUID() } })),
  });
  const standings = () => findDivisionAsOf(own.org, "fall-2026", "open", hour(60));
  const statements = await recordStatements(standings);
  expect(rowsOf(await standings())).toHaveLength(5);

  const db = new pg.Client({ connectionString: databaseUrl() });
  await db.connect();
  await lookLikeAMillion(db);
  const log = statements.filter(({ text }) => text.includes("audit_event"));
  expect(log).toHaveLength(1);
  for (const statement of log) expect(await scannedTables(db, statement)).toEqual([]);
  await db.end();
});

async function leave({ scope }: TestLeague, entryId: string, at: Date): Promise<void> {
  const preview = await findLeaving(scope, entryId);
  const said = { entryId, stamp: preview?.stamp ?? "", isRemoved: false, reason: "Exams." };
  expect(await leaveDivision(scope, said, at)).toMatchObject({ ok: true });
}

test("a division that isn't public has no past standings either", async () => {
  expect(await findDivisionAsOf(league.org, "fall-2026", "nowhere", hour(1))).toBeUndefined();
});
