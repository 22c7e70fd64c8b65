import { adjudicate, type Color, type Game, isSamePosition, START } from "chess-core";
import { SIDE_WORDS } from "@/lib/domain/match/record-words";
import type { ClaimedEnd, Verdict } from "./verdict";
import { flagVerdict, hourVerdict, moveTimeVerdict } from "./verdict-clock";
import { drawClaim } from "./verdict-draw-claims";
import { goesOn } from "./verdict-goes-on";
import { armyFacts, cannotMate } from "./verdict-men";
import { CITED_RULES } from "./verdict-rules";

/** `seconds`: how long one move may take, where that is claimed. */
type Judge = (game: Game, side: Color, seconds?: number) => Verdict;

/** What each claim is worth in a game that the position has not ended. */
export const CLAIM_VERDICTS: Record<ClaimedEnd, Judge> = {
  none: (game) => goesOn(game),
  resignation,
  agreement: (game) => agreement(game),
  flag: (game, side) => flagVerdict(game, side),
  "move-time": moveTimeVerdict,
  hour: (game) => hourVerdict(game),
  threefold: (game) => drawClaim(game, "threefold"),
  "fifty-move": (game) => drawClaim(game, "fifty-move"),
};

function resignation(game: Game, side: Color): Verdict {
  const ruled = adjudicate(game, { kind: "resignation", by: side });
  const opponent = other(side);
  const resigned = `${SIDE_WORDS[side]} resigned`;
  const isDraw = ruled.kind === "decided" && ruled.outcome === "draw";
  return {
    kind: "over",
    outcome: isDraw ? "draw" : opponent,
    headline: isDraw ? `${resigned}: a draw` : `${resigned}: ${SIDE_WORDS[opponent]} wins`,
    why: isDraw
      ? cannotMate(game.position, opponent)
      : "Resigning ends the game at once. It cannot be taken back, however the position stood.",
    rule: CITED_RULES.resignation,
    facts: isDraw ? armyFacts(game.position, side) : [],
  };
}

function agreement(game: Game): Verdict {
  if (isSamePosition(game.start, START) && game.moves.length < 2) {
    return {
      ...goesOn(
        game,
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
    why: "An offer that was accepted ends the game at once. It cannot be taken back.",
    rule: CITED_RULES.agreement,
    facts: [],
  };
}

function other(side: Color): Color {
  return side === "white" ? "black" : "white";
}
