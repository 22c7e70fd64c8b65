import { paths } from "@/lib/paths";
import { firstName, lastName, type Pair } from "@/lib/people/words/names";
import { matchName } from "@/lib/stages/words/round-name";
import type { MatchState } from "../rules/state";
import type { PastRuling } from "../store/past-rulings";
import { rulingWords } from "../words/scores";
import { caseKind } from "./draft-ruling";

/** A past ruling, without names. */
export type SimilarRuling = {
  readonly href: string;
  /** "Round 3, Fall 2026" */
  readonly where: string;
  /** "2–1 to White, because: …" */
  readonly what: string;
  readonly rule: string;
};

const MOST = 5;
const NAMELESS: Pair = { home: "White", away: "Black" };

/**
 * Past rulings to compare a case with, newest first: on the same kind of case, or by the same rule. They leave out
 * names, so that directors compare the cases and not the people.
 *
 * @param cited the rule that this case is about, as a ruling cites it; its number is what stays the same
 */
export function similarRulings(
  past: readonly PastRuling[],
  state: MatchState,
  cited: string,
  org: string,
): readonly SimilarRuling[] {
  const kind = caseKind(state);
  const [number = ""] = cited.split(" ");
  return past
    .filter(
      ({ before, rule }) => caseKind(before) === kind || (number !== "" && rule.startsWith(`${number} `)),
    )
    .slice(0, MOST)
    .map(({ matchId, slot, season, outcome, reason, rule, names }) => ({
      href: paths.case(org, matchId),
      where: `${matchName(slot)}, ${season}`,
      what: `${rulingWords(outcome, NAMELESS)}, because: ${withoutNames(reason, names)}`,
      rule,
    }));
}

/** White and Black instead of names: home has White in game 1. */
export function withoutNames(text: string, names: Pair): string {
  const swap = (text: string, name: string, word: string) =>
    [name, firstName(name), lastName(name)].reduce((so, each) => so.replaceAll(wordsOf(each), word), text);
  return swap(swap(text, names.home, NAMELESS.home), names.away, NAMELESS.away);
}

function wordsOf(name: string): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu");
}
