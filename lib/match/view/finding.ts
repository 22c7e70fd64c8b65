import { checkOf, legalMoves, type PgnGame, type Piece, piecesOf, turnOf } from "chess-core";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import { list, plural, sentence } from "@/lib/shared/text";
import type { Ending } from "../rules/games";
import { playedPoints } from "../rules/played-points";
import { type ProvenEnd, provenEnd } from "../rules/proven-end";
import { readRecord } from "../rules/read-record";
import { SIDE_WORDS } from "../rules/record-words";
import { areCapturesCounted, endingWord } from "../words/endings";
import { mendedSentences } from "../words/mended";
import { gameFrames, type SteppedGame } from "./game-frames";

/** What the moves of a game prove, with its final position. */
export type Finding = {
  /** "Game 3, from Priya’s report" */
  readonly from: string;
  readonly icon: "check" | "equal" | "info";
  /** "Stalemate", "Not over on the board" */
  readonly word: string;
  readonly facts: string;
  /** What was read differently than it was written, in sentences. */
  readonly mended: readonly string[];
  readonly pieces: readonly Piece[];
  readonly lastMove: { readonly from: string; readonly to: string } | null;
  /** Null if the record has no moves. */
  readonly game: SteppedGame | null;
};

/** What the moves of a game prove; null if there are none. They were checked when the game was reported. */
export function findingOf(pgn: string, from: string, rules: RulesOfGames): Finding | null {
  const record = readRecord(pgn);
  if (!record) return null;
  const proven = provenEnd(record, rules);
  const last = record.game.moves.at(-1);
  return {
    from,
    ...(proven ? provenWords(proven, rules) : { icon: "info", word: "Not over yet on the board" }),
    facts: factsOf(record, proven) + pointsOf(record, rules),
    mended: mendedSentences(record.mended),
    pieces: piecesOf(record.game.position),
    lastMove: last ? { from: last.from, to: last.to } : null,
    game: gameFrames(pgn),
  };
}

function provenWords({ ending, outcome }: ProvenEnd, rules: Pick<RulePack, "clock">) {
  return { icon: outcome === "draw" ? "equal" : "check", word: endingWord(ending, rules) } as const;
}

/** What each side took, if that can decide the game. */
function pointsOf({ game }: PgnGame, rules: Pick<RulePack, "clock">): string {
  if (!areCapturesCounted(rules)) return "";
  const { white, black } = playedPoints(game, rules.clock);
  return ` White took ${white} points, Black ${black}.`;
}

/** Endings that every reader can check on the board: the king, the check, the legal moves. */
const SEEN_ON_THE_BOARD: readonly Ending[] = ["checkmate", "stalemate"];

function factsOf(record: PgnGame, proven: ProvenEnd | null): string {
  const { position } = record.game;
  const side = SIDE_WORDS[turnOf(position)];
  const king = piecesOf(position).find((piece) => piece.color === turnOf(position) && piece.role === "king");
  const check = checkOf(position);
  const ofKing = check
    ? `The king on ${king?.square} is in check from ${list(check.checkers)}.`
    : `The king on ${king?.square} isn’t in check.`;
  const fact = proven ? sentence(proven.fact) : "";
  if (proven && !SEEN_ON_THE_BOARD.includes(proven.ending)) return fact;
  const left = legalMoves(position).length;
  const moves = left === 0 ? "No legal moves." : `${plural(left, "legal move")} left.`;
  return [
    fact,
    `${side} to move. ${ofKing} ${moves}`,
    proven ? "" : "The moves don’t show that the game is over.",
  ]
    .filter(Boolean)
    .join(" ");
}
