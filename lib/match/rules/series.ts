import { doDrawsCount } from "@/lib/season/rules/drawn-games";
import type { ClockRules } from "@/lib/season/rules/settings/board";
import type { MatchRules } from "@/lib/season/rules/settings/match";
import { type ReportedGame, winnerOf } from "./games";
import { otherSide, type Side } from "./sides";

type Ended = Pick<ReportedGame, "outcome" | "ending">;

/** The score of a series in games, per side. Halves occur only where draws can count. */
export type Score = { readonly home: number; readonly away: number };

export type Series = {
  readonly score: Score;
  /** Who won the series; null while it's going on or when it ended tied. */
  readonly winner: Side | null;
  readonly isDecided: boolean;
  /** For each reported game: does it count, or is it a draw that's replayed? */
  readonly counted: readonly boolean[];
  /** Index of the first game that was played after the series was over. */
  readonly surplusFrom: number | null;
};

/**
 * Adds up a best-of-n series. A side that has more than half of n wins it, and later games aren't part of the match
 * (DePaul sheet, Rule 1.IV). A drawn game counts half, or not at all if it's replayed (Rule 1.V). The game in which the
 * time for the match ran out is its last one (Texas State 3.III). A match that's tied after its last game is over, or
 * continues game by game until someone leads (levelMatch).
 */
export function addUpSeries(games: readonly ReportedGame[], rules: MatchRules): Series {
  const score = { home: 0, away: 0 };
  const counted: boolean[] = [];
  let surplusFrom: number | null = null;

  games.forEach((game, index) => {
    if (surplusFrom === null && isOver(score, games.slice(0, index), rules)) surplusFrom = index;
    const counts = surplusFrom === null && !isReplayed(game, rules);
    counted.push(counts);
    if (!counts) return;
    const winner = winnerOf(game);
    if (winner) score[winner] += 1;
    else {
      score.home += 0.5;
      score.away += 0.5;
    }
  });

  const isDecided = surplusFrom !== null || isOver(score, games, rules);
  const winner = isDecided ? leaderOf(score) : null;
  return { score, winner, isDecided, counted, surplusFrom };
}

/** Is this drawn game only recorded, and replayed with colors reversed? There's no time for that once it has run out. */
export function isReplayed(game: Ended, rules: MatchRules): boolean {
  if (game.outcome !== "draw" || game.ending === "match-time") return false;
  return (game.ending === "stalemate" ? rules.stalemate : rules.otherDraws) === "replay";
}

/** Can a match take more than best-of-n games: replays of drawn games, or additional ones while it's tied? */
export function canExceedBestOf({ stalemate, otherDraws, levelMatch }: MatchRules): boolean {
  return stalemate === "replay" || otherDraws === "replay" || levelMatch === "one-more-game";
}

/** Can a drawn game count half, if only because the time for the match ran out? */
export function canBeHalved({ match, clock }: { match: MatchRules; clock: ClockRules }): boolean {
  return doDrawsCount(match) || clock.minutesPerMatch !== null;
}

/** Does it depend on how this game ended whether it counts? Only if a stalemate and other draws differ here. */
export function isEndingNeeded(game: Ended, rules: MatchRules): boolean {
  return game.outcome === "draw" && game.ending === "unstated" && rules.stalemate !== rules.otherDraws;
}

/**
 * Is the next game an additional one, which a tied match continues with after its last game? The others share the time
 * for the match. No sheet says how long an additional game takes, so it gets the time for a match again.
 */
export function isNextAdditional(games: readonly Ended[], rules: MatchRules): boolean {
  return countGames(games, rules) >= rules.bestOf || games.some(({ ending }) => ending === "match-time");
}

/**
 * Who has White in the next game by the rules: home in game 1 (the pairing), then alternating, replays included. Null
 * for the deciding game of a best of three if the rule pack has the players draw lots for it. The game after a tied
 * match has colors reversed.
 */
export function nextWhite(
  games: readonly (Ended & Pick<ReportedGame, "white">)[],
  rules: MatchRules,
): Side | null {
  const last = games.at(-1);
  if (!last) return "home";
  if (isReplayed(last, rules)) return otherSide(last.white);
  const isDeciding = countGames(games, rules) === rules.bestOf - 1 && !isNextAdditional(games, rules);
  return isDeciding && rules.decidingColors === "lot" ? null : otherSide(last.white);
}

function countGames(games: readonly Ended[], rules: MatchRules): number {
  return games.filter((game) => !isReplayed(game, rules)).length;
}

/** If the rule pack says so, a match that's tied after the last game continues game by game. */
function isOver(score: Score, games: readonly Ended[], rules: MatchRules): boolean {
  const isTied = score.home === score.away;
  if (Math.max(score.home, score.away) > rules.bestOf / 2 && !isTied) return true;
  return isNextAdditional(games, rules) && (!isTied || rules.levelMatch !== "one-more-game");
}

function leaderOf(score: Score): Side | null {
  if (score.home === score.away) return null;
  return score.home > score.away ? "home" : "away";
}
