import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PIECE_ROLES, pieceSymbol } from "./piece";
import { PIECE_SHAPES, type PieceShape } from "./piece-shapes";

const SIDES = ["white", "black"] as const;

/** `npx vitest run --project unit components/board/piece.test.tsx -u` writes the file after a change. */
test("pieces.svg has every piece as it's drawn in piece-shapes.tsx", async () => {
  const symbols = PIECE_ROLES.flatMap((role) =>
    SIDES.map((color) => (
      <PieceSymbol
        key={`${color} ${role}`}
        id={pieceSymbol(color, role).replace(/^.*#/, "")}
        color={color}
        {...PIECE_SHAPES[role]}
      />
    )),
  );
  const lines = symbols.map((symbol) => renderToStaticMarkup(symbol));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">\n${lines.join("\n")}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot("pieces.svg");
});

type PieceSymbolProps = PieceShape & { readonly id: string; readonly color: (typeof SIDES)[number] };

/** The page that uses a symbol says its colors. */
function PieceSymbol({ id, color, body, lines, collar, eye }: PieceSymbolProps): ReactNode {
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
