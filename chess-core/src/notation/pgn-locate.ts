import type { PgnError } from "./pgn";
import type { PgnFailure } from "./pgn-game";

/**
 * Turns an error's offset into a place that people can find in an editor. Counts lines only forward, so that a text
 * with a thousand bad games is read once. `base` is what a stream has already dropped.
 */
export class Locator {
  private at: number;
  private line = 1;
  private lineStart: number;

  constructor(private text: string) {
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    this.lineStart = this.at;
  }

  locate(game: number, { offset, reason, why, moveNumber, side }: PgnFailure, base = 0): PgnError {
    this.advance(offset);
    const { line } = this;
    const column = offset - this.lineStart + 1;
    const place = { game, offset: base + offset, line, column };
    if (moveNumber === undefined || side === undefined) {
      return { reason, ...place, why, message: `Game ${game}, line ${line}, column ${column}: ${why}.` };
    }
    const message = `Game ${game}, move ${moveNumber} (${side}), line ${line}, column ${column}: ${why}.`;
    return { reason, ...place, moveNumber, side, why, message };
  }

  /** Continues with another text, whose first character was at `from` in the previous one. */
  moveTo(text: string, from: number): void {
    this.advance(from);
    this.text = text;
    this.at = 0;
    this.lineStart -= from;
  }

  private advance(to: number): void {
    const { text } = this;
    for (; this.at < to; this.at += 1) {
      const code = text.charCodeAt(this.at);
      const isEnd = code === 10 || (code === 13 && text.charCodeAt(this.at + 1) !== 10);
      if (!isEnd) continue;
      this.line += 1;
      this.lineStart = this.at + 1;
    }
  }
}
