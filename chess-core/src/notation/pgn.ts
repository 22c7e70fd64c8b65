import type { Game } from "../board/game";
import type { Color, Move } from "../board/vocabulary";
import type { MendKind } from "./mend";
import type { PgnCommands } from "./pgn-commands";

/** How a record says the game ended. "*" is unfinished or unknown. */
export const PGN_RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;
export type PgnResult = (typeof PGN_RESULTS)[number];

export interface PgnMove extends PgnCommands {
  /** As the Laws would write it, however the record spelled it. */
  readonly san: string;
  readonly move: Move;
  /** Comments between the variations of the previous move and this move. */
  readonly before?: string;
  /** Comments after the move, with white space collapsed and the commands taken out. */
  readonly comment?: string;
  /** Numeric annotation glyphs: `!` is 1, `?` is 2 and so on. */
  readonly nags?: readonly number[];
  /** Alternatives to this move, in the order of the record. */
  readonly variations?: readonly PgnVariation[];
}

/** Moves that could have been played instead of one, with the comments on them. */
export interface PgnVariation {
  /** Comments before its first move. */
  readonly comment?: string;
  /** The first one replaces the move that the variation belongs to. */
  readonly moves: readonly PgnMove[];
  /** Its original text from where it can't be played. Only the game itself has to be legal. */
  readonly unread?: string;
}

/** One game of a PGN file. Every move is checked. */
export interface PgnGame {
  readonly tags: ReadonlyMap<string, string>;
  /** Comments before the first move. */
  readonly comment?: string;
  readonly moves: readonly PgnMove[];
  /** The token after the moves. Null if there isn't one. The Result tag is among the tags. */
  readonly result: PgnResult | null;
  /** The game that was played, up to its last move. */
  readonly game: Game;
  /** What a lenient reading mended, in the order of the record. Only a lenient reading has it. */
  readonly mended?: readonly PgnMend[];
}

export interface PgnOptions {
  /** Mends what people and programs often write, and says so in `PgnGame.mended`. */
  readonly lenient?: boolean;
}

export const PGN_REASONS = [
  "tag",
  "variant",
  "fen",
  "unclosed-comment",
  "unclosed-variation",
  "stray-bracket",
  "null-move",
  "not-san",
  "not-legal",
  "ambiguous",
] as const;
export type PgnReason = (typeof PGN_REASONS)[number];

/** A place in a record. */
export interface PgnPlace {
  /** The number of the game in the text, from 1. */
  readonly game: number;
  /** The move there, or the expected one. Undefined among the tags. */
  readonly moveNumber?: number;
  readonly side?: Color;
  /** Characters from the start of the text, from 0. */
  readonly offset: number;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

/** Something that a lenient reading read differently than it was written, and where. */
export interface PgnMend extends PgnPlace {
  readonly kind: MendKind;
  /** In plain English, without a period: `"♘f3" was read as Nf3`. */
  readonly why: string;
  /** The place and the reason in one sentence. */
  readonly message: string;
}

/** Where a record fails, and why. */
export interface PgnError extends PgnPlace {
  readonly reason: PgnReason;
  /** The reason in plain English: "Nf3 is not possible: the knight on g1 is pinned by the bishop on a5". */
  readonly why: string;
  /** The place and the reason in one sentence. */
  readonly message: string;
}
