import type { Color } from "../board/vocabulary";
import type { PgnReason } from "./pgn";

/** Stops reading at the first error. Never leaves this package. */
export class PgnFailure extends Error {
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
