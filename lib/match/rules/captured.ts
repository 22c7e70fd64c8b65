import type { CapturedPoints, CountedRole } from "chess-core";
import type { ClockRules } from "@/lib/season/rules/settings/board";
import { type CapturedCounts, type CapturedPieces, COLORS, COUNTED_ROLES } from "./captured-pieces";
import { SIDE_WORDS } from "./record-words";

/** The points each side captured, from the players' own count. */
export function listedPoints(list: CapturedPieces, { pieceValues }: ClockRules): CapturedPoints {
  const sum = (men: CapturedCounts) =>
    COUNTED_ROLES.reduce((points, role) => points + men[role] * pieceValues[role], 0);
  const menOf = (men: CapturedCounts) =>
    COUNTED_ROLES.flatMap((role) => Array.from({ length: men[role] }, () => role));
  return {
    white: sum(list.white),
    black: sum(list.black),
    taken: { white: menOf(list.white), black: menOf(list.black) },
  };
}

/**
 * Why a list of captured pieces is impossible; null when it's possible. A side begins with eight pawns, two knights,
 * two bishops, two rooks and a queen, so every piece beyond these was promoted from one of its pawns. Where a promoted
 * piece counts as the pawn it was, there can be no extra pieces.
 */
export function whyImpossible(list: CapturedPieces, { promoted }: ClockRules): string | null {
  for (const color of COLORS) {
    const why = whyTooMany(list[color], promoted);
    if (why) return `${SIDE_WORDS[color]} can’t have captured all that: ${why}`;
  }
  return null;
}

const ARMY: CapturedCounts = { pawn: 8, knight: 2, bishop: 2, rook: 2, queen: 1 };

function whyTooMany(men: CapturedCounts, promoted: ClockRules["promoted"]): string | null {
  if (COUNTED_ROLES.some((role) => !Number.isInteger(men[role]) || men[role] < 0)) {
    return "enter whole numbers, from 0 up.";
  }
  const beyond = (role: CountedRole) => Math.max(0, men[role] - ARMY[role]);
  if (men.pawn > ARMY.pawn) return "there are only eight pawns.";
  const promotions = COUNTED_ROLES.reduce((sum, role) => sum + beyond(role), 0);
  if (promoted === "as-pawn" && promotions > 0) return "a promoted piece counts as a pawn here.";
  if (men.pawn + promotions <= ARMY.pawn) return null;
  return "every piece beyond two knights, two bishops, two rooks, and a queen was once one of the eight pawns.";
}
