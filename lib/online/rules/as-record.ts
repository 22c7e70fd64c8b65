import { makePgn, parseSan, playMove, startGame } from "chess-core";
import type { Ending } from "@/lib/match/rules/games";
import type { SiteGame } from "./site-game";

/**
 * The first moves of a site's game as a PGN, with the clocks. It names neither the players nor the game's address, which
 * would tell the public their usernames. A whole game has the result and what the site said of its end.
 *
 * @param cutAt after how many moves (plies) the time for the match ran out; null if it didn't
 * @returns null if a move isn't legal, which the league doesn't take from anyone
 */
export function asRecord(game: SiteGame, cutAt: number | null): string | null {
  const sans = game.moves.slice(0, cutAt ?? undefined);
  let played = startGame();
  for (const san of sans) {
    const move = parseSan(played.position, san);
    const next = move.ok ? playMove(played, move.value) : null;
    if (!next?.ok) return null;
    played = next.value;
  }
  const tags: [string, string][] = [["Date", game.startedAt.slice(0, 10).replaceAll("-", ".")]];
  if (game.time) tags.push(["TimeControl", `${game.time.seconds}+${game.time.added}`]);
  if (cutAt === null && game.end.kind === "played") {
    tags.push(["Result", RESULTS[game.end.outcome]]);
    const termination = TERMINATIONS[game.end.ending];
    if (termination) tags.push(["Termination", termination]);
  } else {
    tags.push(["Result", "*"]);
  }
  const moves = sans.map((_, ply) => {
    const left = game.clocks[ply];
    return left === undefined ? {} : { clock: left / 1000 };
  });
  return makePgn(played, tags, { moves });
}

const RESULTS = { white: "1-0", black: "0-1", draw: "1/2-1/2" } as const;

/** What lib/match/rules/written-ending.ts reads. Checkmate and stalemate show on the board. */
const TERMINATIONS: Partial<Record<Ending, string>> = {
  flag: "Time forfeit",
  resignation: "Resignation",
  agreement: "Draw by agreement",
  threefold: "Draw by repetition",
  "fifty-move": "Draw by the 50-move rule",
  "dead-position": "Insufficient material",
};
