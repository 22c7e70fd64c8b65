import { withSideNames } from "@/lib/adjudicator/words/side-names";
import type { Score } from "@/lib/match/rules/series";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { endingWord } from "@/lib/match/words/endings";
import { winningScore } from "@/lib/match/words/scores";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { colorOf, type GameEnd, type Play, sideOf } from "../rules/state";

/** The line under the board: who does what next, or how the game ended. */
export type Said = {
  readonly title: string;
  readonly text: string;
  readonly tone: "plain" | "offer" | "over";
};

export function saidOf(
  { play, ended }: { readonly play: Play; readonly ended: GameEnd | null },
  { side, names, rules }: Reading,
): Said {
  const them = names[otherSide(side)];
  if (ended) {
    const title = endTitle(play, ended, { side, names, rules });
    return { title, text: withSideNames(ended.why), tone: "over" };
  }
  if (play.offer === otherSide(side))
    return {
      title: `${them} offers a draw`,
      text: "Agree or decline. Making a move declines.",
      tone: "offer",
    };
  const number = Math.floor(play.game.moves.length / 2) + 1;
  if (play.turn.color === colorOf(play, side)) {
    const offered = play.offer === side ? "You offered a draw." : "";
    return { title: `Your move, ${number}.`, text: offered, tone: "plain" };
  }
  const offered = play.offer === side ? `You offered a draw. ${them} can agree, decline, or move.` : "";
  return { title: `${them} to move, ${number}.`, text: offered, tone: "plain" };
}

type Reading = { readonly side: Side; readonly names: Pair; readonly rules: RulePack };

function endTitle(play: Play, { outcome, ending }: GameEnd, { side, names, rules }: Reading): string {
  const how = ending === "unstated" ? "as entered" : endingWord(ending, rules).toLowerCase();
  if (outcome === null) return "The director decides this game";
  if (outcome === "draw") return `Drawn: ${how}`;
  const winner = sideOf(play, outcome);
  const loser = winner === side ? names[otherSide(side)] : "you";
  const reason = ending === "resignation" || ending === "flag" ? `${loser} ${how}` : how;
  return winner === side ? `You win: ${reason}` : `${names[winner]} wins: ${reason}`;
}

/** "Time returned for network delay: you 0.4 s, Theo 1.2 s"; nothing if that's nothing. */
export function lagWords({ lag, white }: Pick<Play, "lag" | "white">, side: Side, names: Pair): string {
  const given = [side, otherSide(side)].flatMap((who) => {
    const ms = lag[who === white ? "white" : "black"];
    return ms < 50 ? [] : [`${who === side ? "you" : names[who]} ${(ms / 1000).toFixed(1)} s`];
  });
  return given.length > 0 ? `Time returned for network delay: ${given.join(", ")}` : "";
}

/** "You lead 1–0", "Tied 1–1"; nothing before the first game has ended. */
export function scoreWords(score: Score, side: Side, names: Pair): string {
  const mine = score[side];
  const theirs = score[otherSide(side)];
  if (mine === 0 && theirs === 0) return "";
  const figures = winningScore(score);
  if (mine === theirs) return `Tied ${figures}`;
  return mine > theirs ? `You lead ${figures}` : `${names[otherSide(side)]} leads ${figures}`;
}
