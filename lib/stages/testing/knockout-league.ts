import { readBracketLimits } from "@/lib/match/store/bracket-limits";
import { NOBODY } from "@/lib/match/store/departed";
import { execute } from "@/lib/match/store/execute";
import { findMatchOfDesk } from "@/lib/match/store/read-match";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";

export const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
export const WON = [{ white: "home", outcome: "white", ending: "checkmate" }] as const;

function knockout(settings: Partial<KnockoutRules> = {}): RulePack {
  const [stage] = SESSION_KNOCKOUT.stages;
  if (stage?.format !== "knockout") throw new Error("The preset is a knockout");
  return {
    ...SESSION_KNOCKOUT,
    stages: [{ ...stage, seeding: "registration", final: "by-deadline", ...settings }],
  };
}

let campus = 0;
export function makeKnockout(players: number, settings: Partial<KnockoutRules> = {}, more = {}) {
  campus += 1;
  return makeLeague({ slug: `campus-${campus}`, players, rules: knockout(settings), ...more });
}

/** "R1.1 one v two open": the matches with the players by their seed, White first. */
export async function bracketOf(league: TestLeague): Promise<readonly string[]> {
  const seedOf = (userId: string) => league.players.findIndex((player) => player.userId === userId) + 1;
  return (await listTestMatches(league)).map(
    ({ round, number, home, away, status }) => `${round}.${number} ${seedOf(home)}-${seedOf(away)} ${status}`,
  );
}

export async function matchAt(league: TestLeague, round: number, number: number) {
  const match = (await listTestMatches(league)).find(
    (each) => each.round === round && each.number === number,
  );
  if (!match) throw new Error(`There is no match ${round}.${number}`);
  return match;
}

export async function limitsOf(league: TestLeague, round: number, number: number) {
  const found = await findMatchOfDesk(league.scope, (await matchAt(league, round, number)).id);
  if (!found) throw new Error("The desk has no such match");
  return readBracketLimits(found, NOBODY);
}

export async function ruleFor(
  league: TestLeague,
  round: number,
  number: number,
  result: "home" | "away" | "both-lose",
  at = later(30),
) {
  const match = await matchAt(league, round, number);
  const command = { type: "rule", result, score: null, reason: "Seen.", rule: "3.IV" } as const;
  return execute(match.id, command, { userId: league.directorId }, at);
}

export async function reopen(league: TestLeague, round: number, number: number) {
  const { id } = await matchAt(league, round, number);
  const command = { type: "reopen", deadlineAt: later(24 * 10).toISOString(), reason: "Again." } as const;
  await mustExecute(id, command, { userId: league.directorId }, later(30));
}

export async function voidMatch(league: TestLeague, round: number, number: number) {
  const { id } = await matchAt(league, round, number);
  await mustExecute(id, { type: "void", reason: "Again." }, { userId: league.directorId }, later(30));
}

export async function win(league: TestLeague, round: number, number: number, seed: number, at = later(24)) {
  const match = await matchAt(league, round, number);
  const loser = match.home === league.players[seed - 1]?.userId ? match.away : match.home;
  await mustExecute(match.id, { type: "concede" }, { userId: loser }, at);
}
