import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import type { Side } from "@/lib/match/rules/sides";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { drawPlayoff } from "@/lib/stages/store/draw-playoff";
import { advanceMarks } from "@/lib/stages/view/advancing";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import type { Rating } from "../rules/rating";
import { giveRating, leaveOutRating } from "./rate";
import { listRatings, readRatings } from "./ratings";

await freshDatabase();

const AFTER = new Date("2027-01-04T15:00:00Z");
const RULES = { ...TEXAS_STATE, playoff: { ...TEXAS_STATE.playoff, leastPercent: null } };
type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];
let league: TestLeague;
let matches: readonly TestMatch[];

beforeAll(async () => {
  league = await makeLeague({ players: 5, rules: RULES });
  matches = await listTestMatches(league);
});

const rated = (match: TestMatch) => ({
  matchId: match.id,
  rules: RULES,
  change: { organization: league.org, season: "fall-2026", divisions: ["open"], isMatch: true as const },
});

function rate(match: TestMatch, of: Side, rating: Rating) {
  const userId = of === "home" ? match.away : match.home;
  return giveRating(rated(match), { of, rating, userId, at: AFTER });
}

function leaveOut(match: TestMatch, of: Side, seen: number) {
  const out = { of, seen, reason: "They hadn't played.", subject: "A vs. B", at: AFTER };
  return leaveOutRating(league.scope, rated(match), out);
}

async function decide(match: TestMatch, outcome: "white" | "black" = "white"): Promise<void> {
  const games = [{ white: "home", outcome, ending: "checkmate" }] as const;
  await mustExecute(match.id, { type: "report", games: [...games] }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, MONDAY);
}

test("a match is rated once it's final, the newest rating counts, and every one is kept", async () => {
  const [match] = matches as [TestMatch];
  expect(await rate(match, "home", 4)).toEqual({ ok: false, refusal: "not-final" });
  await decide(match);
  await Promise.all([rate(match, "home", 2), rate(match, "away", 3), rate(match, "home", 2)]);
  expect(await rate(match, "home", 4)).toEqual({ ok: true, value: true });
  expect(await rate(match, "home", 4)).toEqual({ ok: true, value: false });
  expect((await readRatings(match.id)).given).toEqual({ home: 4, away: 3 });
  const rows = await prisma().sportsmanshipRating.findMany({
    where: { matchId: match.id },
    orderBy: { seq: "asc" },
  });
  expect(rows.map(({ of, rating }) => `${of} ${rating}`).toSorted()).toEqual(["away 3", "home 2", "home 4"]);
  expect(rows.at(-1)).toMatchObject({ of: "home", rating: 4, actorUserId: match.away });
  await expect(prisma().sportsmanshipRating.deleteMany({ where: { matchId: match.id } })).rejects.toThrow();
});

test("a director leaves out the rating that their page showed, and it can't be given again", async () => {
  const [, match] = matches as [TestMatch, TestMatch];
  await decide(match);
  await rate(match, "away", 0);
  expect(await leaveOut(match, "away", 1)).toEqual({ ok: false, refusal: "changed" });
  expect(await leaveOut(match, "home", 0)).toEqual({ ok: false, refusal: "no-rating" });
  expect(await leaveOut(match, "away", 0)).toMatchObject({ ok: true });
  expect(await leaveOut(match, "away", 0)).toEqual({ ok: false, refusal: "no-rating" });
  expect(await rate(match, "away", 0)).toEqual({ ok: false, refusal: "left-out" });
  const given = await listRatings(prisma(), league.season.divisions[0]?.id ?? "");
  expect(given.find(({ matchId, of }) => matchId === match.id && of === "away")?.rating).toBeNull();
  const audit = await prisma().auditEvent.findFirstOrThrow({ where: { type: "rating-left-out" } });
  expect(audit).toMatchObject({ data: { of: "away", rating: 0, reason: "They hadn't played." } });
});

test("the database keeps ratings within 0 to 4", async () => {
  const [match] = matches as [TestMatch];
  const row = {
    organizationId: league.organizationId,
    matchId: match.id,
    of: "home",
    actorUserId: match.away,
    at: AFTER,
  };
  await expect(
    prisma().sportsmanshipRating.create({ data: { ...row, seq: 91, rating: 5 } }),
  ).rejects.toThrow();
  await expect(
    prisma().sportsmanshipRating.create({ data: { ...row, seq: 92, rating: null } }),
  ).rejects.toThrow();
});

test("a low average keeps a player out of the playoff, the public reads why without a figure, and the draw closes it", async () => {
  const campus = await makeLeague({ slug: "texas", players: 6, rules: RULES });
  league = campus;
  const first = campus.players[0]?.userId;
  for (const match of await listTestMatches(campus)) {
    await decide(match, match.away === first ? "black" : "white");
    for (const of of ["home", "away"] as const)
      await rate(match, of, (of === "home" ? match.home : match.away) === first ? 2 : 4);
  }
  const [division] = campus.season.divisions;
  if (!division) throw new Error("The season has a division");
  const lots = campus.players.map(({ entryId }) => entryId);
  const plan = { lots, firstDay: "2027-01-11" };
  const [match] = (await listTestMatches(campus)) as [TestMatch];

  // The last rating and the draw at once: whichever is first, the draw knows what was kept.
  const [late, drawn] = await Promise.all([
    rate(match, match.home === first ? "away" : "home", 4),
    drawPlayoff(campus.scope, { season: campus.season, division }, plan, AFTER),
  ]);
  expect(drawn.ok).toBe(true);
  expect(late.ok || late.refusal === "closed").toBe(true);
  expect(await rate(match, "home", 4)).toEqual({ ok: false, refusal: "closed" });

  const view = await findDivision(campus.org, "fall-2026", "open");
  const winner = campus.players[0]?.entryId ?? "";
  expect(view && advanceMarks(view).get(winner)?.words).toBe(
    "Didn’t advance: less than an average of 3.0 in sportsmanship",
  );
  const seeds = view?.rounds.find(({ stage }) => stage.position === 2)?.stage.seeds;
  expect(seeds).toHaveLength(4);
  expect(seeds).not.toContain(winner);
  expect(JSON.stringify(view?.entries)).not.toMatch(/"(sum|rating|given)"/);
});
