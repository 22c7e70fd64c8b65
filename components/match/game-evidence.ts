import { type Color, capturedPoints, parsePgn } from "chess-core";
import type { Ending, ReportedGame } from "@/lib/domain/match/games";
import { type ClaimedEnd, type Verdict, type VerdictFact, verdictOf } from "@/lib/format/verdict";

/** What was claimed where an ending rests on a claim; what the board proves by itself needs none. */
const CLAIMED: Partial<Record<Ending, ClaimedEnd>> = {
  resignation: "resignation",
  agreement: "agreement",
  flag: "flag",
  "move-time": "move-time",
  threefold: "threefold",
  "fifty-move": "fifty-move",
};

/** Why a reported game ended as it did, by the rules, and what each side had taken; null without moves. */
export function gameEvidence(
  game: ReportedGame,
): { readonly verdict: Verdict; readonly facts: readonly VerdictFact[] } | null {
  const parsed = game.pgn ? parsePgn(game.pgn) : null;
  const played = parsed?.ok ? parsed.value[0]?.game : undefined;
  if (!played) return null;

  const loser: Color = game.outcome === "white" ? "black" : "white";
  const verdict = verdictOf(played, { end: CLAIMED[game.ending] ?? "none", side: loser });
  const { white, black } = capturedPoints(played);
  const captured = { term: "Captured points", texts: [`White ${white}, Black ${black}, by 1-3-3-5-9.`] };
  return { verdict, facts: [...verdict.facts, captured] };
}
