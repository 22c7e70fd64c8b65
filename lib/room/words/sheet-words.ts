import { type Game, makeSan, play as playOn } from "chess-core";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Pair } from "@/lib/people/words/names";
import { plural } from "@/lib/shared/text";
import { compareSheets } from "../rules/compare-sheets";
import type { Play } from "../rules/state";

/** The moves of a scoresheet in notation. */
export function sansOf(game: Game): readonly string[] {
  let position = game.start;
  return game.moves.map((move) => {
    const san = makeSan(position, move);
    position = playOn(position, move);
    return san;
  });
}

/** What two scoresheets of a game show beside each other, as one of the players reads it. */
export function comparedWords({ sheets }: Pick<Play, "sheets">, side: Side, names: Pair): string | null {
  const compared = compareSheets(sheets);
  const them = names[otherSide(side)];
  switch (compared.kind) {
    case "agree":
      return `Both scoresheets agree, ${countMoves(compared.plies)}.`;
    case "longer":
      return `${compared.by === side ? "Your scoresheet" : `${them}’s scoresheet`} is longer; both agree until ${moveName(compared.from - 1)}.`;
    case "part":
      return `The scoresheets differ at ${moveName(compared.ply)}: you wrote ${written(sheets[side], compared.ply)}, ${them} wrote ${written(sheets[otherSide(side)], compared.ply)}.`;
    case "one":
      return compared.by === side ? `Only you wrote down the moves.` : `Only ${them} wrote down the moves.`;
    case "none":
      return null;
  }
}

function written(sheet: Game, ply: number): string {
  return sansOf(sheet)[ply] ?? "nothing";
}

/** "23 moves": White's and Black's count as one. */
export function countMoves(plies: number): string {
  return plural(Math.ceil(plies / 2), "move");
}

/** "move 23, White". */
export function moveName(ply: number): string {
  return `move ${Math.floor(ply / 2) + 1}, ${ply % 2 === 0 ? "White" : "Black"}`;
}
