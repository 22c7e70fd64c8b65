import { z } from "zod";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import { instantOf } from "@/lib/shared/instant";
import type { SiteEnd, SiteGame } from "../rules/site-game";
import { parseJson } from "./parse-json";
import { type SiteAnswer, siteAnswer } from "./site-answer";

/**
 * The games in an answer of `GET /api/games/user/{username}` with `Accept: application/x-ndjson`: a JSON object a line.
 * Source: the Lichess API reference, GameJson. Games against the computer or a deleted account have no username, so
 * they're left out like other games that can't be read.
 */
export function readLichessGames(ndjson: string): SiteAnswer {
  return siteAnswer(
    ndjson
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map(readGame),
  );
}

const player = z.object({ user: z.object({ name: z.string().min(1).max(40) }) });

/** Times are in milliseconds since 1970, the clock's in seconds, and `clocks` in hundredths of a second. */
const lichessGame = z.object({
  id: z.string().regex(/^[a-zA-Z0-9]{8,12}$/),
  rated: z.boolean(),
  variant: z.string(),
  initialFen: z.string().optional(),
  createdAt: z.number().int().positive(),
  lastMoveAt: z.number().int().positive(),
  status: z.string(),
  players: z.object({ white: player, black: player }),
  winner: z.enum(["white", "black"]).optional(),
  moves: z.string().max(20_000).default(""),
  clock: z.object({ initial: z.number().min(0), increment: z.number().min(0) }).optional(),
  clocks: z.array(z.number()).max(2_000).default([]),
});
type LichessGame = z.infer<typeof lichessGame>;

function readGame(line: string): SiteGame | undefined {
  const read = lichessGame.safeParse(parseJson(line));
  if (!read.success) return undefined;
  const { id, rated, variant, initialFen, createdAt, lastMoveAt, players, clock, clocks, moves } = read.data;
  return {
    site: "lichess",
    id,
    url: `https://lichess.org/${id}`,
    white: players.white.user.name,
    black: players.black.user.name,
    isStandard: variant === "standard" && initialFen === undefined,
    isRated: rated,
    startedAt: instantOf(new Date(createdAt)),
    endedAt: instantOf(new Date(lastMoveAt)),
    time: clock ? { seconds: clock.initial, added: clock.increment } : null,
    end: endOf(read.data),
    moves: moves.split(" ").filter((san) => san !== ""),
    clocks: clocks.map((hundredths) => hundredths * 10),
  };
}

/** `timeout` is not the flag but a player who left; `outoftime` is the flag. A draw doesn't say which kind it is. */
function endOf({ status, winner }: LichessGame): SiteEnd {
  const outcome: GameOutcome = winner ?? "draw";
  if (status === "aborted" || status === "noStart") return { kind: "aborted" };
  if (status === "timeout") return { kind: "left", outcome };
  const ending = ENDINGS[status];
  return ending === undefined ? { kind: "unclear" } : { kind: "played", outcome, ending };
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  mate: "checkmate",
  resign: "resignation",
  stalemate: "stalemate",
  outoftime: "flag",
  draw: "unstated",
  insufficientMaterialClaim: "dead-position",
};
