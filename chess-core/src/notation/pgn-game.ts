import { START } from "../board/start";
import { COLORS } from "../board/vocabulary";
import { type MendKind, says } from "./mend";
import { findMended, whyNoMendedSan } from "./mend-san";
import type { PgnReason, PgnResult } from "./pgn";
import { fold, readCommands } from "./pgn-commands";
import { PgnFailure } from "./pgn-failure";
import { PgnLine } from "./pgn-line";
import {
  type DraftMend,
  isEnPassantWord,
  isLastStar,
  lenientEnd,
  oddBlankEnd,
  readLooseResult,
  spacedMoveEnd,
} from "./pgn-mend";
import { ReadGame } from "./pgn-read-game";
import { isAfterBlankLine, isAtLineStart, isTagLine, lineEnd } from "./pgn-scan";
import { PgnTags } from "./pgn-tags";
import {
  CLOCK_RANGE,
  moveNumberEnd,
  NAG_OF_MARK,
  readClockAlone,
  readMoveToken,
  tokenEnd,
} from "./pgn-token";
import { whyNoSan, writeAsked } from "./san";
import { findRequested, readSan } from "./san-read";

/** Nested variations are kept up to this depth. Deeper ones are kept as text. */
const DEEPEST = 100;

/**
 * Reads one game, from `at` to the end of its result or the tags of the next game. One pass, without recursion into
 * variations.
 */
export class GameReader {
  private readonly mends: DraftMend[] = [];
  private readonly tags: PgnTags;
  private main = new PgnLine(null, 0, START);
  private line = this.main;
  private depth = 0;
  private result: PgnResult | null = null;
  /** The next game has started without a result or tags: a blank line, and move 1 again. */
  private isNext = false;
  /** The word that was measured last. A lenient reading reads it in pieces, and may ask for its end at each of them. */
  private wordFrom = -1;
  private wordTo = -1;

  constructor(
    private readonly text: string,
    public at: number,
    /** Where the last comment of the text ends. No comment after it is closed, so there's no need to search again. */
    private readonly lastBrace = text.lastIndexOf("}"),
    private readonly isLenient = false,
  ) {
    this.tags = new PgnTags(text, at, isLenient, this.mends);
  }

  read(): ReadGame {
    const { text } = this;
    while (this.at < text.length && this.result === null && !this.isNext) {
      const code = text.charCodeAt(this.at);
      if (code <= 32 || code === 160) this.at += 1;
      else if (code >= 65 && code !== 91 && code < 123) this.readMove();
      else if (code >= 48 && code <= 57) this.readNumber();
      else if (code === 123) this.readBraces();
      else if (code === 91 && this.depth === 0) {
        if (this.main.hasBegun) break;
        this.readTag();
      } else if (code === 37 && isAtLineStart(text, this.at)) this.at = lineEnd(text, this.at);
      else if (code === 59) this.readComment(this.at + 1, lineEnd(text, this.at));
      else if (code === 40) this.openVariation();
      else if (code === 41 && this.depth > 0) this.closeVariation("");
      else if (code === 36) this.readNag();
      else if (code === 41 || code === 125 || code === 93 || code === 91) this.readStray();
      else this.readWord();
    }
    if (this.depth > 0) this.failAtVariation();
    this.tags.checkStart();
    this.main.close();
    const { main, tags } = this;
    const { comment, moves, packed } = main;
    return new ReadGame(tags.values, comment, moves, this.result, tags.start, packed, this.mends);
  }

  /** The usual case: a move that can be played. Anything else takes the slow path. */
  private readMove(): void {
    const { text, at, line } = this;
    const end = this.wordEnd();
    const request = readSan(text, at, end);
    if (request === null) {
      this.readWord();
      return;
    }
    const board = line.open();
    const packed = findRequested(board, request, line.isChecked);
    if (packed <= 0) {
      this.readWord();
      return;
    }
    this.at = end;
    line.play(packed, writeAsked(board, packed, request));
    const last = text.charCodeAt(end - 1);
    if (last === 33 || last === 63) this.addMark(text.slice(at, end));
  }

  private wordEnd(): number {
    const { text, at } = this;
    if (at < this.wordFrom || at >= this.wordTo) {
      this.wordFrom = at;
      this.wordTo = tokenEnd(text, at);
    }
    return this.wordTo;
  }

  private readNumber(): void {
    const end = moveNumberEnd(this.text, this.at);
    if (end === 0 || (this.text.charCodeAt(this.at) === 49 && end === this.at + 2)) {
      this.readWord();
      return;
    }
    this.at = end;
  }

  private readWord(): void {
    const { text, at, line } = this;
    const end = this.wordEnd();
    const isFirst = text.charCodeAt(at) === 49 && text.charCodeAt(at + 1) === 46;
    if (isFirst && this.depth === 0 && line.moves.length > 1 && isAfterBlankLine(text, at)) {
      this.isNext = true;
      return;
    }
    if (this.isLenient && this.readLoose()) return;
    this.at = this.isLenient ? lenientEnd(text, at, end) : end;
    const token = readMoveToken(text.slice(at, this.at));
    switch (token.kind) {
      case "nothing":
        return;
      case "result":
        if (this.depth > 0 || (!line.hasBegun && this.tags.values.size === 0)) return;
        this.result = token.result;
        return;
      case "nag":
        line.addNag(token.nag);
        return;
      case "move":
        this.playSan(token.san, at + token.offset);
    }
  }

  /** What only a lenient reading reads between moves: odd blanks, results with blanks or dashes, stars, "e.p.". */
  private readLoose(): boolean {
    const { text, at, line } = this;
    const blankEnd = oddBlankEnd(text, at);
    if (blankEnd > 0) {
      const isMark = text.slice(at, blankEnd).includes("\ufeff");
      const why = isMark ? "a byte order mark was left out" : "odd blanks were read as spaces";
      this.note(isMark ? "byte-order-mark" : "blank", at, why);
      this.isNext = isMark && this.depth === 0 && line.moves.length > 0;
      this.at = blankEnd;
      return true;
    }
    if (text.charCodeAt(at) === 48 && this.playMended("", at)) return true;
    const loose = readLooseResult(text, at);
    if (loose !== null && this.depth === 0 && (line.hasBegun || this.tags.values.size > 0)) {
      const wrote = text.slice(at, loose.end);
      this.at = loose.end;
      this.result = loose.result;
      if (readMoveToken(wrote).kind !== "result") this.note("result", at, says(wrote, loose.result));
      return true;
    }
    const isStar = text.charCodeAt(at) === 42 && line.moves.length > 0 && !isLastStar(text, at);
    if (!isStar && !isEnPassantWord(text.slice(at, this.wordEnd()))) return false;
    this.at = isStar ? at + 1 : this.wordEnd();
    this.note(isStar ? "star" : "en-passant", at, `"${text.slice(at, this.at)}" was left out`);
    return true;
  }

  /** A move that only a lenient reading reads. The word alone comes first, then the word with the blanks in it. */
  private playMended(san: string, offset: number): boolean {
    const { text, line } = this;
    const board = line.open();
    const spacedEnd = spacedMoveEnd(text, offset);
    const wrote = [san, ...(spacedEnd > offset + san.length ? [text.slice(offset, spacedEnd)] : [])];
    for (const word of wrote) {
      const found = findMended(board, word);
      if (found === null) continue;
      const { moveNumber, turn } = board;
      const draft = line.play(found.packed, writeAsked(board, found.packed, found.request));
      this.addMark(found.text);
      this.at = offset + word.length;
      const why = says(word, draft.san);
      this.mends.push({ kind: found.kind, offset, why, moveNumber, side: COLORS[turn]! });
      return true;
    }
    return false;
  }

  private note(kind: MendKind, offset: number, why: string): void {
    const mend = { kind, offset, why };
    if (!this.main.hasBegun) {
      this.mends.push(mend);
      return;
    }
    const { moveNumber, turn } = this.main.open();
    this.mends.push({ ...mend, moveNumber, side: COLORS[turn]! });
  }

  private playSan(san: string, offset: number): void {
    const { line } = this;
    const board = line.open();
    const isNull = san === "--" || san === "Z0";
    const request = readSan(san);
    const packed = request === null || isNull ? 0 : findRequested(board, request);
    if (packed > 0) {
      line.play(packed, writeAsked(board, packed, request!));
      this.addMark(san);
      return;
    }
    if (this.isLenient && !isNull && this.playMended(san, offset)) return;
    if (this.depth > 0) {
      this.leaveUnread(offset);
      return;
    }
    if (isNull) this.fail("null-move", offset, `${san} is not a move: players can't pass`);
    const { reason, message } = this.isLenient
      ? whyNoMendedSan(board, san)
      : whyNoSan(board, san, request, packed);
    this.fail(reason, offset, message);
  }

  private addMark(san: string): void {
    const nag = /[!?]{1,2}$/.exec(san);
    if (nag !== null) this.line.addNag(NAG_OF_MARK.get(nag[0]) ?? 0);
  }

  /** A new start takes the place of the old one, and comments stay. */
  private readTag(): void {
    const { start } = this.tags;
    this.at = this.tags.read(this.at);
    if (this.tags.start === start) return;
    const { comment } = this.main;
    this.main = new PgnLine(null, 0, this.tags.start);
    this.main.comment = comment;
    this.line = this.main;
  }

  private readBraces(): void {
    const alone = this.line.moves.length === 0 ? -1 : readClockAlone(this.text, this.at + 1);
    if (alone >= 0) {
      this.line.addClock(alone % CLOCK_RANGE);
      this.at = Math.floor(alone / CLOCK_RANGE) + 1;
      return;
    }
    const close = this.findClose();
    this.readComment(this.at + 1, close);
    this.at = close + 1;
  }

  private findClose(): number {
    if (this.at > this.lastBrace) this.fail("unclosed-comment", this.at, "this comment is never closed");
    return this.text.indexOf("}", this.at);
  }

  private readComment(from: number, to: number): void {
    this.at = to;
    const { line } = this;
    const comment = this.text.slice(from, to);
    if (line.moves.length === 0) {
      line.addComment(fold(comment));
      return;
    }
    const { text, commands } = readCommands(comment);
    line.addComment(text);
    if (commands !== null) line.addCommands(commands);
  }

  private readNag(): void {
    const { text } = this;
    let end = this.at + 1;
    while (end < text.length && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end += 1;
    this.line.addNag(Number(text.slice(this.at + 1, Math.min(end, this.at + 7))));
    this.at = end;
  }

  private openVariation(): void {
    this.depth += 1;
    this.line = new PgnLine(this.line, this.at, this.tags.start);
    this.at += 1;
    if (this.depth > DEEPEST) this.leaveUnread(this.at);
  }

  private closeVariation(unread: string): void {
    const { parent } = this.line;
    const variation = this.line.finish(unread);
    this.depth -= 1;
    this.at += 1;
    this.line = parent!;
    this.line.addVariation(variation);
  }

  private readStray(): void {
    if (this.depth > 0) this.leaveUnread(this.at);
    else this.fail("stray-bracket", this.at, `"${this.text[this.at]}" has nothing to close`);
  }

  /**
   * Only the game itself proves anything. A variation that can't be played is kept as text, up to where it closes.
   */
  private leaveUnread(from: number): void {
    const { text } = this;
    let open = 1;
    for (this.at = from; this.at < text.length; this.at += 1) {
      const code = text.charCodeAt(this.at);
      if (code === 123) this.at = this.findClose();
      else if (code === 91 && isTagLine(text, this.at)) this.failAtVariation();
      else if (code === 59 || (code === 37 && isAtLineStart(text, this.at)))
        this.at = lineEnd(text, this.at) - 1;
      else if (code === 40) open += 1;
      else if (code === 41) open -= 1;
      if (open === 0) {
        this.closeVariation(text.slice(from, this.at).trim());
        return;
      }
    }
    this.failAtVariation();
  }

  private failAtVariation(): never {
    let outer = this.line;
    while (outer.parent !== null && outer.parent !== this.main) outer = outer.parent;
    return this.fail("unclosed-variation", outer.openedAt, "this variation is never closed");
  }

  private fail(reason: PgnReason, offset: number, why: string): never {
    if (!this.main.hasBegun) throw new PgnFailure(reason, offset, why);
    const board = this.main.open();
    throw new PgnFailure(reason, offset, why, board.moveNumber, COLORS[board.turn]);
  }
}
