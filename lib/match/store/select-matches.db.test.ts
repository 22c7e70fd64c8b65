import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readMyPage } from "@/lib/me/store/my-page";
import type { UserId } from "@/lib/shared/ids";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { MATCH_RECORD, toRecord } from "./match-record";
import { findMatchOfDesk, findMatchOfPlayer, type PlayerMatch } from "./read-match";

await freshDatabase();

const THURSDAY = "2026-11-19T22:00:00.000Z";
let league: TestLeague;
let matches: Awaited<ReturnType<typeof listTestMatches>>;
beforeAll(async () => {
  league = await makeLeague({ players: 4 });
  matches = await listTestMatches(league);
  await addVenue(league);
  const [agreed, contested] = matches;
  if (!agreed || !contested) throw new Error("The league has matches");
  await mustExecute(agreed.id, { type: "propose-times", times: [THURSDAY] }, { userId: agreed.home }, MONDAY);
  await mustExecute(agreed.id, { type: "accept-time", time: THURSDAY }, { userId: agreed.away }, MONDAY);
  await mustExecute(contested.id, { type: "report", games: TWO_NIL }, { userId: contested.home }, MONDAY);
  const contest = { type: "contest", statement: "We didn’t play.", games: null } as const;
  await mustExecute(contested.id, contest, { userId: contested.away }, MONDAY);
});

test("a page shows a match exactly as a decision about it reads it", async () => {
  expect((await findMatchOfDesk(league.scope, matches[0]?.id ?? ""))?.booking).toMatchObject({
    startsAt: THURSDAY,
    table: "Table 1",
    board: "Set lakeside 1",
  });
  for (const { id } of matches) {
    const row = await prisma().match.findUniqueOrThrow({ where: { id }, include: MATCH_RECORD });
    const { venue, ...decided } = toRecord(row);
    const { venueId, name, address, directions } = venue ?? {};
    expect(await findMatchOfDesk(league.scope, id)).toEqual({
      ...decided,
      games: [],
      venue: { venueId, name, address, directions },
      isHeld: false,
      isArchived: false,
    });
  }
});

test("a player sees their matches that have opened or open within two weeks, by deadline", async () => {
  const [player] = league.players;
  const userId = player?.userId ?? "";
  const soon = new Date(MONDAY.getTime() + 14 * 24 * 3_600_000);
  const listed = await listMatchesOf(userId, MONDAY);
  const own = matches.filter(({ home, away }) => [home, away].includes(userId));
  const opened = [];
  for (const { id } of own) {
    const match = await findMatchOfPlayer(id, userId);
    if (match && match.round.opensAt <= soon.toISOString()) opened.push(match);
  }
  expect(opened.length).toBeGreaterThan(0);
  expect(listed).toEqual(opened);
});

test("a list has decided matches without their history, with the same outcome", async () => {
  const [agreed] = matches;
  const report = { type: "report", games: TWO_NIL } as const;
  await mustExecute(agreed?.id ?? "", report, { userId: agreed?.home ?? "" }, new Date(THURSDAY));
  await mustExecute(
    agreed?.id ?? "",
    { type: "approve" },
    { userId: agreed?.away ?? "" },
    new Date(THURSDAY),
  );
  const userId = agreed?.home ?? "";
  const listed = await listMatchesOf(userId, new Date(THURSDAY));
  const shown = await Promise.all(listed.map(({ id }) => findMatchOfPlayer(id, userId)));
  const glance = ({ id, state, projection }: PlayerMatch) => ({
    id,
    status: state.status,
    outcome: state.outcome,
    scheduledAt: state.scheduledAt,
    projection,
  });
  expect(listed.map(glance)).toEqual(shown.map((match) => match && glance(match)));
  expect(listed.find(({ id }) => id === agreed?.id)).toMatchObject({
    events: [],
    state: { status: "final" },
  });
  expect(listed.filter(({ events }) => events.length > 0)).toHaveLength(listed.length - 1);
});

test("someone with more than 200 matches sees the newest", async () => {
  const [newest] = matches;
  if (!newest) throw new Error("The league has matches");
  await repeatEveryWeekBefore(newest.id, 210);
  const listed = await listMatchesOf(newest.home, MONDAY);
  expect(listed).toHaveLength(200);
  const deadlines = listed.map(({ projection }) => projection.deadlineAt);
  expect(deadlines).toEqual(deadlines.toSorted());
  expect(deadlines).toContain(newest.deadlineAt.toISOString());
});

async function listMatchesOf(id: UserId, at: Date): Promise<readonly PlayerMatch[]> {
  return (await readMyPage({ id, rolesEverywhere: [] }, at)).matches;
}

/** Years of rounds before the first one, each with a copy of its first match and nothing but that it was paired. */
async function repeatEveryWeekBefore(matchId: string, weeks: number): Promise<void> {
  await prisma().$executeRaw`
    INSERT INTO round (id, organization_id, stage_id, rule_pack_id, number, opens_at, deadline_at)
    SELECT gen_random_uuid(), r.organization_id, r.stage_id, r.rule_pack_id, 100 + week,
      r.opens_at - week * interval '7 days', r.deadline_at - week * interval '7 days'
    FROM "match" m JOIN round r ON r.id = m.round_id CROSS JOIN generate_series(1, ${weeks}::int) AS week
    WHERE m.id = ${matchId}::uuid`;
  await prisma().$executeRaw`
    INSERT INTO "match" (id, organization_id, round_id, number, home_entry_id, away_entry_id, status, deadline_at, last_seq)
    SELECT gen_random_uuid(), m.organization_id, r.id, 1, m.home_entry_id, m.away_entry_id, 'open', r.deadline_at, 1
    FROM "match" m JOIN round own ON own.id = m.round_id JOIN round r ON r.stage_id = own.stage_id AND r.number > 100
    WHERE m.id = ${matchId}::uuid`;
  await prisma().$executeRaw`
    INSERT INTO match_event (organization_id, match_id, seq, type, data, at)
    SELECT m.organization_id, m.id, 1, e.type, e.data, e.at
    FROM "match" m JOIN round r ON r.id = m.round_id JOIN match_event e ON e.match_id = ${matchId}::uuid AND e.seq = 1
    WHERE r.number > 100`;
}
