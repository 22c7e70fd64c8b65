import {
  adjudicate,
  type Ending as BoardEnding,
  type Color,
  checkOf,
  claimsOf,
  gamePositions,
  isSamePosition,
  legalMoves,
  makeSan,
  type PgnGame,
  turnOf,
} from "chess-core";
import { gameRulesOf, type RulesOfGames } from "@/lib/season/rules/game-rules";
import { plural, possessive } from "@/lib/shared/text";
import { type Ending, type GameOutcome, otherColor } from "./games";
import { SIDE_WORDS } from "./record-words";
import { writtenEnding } from "./written-ending";

/** An ending that the final position proves, and the fact in words. */
export type ProvenEnd = { readonly outcome: GameOutcome; readonly ending: Ending; readonly fact: string };

/**
 * How the final position ended the game by itself; null if it didn't. Moves after a fifth repetition or the
 * seventy-five-move limit aren't cut off: the players didn't notice, and the last position counts. Under US Chess, those
 * two don't end a game by themselves.
 */
export function provenEnd(record: PgnGame, rules: RulesOfGames): ProvenEnd | null {
  const verdict = adjudicate(record.game, { kind: "position" }, gameRulesOf(rules));
  if (verdict.kind !== "decided" || !isBoardEnding(verdict.ending)) return null;
  return {
    outcome: verdict.outcome,
    ending: ENDING_OF[verdict.ending],
    fact: FACTS[verdict.ending](lastMove(record), sideToMove(record)),
  };
}

function isBoardEnding(ending: string): ending is BoardEnding {
  return ending in ENDING_OF;
}

/** The reason why the moves don't show an ending that only the board can show; null if they do or don't have to. */
export function whyNotShown(ending: Ending, record: PgnGame, rules: RulesOfGames): string | null {
  const why = WHY_NOT[ending]?.(record, rules) ?? null;
  return why && `${afterLast(record)} ${why}`;
}

/**
 * The reason why running out of time can't have had this outcome; null if it can. It's a draw if the opponent can't
 * mate by any legal moves (FIDE 6.9) or, under US Chess, with too little material (14E). If the rule leaves room, or
 * the site itself called it that way, the players' word counts.
 */
export function whyNotByFlag(outcome: GameOutcome, record: PgnGame, rules: RulesOfGames): string | null {
  const verdictOn = (by: Color) => {
    const verdict = adjudicate(record.game, { kind: "flag", by }, gameRulesOf(rules));
    return verdict.kind === "decided" ? verdict.outcome : null;
  };
  if (outcome !== "draw") {
    if (verdictOn(otherColor(outcome)) !== "draw") return null;
    return `${afterLast(record)} ${SIDE_WORDS[outcome]} can’t checkmate by any series of legal moves, so the game was drawn`;
  }
  if (writtenEnding(record) === "flag") return null;
  if (verdictOn("white") !== "black" || verdictOn("black") !== "white") return null;
  return `${afterLast(record)} both sides could still checkmate, so the player who ran out of time lost`;
}

const ENDING_OF: Record<BoardEnding, Ending> = {
  checkmate: "checkmate",
  stalemate: "stalemate",
  "dead-position": "dead-position",
  fivefold: "threefold",
  "seventy-five": "fifty-move",
};

const FACTS: Record<BoardEnding, (last: string, side: string) => string> = {
  checkmate: (last) => `${last} is checkmate`,
  stalemate: (last, side) => `after ${last} ${side} is stalemated`,
  "dead-position": (last) => `after ${last} neither side can checkmate anymore`,
  fivefold: (last) => `after ${last} the position has been on the board five times`,
  "seventy-five": (last) =>
    `after ${last} seventy-five moves by each side went without a capture or a pawn move`,
};

/** Only for games that the final position didn't end. */
const WHY_NOT: Partial<Record<Ending, (record: PgnGame, rules: RulesOfGames) => string | null>> = {
  checkmate: (record) => {
    if (checkOf(record.game.position)) return movesLeft(record);
    return `${possessive(sideToMove(record))} king isn’t in check`;
  },
  stalemate: (record) => movesLeft(record),
  "dead-position": () => "there are still pieces that can give mate",
  threefold: (record, rules) => {
    if (isClaimable("threefold", record, rules)) return null;
    const times = gamePositions(record.game).filter((one) =>
      isSamePosition(one, record.game.position),
    ).length;
    return `the position has been on the board only ${times === 1 ? "once" : "twice"}`;
  },
  "fifty-move": (record, rules) => {
    if (isClaimable("fifty-move", record, rules)) return null;
    const moves = Math.floor(pliesSinceProgress(record) / 2);
    return `only ${plural(moves, "move")} by each side went without a capture or a pawn move`;
  },
};

/** A player can also claim with the move they're about to play (FIDE 9.2.1, 9.3.1). */
function isClaimable(
  kind: "threefold" | "fifty-move",
  { game }: PgnGame,
  { authority }: RulesOfGames,
): boolean {
  return claimsOf(game, authority).some((claim) => claim.kind === kind);
}

function movesLeft(record: PgnGame): string {
  const { position } = record.game;
  const moves = legalMoves(position).map((move) => makeSan(position, move));
  if (moves.length === 1) return `${sideToMove(record)} still has one legal move, ${moves[0]}`;
  return `${sideToMove(record)} still has ${moves.length} legal moves, for example ${moves[0]}`;
}

function pliesSinceProgress({ moves }: PgnGame): number {
  const last = moves.findLastIndex(({ move }) => move.role === "pawn" || move.captured !== undefined);
  return moves.length - 1 - last;
}

function sideToMove({ game }: PgnGame): string {
  return SIDE_WORDS[turnOf(game.position)];
}

function afterLast(record: PgnGame): string {
  return record.moves.length === 0 ? "before the first move" : `after ${lastMove(record)}`;
}

/** "34. Qg7#" or "34... Kg7". */
function lastMove({ moves }: PgnGame): string {
  const number = Math.ceil(moves.length / 2);
  return `${number}${moves.length % 2 === 1 ? "." : "..."} ${moves.at(-1)?.san ?? ""}`;
}
