export const FEN_REASONS = [
  "fields",
  "placement",
  "turn",
  "castling",
  "en-passant",
  "clock",
  "move-number",
  "kings",
  "pawns",
  "men",
  "check",
] as const;
export type FenReason = (typeof FEN_REASONS)[number];

export interface FenError {
  readonly reason: FenReason;
  /** A sentence for users. */
  readonly message: string;
}
