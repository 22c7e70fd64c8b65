import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { recordStatements, type Statement, scannedTables } from "@/lib/testing/record-statements";
import type { MatchCommand } from "../rules/commands";

const db = new pg.Client({ connectionString: await freshDatabase() });
afterAll(async () => {
  await db.end();
  await closeConnections();
});

/** Everything that grows with the matches and what is written about them. */
const GROWING = ["match", "match_event", "entry", "round", "letter", "user", "rule_pack", "booking", "hold"];

const TUESDAY = new Date(MONDAY.getTime() + 24 * 3_600_000);
const LATER = new Date("2026-11-19T21:00:00.000Z").toISOString();

let match: { readonly id: string; readonly home: string; readonly away: string };
beforeAll(async () => {
  const [first, ...others] = await listTestMatches(await makeLeague());
  if (!first || others.length < 4) throw new Error("A league has matches");
  match = first;
  // The queue starts with its first letter.
  await mustExecute(match.id, { type: "propose-times", times: [LATER] }, { userId: match.home }, TUESDAY);
  for (const [index, { id, home, away }] of others.slice(0, 4).entries()) {
    const time = new Date(Date.parse(LATER) + (index + 1) * 24 * 3_600_000).toISOString();
    await mustExecute(id, { type: "propose-times", times: [time] }, { userId: home }, TUESDAY);
    await mustExecute(id, { type: "accept-time", time }, { userId: away }, TUESDAY);
  }
  await db.connect();
  await copyLeagues(db, 500);
});

/** In the order in which they're sent. Appending writes all that follows from a command. */
test.each<{ why: string; command: MatchCommand; by: "home" | "away"; sends: readonly RegExp[] }>([
  {
    why: "agreeing on a time also books it",
    command: { type: "accept-time", time: LATER },
    by: "away",
    sends: [
      /FOR UPDATE OF m/,
      /"isCurrent"/,
      /pg_advisory_xact_lock/,
      /isPlayerBusy/,
      /DELETE FROM booking/,
      /INSERT INTO booking/,
      /INSERT INTO match_event/,
    ],
  },
  {
    why: "a report",
    command: { type: "report", games: TWO_NIL },
    by: "home",
    sends: [/FOR UPDATE OF m/, /"isCurrent"/, /INSERT INTO match_event/],
  },
  {
    why: "a confirmation",
    command: { type: "approve" },
    by: "away",
    sends: [/FOR UPDATE OF m/, /"isCurrent"/, /INSERT INTO match_event/],
  },
])(
  "$why: one statement to lock, one to read, one to write, and none that reads a whole table",
  async ({ command, by, sends }) => {
    const statements = await recordStatements(() =>
      mustExecute(match.id, command, { userId: match[by] }, TUESDAY),
    );
    expect(statements.filter((statement) => !isAfterCommit(statement)).map(({ text }) => text)).toEqual(
      sends.map((pattern) => expect.stringMatching(pattern)),
    );
    for (const statement of statements) {
      const scanned = await scannedTables(db, statement);
      expect(
        scanned.filter((table) => GROWING.includes(table)),
        statement.text,
      ).toEqual([]);
    }
  },
);

test("Postgres plans the statements of a command once per connection, not each time", async () => {
  const others = await prisma().match.findMany({
    where: { status: "open", round: { number: 1 } },
    include: { home: true },
    take: 12,
  });
  for (const { id, home } of others)
    await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home.userId }, TUESDAY);
  const names = ["lock-match", "read-locked-match", "append-to-match"];
  const prepared = await prisma().$queryRaw<{ name: string; isKept: boolean }[]>`
    SELECT name, generic_plans > 0 AS "isKept" FROM pg_prepared_statements WHERE name = ANY(${names}) ORDER BY name`;
  expect(prepared).toEqual(names.sort().map((name) => ({ name, isKept: true })));
});

/** The notice that pages have changed is sent after the commit, and no one waits for it. */
function isAfterCommit({ text }: Statement): boolean {
  return text.includes("pg_notify");
}
