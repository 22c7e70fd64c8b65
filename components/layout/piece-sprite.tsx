import type { ReactNode } from "react";

import { PIECE_SHAPES } from "./piece-shapes";

const ROLE_LETTERS = { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "P" } as const;

/** The dark squares of an 80 by 80 board as a path, row by row: every second square, shifted by one in each row. */
const DARK_SQUARES = Array.from({ length: 32 }, (_, index) => {
  const row = Math.floor(index / 4);
  const column = (index % 4) * 2 + (row % 2 === 0 ? 1 : 0);
  return `M${column * 10} ${row * 10}h10v10h-10z`;
}).join("");

/**
 * The twelve pieces as symbols `wK` to `bP`, the dark squares, and the hatching that replaces them in print. Inlined
 * once on every page, because a symbol from another file wouldn't see the page's colors.
 */
export function PieceSprite(): ReactNode {
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
      {Object.entries(PIECE_SHAPES).flatMap(([role, shape]) => {
        const letter = ROLE_LETTERS[role as keyof typeof PIECE_SHAPES];
        return [
          <PieceSymbol key={`w${letter}`} id={`w${letter}`} color="white" {...shape} />,
          <PieceSymbol key={`b${letter}`} id={`b${letter}`} color="black" {...shape} />,
        ];
      })}
    </svg>
  );
}

interface PieceSymbolProps {
  readonly id: string;
  readonly color: "white" | "black";
  readonly body: ReactNode;
  readonly lines?: ReactNode;
  readonly collar?: ReactNode;
  readonly eye?: ReactNode;
}

function PieceSymbol({ id, color, body, lines, collar, eye }: PieceSymbolProps) {
  const edge = `var(--piece-${color}-edge)`;
  const line = color === "white" ? edge : "var(--piece-black-line)";

  return (
    <symbol id={id} viewBox="2 .5 44 44">
      <g fill={`var(--piece-${color})`} stroke={edge} strokeWidth="1.6" strokeLinejoin="round">
        {body}
        <path d="M10.5 43.5v-2.8l3.2-3.2h20.6l3.2 3.2v2.8z" />
      </g>
      <g fill="none" stroke={line} strokeWidth={color === "white" ? 1.6 : 1.2} strokeLinecap="round">
        {lines}
        {color === "black" && collar}
        {color === "black" && <path d="M14.5 37.5h19" />}
      </g>
      {eye && <g fill={line}>{eye}</g>}
    </symbol>
  );
}
