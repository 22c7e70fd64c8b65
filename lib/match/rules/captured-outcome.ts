import type { CapturedPoints, Color } from "chess-core";
import { plural } from "@/lib/shared/text";
import type { GameOutcome } from "./games";
import { SIDE_WORDS } from "./record-words";
import type { Side } from "./sides";

/** More points win; equal points draw (Texas State 3.III, which doesn't cover equal points). */
export function outcomeByPoints({ white, black }: Pick<CapturedPoints, Color>): GameOutcome {
  if (white === black) return "draw";
  return white > black ? "white" : "black";
}

/** Turns points by color into points by side. */
export function bySide(points: Readonly<Record<Color, number>>, white: Side): Readonly<Record<Side, number>> {
  return white === "home"
    ? { home: points.white, away: points.black }
    : { home: points.black, away: points.white };
}

/** "White took 14 points and Black 11, so White won" */
export function pointsSentence({ white, black }: Pick<CapturedPoints, Color>): string {
  const outcome = outcomeByPoints({ white, black });
  if (outcome === "draw") return `both took ${plural(white, "point")}, so the game was drawn`;
  return `White took ${plural(white, "point")} and Black ${black}, so ${SIDE_WORDS[outcome]} won`;
}
