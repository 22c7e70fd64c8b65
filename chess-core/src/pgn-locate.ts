import type { PgnError } from "./pgn";
import type { PgnTrouble } from "./pgn-game";

/** Turns trouble at an offset into something a person can find in an editor. */
export function locate(text: string, game: number, trouble: PgnTrouble): PgnError {
  const { offset, reason, why, moveNumber, side } = trouble;
  const before = text.slice(text.charCodeAt(0) === 0xfeff ? 1 : 0, offset).split(/\r\n|\r|\n/);
  const line = before.length;
  const column = before[line - 1]!.length + 1;
  const place = { game, offset, line, column };
  if (moveNumber === undefined || side === undefined) {
    return { reason, ...place, why, message: `Game ${game}, line ${line}, column ${column}: ${why}.` };
  }
  const message = `Game ${game}, move ${moveNumber} (${side}), line ${line}, column ${column}: ${why}.`;
  return { reason, ...place, moveNumber, side, why, message };
}
