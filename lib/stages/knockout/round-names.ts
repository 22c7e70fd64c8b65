import { capitalize } from "@/lib/shared/text";
import type { MatchPlace, RoundNames, RoundNumber } from "../format";

/** A knockout names its rounds from the end: "Round of 16", "Quarterfinals", "Semifinals", "Final". */
export const KNOCKOUT_ROUNDS: RoundNames = {
  /** A knockout that another stage feeds is called its playoff. */
  stage: (position) => (position > 1 ? "Playoff" : "Knockout"),
  round,
  match,
  short,
  shortMatch: (place) => (isForThird(place) ? "3rd" : short(place)),
  label: short,
  ofAll: round,
  matchOfAll: match,
  onSheet: match,
  noun: (place) => {
    const { size, name } = namesOf(place);
    if (isForThird(place)) return "third-place match";
    return name ?? `round-of-${size} match`;
  },
  inSentence: withArticle,
  isForThird,
};

/** A match within its round: "quarterfinal 2", "match 3" in earlier rounds, "the final". */
export function numberedMatch(place: Omit<MatchPlace, "format">): string {
  const { size, name } = namesOf(place);
  return size === 2 ? withArticle(match(place)) : `${name ?? "match"} ${place.match}`;
}

function round(place: RoundNumber): string {
  const { size, name } = namesOf(place);
  return size === 2 || !name ? title(place) : `${title(place)}s`;
}

function match(place: Omit<MatchPlace, "format">): string {
  return isForThird(place) ? "Third-place match" : title(place);
}

function short(place: RoundNumber): string {
  const { size, short } = namesOf(place);
  return short ?? `R${size}`;
}

/** In the last round the second match is the one for third place. */
function isForThird({ number, of, match }: Omit<MatchPlace, "format">): boolean {
  return number === of && match === 2;
}

function withArticle(name: string): string {
  return `the ${name.toLowerCase()}`;
}

type Names = { readonly size: number; readonly name?: string; readonly short?: string };

/** How many players a full round begins with, and what that's called. */
function namesOf({ number, of }: RoundNumber): Names {
  const size = 2 ** (of - number + 1);
  return { size, ...NAMES[size] };
}

const NAMES: Readonly<Record<number, Required<Pick<Names, "name" | "short">>>> = {
  2: { name: "final", short: "Final" },
  4: { name: "semifinal", short: "SF" },
  8: { name: "quarterfinal", short: "QF" },
};

function title(place: RoundNumber): string {
  const { size, name } = namesOf(place);
  return name ? capitalize(name) : `Round of ${size}`;
}
