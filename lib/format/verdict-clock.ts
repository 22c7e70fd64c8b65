import {
  type CapturedPoints,
  type Color,
  canCheckmate,
  capturedPoints,
  type Game,
  isSamePosition,
  START,
  turnOf,
} from "chess-core";
import { SIDE_WORDS } from "@/lib/domain/match/record-words";
import type { Verdict, VerdictFact } from "./verdict";
import { goesOn } from "./verdict-goes-on";
import { armyOf, sentence } from "./verdict-men";
import { CITED_RULES } from "./verdict-rules";

/** A flag fell: the opponent wins if any series of legal moves could end in their mate, else it is a draw (FIDE 6.9). */
export function flagVerdict({ position }: Game, side: Color): Verdict {
  const opponent = other(side);
  const chance = canCheckmate(position, opponent, { budget: MATE_BUDGET });
  const fell = `${SIDE_WORDS[side]}'s flag fell`;
  const facts = matingFacts(position, side);
  const rule = CITED_RULES.flag;
  const name = SIDE_WORDS[opponent];

  if (chance === false) {
    const why = `${name} has ${armyOf(position, opponent)}, and no series of legal moves ends in mate by ${name}. So ${SIDE_WORDS[side]} does not lose.`;
    return { kind: "over", outcome: "draw", headline: `${fell}: a draw`, why, rule, facts };
  }
  if (chance === true) {
    const why = `${name} has ${armyOf(position, opponent)} and could still give mate.`;
    return { kind: "over", outcome: opponent, headline: `${fell}: ${name} wins`, why, rule, facts };
  }
  const why = `${name} has ${armyOf(position, opponent)}. Nothing here rules a mate out, and none was looked up to the end: if ${SIDE_WORDS[side]} doubts it, the director decides.`;
  return { kind: "over", outcome: opponent, headline: `${fell}: ${name} wins`, why, rule, facts };
}

/** More than two minutes on one move: the opponent may claim the game, and nobody else may. */
export function moveTimeVerdict(game: Game, side: Color): Verdict {
  const opponent = SIDE_WORDS[other(side)];
  if (turnOf(game.position) !== side) {
    const moved = `It is not ${SIDE_WORDS[side]}'s move: whoever has moved has met the two minutes.`;
    return { ...goesOn(game, "Nothing to claim: play goes on", moved), rule: CITED_RULES.moveTime };
  }
  return {
    kind: "over",
    outcome: other(side),
    headline: `Two minutes ran out: ${opponent} wins`,
    why: `${opponent} has to claim it before ${SIDE_WORDS[side]} moves. Unclaimed, play goes on.`,
    rule: CITED_RULES.moveTime,
    facts: [],
  };
}

/** The hour is over: more captured points win, level points are a draw. */
export function hourVerdict(game: Game): Verdict {
  const { white, black } = pointsOf(game);
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

function matingFacts(position: Game["position"], side: Color): readonly VerdictFact[] {
  return [
    {
      term: "On the board",
      texts: [other(side), side].map((color) =>
        sentence(`${SIDE_WORDS[color]} has ${armyOf(position, color)}`),
      ),
    },
  ];
}

/** How many positions are looked at before a mate counts as not looked up: a moment's work in a browser. */
const MATE_BUDGET = 300;

function other(side: Color): Color {
  return side === "white" ? "black" : "white";
}
