import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readLetters } from "@/lib/mail/testing/read-letters";
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
import { execute } from "./execute";
import { listQueue } from "./read-match";

await freshDatabase();
let league: TestLeague;
let matches: Awaited<ReturnType<typeof listTestMatches>>;
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
const RULING = { type: "rule", result: "home", score: null, reason: "So it is.", rule: "3.IV" } as const;

beforeAll(async () => {
  league = await makeLeague({ players: 6 });
  matches = await listTestMatches(league);
});

test("a withdrawn contest leaves the queue, and a ruling from an older page is refused", async () => {
  const match = await contested();
  expect(await queue()).toContain(match.id);
  await mustExecute(match.id, { type: "withdraw-contest" }, { userId: match.away }, later(4));

  expect(await queue()).not.toContain(match.id);
  expect(await subjectsOf(match.id, 4)).toEqual([
    expect.stringMatching(/^No ruling needed: .*, Round 1$/),
    expect.stringMatching(/withdrew the contest$/),
  ]);
  const old = await execute(match.id, RULING, { userId: league.directorId, seen: 3 }, later(5));
  expect(old).toMatchObject({
    ok: false,
    refusal: { code: "changed", newest: 4, detail: expect.stringContaining("withdrew the contest") },
  });
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, later(6));
});

test.each([
  { why: "the player who contested accepts the report", by: "away", homeResult: "win" },
  { why: "the player who reported accepts the contest", by: "home", homeResult: "loss" },
] as const)("$why, and the match is decided without a ruling", async ({ by, homeResult }) => {
  const match = await contested();
  await mustExecute(match.id, { type: "accept-version" }, { userId: match[by] }, later(4));

  expect(await queue()).not.toContain(match.id);
  const row = await prisma().match.findUniqueOrThrow({ where: { id: match.id } });
  expect(row).toMatchObject({ status: "final", decidedBy: "agreed", homeResult });
  expect(await subjectsOf(match.id, 4)).toEqual([
    expect.stringMatching(/^Accepted: 2–0 to /),
    expect.stringMatching(/^No ruling needed: /),
  ]);
  const old = await execute(match.id, RULING, { userId: league.directorId, seen: 3 }, later(5));
  expect(old).toMatchObject({ ok: false, refusal: { code: "changed" } });
});

async function contested() {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  const contest = { type: "contest", statement: "I won both games.", games: NIL_TWO } as const;
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, later(2));
  await mustExecute(match.id, contest, { userId: match.away }, later(3));
  return match;
}

async function queue(): Promise<readonly string[]> {
  return (await listQueue(league.scope)).map(({ id }) => id);
}

/** The subjects of the emails about one event. */
async function subjectsOf(matchId: string, seq: number): Promise<readonly string[]> {
  const rows = await readLetters({ key: { startsWith: `${matchId}:${seq}:` } });
  return rows.map(({ subject }) => subject).sort();
}
