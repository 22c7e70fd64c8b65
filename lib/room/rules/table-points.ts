import { pointsSentence } from "@/lib/match/rules/captured";
import type { GameOutcome } from "@/lib/match/rules/games";
import { playedPoints } from "@/lib/match/rules/played-points";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { pieceValuesOf } from "@/lib/season/rules/game-rules";
import type { Play } from "./state";

/**
 * What each color has captured when the time for the match is up (Texas State 3.III): from the moves of a scoresheet,
 * or from what was tapped on the clock.
 */
export function pointsAtTable(
  { sheets, took }: Play,
  by: Side,
  rules: RulePack,
): { readonly outcome: GameOutcome; readonly sentence: string } {
  const values = pieceValuesOf(rules.clock);
  const tapped = (color: "white" | "black") =>
    took[color].reduce((sum, role) => sum + (values[role] ?? 0), 0);
  const sheet = sheets[by];
  const { white, black } =
    sheet.moves.length > 0
      ? playedPoints(sheet, rules.clock)
      : { white: tapped("white"), black: tapped("black") };
  const outcome = white === black ? "draw" : white > black ? "white" : "black";
  return { outcome, sentence: pointsSentence({ white, black }) };
}
