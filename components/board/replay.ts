/** How many moves have been made on the board after a key; null if the key doesn't step through a game. */
export function plyAfterKey(key: string, ply: number, most: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, ply - 1);
    case "ArrowRight":
      return Math.min(most, ply + 1);
    case "Home":
      return 0;
    case "End":
      return most;
    default:
      return null;
  }
}

/** "26. Qf8#", "26… Kf8": a move by its index, from 0. */
export function moveName(
  index: number,
  san: string,
  { number, isBlack }: { readonly number: number; readonly isBlack: boolean } = { number: 1, isBlack: false },
): string {
  const half = index + (isBlack ? 1 : 0);
  return `${number + Math.floor(half / 2)}${half % 2 === 0 ? "." : "…"} ${san}`;
}
