import type { CapturedPoints, Color, Game } from "chess-core";
import { outcomeByPoints, pointsSentence } from "@/lib/match/rules/captured-outcome";
import type { GameOutcome } from "@/lib/match/rules/games";
import { playedPoints } from "@/lib/match/rules/played-points";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Play } from "./state";

type Points = Pick<CapturedPoints, Color>;

/**
 * Who has captured more when the time for the match is up (Texas State 3.III), by the record that goes furthest: what was
 * tapped on the clock, or a scoresheet. Null if neither was kept, or if two scoresheets of one length contradict each
 * other.
 */
export function pointsAtTable(
  play: Play,
  { clock }: RulePack,
): { readonly outcome: GameOutcome; readonly sentence: string } | null {
  const sheets = sheetsByLength(play, "home");
  const longest = sheets.filter(({ moves }) => moves.length === sheets[0]?.moves.length);
  const counts = areTapsFurthest(play)
    ? [tapped(play, clock)]
    : longest.map((sheet) => playedPoints(sheet, clock));
  const [outcome, ...others] = new Set(counts.map(outcomeByPoints));
  const [points] = counts;
  return points && outcome && others.length === 0 ? { outcome, sentence: pointsSentence(points) } : null;
}

/** Was something tapped, and does the clock go further than both scoresheets? */
export function areTapsFurthest({ took, turn, sheets }: Play): boolean {
  const isTapped = took.white.length + took.black.length > 0;
  return isTapped && turn.number > Math.max(sheets.home.moves.length, sheets.away.moves.length);
}

/** The scoresheets that someone wrote, the longest first, or this side's first if they're as long. */
export function sheetsByLength({ sheets }: Pick<Play, "sheets">, first: Side): readonly Game[] {
  return [sheets[first], sheets[otherSide(first)]]
    .filter(({ moves }) => moves.length > 0)
    .toSorted((one, two) => two.moves.length - one.moves.length);
}

function tapped({ took }: Play, { pieceValues }: RulePack["clock"]): Points {
  const sum = (color: Color) => took[color].reduce((points, role) => points + pieceValues[role], 0);
  return { white: sum("white"), black: sum("black") };
}
