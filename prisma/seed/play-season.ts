import { prisma } from "@/lib/db/client";
import { passTime } from "@/lib/jobs/sweep";
import type { MatchCommand } from "@/lib/match/rules/commands";
import { execute } from "@/lib/match/store/execute";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { findMatchOfDesk } from "@/lib/match/store/read-match";
import { addHours, type Instant } from "@/lib/shared/instant";
import { formatOf } from "@/lib/stages/formats";
import { type Chance, makeChance } from "./chance";
import { type Desk, drawDuePlayoff } from "./league";
import { rateEachOther } from "./ratings";
import { rulingOn } from "./rulings";
import { chooseScenario, type Scenario, stepsOf } from "./scenarios";
import { playSeries, seriesWinner } from "./series";

export type PlayedMatch = { readonly match: ShownMatch; readonly scenario: Scenario };

/** Has the players of a match rate each other. */
type Rate = (matchId: string, at: Instant) => Promise<void>;

/** Something that happens at an instant. */
type Happening = { readonly at: Instant; readonly run: () => Promise<void> };

type SeasonPages = { readonly season: string; readonly divisions: readonly string[] };

const HALF_DAY_HOURS = 12;
/** How long the director waits before ruling, after a round has closed and its reports could be answered. */
const RULING_HOURS = 61;

/**
 * Plays divisions in order of time with the same commands that everyone uses. Time passes twice a day. The
 * director rules when a ruling is needed, and draws the playoff when it's due. Matches that are created along the way
 * are played too. Stops at `until`.
 */
export async function playDivisions(
  desk: Desk,
  pages: SeasonPages,
  { chance, until }: { readonly chance: Chance; readonly until: Instant },
): Promise<readonly PlayedMatch[]> {
  const played: PlayedMatch[] = [];
  const strengthOf = drawStrengths(chance);
  const ratings = makeChance(pages.divisions.length);
  const rate = (matchId: string, at: Instant) => rateEachOther(desk, matchId, new Date(at), ratings);
  let ahead: readonly Happening[] = [];
  let at = await firstDayOf(desk, pages);
  while (at !== undefined && at <= until) {
    await passTime(new Date(at));
    await drawDuePlayoffs(desk, pages, { chance, at });
    const fresh = await listNew(desk, pages, played, until);
    for (const match of fresh) {
      const scenario = scenarioOf(match, chance);
      played.push({ match, scenario });
      ahead = [
        ...ahead,
        ...weekOf(match, scenario, { chance, strengthOf, at, rate }),
        rulingIn(desk, match, rate),
      ];
    }
    const next = addHours(at, HALF_DAY_HOURS);
    const due = ahead.filter((each) => each.at < next && each.at <= until).sort(byTime);
    ahead = ahead.filter((each) => each.at >= next);
    for (const { run } of due) await run();
    const isQuiet = fresh.length === 0 && due.length === 0 && ahead.length === 0;
    if (isQuiet && (await isOver(desk, pages))) break;
    at = next;
  }
  return played;
}

async function drawDuePlayoffs(
  desk: Desk,
  { season, divisions }: SeasonPages,
  now: { readonly chance: Chance; readonly at: Instant },
): Promise<void> {
  for (const division of divisions) {
    if (await isOver(desk, { season, divisions: [division] }))
      await drawDuePlayoff(desk, season, division, now);
  }
}

/** A semifinalist doesn't let the week pass in silence, so a season ends with a champion. */
function scenarioOf({ stage, round }: ShownMatch, chance: Chance): Scenario {
  const scenario = chooseScenario(chance);
  const isLate = !formatOf(stage).makesTable && round.number >= round.of - 1;
  return isLate && scenario === "silent" ? "agreed" : scenario;
}

function byTime(one: Happening, two: Happening): number {
  return one.at < two.at ? -1 : one.at > two.at ? 1 : 0;
}

/** Each player's strength, drawn on first use. */
function drawStrengths(chance: Chance): (entryId: string) => number {
  const strengths = new Map<string, number>();
  return (entryId) => {
    const strength = strengths.get(entryId) ?? 900 + chance.between(0, 900);
    strengths.set(entryId, strength);
    return strength;
  };
}

/** Matches of the divisions that have opened, or will open before the end, and aren't planned yet. */
async function listNew(
  desk: Desk,
  pages: SeasonPages,
  played: readonly PlayedMatch[],
  until: Instant,
): Promise<readonly ShownMatch[]> {
  const planned = new Set(played.map(({ match }) => match.id));
  const rows = await prisma().match.findMany({
    where: { ...matchesOf(desk, pages), round: { ...roundsOf(desk, pages), opensAt: { lte: until } } },
    select: { id: true },
    orderBy: [
      { round: { stage: { division: { position: "asc" } } } },
      { round: { stage: { position: "asc" } } },
      { round: { number: "asc" } },
      { number: "asc" },
    ],
  });
  const fresh: ShownMatch[] = [];
  for (const { id } of rows.filter(({ id }) => !planned.has(id))) {
    const match = await findMatchOfDesk(desk.scope, id);
    if (match) fresh.push(match);
  }
  return fresh;
}

async function firstDayOf(desk: Desk, pages: SeasonPages): Promise<Instant | undefined> {
  const round = await prisma().round.findFirst({ where: roundsOf(desk, pages), orderBy: { opensAt: "asc" } });
  return round?.opensAt.toISOString();
}

async function isOver(desk: Desk, pages: SeasonPages): Promise<boolean> {
  const open = { notIn: ["final" as const, "void" as const] };
  return (await prisma().match.count({ where: { ...matchesOf(desk, pages), status: open } })) === 0;
}

function matchesOf(desk: Desk, pages: SeasonPages) {
  return { organizationId: desk.organization.id, round: roundsOf(desk, pages) };
}

function roundsOf({ organization }: Desk, { season, divisions }: SeasonPages) {
  return {
    organizationId: organization.id,
    stage: { division: { slug: { in: [...divisions] }, season: { slug: season } } },
  };
}

function weekOf(
  match: ShownMatch,
  scenario: Scenario,
  {
    chance,
    strengthOf,
    at,
    rate,
  }: {
    readonly chance: Chance;
    readonly strengthOf: (entryId: string) => number;
    /** When the match first appeared. A late one is played in the time that's left. */
    readonly at: Instant;
    readonly rate: Rate;
  },
): readonly Happening[] {
  if (match.state.status === "final") return [];
  const strengths = { home: strengthOf(match.home.entryId), away: strengthOf(match.away.entryId) };
  const games = playSeries(chance, strengths, match.rules);
  const steps = stepsOf(scenario, {
    opensAt: match.round.opensAt > at ? match.round.opensAt : at,
    deadlineAt: match.state.deadlineAt,
    fixedAt: match.state.fixedPlace === null ? null : match.state.scheduledAt,
    games,
    winner: seriesWinner(games, match.rules),
    rules: match.rules,
    chance,
  });
  let hasEnded = false;
  return steps.map(({ at, by, command }, index) => ({
    at,
    run: async () => {
      if (hasEnded) return;
      const isTaken = (await send(match.id, command, match[by].userId, at)) === "player-busy";
      // A scenario that needs a certain hour ends if that hour isn't available.
      hasEnded = isTaken && scenario === "no-show";
      if (index === steps.length - 1) await rate(match.id, at);
    },
  }));
}

function rulingIn({ scope }: Desk, { id, state: paired }: ShownMatch, rate: Rate): Happening {
  const at = addHours(paired.deadlineAt, RULING_HOURS);
  const run = async () => {
    const match = await findMatchOfDesk(scope, id);
    const ruling = match && rulingOn(match);
    if (!ruling) return;
    await send(id, ruling, scope.userId, at);
    await rate(id, at);
  };
  return { at, run };
}

/**
 * Sends a command that must be accepted. The exception: a player in two divisions may have another match at that
 * hour.
 */
async function send(matchId: string, command: MatchCommand, userId: string, at: Instant) {
  const answer = await execute(matchId, command, { userId }, new Date(at));
  if (answer?.ok) return "done";
  if (answer?.refusal.code === "player-busy") return "player-busy";
  throw new Error(`${command.type} was refused: ${JSON.stringify(answer?.refusal)}`);
}
