import { makePgn, parseSan, playMove, startGame } from "chess-core";
import type { SiteGame } from "@/lib/online/rules/site-game";

/** A month of games as Chess.com publishes it, with what we read and some of what we don't. */
export function asChessComMonth(games: readonly SiteGame[]): string {
  return JSON.stringify({ games: games.map(asGame) });
}

function asGame(game: SiteGame): object {
  const { id, url, isRated, isStandard, endedAt, white, black, time } = game;
  const [whiteResult, blackResult] = resultsOf(game);
  return {
    url,
    uuid: id,
    pgn: pgnOf(game),
    time_control: time ? `${time.seconds}${time.added > 0 ? `+${time.added}` : ""}` : "1/86400",
    end_time: Math.floor(Date.parse(endedAt) / 1000),
    rated: isRated,
    time_class: time ? "rapid" : "daily",
    rules: isStandard ? "chess" : "chess960",
    white: { username: white, rating: 1200, result: whiteResult },
    black: { username: black, rating: 1200, result: blackResult },
  };
}

function pgnOf({ startedAt, white, black, moves, clocks }: SiteGame): string {
  let game = startGame();
  for (const san of moves) {
    const move = parseSan(game.position, san);
    const next = move.ok ? playMove(game, move.value) : null;
    if (!next?.ok) throw new Error(`The fake site can't play ${san}`);
    game = next.value;
  }
  const tags: [string, string][] = [
    ["Event", "Live Chess"],
    ["Site", "Chess.com"],
    ["White", white],
    ["Black", black],
    ["UTCDate", startedAt.slice(0, 10).replaceAll("-", ".")],
    ["UTCTime", startedAt.slice(11, 19)],
  ];
  return makePgn(game, tags, {
    moves: moves.map((_, ply) => (clocks[ply] === undefined ? {} : { clock: clocks[ply] / 1000 })),
  });
}

function resultsOf({ end }: SiteGame): readonly [string, string] {
  if (end.kind === "aborted" || end.kind === "unclear") return ["lose", "lose"];
  if (end.outcome === "draw") {
    const word = end.kind === "played" ? (DRAWS[end.ending] ?? "agreed") : "agreed";
    return [word, word];
  }
  const word = end.kind === "left" ? "abandoned" : (LOSSES[end.ending] ?? "resigned");
  return end.outcome === "white" ? ["win", word] : [word, "win"];
}

const LOSSES: Readonly<Record<string, string>> = {
  checkmate: "checkmated",
  resignation: "resigned",
  flag: "timeout",
};
const DRAWS: Readonly<Record<string, string>> = {
  threefold: "repetition",
  stalemate: "stalemate",
  "dead-position": "insufficient",
  "fifty-move": "50move",
  flag: "timevsinsufficient",
};
