/** What programs write for chess as FIDE plays it, or when they do not know. */
const CHESS = /^(standard|chess|normal|regular|orthodox|from position|[-?]?)$/i;

/** The game that a record says it is of when that is not chess: "Atomic". Lichess and others name it in a tag. Null for chess. */
export function chessVariantOf(pgn: string): string | null {
  const variant = /^\s*\[Variant\s+"([^"]{0,40})/im.exec(pgn)?.[1];
  return variant === undefined || CHESS.test(variant) ? null : variant;
}
