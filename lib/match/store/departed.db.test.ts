import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readLetters } from "@/lib/mail/testing/read-letters";
import type { UserId } from "@/lib/shared/ids";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { execute } from "./execute";
import { readMatchPage } from "./match-page";

await freshDatabase();

const AFTER = new Date("2026-11-24T15:00:00Z");
const REOPEN = {
  type: "reopen",
  deadlineAt: "2026-11-27T05:59:00.000Z",
  reason: "The clock was wrong.",
} as const;

let count = 0;
let league: TestLeague;
let match: Awaited<ReturnType<typeof listTestMatches>>[number];

/** A double forfeit of round 1. */
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `departed-${count}` });
  const [first] = await listTestMatches(league);
  if (!first) throw new Error("The season has matches");
  match = first;
  await mustExecute(match.id, { type: "pass-deadline" }, "clock", AFTER);
});

test("a match of a player who left goes to the opponent as soon as it's reopened, and only they hear of it", async () => {
  await leave(match.home);
  await prisma().letter.deleteMany({ where: { organizationId: league.organizationId } });
  await mustExecute(match.id, REOPEN, { userId: league.directorId }, AFTER);
  expect(await stored()).toMatchObject({ status: "final", homeResult: "loss", awayResult: "win" });
  const letters = await readLetters({ organizationId: league.organizationId });
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You win against/)]);
});

test("a match isn't reopened if both left", async () => {
  await leave(match.home);
  await leave(match.away);
  expect(await execute(match.id, REOPEN, { userId: league.directorId }, AFTER)).toEqual({
    ok: false,
    refusal: { code: "both-left" },
  });
});

test("a match of a player whose results are annulled isn't reopened", async () => {
  await leave(match.away, true);
  expect(await execute(match.id, REOPEN, { userId: league.directorId }, AFTER)).toEqual({
    ok: false,
    refusal: { code: "results-annulled" },
  });
});

test.each(["withdrawn", "removed"] as const)(
  "both players' match pages know that one is %s",
  async (status) => {
    const read = (id: UserId) => readMatchPage(match.id, { id, rolesEverywhere: [] }, AFTER);
    const left = { match: { home: { hasLeft: true }, away: { hasLeft: false } } };
    expect(await read(match.home)).toMatchObject({ match: { home: { hasLeft: false } } });
    await prisma().entry.updateMany({ where: { userId: match.home }, data: { status } });
    expect(await read(match.home)).toMatchObject(left);
    expect(await read(match.away)).toMatchObject(left);
  },
);

async function leave(userId: string, annulled = false) {
  const where = { organizationId: league.organizationId, userId };
  await prisma().entry.updateMany({ where, data: { status: "withdrawn", annulled } });
}

function stored() {
  return prisma().match.findUniqueOrThrow({ where: { id: match.id } });
}
