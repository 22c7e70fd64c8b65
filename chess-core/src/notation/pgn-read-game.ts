import { extendGame, type Game, startGame } from "../board/game";
import type { Position } from "../board/position";
import type { PgnGame, PgnMend, PgnMove, PgnResult } from "./pgn";
import type { DraftMend } from "./pgn-mend";

/** The played game is built only on request, because few games of a large file are ever opened. */
export class ReadGame implements PgnGame {
  declare readonly comment?: string;
  declare mended?: readonly PgnMend[];
  #game: Game | null = null;
  readonly #start: Position;
  readonly #packed: readonly number[];
  readonly #mends: readonly DraftMend[];

  constructor(
    readonly tags: ReadonlyMap<string, string>,
    comment: string,
    readonly moves: readonly PgnMove[],
    readonly result: PgnResult | null,
    start: Position,
    packed: readonly number[],
    mends: readonly DraftMend[],
  ) {
    this.#mends = mends;
    if (comment !== "") this.comment = comment;
    this.#start = start;
    this.#packed = packed;
  }

  get mends(): readonly DraftMend[] {
    return this.#mends;
  }

  get game(): Game {
    this.#game ??= this.#packed.reduce(extendGame, startGame(this.#start));
    return this.#game;
  }
}

/** Only white space and comments were left. */
export function isEmptyRecord(game: PgnGame): boolean {
  return game.tags.size === 0 && game.moves.length === 0 && game.result === null;
}
