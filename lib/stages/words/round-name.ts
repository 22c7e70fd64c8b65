import type { StageRules } from "@/lib/stages/stage-rules";

/** Which round of its stage, from 1, and how many rounds the stage has. */
export type RoundPlace = {
  readonly format: StageRules["format"];
  readonly number: number;
  readonly of: number;
};

/** A match in its round, from 1. In the last round of a knockout the second is the match for third place. */
export type MatchPlace = RoundPlace & { readonly match: number };

/** A round as a heading: "Round 3"; of a knockout "Round of 16", "Quarterfinals", "Semifinals", "Final". */
export function roundName(round: RoundPlace): string {
  const { size, name } = namesOf(round);
  return size === 2 || !name ? title(round) : `${title(round)}s`;
}

/** The round of one match as a heading: "Round 3", "Round of 16", "Semifinal", "Final", "Third-place match". */
export function matchName(match: MatchPlace): string {
  return isForThird(match) ? "Third-place match" : title(match);
}

/** For tight places: "R3"; of a knockout "R16", "QF", "SF", "Final". */
export function shortRoundName(round: RoundPlace): string {
  const { size, short } = namesOf(round);
  return size === null ? `R${round.number}` : (short ?? `R${size}`);
}

/** For tight places, of one match: as its round, and "3rd" for the third-place match. */
export function shortMatchName(match: MatchPlace): string {
  return isForThird(match) ? "3rd" : shortRoundName(match);
}

/** A round with how many there are: "Round 3 of 7". A knockout's round says by its name how many are left. */
export function roundOfAll(round: RoundPlace): string {
  return round.format === "knockout" ? roundName(round) : `${roundName(round)} of ${round.of}`;
}

/** In the box "Round" of a scoresheet: "3 of 7", "Semifinal". */
export function roundOnSheet(match: MatchPlace): string {
  return match.format === "knockout" ? matchName(match) : `${match.number} of ${match.of}`;
}

/** A round within a sentence: "Report [Round 3] by Sunday", "[the semifinals]", "[the round of 16]". */
export function theRound(round: RoundPlace): string {
  return withArticle(round, roundName(round));
}

/** "Round 3 begins", "The semifinals begin", "The final begins" */
export function beginsOrBegin(round: RoundPlace): string {
  return `${capital(theRound(round))} ${isPlural(round) ? "begin" : "begins"}`;
}

/** Is its name a plural, for the verb after it? */
export function isPlural(round: RoundPlace): boolean {
  return roundName(round).endsWith("s");
}

/** The round of one match within a sentence: "You play Theo in [Round 3]", "[the semifinal]", "[the final]". */
export function theMatch(match: MatchPlace): string {
  return withArticle(match, matchName(match));
}

/** One match after "your" or a name: "your [Round 3 match]", "your [semifinal]", "your [round-of-16 match]". */
export function matchNoun(match: MatchPlace): string {
  const { size, name } = namesOf(match);
  if (size === null) return `Round ${match.number} match`;
  if (isForThird(match)) return "third-place match";
  return name ?? `round-of-${size} match`;
}

/** A match of a knockout among those of its round: "quarterfinal 2", "match 3" before those, "the final". */
export function numberedMatch(match: MatchPlace): string {
  const { size, name } = namesOf(match);
  return size === 2 ? theMatch(match) : `${name ?? "match"} ${match.match}`;
}

/** The heading of a stage: a knockout that a round robin feeds is the playoff. */
export function stageName(stage: Pick<RoundPlace, "format"> & { readonly position: number }): string {
  if (stage.format === "round-robin") return "Round robin";
  return stage.position > 1 ? "Playoff" : "Knockout";
}

type Names = { readonly size: number | null; readonly name?: string; readonly short?: string };

/** How many a round of a knockout begins with, were all its places taken, and what that is called. */
function namesOf({ format, number, of }: RoundPlace): Names {
  if (format !== "knockout") return { size: null };
  const size = 2 ** (of - number + 1);
  return { size, ...KNOCKOUT_NAMES[size] };
}

const KNOCKOUT_NAMES: Readonly<Record<number, Required<Pick<Names, "name" | "short">>>> = {
  2: { name: "final", short: "Final" },
  4: { name: "semifinal", short: "SF" },
  8: { name: "quarterfinal", short: "QF" },
};

function title(round: RoundPlace): string {
  const { size, name } = namesOf(round);
  if (size === null) return `Round ${round.number}`;
  return name ? capital(name) : `Round of ${size}`;
}

/** Is it the match of those who lost the semifinals? */
export function isForThird(match: MatchPlace): boolean {
  return match.format === "knockout" && match.number === match.of && match.match === 2;
}

function withArticle({ format }: RoundPlace, name: string): string {
  return format === "knockout" ? `the ${name.toLowerCase()}` : name;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
