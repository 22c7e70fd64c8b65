import type { RulePack } from "../../input/rule-pack";
import { venueName } from "../play-venue";
import { duration, listed, points } from "../rule-words";
import { type Clause, sentences } from "./clause";

export function boardClauses(rules: RulePack): readonly Clause[] {
  const { secondsPerMove, minutesPerMatch, timeUp } = rules.clock;
  const help = rules.venue.kind === "online" ? "no notes and no chess engine" : "no notes and no devices";
  return [
    [
      "Time for a move",
      secondsPerMove === null
        ? "There is no limit on the time for a single move."
        : `No move may take longer than ${duration(secondsPerMove / 3600)}. If one does, the opponent can claim the game at once; unclaimed, play goes on.`,
    ],
    ["Touch-move", touchMove(rules)],
    ["Illegal moves", illegalMove(rules)],
    ["No help", `No advice from anybody, ${help} during a game.`],
    [
      "Time for a match",
      minutesPerMatch === null
        ? "There is no limit on the time for a whole match."
        : `A match is completed within ${duration(minutesPerMatch / 60)} of its start.`,
    ],
    [
      "When the time is up",
      minutesPerMatch === null ? "It is never up: a match goes on until it is decided." : TIME_UP[timeUp],
    ],
    ["Captured points", capturedPoints(rules)],
  ];
}

function touchMove({ conduct, venue }: RulePack): string {
  const stands = venue.kind === "online" && `A move stands once ${venueName(venue)} has taken it.`;
  if (!conduct.touchMove) {
    return sentences(
      stands,
      "Touch-move is not played: a piece may be put back until the hand has left it on another square.",
    );
  }
  return sentences(
    stands,
    "A player who touches a piece on purpose moves it if it has a legal move; one who touches an opponent's piece captures it if that is legal.",
    venue.kind === "on-site" && "Say that you adjust before you straighten a piece.",
  );
}

function illegalMove({ conduct, venue }: RulePack): string {
  const isRefused = venue.kind === "online" && `${venueName(venue)} does not take an illegal move`;
  const again = conduct.touchMove ? "the touched piece moves if it can" : "another move is made";
  return sentences(
    isRefused ? `${isRefused}: ${again}.` : `An illegal move is taken back, and ${again}.`,
    PENALTY[conduct.illegalMove],
  );
}

const PENALTY: Record<RulePack["conduct"]["illegalMove"], string> = {
  "taken-back": "There is no other penalty.",
  "two-minutes": "The opponent gets two more minutes on the clock.",
  "second-loses": "A player's second illegal move in a game loses it.",
};

const TIME_UP: Record<RulePack["clock"]["timeUp"], string> = {
  "captured-points":
    "The game that is being played is decided by captured points: whoever has captured more wins it. With the same number it is drawn.",
  director: "The game that is being played goes to the director, who decides it.",
  draw: "The game that is being played is drawn.",
};

function capturedPoints({ clock, standings }: RulePack): string {
  const decidesGames = clock.minutesPerMatch !== null && clock.timeUp === "captured-points";
  if (!decidesGames && !standings.tieBreaks.includes("captured-points")) {
    return "Captured pieces are not counted.";
  }
  const worth = Object.entries(clock.pieceValues).map(([piece, value]) => `a ${piece} ${points(value)}`);
  const promoted =
    clock.promoted === "as-promoted"
      ? "A captured piece that was promoted counts as what it was promoted to."
      : `A captured piece that was promoted counts as a pawn.`;
  return `A captured piece counts for the player who captured it: ${listed(worth)}. ${promoted}`;
}
