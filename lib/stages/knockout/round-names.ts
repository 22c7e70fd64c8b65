import { capitalize } from "@/lib/shared/text";
import type { MatchSlot, RoundNames, RoundNumber } from "../format";

/** A knockout names its rounds from the end: "Round of 16", "Quarterfinals", "Semifinals", "Final". */
export const KNOCKOUT_ROUNDS: RoundNames = {
  /** A knockout that another stage feeds is called its playoff. */
  stage: (position) => (position > 1 ? "Playoff" : "Knockout"),
  round,
  match,
  short,
  label: short,
  ofAll: round,
  matchOfAll: match,
  onSheet: match,
  noun: (slot) => {
    const { size, name } = namesOf(slot);
    if (isForThird(slot)) return "third-place match";
    return name ?? `round-of-${size} match`;
  },
  inSentence: withArticle,
  isForThird,
};

/** A match within its round: "quarterfinal 2", "match 3" in earlier rounds, "the final". */
export function numberedMatch(slot: Omit<MatchSlot, "format">): string {
  const { size, name } = namesOf(slot);
  return size === 2 ? withArticle(match(slot)) : `${name ?? "match"} ${slot.match}`;
}

function round(slot: RoundNumber): string {
  const { size, name } = namesOf(slot);
  return size === 2 || !name ? title(slot) : `${title(slot)}s`;
}

function match(slot: Omit<MatchSlot, "format">): string {
  return isForThird(slot) ? "Third-place match" : title(slot);
}

function short(slot: RoundNumber): string {
  const { size, short } = namesOf(slot);
  return short ?? `R${size}`;
}

/** In the last round the second match is the one for third place. */
function isForThird({ number, of, match }: Omit<MatchSlot, "format">): boolean {
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

function title(slot: RoundNumber): string {
  const { size, name } = namesOf(slot);
  return name ? capitalize(name) : `Round of ${size}`;
}
