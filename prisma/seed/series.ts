import type { ReportedGame, TypedGame } from "@/lib/match/rules/games";
import { judgeGame } from "@/lib/match/rules/judge-game";
import { addUpSeries, nextWhite } from "@/lib/match/rules/series";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Chance } from "./chance";
import { SEED_GAMES } from "./games";

/** The strengths of both sides, to tilt chance. */
export type Strengths = Readonly<Record<Side, number>>;

/** A series as two players might play it, until it's decided. It uses real games if they wrote down the moves. */
export function playSeries(chance: Chance, strengths: Strengths, rules: RulePack): readonly TypedGame[] {
  const typed: TypedGame[] = [];
  const games: ReportedGame[] = [];
  while (!addUpSeries(games, rules.match).isDecided) {
    const white = nextWhite(games, rules.match) ?? chance.pick(["home", "away"]);
    const game = playGame(chance, white, strengths, rules);
    const judged = judgeGame(game, rules);
    if (!judged.ok)
      throw new Error(`A seed game was refused: ${judged.refusal.detail ?? judged.refusal.code}`);
    typed.push(game);
    games.push(judged.value);
  }
  return typed;
}

/** Who won a finished series. Null if it ended tied. */
export function seriesWinner(games: readonly TypedGame[], rules: RulePack): Side | null {
  const judged = games.flatMap((game) => {
    const answer = judgeGame(game, rules);
    return answer.ok ? [answer.value] : [];
  });
  return addUpSeries(judged, rules.match).winner;
}

/** The same series with the results reversed, as a player who remembers it differently might report it. */
export function withOtherColors(
  games: readonly TypedGame[],
  winner: Side,
  { bestOf }: RulePack["match"],
): readonly TypedGame[] {
  return games.slice(0, Math.ceil(bestOf / 2)).map(({ white }) => ({
    white,
    outcome: white === winner ? "white" : "black",
    ending: "resignation",
  }));
}

function playGame(chance: Chance, white: Side, strengths: Strengths, { clock }: RulePack): TypedGame {
  const outcome = playOutcome(chance, white, strengths);
  if (chance.next() < 0.4) {
    const { pgn } = chance.pick(SEED_GAMES.filter((game) => game.outcome === outcome));
    return { white, pgn };
  }
  if (clock.timeUp === "captured-points" && chance.next() < 0.4)
    return stopByTheClock(chance, white, outcome);
  const ending =
    outcome === "draw"
      ? chance.pick(["stalemate", "agreement", "threefold"] as const)
      : chance.pick([
          "checkmate",
          "checkmate",
          "resignation",
          "flag",
          clock.secondsPerMove === null ? "resignation" : "move-time",
        ] as const);
  return { white, outcome, ending };
}

/** Time is up, and captured pieces decide: the winner is at least a pawn ahead. */
function stopByTheClock(chance: Chance, white: Side, outcome: "white" | "black" | "draw"): TypedGame {
  const few = {
    pawn: chance.between(0, 5),
    knight: chance.between(0, 2),
    bishop: chance.between(0, 2),
    rook: chance.between(0, 1),
    queen: chance.between(0, 1),
  };
  const more = { ...few, pawn: few.pawn + chance.between(1, 3) };
  const taken =
    outcome === "draw"
      ? { white: few, black: few }
      : outcome === "white"
        ? { white: more, black: few }
        : { white: few, black: more };
  return { white, ending: "match-time", taken };
}

function playOutcome(chance: Chance, white: Side, strengths: Strengths): "white" | "black" | "draw" {
  if (chance.next() < 0.1) return "draw";
  const edge = (strengths[white] - strengths[otherSide(white)]) / 400;
  return chance.next() < 1 / (1 + 10 ** -edge) ? "white" : "black";
}
