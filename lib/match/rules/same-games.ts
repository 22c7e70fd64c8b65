import { makeUci } from "chess-core";
import { doEndingsAgree, type ReportedGame, winnerOf } from "./games";
import { readRecord } from "./read-record";

/** What two versions of a game contradict each other about. */
export type GameDifference = "result" | "colors" | "moves" | "captured";

/** A version that leaves out moves, an ending or the captured points doesn't contradict the other. */
export function gameDifferences(one: ReportedGame, two: ReportedGame): readonly GameDifference[] {
  const same: Readonly<Record<GameDifference, boolean>> = {
    result: winnerOf(one) === winnerOf(two) && doEndingsAgree(one, two),
    colors: one.white === two.white,
    moves: hasSameMoves(one, two),
    captured: hasSameCount(one, two),
  };
  return DIFFERENCES.filter((difference) => !same[difference]);
}

/** Are two versions of a game the same in everything that either says? A game that's missing isn't. */
export function isSameGame(one: ReportedGame | undefined, two: ReportedGame | undefined): boolean {
  return one !== undefined && two !== undefined && gameDifferences(one, two).length === 0;
}

export function areSameGames(one: readonly ReportedGame[], two: readonly ReportedGame[]): boolean {
  return one.length === two.length && one.every((game, index) => isSameGame(game, two[index]));
}

const DIFFERENCES = ["result", "colors", "moves", "captured"] as const;

/** Compares only the moves, not tags, clocks, comments or the result. A text that can't be read is compared as it is. */
function hasSameMoves({ pgn: one }: ReportedGame, { pgn: two }: ReportedGame): boolean {
  if (!one || !two || oneLine(one) === oneLine(two)) return true;
  const [first, second] = [movesOf(one), movesOf(two)];
  return first !== null && first === second;
}

function movesOf(pgn: string): string | null {
  const record = readRecord(pgn);
  return record ? record.game.moves.map(makeUci).join(" ") : null;
}

/** A browser sends the lines of a text with other ends than it got them. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Counted pieces or the moves give the captured points; a version without either says nothing about them. */
function hasSameCount({ captured: one }: ReportedGame, { captured: two }: ReportedGame): boolean {
  return !one || !two || (one.home === two.home && one.away === two.away);
}
