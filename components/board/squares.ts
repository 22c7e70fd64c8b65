export type Side = "white" | "black";

/** Where a square is in an 80 by 80 picture, by its upper left corner. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The corner of a square such as "e4", seen from one side. Undefined if there is no such square. */
export function cornerOf(square: string, orientation: Side): Corner | undefined {
  const [, file, rank] = /^([a-h])([1-8])$/.exec(square) ?? [];
  if (file === undefined || rank === undefined) return undefined;
  const column = file.charCodeAt(0) - "a".charCodeAt(0);
  const row = 8 - Number(rank);

  return orientation === "white"
    ? { x: column * 10, y: row * 10 }
    : { x: 70 - column * 10, y: 70 - row * 10 };
}

/** The corners of the squares that exist, with the squares. */
export function cornersOf(
  squares: readonly string[],
  orientation: Side,
): readonly (Corner & { square: string })[] {
  return squares.flatMap((square) => {
    const corner = cornerOf(square, orientation);
    return corner ? [{ square, ...corner }] : [];
  });
}
