import type { Color } from "../board/vocabulary";
import type { PgnError, PgnMend, PgnPlace } from "./pgn";
import type { PgnFailure } from "./pgn-failure";
import type { DraftMend } from "./pgn-mend";

interface Found {
  readonly offset: number;
  readonly moveNumber?: number | undefined;
  readonly side?: Color | undefined;
}

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

  locate(game: number, failure: PgnFailure, base = 0): PgnError {
    const { reason, why } = failure;
    const place = this.placeOf(game, failure, base);
    return { reason, ...place, why, message: `${words(place)}: ${why}.` };
  }

  locateMend(game: number, mend: DraftMend, base = 0): PgnMend {
    const { kind, why } = mend;
    const place = this.placeOf(game, mend, base);
    return { kind, ...place, why, message: `${words(place)}: ${why}.` };
  }

  private placeOf(game: number, { offset, moveNumber, side }: Found, base: number): PgnPlace {
    this.advance(offset);
    const place = { game, offset: base + offset, line: this.line, column: offset - this.lineStart + 1 };
    return moveNumber === undefined || side === undefined ? place : { ...place, moveNumber, side };
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

function words({ game, moveNumber, side, line, column }: PgnPlace): string {
  const move = moveNumber === undefined ? "" : `, move ${moveNumber} (${side})`;
  return `Game ${game}${move}, line ${line}, column ${column}`;
}
