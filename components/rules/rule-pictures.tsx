import type { ReactNode } from "react";
import { Diagram } from "../board/diagram";
import type { PieceRole } from "../board/piece";
import { movesOf } from "./piece-moves";

/** Pictures of the game's own rules, by the title of the section they belong under. */
export const RULE_PICTURES: Readonly<Record<string, ReactNode>> = {
  "The pieces": (
    <>
      <p className="rlead">A dot is a square the piece can go to. A ring is a piece it can take.</p>
      <div className="diagrams">
        {(["rook", "bishop", "queen", "knight", "king"] as const).map((role, index) => (
          <PieceDiagram key={role} number={index + 1} role={role} />
        ))}
        <Diagram
          number="6. Pawn."
          caption="Ahead to move, to the side to take."
          label="A white pawn on b2 can go to b3 and b4. A white pawn on f4 can go to f5 or take on e5 and g5."
          pieces={[
            { square: "b2", color: "white", role: "pawn" },
            { square: "f4", color: "white", role: "pawn" },
            { square: "e5", color: "black", role: "knight" },
            { square: "g5", color: "black", role: "bishop" },
          ]}
          dots={["b3", "b4", "f5", "e5", "g5"]}
        />
      </div>
    </>
  ),
  "Special moves": (
    <div className="diagrams">
      <Diagram
        number="7. En passant."
        caption="Black has just moved from d7 to d5. White may take on d6."
        label="A white pawn on e5 takes a black pawn, which has just come from d7 to d5, by going to d6."
        pieces={[
          { square: "e5", color: "white", role: "pawn" },
          { square: "d5", color: "black", role: "pawn" },
        ]}
        marks={{ from: "d7", to: "d5" }}
        arrows={[{ from: "e5", to: "d6" }]}
      />
      <Diagram
        number="8. Promotion."
        caption="On the last rank a pawn becomes another piece."
        label="A white pawn on c7 goes to c8 and becomes a queen, rook, bishop or knight."
        pieces={[{ square: "c7", color: "white", role: "pawn" }]}
        arrows={[{ from: "c7", to: "c8" }]}
      />
      <Diagram
        number="9. Castling."
        caption="The king goes two squares, the rook to the square it crossed."
        label="White castles: the king goes from e1 to g1, the rook from h1 to f1."
        pieces={[
          { square: "e1", color: "white", role: "king" },
          { square: "h1", color: "white", role: "rook" },
        ]}
        arrows={[
          { from: "e1", to: "g1", bow: 8 },
          { from: "h1", to: "f1", bow: 8 },
        ]}
      />
    </div>
  ),
  "Check, mate and draws": (
    <div className="diagrams">
      <Diagram
        number="10. Check."
        caption="The king has to get out of the attack."
        label="The white rook on e1 attacks the black king on e8. The king can go to d8, f8, d7 or f7."
        pieces={[
          { square: "e8", color: "black", role: "king" },
          { square: "e1", color: "white", role: "rook" },
          { square: "a1", color: "white", role: "king" },
        ]}
        dots={["d8", "f8", "d7", "f7"]}
        arrows={[{ from: "e1", to: "e8" }]}
      />
      <Diagram
        number="11. Mate."
        caption="Attacked, with no way out."
        label="The white rook on a8 attacks the black king on g8, whose own pawns on f7, g7 and h7 leave it no way out."
        pieces={[
          { square: "g8", color: "black", role: "king" },
          { square: "f7", color: "black", role: "pawn" },
          { square: "g7", color: "black", role: "pawn" },
          { square: "h7", color: "black", role: "pawn" },
          { square: "a8", color: "white", role: "rook" },
          { square: "g1", color: "white", role: "king" },
        ]}
        arrows={[{ from: "a8", to: "g8" }]}
      />
      <Diagram
        number="12. Stalemate."
        caption="Not attacked, and no legal move."
        label="Black to move: the king on h8 is not attacked, and the white queen on f7 and king on g6 leave it no move."
        pieces={[
          { square: "h8", color: "black", role: "king" },
          { square: "f7", color: "white", role: "queen" },
          { square: "g6", color: "white", role: "king" },
        ]}
        crosses={["g8", "g7", "h7"]}
      />
    </div>
  ),
};

const CAPTIONS: Record<Exclude<PieceRole, "pawn">, string> = {
  rook: "Any distance along a rank or file.",
  bishop: "Any distance along a diagonal.",
  queen: "Like rook and bishop together.",
  knight: "Two squares and one across. It jumps.",
  king: "One square, never into attack.",
};

function PieceDiagram({
  role,
  number,
}: {
  readonly role: Exclude<PieceRole, "pawn">;
  readonly number: number;
}) {
  const name = `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
  const moves = movesOf(role, "d5");

  return (
    <Diagram
      number={`${number}. ${name}.`}
      caption={CAPTIONS[role]}
      label={`A ${role} on d5 can go to ${moves.join(", ")}.`}
      pieces={[{ square: "d5", color: "white", role }]}
      dots={moves}
    />
  );
}
