import { z } from "zod";
import { ENDINGS, type TypedGame } from "../domain/match/games";
import { SIDES } from "../domain/match/sides";

/** As many games as the report form can hold: a best of three with replays. */
export const REPORT_FORM_GAMES = 8;

const typedGame = z.object({
  white: z.enum(SIDES).default("home"),
  winner: z.enum([...SIDES, "draw"]).optional(),
  ending: z.enum(ENDINGS).optional(),
  pgn: z.string().trim().max(60_000, "That is more text than one game has.").optional(),
});

/**
 * Reads the games of a report form: fields `white-0`, `winner-0`, `ending-0`, `pgn-0`, and so on. Games at the end that
 * were left empty are not part of the report. An unknown value counts as not filled in: the rules then ask for it.
 */
export function readTypedGames(form: FormData): TypedGame[] {
  const games = Array.from({ length: REPORT_FORM_GAMES }, (_, index) => {
    const field = (name: string) => form.get(`${name}-${index}`)?.toString() || undefined;
    const parsed = typedGame.safeParse({
      white: field("white"),
      winner: field("winner"),
      ending: field("ending"),
      pgn: field("pgn"),
    });
    return parsed.success ? toTypedGame(parsed.data) : ({ white: "home" } as const);
  });
  const lastFilled = games.findLastIndex((game) => "outcome" in game || "ending" in game || "pgn" in game);
  return games.slice(0, lastFilled + 1);
}

function toTypedGame({ white, winner, ending, pgn }: z.infer<typeof typedGame>): TypedGame {
  return {
    white,
    ...(winner ? { outcome: winner === "draw" ? "draw" : winner === white ? "white" : "black" } : {}),
    ...(ending ? { ending } : {}),
    ...(pgn ? { pgn } : {}),
  };
}
