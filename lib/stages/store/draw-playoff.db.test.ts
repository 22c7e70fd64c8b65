import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { forgiveStrike } from "@/lib/entries/store/answer-strikes";
import { execute } from "@/lib/match/store/execute";
import { WHERE_SILENT } from "@/lib/season/rules/defaults";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { divisionStamp } from "@/lib/standings/store/division-stamp";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { championsOf } from "../rules/champion";
import { advanceMarks } from "../view/advancing";
import { drawPlayoff } from "./draw-playoff";
import { publishDivision } from "./publish";

await freshDatabase();

const AFTER = new Date("2027-01-04T15:00:00Z");
const WON = [{ white: "home", outcome: "white", ending: "checkmate" }] as const;

let campus = 0;
/** Without the conditions of the playoff, unless a test is about them. */
function makeTexas(players: number, playoff = WHERE_SILENT.playoff) {
  campus += 1;
  return makeLeague({ slug: `texas-${campus}`, players, rules: { ...TEXAS_STATE, playoff } });
}

/** The player who registered first wins every match, except those listed as "loser-winner", counted from 1. */
async function playRoundRobin(league: TestLeague, upsets: readonly string[] = []) {
  for (const match of await listTestMatches(league)) {
    if (match.status === "final") continue;
    const [home, away] = [seedOf(league, match.home), seedOf(league, match.away)];
    const isUpset = upsets.includes([home, away].sort((a, b) => a - b).join("-"));
    const result = home < away !== isUpset ? "home" : "away";
    await rule(league, match.id, result);
  }
}

function seedOf(league: TestLeague, userId: string): number {
  return league.players.findIndex((player) => player.userId === userId) + 1;
}

async function rule(league: TestLeague, matchId: string, result: "home" | "away") {
  const command = { type: "rule", result, score: null, reason: "Seen.", rule: "2.II" } as const;
  await mustExecute(matchId, command, { userId: league.directorId }, AFTER);
}

function draw(league: TestLeague, lots: readonly string[] = [], firstDay = "2027-01-11") {
  const [division] = league.season.divisions;
  if (!division) throw new Error("The season has a division");
  return drawPlayoff(league.scope, { season: league.season, division }, { lots, firstDay }, AFTER);
}

async function playoffOf(league: TestLeague) {
  const view = await findDivision(league.org, "fall-2026", "open");
  const rounds = view?.rounds.filter(({ stage }) => stage.position === 2) ?? [];
  const numberOf = (entryId: string) => league.players.findIndex((player) => player.entryId === entryId) + 1;
  return {
    seeds: rounds[0]?.stage.seeds.map(numberOf),
    pairs: rounds.flatMap(({ number, matches }) =>
      matches.map(
        (match) => `${number}.${match.number} ${numberOf(match.homeEntryId)}-${numberOf(match.awayEntryId)}`,
      ),
    ),
    champions: (view && championsOf(view)?.map(numberOf)) ?? null,
  };
}

test("from the standings to the champion: the first four advance, seeded by rank", async () => {
  const league = await makeTexas(5);
  expect(await draw(league)).toEqual({ ok: false, refusal: "not-settled" });
  await playRoundRobin(league);
  expect(await draw(league, [], "2027-01-03")).toEqual({ ok: false, refusal: "starts-in-past" });
  expect(await draw(league)).toEqual({ ok: true, value: null });
  expect(await draw(league)).toEqual({ ok: false, refusal: "already-drawn" });
  expect(await playoffOf(league)).toEqual({
    seeds: [1, 2, 3, 4],
    pairs: ["1.1 1-4", "1.2 3-2"],
    champions: null,
  });

  for (let round = 1; round <= 2; round++) {
    const open = (await listTestMatches(league)).filter(({ status }) => status === "open");
    for (const { id, home, away } of open) {
      const at = new Date("2027-01-12T15:00:00Z");
      await mustExecute(id, { type: "report", games: WON }, { userId: home }, at);
      await mustExecute(id, { type: "approve" }, { userId: away }, at);
    }
  }
  expect(await playoffOf(league)).toMatchObject({ pairs: ["1.1 1-4", "1.2 3-2", "2.1 1-3"], champions: [1] });
});

test("the playoff isn't drawn while a correction is still to be decided", async () => {
  const league = await makeTexas(4);
  const [first] = await listTestMatches(league);
  if (!first) throw new Error("The season has matches");
  const [home, away] = [{ userId: first.home }, { userId: first.away }];
  await mustExecute(first.id, { type: "report", games: WON }, home, MONDAY);
  await mustExecute(first.id, { type: "approve" }, away, MONDAY);
  const games = [{ white: "home", outcome: "black", ending: "checkmate" }] as const;
  const ask = { type: "ask-correction", games, statement: "I won this game, not my opponent." } as const;
  await mustExecute(first.id, ask, away, MONDAY);
  await playRoundRobin(league);
  expect(await draw(league)).toEqual({ ok: false, refusal: "not-settled" });
  await mustExecute(first.id, { type: "agree-to-correction" }, home, MONDAY);
  expect(await draw(league)).toMatchObject({ ok: true });
});

test("who forfeited advances once the director forgives it, and a page from before is refused", async () => {
  const league = await makeTexas(6, { ...TEXAS_STATE.playoff, leastPercent: null, leastSportsmanship: null });
  const [best] = league.players;
  const own = (await listTestMatches(league)).find(({ home, away }) =>
    [home, away].includes(best?.userId ?? ""),
  );
  const matchId = own?.id ?? "";
  await mustExecute(matchId, { type: "concede" }, { userId: best?.userId ?? "" }, MONDAY);
  await playRoundRobin(league);
  const wordsOf = async () => {
    const view = await findDivision(league.org, "fall-2026", "open");
    return view && advanceMarks(view).get(best?.entryId ?? "")?.words;
  };
  expect(await wordsOf()).toBe("Doesn’t advance: a forfeit");
  const before = await findDivision(league.org, "fall-2026", "open");
  const forgiven = { entryId: best?.entryId ?? "", matchId, reason: "The bus broke down." };
  expect(await forgiveStrike(league.scope, forgiven, AFTER)).toMatchObject({ ok: true });
  expect(await wordsOf()).toBe("Advances");
  const [division] = league.season.divisions;
  const seen = before && divisionStamp(before);
  const plan = { lots: [], firstDay: "2027-01-11", ...(seen === undefined ? {} : { seen }) };
  const late =
    division && (await drawPlayoff(league.scope, { season: league.season, division }, plan, AFTER));
  expect(late).toEqual({ ok: false, refusal: "changed" });
});

test("who forfeited or has less than half of the points is passed over, the next one moves up, and all can see why", async () => {
  const league = await makeTexas(7, { ...TEXAS_STATE.playoff, leastSportsmanship: null });
  const first = (await listTestMatches(league)).find(
    ({ home, away }) => seedOf(league, home) + seedOf(league, away) === 3,
  );
  await mustExecute(
    first?.id ?? "",
    { type: "concede" },
    { userId: league.players[1]?.userId ?? "" },
    MONDAY,
  );
  await playRoundRobin(league, ["1-5"]);
  expect(await draw(league)).toMatchObject({ ok: true });
  expect((await playoffOf(league)).seeds).toEqual([1, 3, 4, 5]);

  const view = await findDivision(league.org, "fall-2026", "open");
  const marks = view && advanceMarks(view);
  const words = league.players.map(({ entryId }) => marks?.get(entryId)?.words);
  expect(words).toEqual([
    "Advanced",
    "Didn’t advance: a forfeit",
    ...["Advanced", "Advanced", "Advanced"],
    ...[undefined, undefined],
  ]);
  const audit = await prisma().auditEvent.findFirstOrThrow({
    where: { type: "playoff-drawn", organizationId: league.organizationId },
  });
  const passedOver = [{ entryId: league.players[1]?.entryId, missed: ["forfeit"] }];
  expect(audit.data).toMatchObject({ passedOver });
});

test("tied for the last spot after all tie-breaks: the lot decides, and the log records it", async () => {
  const league = await makeTexas(6);
  // 4, 5 and 6 beat each other in a circle and lose to everyone else.
  await playRoundRobin(league, ["4-6"]);
  const ids = league.players.map(({ entryId }) => entryId);
  expect(await draw(league, ids.toReversed())).toMatchObject({ ok: true });
  expect((await playoffOf(league)).seeds).toEqual([1, 2, 3, 6]);
  const audit = await prisma().auditEvent.findFirstOrThrow({
    where: { type: "playoff-drawn", organizationId: league.organizationId },
  });
  expect(audit.data).toMatchObject({ byLot: [{ rank: 4, goOn: 1, entryIds: [ids[5], ids[4], ids[3]] }] });
});

test("fewer players than spots all advance, without those who left", async () => {
  const league = await makeTexas(4);
  await playRoundRobin(league);
  const gone = league.players[1]?.entryId ?? "";
  await prisma().entry.update({ where: { id: gone }, data: { status: "withdrawn" } });
  expect(await draw(league)).toMatchObject({ ok: true });
  expect((await playoffOf(league)).seeds).toEqual([1, 3, 4]);
  expect((await playoffOf(league)).pairs).toEqual(["1.2 4-3"]);
});

test("the draw doesn't change: a different result in the round robin changes only the standings", async () => {
  const league = await makeTexas(5);
  await playRoundRobin(league);
  await draw(league);
  const [first] = await listTestMatches(league);
  if (first) await rule(league, first.id, "away");
  expect((await playoffOf(league)).seeds).toEqual([1, 2, 3, 4]);
  await expect(prisma().$executeRaw`UPDATE stage SET seeds = '[]' WHERE format = 'knockout'`).rejects.toThrow(
    /stands/,
  );
});

test("reopening a match and drawing the playoff at the same time run one after the other", async () => {
  for (let run = 0; run < 10; run++) {
    const league = await makeTexas(3);
    await playRoundRobin(league);
    const [first] = await listTestMatches(league);
    const reopen = { type: "reopen", deadlineAt: "2027-01-10T00:00:00.000Z", reason: "Again." } as const;
    const [drawn] = await Promise.all([
      draw(league),
      execute(first?.id ?? "", reopen, { userId: league.directorId }, AFTER),
    ]);
    const settled = await prisma().match.count({ where: { id: first?.id ?? "", status: "final" } });
    expect(settled).toBe(0);
    expect(["not-settled", true]).toContain(drawn.ok ? true : drawn.refusal);
  }
});

test("everyone meets twice if the rules say so", async () => {
  const rules = { ...TEXAS_STATE, stages: [{ format: "round-robin", cycles: 2 } as const] };
  const league = await makeLeague({ slug: "double", players: 4, rules });
  const matches = await listTestMatches(league);
  expect(matches.length).toBe(12);
  expect(new Set(matches.map(({ home, away }) => `${home} ${away}`)).size).toBe(12);
  const big = await makeLeague({ slug: "double-big", players: 31, rules, publish: false });
  const plan = { divisionId: big.season.divisions[0]?.id ?? "", lots: [], firstDay: "2026-11-16" };
  expect(await publishDivision(big.scope, big.season, plan, MONDAY)).toEqual({
    ok: false,
    refusal: "too-many-players",
  });
});
