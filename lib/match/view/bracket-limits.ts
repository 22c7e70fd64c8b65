import { paths } from "@/lib/paths";
import { list } from "@/lib/shared/text";
import type { PlayedOn } from "@/lib/stages/rules/bracket-steps";
import { type BracketRefusal, refuseInBracket } from "@/lib/stages/rules/refuse-in-bracket";
import { matchNoun } from "@/lib/stages/words/round-name";
import type { MatchEvent, RuledResult } from "../rules/events";
import { evolve } from "../rules/evolve";
import { bothLose, wonBy } from "../rules/outcome";
import type { ShownMatch } from "../store/match-record";
import type { SuggestedRuling } from "./suggested-rulings";

/** What a director can't do with a match because of the other matches of its bracket, and why. */
export type BracketLimits = {
  readonly results: readonly RuledResult[];
  readonly reopen: boolean;
  readonly void: boolean;
  readonly note: BracketNote | null;
};

/** "The [final] is already decided, so you can’t reopen this match. Void that one first." */
export type BracketNote = {
  /** The later matches that are in the way; none if only earlier ones are. */
  readonly links: readonly { readonly href: string; readonly words: string }[];
  readonly words: string;
};

export const NO_LIMITS: BracketLimits = { results: [], reopen: false, void: false, note: null };

type LimitedMatch = Pick<ShownMatch, "id" | "state" | "organization" | "stage" | "round">;

/**
 * What a bracket refuses of what the page of a match would otherwise offer, so that a director knows before typing.
 *
 * @param reopened what would follow reopening the match, as a player has left; null if it can't be reopened anyway
 */
export function bracketLimits(
  bracket: Parameters<typeof refuseInBracket>[0],
  match: LimitedMatch,
  reopened: readonly MatchEvent[] | null,
): BracketLimits {
  const { status, deadlineAt } = match.state;
  const refusalOf = (...events: readonly MatchEvent[]) =>
    refuseInBracket(bracket, match.id, events.reduce(evolve, match.state));
  const rulings = status === "void" ? [] : RULINGS;
  const refused = rulings.flatMap(({ result, outcome }) => {
    const refusal = refusalOf({ type: "Ruled", outcome, reason: "", rule: "" });
    return refusal ? [{ result, refusal }] : [];
  });
  const reopening = reopened && refusalOf({ type: "Reopened", deadlineAt, reason: "" }, ...reopened);
  const voiding = status === "void" ? null : refusalOf({ type: "Voided", reason: "" });
  const refusal = refused[0]?.refusal ?? reopening ?? voiding;
  const acts = [
    ...(refused.length > 0 ? ["change who advances"] : []),
    ...(reopening ? ["reopen this match"] : []),
    ...(voiding ? ["void it"] : []),
  ];
  return {
    results: refused.map(({ result }) => result),
    reopen: reopening !== null,
    void: voiding !== null,
    note: refusal && noteOf(refusal, acts, match),
  };
}

/** Does a bracket allow a suggested ruling, or more time? */
export function isAllowed({ fill }: Pick<SuggestedRuling, "fill">, limits: BracketLimits): boolean {
  if (fill.deadline !== undefined) return !limits.reopen;
  return limits.results.every((result) => result !== fill.result);
}

const RULINGS = [
  { result: "home", outcome: wonBy("home", "ruling", null) },
  { result: "away", outcome: wonBy("away", "ruling", null) },
  { result: "both-lose", outcome: bothLose("ruling") },
] as const;

function noteOf(
  refusal: BracketRefusal,
  acts: readonly string[],
  { organization, stage, round: { of } }: LimitedMatch,
): BracketNote {
  if (refusal.code === "not-in-bracket") {
    const words = "Earlier matches decide who plays this match, so you can’t reopen it.";
    return { links: [], words };
  }
  if (refusal.code === "both-left-void") {
    const words =
      "Both players in this match have left, so you can’t void it: a match that no one can play is a double forfeit.";
    return { links: [], words };
  }
  const then =
    refusal.by.length > 1 ? "Void those first, starting with the last one." : "Void that one first.";
  return {
    links: refusal.by.map(({ id, round: number, number: match }) => ({
      href: paths.case(organization.slug, id),
      words: matchNoun({ format: stage.format, number, of, match }),
    })),
    words: `${progressOf(refusal)}, so you can’t ${list(acts, "or")}. ${then}`,
  };
}

function progressOf({ by }: PlayedOn): string {
  const decided = by.filter(({ status }) => status === "final").length;
  const progress = decided === 0 ? "under way" : decided === by.length ? "decided" : "under way or decided";
  return `${by.length > 1 ? "are" : "is"} already ${progress}`;
}
