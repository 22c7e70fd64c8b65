import { capitalize } from "@/lib/shared/text";
import type { MatchPlace, RoundPlace } from "../format";
import { formatOf } from "../formats";
import type { StageKey } from "../stage-rules";

export type { MatchPlace, RoundPlace } from "../format";

// What rounds and matches are called: the format of their stage knows.

/** A round as a heading: "Round 3"; of a knockout "Round of 16", "Quarterfinals", "Semifinals", "Final". */
export function roundName(round: RoundPlace): string {
  return formatOf(round).names.round(round);
}

/** The round of one match as a heading: "Round 3", "Round of 16", "Semifinal", "Final", "Third-place match". */
export function matchName(match: MatchPlace): string {
  return formatOf(match).names.match(match);
}

/** For tight places: "R3"; of a knockout "R16", "QF", "SF", "Final". */
export function shortRoundName(round: RoundPlace): string {
  return formatOf(round).names.short(round);
}

/** For tight places, of one match: as its round, and "3rd" for the third-place match. */
export function shortMatchName(match: MatchPlace): string {
  return formatOf(match).names.shortMatch(match);
}

/** Where all rounds of a stage stand in a row: "3", "QF". */
export function roundLabel(round: RoundPlace): string {
  return formatOf(round).names.label(round);
}

/** A round with how many there are: "Round 3 of 7". A knockout's round says by its name how many are left. */
export function roundOfAll(round: RoundPlace): string {
  return formatOf(round).names.ofAll(round);
}

/** The same of one match: "Round 3 of 7", "Semifinal". */
export function matchOfAll(match: MatchPlace): string {
  return formatOf(match).names.matchOfAll(match);
}

/** In the box "Round" of a scoresheet: "3 of 7", "Semifinal". */
export function roundOnSheet(match: MatchPlace): string {
  return formatOf(match).names.onSheet(match);
}

/** A round within a sentence: "Report [Round 3] by Sunday", "[the semifinals]", "[the round of 16]". */
export function theRound(round: RoundPlace): string {
  return formatOf(round).names.inSentence(roundName(round));
}

/** "Round 3 begins", "The semifinals begin", "The final begins" */
export function beginsOrBegin(round: RoundPlace): string {
  const name = theRound(round);
  return `${capitalize(name)} ${isPlural(round) ? "begin" : "begins"}`;
}

/** Is its name a plural, for the verb after it? */
export function isPlural(round: RoundPlace): boolean {
  return roundName(round).endsWith("s");
}

/** The round of one match within a sentence: "You play Theo in [Round 3]", "[the semifinal]", "[the final]". */
export function theMatch(match: MatchPlace): string {
  return formatOf(match).names.inSentence(matchName(match));
}

/** One match after "your" or a name: "your [Round 3 match]", "your [semifinal]", "your [round-of-16 match]". */
export function matchNoun(match: MatchPlace): string {
  return formatOf(match).names.noun(match);
}

/** The heading of a stage: "Round robin", "Knockout"; a knockout that another stage feeds is the playoff. */
export function stageName(stage: { readonly format: StageKey; readonly position: number }): string {
  return formatOf(stage).names.stage(stage.position);
}

/** Is it the match of those who lost the semifinals? */
export function isForThird(match: MatchPlace): boolean {
  return formatOf(match).names.isForThird(match);
}
