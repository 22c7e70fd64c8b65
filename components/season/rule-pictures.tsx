import { legalMoves, parseFen, piecesOf, type Square } from "chess-core";
import type { ReactNode } from "react";
import { describePieces } from "@/components/board/describe-pieces";
import { Diagram } from "@/components/board/diagram";
import { RULE_DIAGRAMS, type RuleDiagram } from "./rule-diagrams";

/** Pictures of the game's own rules, by the id of their section, numbered consecutively. */
export const RULE_PICTURES: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(RULE_DIAGRAMS).map(([section, diagrams], index, all) => {
    const before = all.slice(0, index).reduce((sum, [, earlier]) => sum + earlier.length, 0);
    return [section, <Pictures key={section} diagrams={diagrams} before={before} isFirst={index === 0} />];
  }),
);

function Pictures({
  diagrams,
  before,
  isFirst,
}: {
  readonly diagrams: readonly RuleDiagram[];
  readonly before: number;
  readonly isFirst: boolean;
}) {
  return (
    <>
      {isFirst && (
        <p className="rlead">A dot is a square the piece can go to. A ring is a piece it can take.</p>
      )}
      <div className="diagrams">
        {diagrams.map((diagram, index) => (
          <Picture key={diagram.name} diagram={diagram} number={before + index + 1} />
        ))}
      </div>
    </>
  );
}

function Picture({ diagram, number }: { readonly diagram: RuleDiagram; readonly number: number }) {
  const { name, caption, hidden = [], marks, arrows = [], attack, crosses } = diagram;
  const position = readFen(diagram.fen);
  const pieces = piecesOf(position).filter(({ square }) => !hidden.includes(square));
  const dots = movesFrom(diagram);

  return (
    <Diagram
      number={`${number}. ${name}.`}
      caption={caption}
      label={
        diagram.label ??
        (dots.length > 0 ? `${describePieces(pieces)} It can go to ${dots.join(", ")}.` : undefined)
      }
      pieces={pieces}
      dots={dots}
      marks={marks}
      arrows={attack ? [...arrows, attack] : arrows}
      crosses={crosses}
    />
  );
}

/** Where the pieces of a picture can go by the rules, in alphabetical order. */
export function movesFrom({ fen, movesOf = [] }: RuleDiagram): readonly Square[] {
  const position = readFen(fen);
  const squares = movesOf.flatMap((from) => legalMoves(position, from).map(({ to }) => to));
  return [...new Set(squares)].sort();
}

function readFen(fen: string) {
  const position = parseFen(fen, { composed: true });
  if (!position.ok) throw new Error(`${fen} isn't a position`);
  return position.value;
}
