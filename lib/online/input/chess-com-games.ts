import { type PgnGame, parsePgn } from "chess-core";
import { z } from "zod";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { SiteEnd, SiteGame, SiteTime } from "../rules/site-game";
import { type SiteAnswer, siteAnswer } from "./site-answer";

/**
 * The games in an answer of `GET /pub/player/{username}/games/{YYYY}/{MM}`, read from JSON. Source: the Published-Data
 * API's article. `uuid` names a game, because the form of `url` has changed before.
 *
 * @returns null if it isn't a month of games at all
 */
export function readChessComGames(answer: unknown): SiteAnswer | null {
  const month = z.object({ games: z.array(z.unknown()).max(20_000) }).safeParse(answer);
  return month.success ? siteAnswer(month.data.games.map(readGame)) : null;
}

const player = z.object({ username: z.string().min(1).max(40), result: z.string() });

/** `end_time` is in seconds since 1970. */
const chessComGame = z.object({
  uuid: z.string().min(1).max(80),
  url: z.url({ protocol: /^https$/ }),
  pgn: z.string().max(100_000).optional(),
  end_time: z.number().int().positive(),
  time_control: z.string(),
  rules: z.string(),
  rated: z.boolean(),
  white: player,
  black: player,
});

function readGame(given: unknown): SiteGame | undefined {
  const read = chessComGame.safeParse(given);
  if (!read.success) return undefined;
  const { uuid, url, pgn, end_time, time_control, rules, rated, white, black } = read.data;
  const record = recordOf(pgn);
  const startedAt = startOf(record);
  const isStandard = rules === "chess";
  if (isStandard && (!record || !startedAt)) return undefined;
  const endedAt = instantOf(new Date(end_time * 1000));
  return {
    site: "chess.com",
    id: uuid,
    url,
    white: white.username,
    black: black.username,
    isStandard: isStandard && !record?.tags.has("FEN"),
    isRated: rated,
    startedAt: startedAt ?? endedAt,
    endedAt,
    time: timeOf(time_control),
    end: endOf(white.result, black.result),
    moves: record?.moves.map(({ san }) => san) ?? [],
    clocks: record?.moves.flatMap(({ clock }) => (clock === undefined ? [] : [clock * 1000])) ?? [],
  };
}

/** A record of another kind of chess isn't read; such a game doesn't count anyway. */
function recordOf(pgn: string | undefined): PgnGame | undefined {
  const read = pgn === undefined ? null : parsePgn(pgn);
  return read?.ok ? read.value[0] : undefined;
}

/** From the tags UTCDate "2026.11.20" and UTCTime "19:00:03". */
function startOf(record: PgnGame | undefined): Instant | undefined {
  const date = record?.tags.get("UTCDate")?.replaceAll(".", "-");
  const at = new Date(`${date}T${record?.tags.get("UTCTime")}Z`);
  return Number.isNaN(at.getTime()) ? undefined : instantOf(at);
}

/** "600", "180+2"; "1/86400" is a day for a move. */
function timeOf(control: string): SiteTime | null {
  const [, seconds, added] = /^(\d{1,6})(?:\+(\d{1,4}))?$/.exec(control) ?? [];
  return seconds === undefined ? null : { seconds: Number(seconds), added: Number(added ?? 0) };
}

/** One of the two has "win", or both have the kind of draw. The loser's word says how. */
function endOf(white: string, black: string): SiteEnd {
  if (white === "win" || black === "win") {
    const outcome: GameOutcome = white === "win" ? "white" : "black";
    const how = white === "win" ? black : white;
    if (how === "abandoned") return { kind: "left", outcome };
    const ending = LOSSES[how];
    return ending === undefined ? { kind: "unclear" } : { kind: "played", outcome, ending };
  }
  const ending = white === "timevsinsufficient" || black === "timevsinsufficient" ? "flag" : DRAWS[white];
  return ending === undefined ? { kind: "unclear" } : { kind: "played", outcome: "draw", ending };
}

const LOSSES: Readonly<Record<string, Ending>> = {
  checkmated: "checkmate",
  resigned: "resignation",
  timeout: "flag",
};

const DRAWS: Readonly<Record<string, Ending>> = {
  agreed: "agreement",
  repetition: "threefold",
  stalemate: "stalemate",
  insufficient: "dead-position",
  "50move": "fifty-move",
};
