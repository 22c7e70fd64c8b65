import type { PgnGame } from "chess-core";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import { capitalize, sentence } from "@/lib/shared/text";
import { type Ending, type ReportedGame, type TypedGame, winnerOf } from "../rules/games";
import { judgeGame } from "../rules/judge-game";
import { provenEnd } from "../rules/proven-end";
import { readRecord } from "../rules/read-record";
import { OUTCOME_WORDS } from "../rules/record-words";
import { isReplayed } from "../rules/series";
import type { Side } from "../rules/sides";
import { writtenEnding } from "../rules/written-ending";
import { endingWord } from "../words/endings";
import { mendedSentences } from "../words/mended";
import { gameFrames } from "./game-frames";
import { type JudgedMoves, withJudged } from "./judged-moves";
import { type DraftGame, planReport } from "./plan-report";

/** Judges each game of a draft that has moves by the rules that the server applies; null for the others. */
export function judgeDraft(
  draft: readonly DraftGame[],
  rules: RulePack,
  names: Pair,
): readonly (JudgedMoves | null)[] {
  const told: DraftGame[] = [];
  return draft.map((game, index) => {
    const white = planReport([...told, game], rules.match).games[index]?.white ?? null;
    const judged = game.pgn.trim() === "" ? null : judgeMoves(game, white, rules, names);
    told.push(withJudged(game, judged));
    return judged;
  });
}

function judgeMoves(game: DraftGame, white: Side | null, rules: RulePack, names: Pair): JudgedMoves {
  const judged = judgeGame(asTyped(game, white), rules);
  if (!judged.ok && judged.refusal.code === "pgn-refused")
    return { isRefused: true, sentence: judged.refusal.detail ?? "" };
  const record = readRecord(game.pgn);
  const shown = {
    isRefused: false,
    game: gameFrames(game.pgn),
    mended: mendedSentences(record?.mended),
  } as const;
  if (!judged.ok || !record)
    return {
      ...shown,
      winner: null,
      ending: null,
      sentence: "These moves don’t say who won.",
    };

  const ending = toldEnding(judged.value, record, rules);
  const isTold = ending !== null || game.winner === null;
  const who = whoWon(judged.value, white && names);
  const why = ending && (provenEnd(record, rules)?.fact ?? lower(endingWord(ending, rules)));
  const parts = [
    sentence(why ? `${who}: ${why}` : who),
    ending || game.ending ? "" : "The moves don’t show how it ended.",
    isReplayed(judged.value, rules.match) ? "In this league, it’s played again." : "",
  ];
  return {
    ...shown,
    winner: isTold && white ? (winnerOf(judged.value) ?? "draw") : null,
    ending,
    sentence: parts.filter(Boolean).join(" "),
  };
}

function asTyped({ winner, ending, pgn }: DraftGame, white: Side | null): TypedGame {
  const outcome = winner === "draw" ? "draw" : winner === white ? "white" : "black";
  return {
    white: white ?? "home",
    pgn,
    ...(winner && white ? { outcome } : {}),
    ...(ending ? { ending } : {}),
  };
}

/** The ending that the final position proves or the site wrote; null if the moves leave it open. */
function toldEnding({ ending }: ReportedGame, record: PgnGame, rules: RulesOfGames): Ending | null {
  return provenEnd(record, rules) || writtenEnding(record) === ending ? ending : null;
}

/** "Amara won", or "White won" while it isn't known who had White. */
function whoWon(game: ReportedGame, names: Pair | null): string {
  const winner = winnerOf(game);
  return capitalize(names && winner ? `${names[winner]} won` : OUTCOME_WORDS[game.outcome]);
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
