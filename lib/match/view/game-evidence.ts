import type { Color, Game } from "chess-core";
import type { ClaimedEnd } from "@/lib/adjudicator/words/claimed";
import { judgedRules } from "@/lib/adjudicator/words/judged-rules";
import { verdictOf } from "@/lib/adjudicator/words/verdict";
import { readFacts, type Verdict, type VerdictFact } from "@/lib/adjudicator/words/verdict-facts";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Ending, otherColor, type ReportedGame } from "../rules/games";
import { playedPoints } from "../rules/played-points";
import { readRecord } from "../rules/read-record";
import { mendedSentences } from "../words/mended";

/** What was claimed, for an ending that depends on a claim; nothing for an ending that the board proves. */
const CLAIMED: Partial<Record<Ending, ClaimedEnd>> = {
  resignation: "resignation",
  agreement: "agreement",
  flag: "flag",
  "move-time": "move-time",
  "match-time": "hour",
  threefold: "threefold",
  "fifty-move": "fifty-move",
};

/** Why a reported game ended as it did by the rules, and what each side had taken; null without moves. */
export function gameEvidence(
  game: ReportedGame,
  rules: RulePack,
): { readonly verdict: Verdict; readonly facts: readonly VerdictFact[] } | null {
  const record = readRecord(game.pgn);
  if (!record) return null;

  const played = record.game;
  const verdict = verdictOn(game, played, rules);
  const { white, black } = playedPoints(played, rules.clock);
  const captured = { term: "Captured points", texts: [`White ${white}, Black ${black}, ${scaleOf(rules)}.`] };
  return { verdict, facts: [...verdict.facts, captured, ...readFacts(mendedSentences(record.mended))] };
}

function verdictOn(game: ReportedGame, played: Game, rules: RulePack): Verdict {
  return verdictOf(
    played,
    { end: CLAIMED[game.ending] ?? "none", side: losingSide(game, played, rules) },
    judgedRules(rules),
  );
}

/** Who ran out of time, resigned or took too long. For a draw on time it's the side whose flag needn't lose. */
function losingSide(game: ReportedGame, played: Game, rules: RulePack): Color {
  if (game.outcome !== "draw") return otherColor(game.outcome);
  const judged = judgedRules(rules);
  const loses = (side: Color) =>
    verdictOf(played, { end: "flag", side }, judged).outcome === otherColor(side);
  return game.ending === "flag" && !loses("white") ? "white" : "black";
}

/** "by 1-3-3-5-9" */
function scaleOf({ clock: { pieceValues } }: Pick<RulePack, "clock">): string {
  const { pawn, knight, bishop, rook, queen } = pieceValues;
  return `by ${[pawn, knight, bishop, rook, queen].join("-")}`;
}
