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

/** Why a ruling shows no games: it gives a score only, and the two players' games differ. */
export const FITS_TWO_VERSIONS = "Two different versions of the games fit this ruling, so none are shown.";
