import type { PgnGame } from "chess-core";
import type { Ending } from "./games";

/**
 * The ending that the site wrote in the game record; null if it isn't one we know. Lichess writes "Time forfeit",
 * Chess.com "Theo won on time" or "Game drawn by timeout vs insufficient material", so time is checked first.
 */
export function writtenEnding({ tags }: PgnGame): Ending | null {
  const termination = tags.get("Termination") ?? "";
  return WORDS.find(([words]) => words.test(termination))?.[1] ?? null;
}

const WORDS: readonly (readonly [RegExp, Ending])[] = [
  [/\btime forfeit\b|\bon time\b|\btimeout\b/i, "flag"],
  [/\bresignation\b/i, "resignation"],
  [/\bagreement\b/i, "agreement"],
  [/\brepetition\b/i, "threefold"],
  [/\b50[- ]move\b|\bfifty[- ]move\b/i, "fifty-move"],
  [/\binsufficient\b/i, "dead-position"],
];
