import type { Board } from "./board";
import { parseFen } from "./fen";
import { extendGame, type Game, startGame } from "./game";
import type { PgnGame, PgnMove, PgnReason, PgnResult } from "./pgn";
import { NAG_OF_MARK, readClock, readMoveToken, tokenEnd } from "./pgn-token";
import { boardOf, moveOf, type Position } from "./position";
import { findSan, writeBare, writeMark } from "./san";
import { START } from "./start";
import { COLORS, type Color } from "./vocabulary";

/** How reading stops at the first thing that cannot be read; it never leaves this package. */
export class PgnTrouble extends Error {
  constructor(
    readonly reason: PgnReason,
    readonly offset: number,
    readonly why: string,
    readonly moveNumber?: number,
    readonly side?: Color,
  ) {
    super(why);
  }
}

type Draft = { -readonly [Key in keyof PgnMove]: PgnMove[Key] };

/** Reads one game, from `at` to past its result or up to the tags of the next. */
export class GameReader {
  private readonly tags = new Map<string, string>();
  private readonly moves: Draft[] = [];
  private readonly packed: number[] = [];
  private start: Position = START;
  private board: Board | null = null;
  private comment = "";
  private result: PgnResult | null = null;
  /** The next game has begun without a result or tags to tell: a blank line, and move 1 once more. */
  private isNext = false;

  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  read(): PgnGame {
    const { text } = this;
    while (this.at < text.length && this.result === null && !this.isNext) {
      const code = text.charCodeAt(this.at);
      if (code <= 32 || code === 160) this.at += 1;
      else if (code === 37 && this.isAtLineStart()) this.at = this.lineEnd();
      else if (code === 59) this.readComment(this.at + 1, this.lineEnd());
      else if (code === 123) this.readBraces();
      else if (code === 91) {
        if (this.board !== null) break;
        this.readTag();
      } else if (code === 40) this.skipVariation();
      else if (code === 36) this.readNag();
      else if (code === 41 || code === 125 || code === 93) {
        this.fail("stray-bracket", this.at, `"${text[this.at]}" closes nothing`);
      } else this.readWord();
    }
    return new ReadGame(this.tags, this.comment, this.moves, this.result, this.start, this.packed);
  }

  private readWord(): void {
    const { text, at } = this;
    const end = tokenEnd(text, at);
    if (this.moves.length > 1 && text[at] === "1" && text[at + 1] === "." && this.isAfterBlankLine()) {
      this.isNext = true;
      return;
    }
    this.at = end;
    const token = readMoveToken(text.slice(at, end));
    switch (token.kind) {
      case "nothing":
        return;
      case "result":
        if (this.board === null && this.tags.size === 0) return;
        this.result = token.result;
        return;
      case "nag":
        this.addNag(token.nag);
        return;
      case "move":
        this.playSan(token.san, at + token.offset);
    }
  }

  private playSan(san: string, offset: number): void {
    const board = this.openBoard();
    if (san === "--" || san === "Z0") this.fail("null-move", offset, `${san} is no move: nobody may pass`);
    const found = findSan(board, san);
    if (!found.ok) return this.fail(found.error.reason, offset, found.error.message);
    const packed = found.value;
    const move = moveOf(board, packed);
    const bare = writeBare(board, packed);
    board.make(packed);
    this.packed.push(packed);
    this.moves.push({ san: bare + writeMark(board), move });
    const nag = /[!?]+$/.exec(san);
    if (nag !== null) this.addNag(NAG_OF_MARK.get(nag[0]) ?? 0);
  }

  private openBoard(): Board {
    if (this.board === null) this.board = boardOf(this.start).copy();
    return this.board;
  }

  /** `[Name "value"]`, with \" and \\; a quote that no bracket follows is part of the value, as some programs write it. */
  private readTag(): void {
    const { text, at } = this;
    const head = /\[\s*([^\s"\[\]]+)\s*"/y;
    head.lastIndex = at;
    const name = head.exec(text)?.[1];
    if (name === undefined) this.fail("tag", at, 'a tag is written as [Name "value"]');
    let value = "";
    for (let next = head.lastIndex; next < text.length; next += 1) {
      const letter = text[next]!;
      if (letter === "\n" || letter === "\r") break;
      if (letter === "\\" && (text[next + 1] === '"' || text[next + 1] === "\\")) {
        next += 1;
        value += text[next];
        continue;
      }
      if (letter === '"') {
        const close = /[ \t]*\]/y;
        close.lastIndex = next + 1;
        if (close.test(text)) {
          this.at = close.lastIndex;
          this.tags.set(name!, value);
          if (name === "FEN") this.setUp(value, at);
          return;
        }
      }
      value += letter;
    }
    this.fail("tag", at, `the tag ${name} is not closed`);
  }

  private setUp(fen: string, at: number): void {
    const answer = parseFen(fen);
    if (!answer.ok)
      return this.fail("fen", at, `the game starts from an impossible position: ${answer.error.message}`);
    this.start = answer.value;
  }

  private readBraces(): void {
    const close = this.text.indexOf("}", this.at);
    if (close < 0) this.fail("unclosed-comment", this.at, "this comment is never closed");
    this.readComment(this.at + 1, close);
    this.at = close + 1;
  }

  private readComment(from: number, to: number): void {
    this.at = to;
    const { text, clock } = readClock(this.text.slice(from, to));
    const last = this.moves.at(-1);
    if (last === undefined) {
      this.comment = join(this.comment, text);
      return;
    }
    if (text !== "") last.comment = join(last.comment ?? "", text);
    if (clock !== null) last.clock = clock;
  }

  private readNag(): void {
    let end = this.at + 1;
    while (end < this.text.length && this.text[end]! >= "0" && this.text[end]! <= "9") end += 1;
    this.addNag(Number(this.text.slice(this.at + 1, end)));
    this.at = end;
  }

  private addNag(nag: number): void {
    const last = this.moves.at(-1);
    if (last !== undefined && nag > 0) last.nags = [...(last.nags ?? []), nag];
  }

  /** Variations nest, and their comments may hold brackets of their own. */
  private skipVariation(): void {
    const { text } = this;
    const open = this.at;
    let depth = 0;
    while (this.at < text.length) {
      const code = text.charCodeAt(this.at);
      if (code === 123) {
        const close = text.indexOf("}", this.at);
        if (close < 0) this.fail("unclosed-comment", this.at, "this comment is never closed");
        this.at = close;
      } else if (code === 59 || (code === 37 && this.isAtLineStart())) this.at = this.lineEnd() - 1;
      else if (code === 40) depth += 1;
      else if (code === 41) depth -= 1;
      this.at += 1;
      if (depth === 0) return;
    }
    this.fail("unclosed-variation", open, "this variation is never closed");
  }

  private isAtLineStart(): boolean {
    const before = this.at === 0 ? 10 : this.text.charCodeAt(this.at - 1);
    return before === 10 || before === 13 || before === 0xfeff;
  }

  private isAfterBlankLine(): boolean {
    return /(?:\r\n|\r(?!\n)|\n)[ \t]*[\r\n][ \t]*$/.test(
      this.text.slice(Math.max(0, this.at - 80), this.at),
    );
  }

  private lineEnd(): number {
    let end = this.at;
    while (end < this.text.length && this.text.charCodeAt(end) !== 10 && this.text.charCodeAt(end) !== 13)
      end += 1;
    return end;
  }

  private fail(reason: PgnReason, offset: number, why: string): never {
    const board = this.board;
    if (board === null) throw new PgnTrouble(reason, offset, why);
    throw new PgnTrouble(reason, offset, why, board.moveNumber, COLORS[board.turn]);
  }
}

/** The played game is put together only when someone asks for it: a file of many games holds few that anybody opens. */
class ReadGame implements PgnGame {
  declare readonly comment?: string;
  #game: Game | null = null;
  readonly #start: Position;
  readonly #packed: readonly number[];

  constructor(
    readonly tags: ReadonlyMap<string, string>,
    comment: string,
    readonly moves: readonly PgnMove[],
    readonly result: PgnResult | null,
    start: Position,
    packed: readonly number[],
  ) {
    if (comment !== "") this.comment = comment;
    this.#start = start;
    this.#packed = packed;
  }

  get game(): Game {
    this.#game ??= this.#packed.reduce(extendGame, startGame(this.#start));
    return this.#game;
  }
}

/** Nothing but white space and comments was left. */
export function isEmptyRecord(game: PgnGame): boolean {
  return game.tags.size === 0 && game.moves.length === 0 && game.result === null;
}

function join(before: string, text: string): string {
  return before === "" || text === "" ? before + text : `${before} ${text}`;
}
