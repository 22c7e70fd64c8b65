import type { RulePack } from "@/lib/season/input/rule-pack";
import { winnerOf } from "./modeled-games";
import type { Model, ModeledResult, Party } from "./modeled-match";

export function isToPlay({ status }: Model): boolean {
  return status === "open" || status === "scheduled";
}

export function closesAt({ deadline }: Model, rules: RulePack): number {
  return deadline + rules.reporting.graceHours * 60;
}

export function decided(model: Model, stands: ModeledResult): Model {
  return { ...model, status: "final", answerBy: null, stands, fix: null, fixUntil: null };
}

/** The correction is the director's; the result counts until the ruling. */
export function withCase(model: Model, fix: NonNullable<Model["fix"]>): Model {
  return { ...model, fix: { ...fix, isCase: true }, answerBy: null };
}

/** The correction replaces the result, once. */
export function fixed(
  model: Model,
  { by, games }: NonNullable<Model["fix"]>,
  rules: RulePack,
  now: number,
): Model {
  return {
    ...agreed({ ...model, claim: { by, games }, fix: null, stands: null }, rules, now),
    fixUntil: null,
  };
}

export function fixTerm(now: number, { reporting }: RulePack): number | null {
  return reporting.hoursToCorrect === 0 ? null : now + reporting.hoursToCorrect * 60;
}

/** Both sides agree: the report counts, unless it's tied and the rules leave that to the director. */
export function agreed(model: Model, rules: RulePack, now: number): Model {
  if (isTiedCase(model, rules)) return { ...model, status: "with-director", answerBy: null, fixUntil: null };
  const played = model.claim?.games ?? "";
  return { ...decided(model, claimed(model, "agreed", rules)), played, fixUntil: fixTerm(now, rules) };
}

export function contested(model: Model, by: Party, games: string | null): Model {
  return { ...model, status: "with-director", contest: { by, games }, answerBy: null };
}

/** A side accepts the other's version: the claim, or a contest that decides the match. */
export function yielded(model: Model, by: Party, rules: RulePack, now: number): Model | null {
  const { contest } = model;
  if (!contest) return null;
  if (contest.by === by) return agreed({ ...model, contest: null }, rules, now);
  if (contest.games === null || winnerOf(contest.games, rules) === null) return null;
  return agreed({ ...model, claim: { by: contest.by, games: contest.games }, contest: null }, rules, now);
}

export function goesToDirector(model: Model, rules: RulePack): boolean {
  return rules.reporting.unanswered === "director" || isTiedCase(model, rules);
}

function isTiedCase({ claim }: Model, rules: RulePack): boolean {
  if (rules.match.levelMatch !== "director" || !claim || claim.games === null) return false;
  return winnerOf(claim.games, rules) === "tied";
}

/** The claim as an outcome. A no-show claim is a forfeit, however it was decided. */
export function claimed({ claim }: Model, how: string, rules: RulePack): ModeledResult {
  if (!claim) throw new Error("Nothing is claimed");
  if (claim.games === null) return { winner: claim.by, how: "forfeit" };
  return { winner: winnerOf(claim.games, rules) ?? "tied", how };
}
