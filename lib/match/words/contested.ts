import type { ReportedGame } from "../rules/games";
import { isSameGame } from "../rules/same-games";

/** What the two disagree about: "game 3" if it's one game, "the report" otherwise. */
export function contestedPart(
  reported: readonly ReportedGame[],
  other: readonly ReportedGame[] | null,
): `game ${number}` | "the report" {
  if (!other) return "the report";
  const length = Math.max(reported.length, other.length);
  const differing = Array.from({ length }, (_, index) => index).filter(
    (index) => !isSameGame(reported[index], other[index]),
  );
  const [first, ...more] = differing;
  return first === undefined || more.length > 0 ? "the report" : `game ${first + 1}`;
}
