import {
  adjudicate,
  type CapturedPoints,
  type Color,
  capturedPoints,
  type Game,
  isSamePosition,
  START,
  turnOf,
} from "chess-core";
import { SIDE_WORDS } from "@/lib/domain/match/record-words";
import { spanWords } from "./endings";
import { capitalized } from "./names";
import type { Verdict } from "./verdict";
import { goesOn } from "./verdict-goes-on";
import { armyFacts, armyOf, cannotMate } from "./verdict-men";
import { CITED_RULES } from "./verdict-rules";

/** A flag fell: the opponent wins if any series of legal moves could end in their mate, else it is a draw (FIDE 6.9). */
export function flagVerdict(game: Game, side: Color): Verdict {
  const { position } = game;
  const ruled = adjudicate(game, { kind: "flag", by: side });
  const opponent = SIDE_WORDS[other(side)];
  const fell = `${SIDE_WORDS[side]}'s flag fell`;
  const shared = { rule: CITED_RULES.flag, facts: armyFacts(position, side) };

  if (ruled.kind !== "decided") {
    const why = `${opponent} has ${armyOf(position, other(side))}. Whether that could still give mate was not settled here.`;
    return { ...shared, kind: "open", outcome: null, headline: `${fell}: the director decides`, why };
  }
  if (ruled.outcome === "draw") {
    const why = `${cannotMate(position, other(side))} So ${SIDE_WORDS[side]} does not lose.`;
    return { ...shared, kind: "over", outcome: "draw", headline: `${fell}: a draw`, why };
  }
  const why = `${opponent} has ${armyOf(position, other(side))} and could still give mate.`;
  return { ...shared, kind: "over", outcome: ruled.outcome, headline: `${fell}: ${opponent} wins`, why };
}

/** What a league allows for one move, unless its rule pack says otherwise. */
const USUAL_SECONDS = 120;

/** Too long on one move: the opponent may claim the game, and nobody else may. */
export function moveTimeVerdict(game: Game, side: Color, seconds = USUAL_SECONDS): Verdict {
  const opponent = SIDE_WORDS[other(side)];
  const span = spanWords(seconds);
  const { name, text } = CITED_RULES.moveTime;
  const rule = { name, text: text.replace("two minutes", span) };
  if (turnOf(game.position) !== side) {
    const moved = `It is not ${SIDE_WORDS[side]}'s move: whoever has moved has met the ${span}.`;
    return { ...goesOn(game, "Nothing to claim: play goes on", moved), rule };
  }
  return {
    kind: "over",
    outcome: other(side),
    headline: `${capitalized(span)} ran out: ${opponent} wins`,
    why: `${opponent} has to claim it before ${SIDE_WORDS[side]} moves. Unclaimed, play goes on.`,
    rule,
    facts: [],
  };
}

/** The hour is over: more captured points win, level points are a draw. The points are the usual ones unless given. */
export function hourVerdict(game: Game, points: CapturedPoints = pointsOf(game)): Verdict {
  const { white, black } = points;
  const winner = white === black ? null : white > black ? "white" : "black";
  const score = winner === "black" ? `${black} to ${white}` : `${white} to ${black}`;
  return {
    kind: "over",
    outcome: winner ?? "draw",
    headline: winner ? `The hour is over: ${SIDE_WORDS[winner]} wins ${score}` : "The hour is over: a draw",
    why: winner
      ? `${SIDE_WORDS[winner]} has captured more. How the position stands does not count.`
      : `Both have captured ${white} points. A knockout needs a winner: there one more game is played.`,
    rule: CITED_RULES.hour,
    facts: [],
  };
}

/** What each side has taken: by the moves, or, where the game was set up, by what is missing from the board. */
export function pointsOf(game: Game): CapturedPoints {
  return capturedPoints(isSamePosition(game.start, START) ? game : game.position);
}

function other(side: Color): Color {
  return side === "white" ? "black" : "white";
}
