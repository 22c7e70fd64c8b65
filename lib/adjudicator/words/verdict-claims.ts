import { adjudicate, type Color, type Game, isSamePosition, type SearchOptions, START } from "chess-core";
import { otherColor } from "@/lib/match/rules/games";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { gameRulesOf } from "@/lib/season/rules/game-rules";
import type { ClaimedEnd } from "./claimed";
import type { JudgedRules } from "./judged-rules";
import { flagVerdict, moveTimeVerdict, timeUpVerdict } from "./verdict-clock";
import { drawClaim } from "./verdict-draw-claims";
import type { Verdict } from "./verdict-facts";
import { goesOn } from "./verdict-goes-on";
import { armyFacts, cannotMate } from "./verdict-material";
import { CITED_RULES } from "./verdict-rules";

type Judge = (game: Game, side: Color, rules: JudgedRules, search: SearchOptions) => Verdict;

/** What each claim is worth in a game that the position has not ended. */
export const CLAIM_VERDICTS: Record<ClaimedEnd, Judge> = {
  none: (game, _side, { authority }) => goesOn(game, authority),
  resignation,
  agreement: (game, _side, rules) => agreement(game, rules),
  flag: flagVerdict,
  "move-time": moveTimeVerdict,
  hour: (game, _side, rules) => timeUpVerdict(game, rules),
  threefold: (game, _side, { authority }) => drawClaim(game, "threefold", authority),
  "fifty-move": (game, _side, { authority }) => drawClaim(game, "fifty-move", authority),
};

function resignation(game: Game, side: Color, rules: JudgedRules, search: SearchOptions): Verdict {
  const ruled = adjudicate(game, { kind: "resignation", by: side }, gameRulesOf(rules), search);
  const opponent = otherColor(side);
  const resigned = `${SIDE_WORDS[side]} resigned`;
  const isDraw = ruled.kind === "decided" && ruled.outcome === "draw";
  return {
    kind: "over",
    outcome: isDraw ? "draw" : opponent,
    headline: isDraw ? `${resigned}: a draw` : `${resigned}: ${SIDE_WORDS[opponent]} wins`,
    why: isDraw
      ? cannotMate(game.position, opponent)
      : "Resigning ends the game immediately. It can’t be taken back, whatever the position.",
    rule: rules.authority === "us-chess" ? CITED_RULES.usResignation : CITED_RULES.resignation,
    facts: isDraw ? armyFacts(game.position, side) : [],
  };
}

function agreement(game: Game, { authority }: JudgedRules): Verdict {
  // US Chess 14B doesn't ask for a move.
  const needsMoves = authority === "fide" && isSamePosition(game.start, START);
  if (needsMoves && game.moves.length < 2) {
    return {
      ...goesOn(
        game,
        authority,
        "No draw yet: play goes on",
        "Each side has to make a move before a draw can be agreed.",
      ),
      rule: CITED_RULES.agreement,
    };
  }
  return {
    kind: "over",
    outcome: "draw",
    headline: "Draw agreed",
    why: "An accepted draw offer ends the game immediately. It can’t be taken back.",
    rule: CITED_RULES.agreement,
    facts: [],
  };
}
