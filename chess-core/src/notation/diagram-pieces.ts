import type { Role } from "../board/vocabulary";

/** Plain outlines of our own, on squares of 45 units. */
export const PIECE_PATHS: Readonly<Record<Role, string>> = {
  pawn: "M22.5 9a6 6 0 0 1 4 10.5c4 2.5 6 7 6.5 12H12c.5-5 2.5-9.5 6.5-12A6 6 0 0 1 22.5 9zM10 34h25v5H10z",
  knight: "M14 34c-1-8 8-11 8-16-3 1-5 5-9 6l-3-4 6-10 1-4 4 3c9 0 13 9 13 25zM10 34h26v5H10z",
  bishop:
    "M22.5 6a3 3 0 0 1 2 5c5 4 7 8 7 12 0 3-2 6-4 8h-10c-2-2-4-5-4-8 0-4 2-8 7-12a3 3 0 0 1 2-5zM10 34h25v5H10z",
  rook: "M11 8h5v4h4V8h5v4h4V8h5v9l-4 3v12H15V20l-4-3zM10 34h25v5H10z",
  queen: "M8 12l6 9 2-13 6.5 12L29 8l2 13 6-9-4 20H12zM10 34h25v5H10z",
  king: "M21 5h3v3h3v3h-3v4c9-3 14 3 9 10l-3 7H15l-3-7c-5-7 0-13 9-10v-4h-3V8h3zM10 34h25v5H10z",
};
