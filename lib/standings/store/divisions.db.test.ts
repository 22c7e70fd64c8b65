import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague, type TestLeague } from "@/lib/testing/league";
import { findDivision } from "./divisions";

await freshDatabase();
let league: TestLeague;

beforeAll(async () => {
  league = await makeLeague({ players: 5 });
});
afterAll(async () => {
  await closeConnections();
});

test("players who left with results that count are in the standings, marked; those annulled or without matches aren't", async () => {
  const [stands, removed, annulled] = league.players;
  const change = (entryId: string | undefined, data: object) =>
    prisma().entry.update({ where: { id: entryId ?? "" }, data });
  await change(stands?.entryId, { status: "withdrawn" });
  await change(removed?.entryId, { status: "removed" });
  await change(annulled?.entryId, { status: "withdrawn", annulled: true });
  const waiting = await makeLeague({ slug: "harrow", players: 3, publish: false });
  await change(waiting.players[0]?.entryId, { status: "withdrawn" });
  await change(waiting.players[1]?.entryId, { status: "waitlisted" });

  const view = await findDivision(league.org, "fall-2026", "open");
  const marks = new Map(view?.entries.map(({ id, hasLeft }) => [id, hasLeft]));
  expect(league.players.map(({ entryId }) => marks.get(entryId))).toEqual([
    true,
    true,
    undefined,
    false,
    false,
  ]);
  const other = await findDivision("harrow", "fall-2026", "open");
  expect(other?.entries.map(({ id }) => id)).toEqual([waiting.players[2]?.entryId]);
});
