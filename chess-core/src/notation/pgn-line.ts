import type { Board } from "../board/board";
import { boardOf, moveOf, type Position } from "../board/position";
import type { PgnMove, PgnVariation } from "./pgn";
import type { DraftCommands } from "./pgn-commands";
import { writeMark } from "./san";

export type Draft = { -readonly [Key in keyof PgnMove]: PgnMove[Key] };

/** A line of moves being read: the game itself, or a variation with the line it branches from. */
export class PgnLine {
  readonly moves: Draft[] = [];
  readonly packed: number[] = [];
  comment = "";
  /** Comments after a variation. They belong to the next move. */
  before = "";
  /** Variations before the first move. They're alternatives to it. */
  private early: PgnVariation[] = [];
  private board: Board | null = null;
  private taken = 0;
  private state = 0;
  isAfterVariation = false;
  /** Whether the side to move could be in check. Known after a move. */
  isChecked = true;

  constructor(
    readonly parent: PgnLine | null,
    readonly openedAt: number,
    private readonly start: Position,
  ) {}

  /** The position for the next move, set up on first use. */
  open(): Board {
    this.board ??= this.parent === null ? boardOf(this.start).copy() : this.parent.beforeLast();
    return this.board;
  }

  get hasBegun(): boolean {
    return this.board !== null;
  }

  /** Plays a legal move. `san` is its name without check and mate marks. */
  play(packed: number, bare: string): Draft {
    const board = this.open();
    const move = moveOf(board, packed);
    this.state = board.state;
    this.taken = board.make(packed);
    const mark = writeMark(board, packed);
    this.isChecked = mark !== "";
    const draft: Draft = { san: mark === "" ? bare : bare + mark, move };
    this.packed.push(packed);
    this.moves.push(draft);
    if (this.before !== "") {
      draft.before = this.before;
      this.before = "";
    }
    if (this.early.length > 0) {
      draft.variations = this.early;
      this.early = [];
    }
    this.isAfterVariation = false;
    return draft;
  }

  addNag(nag: number): void {
    const last = this.moves.at(-1);
    if (last === undefined || !(nag > 0 && nag < 65536)) return;
    if (last.nags === undefined) last.nags = [nag];
    else (last.nags as number[]).push(nag);
  }

  /**
   * A comment after a move belongs to that move, before the first move to the line, and after a variation to the next
   * move.
   */
  addComment(text: string): void {
    const last = this.moves.at(-1);
    if (last === undefined) this.comment = join(this.comment, text);
    else if (this.isAfterVariation) this.before = join(this.before, text);
    else if (text !== "") last.comment = join(last.comment ?? "", text);
  }

  /** Commands are about the last move, wherever they are. Before the first move, they're part of the comment. */
  addCommands(commands: DraftCommands): void {
    Object.assign(this.moves.at(-1)!, commands);
  }

  addClock(clock: number): void {
    this.moves.at(-1)!.clock = clock;
  }

  addVariation(variation: PgnVariation): void {
    if (variation.moves.length === 0 && variation.comment === undefined && variation.unread === undefined)
      return;
    const last = this.moves.at(-1);
    if (last === undefined) this.early.push(variation);
    else if (last.variations === undefined) last.variations = [variation];
    else (last.variations as PgnVariation[]).push(variation);
    if (last !== undefined) this.isAfterVariation = true;
  }

  /** A comment at the very end has no next move. */
  close(): void {
    const last = this.moves.at(-1);
    if (last === undefined || this.before === "") return;
    last.comment = join(last.comment ?? "", this.before);
    this.before = "";
  }

  /** Turns it into a variation, with the text from where it couldn't be read. */
  finish(unread: string): PgnVariation {
    this.close();
    const variation: { -readonly [Key in keyof PgnVariation]: PgnVariation[Key] } = { moves: this.moves };
    if (this.comment !== "") variation.comment = this.comment;
    if (unread !== "") variation.unread = unread;
    return variation;
  }

  private beforeLast(): Board {
    const board = this.open().copy();
    const last = this.packed.at(-1);
    if (last !== undefined) board.unmake(last, this.taken, this.state);
    return board;
  }
}

function join(before: string, text: string): string {
  return before === "" || text === "" ? before + text : `${before} ${text}`;
}
