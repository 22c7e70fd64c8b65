import { type Color, type Game, isSamePosition, START } from "chess-core";
import { SIDE_WORDS } from "@/lib/domain/match/record-words";
import type { ClaimedEnd, Verdict } from "./verdict";
import { flagVerdict, hourVerdict, moveTimeVerdict } from "./verdict-clock";
import { drawClaim } from "./verdict-draw-claims";
import { goesOn } from "./verdict-goes-on";
import { CITED_RULES } from "./verdict-rules";

type Judge = (game: Game, side: Color) => Verdict;

/** What each claim is worth in a game that the position has not ended. */
export const CLAIM_VERDICTS: Record<ClaimedEnd, Judge> = {
  none: (game) => goesOn(game),
  resignation: (_, side) => ({
    kind: "over",
    outcome: other(side),
    headline: `${SIDE_WORDS[side]} resigned: ${SIDE_WORDS[other(side)]} wins`,
    why: "Resigning ends the game at once. It cannot be taken back, however the position stood.",
    rule: CITED_RULES.resignation,
    facts: [],
  }),
  agreement: (game) => agreement(game),
  flag: flagVerdict,
  "move-time": moveTimeVerdict,
  hour: (game) => hourVerdict(game),
  threefold: (game) => drawClaim(game, "threefold"),
  "fifty-move": (game) => drawClaim(game, "fifty-move"),
};

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
