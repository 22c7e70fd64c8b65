import { BLACK, WHITE } from "../board/board";
import { boardOf, type Position } from "../board/position";
import type { Color } from "../board/vocabulary";
import { findHelpmate } from "./helpmate";
import { isMateOutOfStep } from "./kings-and-pawns";
import { huntMate } from "./mate-hunt";
import { cannotMateByMaterial } from "./material";
import { isMateRuledOut } from "./mating-net";

/** Whether a side could still give mate. "unknown" if finding out would take too long. */
export type MateChance = boolean | "unknown";

export interface SearchOptions {
  /** How many positions to look at before saying "unknown". */
  readonly budget?: number;
}

/** A few tenths of a second. */
const BUDGET = 150_000;

/** Most mates are found with this; the proof that there's none is cheaper than a long hunt. */
const SHORT_HUNT = 400;

/**
 * Whether this side could ever give mate by any series of legal moves, however unlikely. If neither can, the position
 * is dead (FIDE 5.2.2). If a player's flag falls and the opponent can't, the game is drawn (FIDE 6.9). True and false
 * are certain: false by material, by pieces that are locked in for good or because everything was tried; true because
 * a mate was found.
 */
export function canCheckmate(
  position: Position,
  color: Color,
  { budget = BUDGET }: SearchOptions = {},
): MateChance {
  const board = boardOf(position);
  const side = color === "white" ? WHITE : BLACK;
  if (cannotMateByMaterial(board, side)) return false;
  if (huntMate(board, side, Math.min(budget, SHORT_HUNT)) !== null) return true;
  if (isMateRuledOut(board, side) || isMateOutOfStep(board, side, budget)) return false;
  if (huntMate(board, side, budget) !== null) return true;
  return findHelpmate(board, side, budget);
}
