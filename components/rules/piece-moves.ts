import type { PieceRole } from "../board/piece";

type Step = readonly [files: number, ranks: number];

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const KNIGHT: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** How a piece goes, and whether it goes on in that direction. */
const WAYS: Record<
  Exclude<PieceRole, "pawn">,
  { readonly steps: readonly Step[]; readonly slides: boolean }
> = {
  rook: { steps: STRAIGHT, slides: true },
  bishop: { steps: DIAGONAL, slides: true },
  queen: { steps: [...STRAIGHT, ...DIAGONAL], slides: true },
  knight: { steps: KNIGHT, slides: false },
  king: { steps: [...STRAIGHT, ...DIAGONAL], slides: false },
};

/** The squares a piece can go to from a square of an empty board, in alphabetical order. */
export function movesOf(role: Exclude<PieceRole, "pawn">, from: string): readonly string[] {
  const { steps, slides } = WAYS[role];
  const file = from.charCodeAt(0);
  const rank = Number(from[1]);
  return steps
    .flatMap(([files, ranks]) =>
      Array.from({ length: slides ? 7 : 1 }, (_, index) => [
        file + files * (index + 1),
        rank + ranks * (index + 1),
      ]),
    )
    .map(([toFile = 0, toRank = 0]) => `${String.fromCharCode(toFile)}${toRank}`)
    .filter((square) => /^[a-h][1-8]$/.test(square))
    .sort();
}
