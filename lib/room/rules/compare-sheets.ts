import { type Game, makeUci } from "chess-core";
import type { Side } from "@/lib/match/rules/sides";

/**
 * Two scoresheets of one game, ply by ply: they agree to the last move; one is longer, and agrees as far as the other
 * goes; they part at a ply (from 0); or only one player wrote, or no one.
 */
export type SheetsCompared =
  | { readonly kind: "agree"; readonly plies: number }
  | { readonly kind: "longer"; readonly by: Side; readonly from: number }
  | { readonly kind: "part"; readonly ply: number }
  | { readonly kind: "one"; readonly by: Side }
  | { readonly kind: "none" };

export function compareSheets({ home, away }: Readonly<Record<Side, Game>>): SheetsCompared {
  const [one, two] = [home.moves, away.moves];
  if (one.length === 0 && two.length === 0) return { kind: "none" };
  if (one.length === 0 || two.length === 0) return { kind: "one", by: one.length > 0 ? "home" : "away" };
  const least = Math.min(one.length, two.length);
  const ply = one.slice(0, least).findIndex((move, index) => makeUci(move) !== uciAt(two, index));
  if (ply >= 0) return { kind: "part", ply };
  if (one.length === two.length) return { kind: "agree", plies: least };
  return { kind: "longer", by: one.length > two.length ? "home" : "away", from: least };
}

function uciAt(moves: Game["moves"], index: number): string | null {
  const move = moves[index];
  return move ? makeUci(move) : null;
}
