import type { Game } from "./game";
import { type Position, piecesOf } from "./position";
import type { Color, Move, Role, Square } from "./vocabulary";

export type CountedRole = Exclude<Role, "king">;

/** What men count for when captured men decide; the usual scale unless the league has its own. */
export interface PieceValues extends Readonly<Record<CountedRole, number>> {
  /** Does a captured promoted man count as what it became, or as the pawn it was? Known only for a `Game`. */
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
  /** What white has taken. */
  readonly white: number;
  readonly black: number;
  /** The men behind the points, as they counted. */
  readonly taken: { readonly white: readonly CountedRole[]; readonly black: readonly CountedRole[] };
}

/**
 * The value of what each side has taken. A game is followed move by move. A bare position tells it by what is missing:
 * men beyond the initial set are taken to be promoted pawns, so a promoted man that was captured counts as a pawn there.
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

/** Keeps the squares of promoted men up to date. */
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
