/** What programs write for standard chess, or when they don't know. */
const CHESS = /^(standard|chess|normal|regular|orthodox|from position|[-?]?)$/i;

/**
 * The variant that a game record names, such as "Atomic" (Lichess and other sites name it in a tag); null for standard
 * chess.
 */
export function chessVariantOf(pgn: string): string | null {
  const variant = /^\s*\[Variant\s+"([^"]{0,40})/im.exec(pgn)?.[1];
  return variant === undefined || CHESS.test(variant) ? null : variant;
}
