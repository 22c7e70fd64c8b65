import type { ReactNode } from "react";

/** The dark squares of an 80 by 80 board as a path, row by row: every second square, shifted by one in each row. */
const DARK_SQUARES = Array.from({ length: 32 }, (_, index) => {
  const row = Math.floor(index / 4);
  const column = (index % 4) * 2 + (row % 2 === 0 ? 1 : 0);
  return `M${column * 10} ${row * 10}h10v10h-10z`;
}).join("");

/**
 * The dark squares of a board, and the hatching that replaces them in print: once on every page, because a style can't
 * name a pattern of another file. The pieces are in a file (components/board/piece.tsx).
 */
export function BoardSprite(): ReactNode {
  return (
    <svg className="sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <pattern
          id="hatch"
          width="1.1"
          height="1.1"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v1.1" stroke="#000" strokeWidth=".32" />
        </pattern>
      </defs>
      <symbol id="squares" viewBox="0 0 80 80" overflow="visible">
        <path d={DARK_SQUARES} />
      </symbol>
    </svg>
  );
}
