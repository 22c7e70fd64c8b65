import { z } from "zod";
import { ENDINGS, type GameOutcome, type TypedGame } from "../domain/match/games";
import { SIDES, type Side } from "../domain/match/sides";
import { storable } from "./fields";

/** As many games as the report form can hold: a best of three with replays. */
export const REPORT_FORM_GAMES = 8;

const typedGame = z.object({
  white: z.enum(SIDES).nullable().default(null),
  winner: z.enum([...SIDES, "draw"]).optional(),
  ending: z.enum(ENDINGS).optional(),
  pgn: z.string().trim().optional(),
});

/**
 * Reads the games of a report form: fields `white-0`, `winner-0`, `ending-0`, `pgn-0`, and so on. Games at the end that
 * were left empty are not part of the report. An unknown value counts as not filled in: the rules then ask for it.
 */
export function readTypedGames(form: FormData): TypedGame[] {
  const typed = Array.from({ length: REPORT_FORM_GAMES }, (_, index) => {
    const field = (name: string) => storable(form.get(`${name}-${index}`)?.toString() ?? "") || undefined;
    return {
      white: field("white"),
      winner: field("winner"),
      ending: field("ending"),
      pgn: field("pgn"),
    };
  });
  const lastFilled = typed.findLastIndex(({ winner, ending, pgn }) => winner || ending || pgn);
  return typed.slice(0, lastFilled + 1).map((game) => {
    const parsed = typedGame.safeParse(game);
    return parsed.success ? toTypedGame(parsed.data) : { white: null };
  });
}

function toTypedGame({ white, winner, ending, pgn }: z.infer<typeof typedGame>): TypedGame {
  return {
    white,
    ...(winner && white ? { outcome: outcomeOf(winner, white) } : {}),
    ...(ending ? { ending } : {}),
    ...(pgn ? { pgn } : {}),
  };
}

function outcomeOf(winner: Side | "draw", white: Side): GameOutcome {
  if (winner === "draw") return "draw";
  return winner === white ? "white" : "black";
}
