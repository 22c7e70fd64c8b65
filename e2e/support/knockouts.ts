import { WHERE_SILENT } from "@/lib/season/rules/defaults";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { drawPlayoff } from "@/lib/stages/store/draw-playoff";
import { publishDivision } from "@/lib/stages/store/publish";
import { enterCrowd, inventNames } from "@/lib/testing/crowd";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches, mustExecute, type TestLeague } from "@/lib/testing/league";
import { makeStoryLeague } from "../fixtures.ts";

const WON = {
  home: [{ white: "home", outcome: "white", ending: "checkmate" }],
  away: [{ white: "home", outcome: "black", ending: "resignation" }],
} as const;

/** A campus with a knockout that starts now. Its final is due by the deadline, unless a session is requested. */
export function makeKnockout(
  players: number,
  settings: Partial<KnockoutRules> = {},
  daysToSession?: number,
): Promise<TestLeague> {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  const final = daysToSession === undefined ? "by-deadline" : "session";
  const rules = { ...SESSION_KNOCKOUT, stages: [{ ...stage, ...settings, final } as const] };
  const session =
    daysToSession === undefined
      ? null
      : { at: momentOf(dayFromToday(daysToSession), "14:00").toISOString(), place: "Courtside Lounge" };
  return makeStoryLeague({ players, rules, session });
}

/** A campus with a knockout of many players, who have signed up in one piece. It starts now. */
export async function makeLargeKnockout(players: number): Promise<TestLeague> {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  const rules = { ...SESSION_KNOCKOUT, stages: [{ ...stage, final: "by-deadline" } as const] };
  const league = await makeStoryLeague({ players: 0, publish: false, rules });
  const lots = await enterCrowd(league, league.season, inventNames(players));
  const firstDay = dayFromToday(-1);
  const plan = { divisionId: league.season.divisions[0]?.id ?? "", lots, firstDay, session: null };
  const published = await publishDivision(league.scope, league.season, plan, momentOf(firstDay, "00:30"));
  if (!published.ok) throw new Error(`Not published: ${published.refusal}`);
  return league;
}

/**
 * Plays the matches up to a round with every kind of result: home and away win, every round's third match is
 * forfeited, and its sixth is lost by both.
 *
 * @param most how many matches of each round are played
 */
export async function playRounds(
  league: TestLeague,
  upTo: number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let round = 1; round <= upTo; round++) {
    const matches = (await listTestMatches(league)).filter((match) => match.round === round);
    for (const match of matches) {
      if (match.status !== "open" || match.number > most) continue;
      if (match.number === 3) await mustExecute(match.id, { type: "concede" }, by(match.home), new Date());
      else if (match.number === 6) await ruleBothOut(league, match.id);
      else await reportAndApprove(match, match.number % 2 === 0 ? "away" : "home");
    }
  }
}

/** A finished round robin of five, and a playoff drawn from its first four. */
export async function makePlayoff(): Promise<TestLeague> {
  const league = await makeStoryLeague({
    players: 5,
    rules: { ...TEXAS_STATE, playoff: WHERE_SILENT.playoff },
  });
  await playRounds(league, 5);
  const [division] = league.season.divisions;
  if (!division) throw new Error("The season has a division");
  const plan = { lots: league.players.map(({ entryId }) => entryId), firstDay: dayFromToday() };
  const drawn = await drawPlayoff(league.scope, { season: league.season, division }, plan, new Date());
  if (!drawn.ok) throw new Error(`No playoff: ${drawn.refusal}`);
  return league;
}

type Sides = { readonly id: string; readonly home: string; readonly away: string };

async function reportAndApprove(match: Sides, winner: "home" | "away"): Promise<void> {
  await mustExecute(match.id, { type: "report", games: WON[winner] }, by(match.home), new Date());
  await mustExecute(match.id, { type: "approve" }, by(match.away), new Date());
}

async function ruleBothOut(league: TestLeague, matchId: string): Promise<void> {
  const command = {
    type: "rule",
    result: "both-lose",
    score: null,
    reason: "Nobody came.",
    rule: "3.1",
  } as const;
  await mustExecute(matchId, command, by(league.directorId), new Date());
}

function by(userId: string): { readonly userId: string } {
  return { userId };
}
