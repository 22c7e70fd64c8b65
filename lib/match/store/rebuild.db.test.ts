import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { rebuildMatches } from "./rebuild";

await freshDatabase();

beforeAll(async () => {
  const league = await makeLeague({ players: 4 });
  const [first, second] = await listTestMatches(league);
  for (const match of [first, second]) {
    await mustExecute(
      match?.id ?? "",
      { type: "report", games: TWO_NIL },
      { userId: match?.home ?? "" },
      MONDAY,
    );
    await mustExecute(match?.id ?? "", { type: "approve" }, { userId: match?.away ?? "" }, MONDAY);
  }
});
afterAll(async () => {
  await closeConnections();
});

const rows = () => prisma().match.findMany({ orderBy: { id: "asc" } });

test("rows that differ from their events are rewritten, the others are left alone", async () => {
  const before = await rows();
  expect(await rebuildMatches()).toEqual({ matches: 6, rewritten: 0 });

  const final = await prisma().match.findFirstOrThrow({ where: { status: "final" } });
  const open = await prisma().match.findFirstOrThrow({ where: { status: "open" } });
  await prisma().$executeRaw`
    UPDATE match SET home_blacks = NULL, away_blacks = NULL, home_wins = 1 WHERE id = ${final.id}::uuid`;
  await prisma().$executeRaw`
    UPDATE match SET status = 'void', deadline_at = deadline_at + interval '1 day' WHERE id = ${open.id}::uuid`;
  expect(await rows()).not.toEqual(before);

  expect(await rebuildMatches()).toEqual({ matches: 6, rewritten: 2 });
  expect(await rows()).toEqual(before);
  expect(await rebuildMatches()).toEqual({ matches: 6, rewritten: 0 });
});
