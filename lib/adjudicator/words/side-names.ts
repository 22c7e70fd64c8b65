/**
 * What chess-core says, as we print it: it writes "white's own pawn"; if a side is meant, not a color, we write "White’s".
 */
export function withSideNames(words: string): string {
  return words
    .replace(/\b(white|black)(?='s\b| has\b| is\b)/g, (side) => (side === "white" ? "White" : "Black"))
    .replaceAll("'", "’");
}
