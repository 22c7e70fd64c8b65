import { capitalize } from "@/lib/shared/text";
import type { MatchSlot, RoundSlot } from "../format";
import { formatOf } from "../formats";
import type { StageKey } from "../stage-rules";

export type { MatchSlot, RoundSlot } from "../format";

// What rounds and matches are called. The format of their stage decides.

/** A round as a heading: "Round 3"; in a knockout "Round of 16", "Quarterfinals", "Semifinals", "Final". */
export function roundName(round: RoundSlot): string {
  return formatOf(round).names.round(round);
}

/** The round of one match as a heading: "Round 3", "Round of 16", "Semifinal", "Final", "Third-place match". */
export function matchName(match: MatchSlot): string {
  return formatOf(match).names.match(match);
}

/** For tight places: "R3"; in a knockout "R16", "QF", "SF", "Final". */
export function shortRoundName(round: RoundSlot): string {
  return formatOf(round).names.short(round);
}

/** Beside the names of all rounds of a stage: "3", "QF". */
export function roundLabel(round: RoundSlot): string {
  return formatOf(round).names.label(round);
}

/** A round with the number of rounds: "Round 3 of 7". The name of a knockout's round already says how many are left. */
export function roundOfAll(round: RoundSlot): string {
  return formatOf(round).names.ofAll(round);
}

/** A match's round with the number of rounds: "Round 3 of 7", "Semifinal". */
export function matchOfAll(match: MatchSlot): string {
  return formatOf(match).names.matchOfAll(match);
}

/** In a scoresheet's "Round" box: "3 of 7", "Semifinal". */
export function roundOnSheet(match: MatchSlot): string {
  return formatOf(match).names.onSheet(match);
}

/** A round within a sentence: "Report [Round 3] by Sunday", "[the semifinals]", "[the round of 16]". */
export function theRound(round: RoundSlot): string {
  return formatOf(round).names.inSentence(roundName(round));
}

/** "Round 3 begins", "The semifinals begin", "The final begins" */
export function beginsOrBegin(round: RoundSlot): string {
  const name = theRound(round);
  return `${capitalize(name)} ${isPlural(round) ? "begin" : "begins"}`;
}

/** Does its name take a plural verb? */
export function isPlural(round: RoundSlot): boolean {
  return roundName(round).endsWith("s");
}

/** The round of one match within a sentence: "You play Theo in [Round 3]", "[the semifinal]", "[the final]". */
export function theMatch(match: MatchSlot): string {
  return formatOf(match).names.inSentence(matchName(match));
}

/** One match after "your" or a name: "your [Round 3 match]", "your [semifinal]", "your [round-of-16 match]". */
export function matchNoun(match: MatchSlot): string {
  return formatOf(match).names.noun(match);
}

/** The heading of a stage: "Round robin", "Knockout"; a knockout that another stage feeds is the playoff. */
export function stageName(stage: { readonly format: StageKey; readonly position: number }): string {
  return formatOf(stage).names.stage(stage.position);
}

/** Is it the match between the losers of the semifinals? */
export function isForThird(match: MatchSlot): boolean {
  return formatOf(match).names.isForThird(match);
}
