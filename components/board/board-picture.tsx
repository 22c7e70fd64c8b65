import { Arrows, type BoardArrow } from "./arrows";
import { describePieces } from "./describe-pieces";
import { type PlacedPiece, pieceSymbol } from "./piece";
import { cornerOf, cornersOf, type Side } from "./squares";

export interface BoardPictureProps {
  readonly pieces: readonly PlacedPiece[];
  /** The squares of the last move. */
  readonly marks?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
  /** Where a piece can go. An occupied square is a capture, drawn as a ring. */
  readonly dots?: readonly string[] | undefined;
  readonly arrows?: readonly BoardArrow[] | undefined;
  /** Squares the king can't go to. */
  readonly crosses?: readonly string[] | undefined;
  readonly orientation?: Side | undefined;
  /** The letters and numbers around the board; a small one does without. */
  readonly hasCoordinates?: boolean | undefined;
  /** A text description. By default the pieces and their squares. */
  readonly label?: string | undefined;
}

/** A position on a board, as a picture: nothing on it can be pressed. In print the dark squares are hatched. */
export function BoardPicture({
  pieces,
  marks,
  dots = [],
  crosses = [],
  orientation = "white",
  hasCoordinates = true,
  ...rest
}: BoardPictureProps) {
  const taken = new Set(pieces.map((piece) => piece.square));
  const marked = [marks?.from, marks?.to].filter((square) => square !== undefined);

  return (
    <svg
      className="board"
      viewBox={hasCoordinates ? "-5 -1 86 86.5" : "-0.6 -0.6 81.2 81.2"}
      role="img"
      aria-label={rest.label ?? describePieces(pieces)}
    >
      <rect className="sq-l" width="80" height="80" />
      <use className="sq-d" href="#squares" width="80" height="80" />
      {cornersOf(marked, orientation).map(({ square, x, y }) => (
        <rect key={square} className="sq-m" x={x} y={y} width="10" height="10" />
      ))}
      <rect className="sq-e" x="-.3" y="-.3" width="80.6" height="80.6" />
      {cornersOf(dots, orientation).map(({ square, x, y }) =>
        taken.has(square) ? null : <circle key={square} className="dot" cx={x + 5} cy={y + 5} r="1.55" />,
      )}
      {pieces.map(({ square, color, role }) => {
        const corner = cornerOf(square, orientation);
        if (!corner) return null;
        const [x, y] = [corner.x + 0.3, corner.y + 0.2];
        return <use key={square} href={pieceSymbol(color, role)} x={x} y={y} width="9.4" height="9.4" />;
      })}
      {cornersOf(dots, orientation).map(({ square, x, y }) =>
        taken.has(square) ? <circle key={square} className="ring" cx={x + 5} cy={y + 5} r="4.3" /> : null,
      )}
      {cornersOf(crosses, orientation).map(({ square, x, y }) => (
        <path key={square} className="cross" d={`M${x + 3} ${y + 3}l4 4m0-4l-4 4`} />
      ))}
      {rest.arrows && <Arrows arrows={rest.arrows} orientation={orientation} />}
      {hasCoordinates && <Coordinates orientation={orientation} />}
    </svg>
  );
}

/** Each letter has a place of its own in the lists, so that a rule sheet with thirty boards stays small. */
function Coordinates({ orientation }: { readonly orientation: Side }) {
  const files = orientation === "white" ? "abcdefgh" : "hgfedcba";
  const ranks = orientation === "white" ? "87654321" : "12345678";

  return (
    <g className="coords" aria-hidden="true">
      <text x="5 15 25 35 45 55 65 75" y="84.6">
        {files}
      </text>
      <text x="-3 -3 -3 -3 -3 -3 -3 -3" y="6.3 16.3 26.3 36.3 46.3 56.3 66.3 76.3">
        {ranks}
      </text>
    </g>
  );
}
