import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { listenForChanges, type PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { execute } from "./execute";
import { countDifferingMatches } from "./rebuild";
import { type DueType, settleDue } from "./settle-due";

const url = await freshDatabase();
const TUESDAY = new Date(MONDAY.getTime() + 24 * 3_600_000);
/** All answers and the first round's deadline are overdue. */
const LATER = new Date("2026-11-24T12:00:00Z");
const STORM = new Date(LATER.getTime() + 60_000);
const TYPES: readonly DueType[] = ["pass-answer-time", "pass-deadline"];

let single: TestLeague;
let batched: TestLeague;
beforeAll(async () => {
  [single, batched] = [await playLeague("single"), await playLeague("batched")];
});

/** In the first round, four matches were reported and one wasn't. */
async function playLeague(slug: string): Promise<TestLeague> {
  const league = await makeLeague({ slug, players: 10 });
  const matches = (await listTestMatches(league)).filter(({ round }) => round === 1);
  for (const { id, home } of matches.slice(1))
    await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, TUESDAY);
  return league;
}

test("in batches, matches are settled as they are one by one: events, rows and emails", async () => {
  const own = await listTestMatches(single);
  for (const type of TYPES)
    for (const { id } of own.filter(({ round }) => round === 1)) await execute(id, { type }, "clock", LATER);
  const before = await contentOf(batched);
  let settled = 0;
  for (const type of TYPES) settled += await settleDue(type, LATER);

  expect(settled).toBe(5);
  expect(await contentOf(batched)).not.toEqual(before);
  expect(await contentOf(batched)).toEqual(await contentOf(single));
  expect(await countDifferingMatches()).toMatchObject({ differing: 0 });
});

test("workers at the same time settle each match once, and each division's pages expire once", async () => {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await playLeague("storm");
  await db.query(`DELETE FROM public_change`);
  await copyLeagues(db, 60);
  await db.end();
  const due = await prisma().match.count({ where: { status: "reported", answerBy: { lte: STORM } } });
  expect(due).toBeGreaterThan(200);
  const told: PublicChange[] = [];
  const stop = await listenForChanges(
    (change) => told.push(change),
    () => undefined,
  );
  let helpers = 0;
  const onMore = async () => {
    helpers += 1;
  };
  const settled = await Promise.all([0, 1, 2].map(() => settleDue("pass-answer-time", STORM, { onMore })));

  expect(settled.reduce((sum, each) => sum + each)).toBe(due);
  expect(settled.filter((each) => each > 0).length).toBeGreaterThan(1);
  expect(helpers).toBeGreaterThan(0);
  expect(await prisma().match.count({ where: { status: "reported" } })).toBe(0);
  expect(await countDifferingMatches()).toMatchObject({ differing: 0 });
  const [written] = await prisma().$queryRaw<{ events: number; letters: number; jobs: number }[]>`
    SELECT (SELECT count(*)::int FROM match_event WHERE type = 'AnswerOverdue' AND at = ${STORM}) AS events,
      (SELECT count(*)::int FROM letter WHERE created_at = ${STORM} AND key LIKE '%:AnswerOverdue:%') AS letters,
      (SELECT count(*)::int FROM pgboss.job j JOIN letter l ON l.id::text = j.data ->> 'letterId'
        WHERE l.created_at = ${STORM} AND l.key LIKE '%:AnswerOverdue:%') AS jobs`;
  // Both players and the director get a letter each.
  expect(written).toEqual({ events: due, letters: 3 * due, jobs: 3 * due });
  await expect.poll(() => prisma().publicChange.count(), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => told.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(due / 4);
  expect(new Set(told.map(({ organization }) => organization)).size).toBe(told.length);
  await stop();
});

test("a division that another worker has is left to that worker", async () => {
  const league = await playLeague("taken");
  const reported = async () =>
    (await listTestMatches(league)).filter(({ status }) => status === "reported").length;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("BEGIN");
  await other.query(
    `SELECT d.id FROM division d JOIN season y ON y.id = d.season_id WHERE y.organization_id = $1 FOR NO KEY UPDATE OF d`,
    [league.organizationId],
  );
  expect(await settleDue("pass-answer-time", LATER)).toBe(0);
  expect(await reported()).toBe(4);
  await other.end();
  expect(await settleDue("pass-answer-time", LATER)).toBe(4);
  expect(await reported()).toBe(0);
});

test("a match that can't be read doesn't hold up the others, and is left as it was", async () => {
  const league = await playLeague("broken");
  const [broken] = (await listTestMatches(league)).filter(({ status }) => status === "reported");
  const { id = "" } = broken ?? {};
  const [last] = await prisma().matchEvent.findMany({
    where: { matchId: id },
    orderBy: { seq: "desc" },
    take: 1,
  });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(`SET session_replication_role = replica`);
  await db.query(`UPDATE match_event SET type = 'Unheard' WHERE match_id = $1 AND seq = $2`, [id, last?.seq]);
  await db.end();

  expect(await settleDue("pass-answer-time", LATER)).toBe(3);
  const after = (await listTestMatches(league)).filter(({ status }) => status === "reported");
  expect(after.map((match) => match.id)).toEqual([id]);
});

/** What is stored of a league's matches, without what differs between two leagues. */
async function contentOf({ organizationId, org }: TestLeague) {
  const matches = await prisma().match.findMany({
    where: { organizationId, lastSeq: { gt: 1 } },
    include: { events: { orderBy: { seq: "asc" } }, round: true },
    orderBy: [{ round: { number: "asc" } }, { number: "asc" }],
  });
  const letters = (await readLetters({ organizationId, key: { contains: ":" } })).map((letter) => ({
    ...letter,
    facts: null,
  }));
  letters.sort((a, b) => (a.toEmail + a.subject < b.toEmail + b.subject ? -1 : 1));
  const jobs = await prisma().$queryRaw<object[]>`
    SELECT j.name, j.retry_limit, j.retry_delay, j.retry_backoff, j.expire_in::text, j.priority, j.policy
    FROM pgboss.job j JOIN letter l ON l.id::text = j.data ->> 'letterId'
    WHERE l.organization_id = ${organizationId}::uuid ORDER BY l.to_email, l.key`;
  const plain = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(new RegExp(`\\b${org}\\b`, "gu"), "league")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, "id")
      // Each key is made from the ids of its match and its reader.
      .replaceAll(/(?<=[?]answer=\d+-)[\w-]{43}/gu, "key");
  return [...matches.map(plain), ...letters.map(plain), ...jobs.map(plain)];
}
