import { doEndingsAgree, type ReportedGame } from "./games";

/**
 * Are two versions of a match the same in everything that either says: colors, winners, endings, counted pieces and
 * moves? A version that leaves out moves or an ending doesn't contradict them.
 */
export function areSameGames(one: readonly ReportedGame[], two: readonly ReportedGame[]): boolean {
  return one.length === two.length && one.every((game, index) => isSameGame(game, two[index]));
}

function isSameGame(one: ReportedGame, two: ReportedGame | undefined): boolean {
  return (
    two !== undefined &&
    one.white === two.white &&
    one.outcome === two.outcome &&
    doEndingsAgree(one, two) &&
    hasSameMoves(one, two) &&
    hasSameCount(one, two)
  );
}

function hasSameMoves({ pgn: one }: ReportedGame, { pgn: two }: ReportedGame): boolean {
  return !one || !two || oneLine(one) === oneLine(two);
}

/** A browser sends the lines of a text with other ends than it got them. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Counted pieces or the moves give the captured points; a version without either says nothing about them. */
function hasSameCount({ captured: one }: ReportedGame, { captured: two }: ReportedGame): boolean {
  return !one || !two || (one.home === two.home && one.away === two.away);
}
