import { findDivision } from "@/lib/data/divisions";
import { execute } from "@/lib/data/matches/execute";
import { findMatchOfDesk } from "@/lib/data/matches/read";
import type { MatchRecord } from "@/lib/data/matches/record";
import { addHours, type Instant } from "@/lib/domain/instant";
import type { MatchCommand } from "@/lib/domain/match/commands";
import { sweep } from "@/lib/jobs/sweep";
import type { Chance } from "./chance";
import type { Desk } from "./league";
import { choosePlot, type Plot, stepsOf } from "./plots";
import { playSeries, seriesWinner } from "./series";

export type PlayedMatch = { readonly match: MatchRecord; readonly plot: Plot };

/** Something that happens at an instant. */
type Happening = { readonly at: Instant; readonly run: () => Promise<void> };

const SWEEP_HOURS = 12;
/** The director rules so long after a round has closed and its reports had their time to be answered. */
const RULING_HOURS = 61;

/**
 * Plays divisions through the same commands as everybody, in order of time, with the clock sweeping twice a day and the
 * director ruling on what is left to rule on. What would happen after `until` has not happened yet.
 */
export async function playDivisions(
  desk: Desk,
  { season, divisions }: { readonly season: string; readonly divisions: readonly string[] },
  { chance, until }: { readonly chance: Chance; readonly until: Instant },
): Promise<readonly PlayedMatch[]> {
  const matches = await listMatches(desk, season, divisions, until);
  const played = matches.map((match) => ({ match, plot: choosePlot(chance) }));
  const strengths = new Map<string, number>();
  const strengthOf = (entryId: string) => {
    const strength = strengths.get(entryId) ?? 900 + chance.between(0, 900);
    strengths.set(entryId, strength);
    return strength;
  };

  const happenings = [
    ...sweepsDuring(matches, until),
    ...played.flatMap(({ match, plot }) => weekOf(match, plot, chance, strengthOf)),
    ...matches.map((match) => rulingOn(desk, match)),
  ];
  const inOrder = happenings
    .filter(({ at }) => at <= until)
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  for (const { run } of inOrder) await run();
  return played;
}

async function listMatches(
  desk: Desk,
  season: string,
  divisions: readonly string[],
  until: Instant,
): Promise<readonly MatchRecord[]> {
  const matches: MatchRecord[] = [];
  for (const division of divisions) {
    const view = await findDivision(desk.organization.slug, season, division);
    const rounds = view?.rounds.filter(({ opensAt }) => opensAt <= until) ?? [];
    for (const { id } of rounds.flatMap((round) => round.matches)) {
      const match = await findMatchOfDesk(desk.scope, id);
      if (match) matches.push(match);
    }
  }
  return matches;
}

function weekOf(
  match: MatchRecord,
  plot: Plot,
  chance: Chance,
  strengthOf: (entryId: string) => number,
): readonly Happening[] {
  const strengths = { home: strengthOf(match.home.entryId), away: strengthOf(match.away.entryId) };
  const games = playSeries(chance, strengths, match.rules);
  const steps = stepsOf(plot, {
    opensAt: match.round.opensAt,
    games,
    winner: seriesWinner(games, match.rules),
    chance,
  });
  let hasEnded = false;
  return steps.map(({ at, by, command }) => ({
    at,
    run: async () => {
      if (hasEnded) return;
      const isTaken = (await send(match.id, command, match[by].userId, at)) === "player-busy";
      // A story that hangs on the hour ends where the hour cannot be had.
      hasEnded = isTaken && plot === "no-show";
    },
  }));
}

function sweepsDuring(matches: readonly MatchRecord[], until: Instant): readonly Happening[] {
  const opens = matches.map((match) => match.round.opensAt).sort()[0];
  const closes = matches
    .map((match) => match.state.deadlineAt)
    .sort()
    .at(-1);
  if (!opens || !closes) return [];
  const sweeps: Happening[] = [];
  for (let at = opens; at <= addHours(closes, RULING_HOURS) && at <= until; at = addHours(at, SWEEP_HOURS)) {
    const instant = at;
    sweeps.push({ at: instant, run: () => sweep(new Date(instant)).then(() => undefined) });
  }
  return sweeps;
}

/** Contested or unanswered: the reporter's version stands. Otherwise whoever took the trouble wins. */
function rulingOn({ scope }: Desk, { id, state: paired }: MatchRecord): Happening {
  const at = addHours(paired.deadlineAt, RULING_HOURS);
  const run = async () => {
    const match = await findMatchOfDesk(scope, id);
    if (match?.state.status !== "with-director") return;
    const { report, noShow, contacts } = match.state;
    const diligent = noShow?.by ?? contacts[0]?.by ?? "home";
    const result = report ? (report.outcome.home === "win" ? "home" : "away") : diligent;
    const reason = report
      ? "The report fits the moves that were written down; nothing else does."
      : "Repeated efforts are in the log, and nobody answered.";
    const rule = report ? "3.IV" : "1.I.d";
    const score = report?.outcome.score ?? null;
    await send(id, { type: "rule", result, score, reason, rule }, scope.userId, at);
  };
  return { at, run };
}

/** Sends a command that has to be accepted; only who plays in two divisions may have another match at that hour. */
async function send(matchId: string, command: MatchCommand, userId: string, at: Instant) {
  const answer = await execute(matchId, command, { userId }, new Date(at));
  if (answer?.ok) return "done";
  if (answer?.refusal.code === "player-busy") return "player-busy";
  throw new Error(`${command.type} was refused: ${JSON.stringify(answer?.refusal)}`);
}
