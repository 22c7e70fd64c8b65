import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague, type TestLeague } from "@/lib/testing/league";
import { findDivision, listRounds } from "./divisions";

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

test("a round keeps its own rules when the season has newer ones", async () => {
  const { id: seasonId } = await prisma().season.findFirstOrThrow({ where: { slug: "fall-2026" } });
  const pack = await prisma().rulePack.findFirstOrThrow({ where: { seasonId } });
  const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, graceHours: 24 } };
  const { id: _, ...stored } = pack;
  await prisma().rulePack.create({ data: { ...stored, version: pack.version + 1, rules } });

  const view = await findDivision(league.org, "fall-2026", "open");
  const rounds = await listRounds(prisma(), view?.division.id ?? "");
  expect(view?.season.rules.reporting.graceHours).toBe(24);
  for (const [round] of [view?.rounds ?? [], rounds])
    expect(round?.rules.reporting.graceHours).toBe(DEPAUL.reporting.graceHours);
});
