import type { Game } from "./game";
import { type Position, piecesOf } from "./position";
import type { Color, Move, Role, Square } from "./vocabulary";

export type CountedRole = Exclude<Role, "king">;

/** What captured pieces are worth when they decide the game. The default is the usual scale. */
export interface PieceValues extends Readonly<Record<CountedRole, number>> {
  /** Whether a captured promoted piece counts as what it became, or as a pawn. Known only for a `Game`. */
  readonly promoted: "itself" | "pawn";
}

export const USUAL_VALUES: PieceValues = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  promoted: "itself",
};

const ARMY: Readonly<Record<CountedRole, number>> = { pawn: 8, knight: 2, bishop: 2, rook: 2, queen: 1 };
const COUNTED_ROLES = ["pawn", "knight", "bishop", "rook", "queen"] as const;

export interface CapturedPoints {
  /** What white has captured. */
  readonly white: number;
  readonly black: number;
  /** The pieces behind the points, as they counted. */
  readonly taken: { readonly white: readonly CountedRole[]; readonly black: readonly CountedRole[] };
}

/**
 * The value of what each side has captured. A game is followed move by move. For a bare position, it's calculated
 * from what's missing. Pieces beyond the initial set are taken for promoted pawns, so there a captured promoted piece
 * counts as a pawn.
 */
export function capturedPoints(of: Game | Position, values: Partial<PieceValues> = {}): CapturedPoints {
  const scale = { ...USUAL_VALUES, ...values };
  const taken = "moves" in of ? takenInGame(of, scale.promoted) : takenByAbsence(of);
  const sum = (roles: readonly CountedRole[]) => roles.reduce((points, role) => points + scale[role], 0);
  return { white: sum(taken.white), black: sum(taken.black), taken };
}

function takenInGame(game: Game, promoted: PieceValues["promoted"]): Record<Color, CountedRole[]> {
  const taken: Record<Color, CountedRole[]> = { white: [], black: [] };
  const wasPawn = new Set<Square>();
  for (const move of game.moves) {
    if (move.captured !== undefined && move.captured !== "king") {
      const isPromoted = wasPawn.has(move.to) && !move.enPassant;
      taken[move.color].push(isPromoted && promoted === "pawn" ? "pawn" : move.captured);
    }
    follow(wasPawn, move);
  }
  return taken;
}

/** Keeps the squares of promoted pieces up to date. */
function follow(promoted: Set<Square>, { from, to, promotion }: Move): void {
  promoted.delete(to);
  if (promoted.delete(from) || promotion !== undefined) promoted.add(to);
}

function takenByAbsence(position: Position): Record<Color, CountedRole[]> {
  return { white: missing(position, "black"), black: missing(position, "white") };
}

function missing(position: Position, color: Color): CountedRole[] {
  const men = piecesOf(position).filter((piece) => piece.color === color);
  const short = COUNTED_ROLES.map((role) => ARMY[role] - men.filter((piece) => piece.role === role).length);
  const promoted = short.slice(1).reduce((extra, count) => extra + Math.max(0, -count), 0);
  return COUNTED_ROLES.flatMap((role, index) => {
    const gone = short[index]! - (role === "pawn" ? promoted : 0);
    return Array.from({ length: Math.max(0, gone) }, () => role);
  });
}
