import { z } from "zod";
import { storable } from "@/lib/shared/form-fields";
import type { CapturedPieces } from "../rules/captured-pieces";
import { ENDINGS, type GameOutcome, MOST_GAMES, type TypedGame } from "../rules/games";
import { SIDES, type Side } from "../rules/sides";
import { readTaken } from "./taken-fields";

const typedGame = z.object({
  white: z.enum(SIDES).nullable().default(null),
  winner: z.enum([...SIDES, "draw"]).optional(),
  ending: z.enum(ENDINGS).optional(),
  pgn: z.string().trim().optional(),
});

/**
 * Reads the games of a report form: fields `white-0`, `winner-0`, `ending-0`, `pgn-0`, `taken-white-pawn-0`, and so on.
 * Empty games at the end aren't part of the report. An unknown value counts as not filled in, so the rules ask for it.
 */
export function readTypedGames(form: FormData): TypedGame[] {
  const typed = Array.from({ length: MOST_GAMES }, (_, index) => {
    const field = (name: string) => storable(form.get(`${name}-${index}`)?.toString() ?? "") || undefined;
    return {
      white: field("white"),
      winner: field("winner"),
      ending: field("ending"),
      pgn: field("pgn"),
      taken: readTaken(field),
    };
  });
  const lastFilled = typed.findLastIndex(
    ({ winner, ending, pgn, taken }) => winner || ending || pgn || taken,
  );
  return typed.slice(0, lastFilled + 1).map(({ taken, ...game }) => {
    const parsed = typedGame.safeParse(game);
    return parsed.success ? toTypedGame(parsed.data, taken) : { white: null };
  });
}

function toTypedGame(
  { white, winner, ending, pgn }: z.infer<typeof typedGame>,
  taken: CapturedPieces | null,
): TypedGame {
  return {
    white,
    ...(winner && white ? { outcome: outcomeOf(winner, white) } : {}),
    ...(ending ? { ending } : {}),
    ...(pgn ? { pgn } : {}),
    ...(taken ? { taken } : {}),
  };
}

function outcomeOf(winner: Side | "draw", white: Side): GameOutcome {
  if (winner === "draw") return "draw";
  return winner === white ? "white" : "black";
}
