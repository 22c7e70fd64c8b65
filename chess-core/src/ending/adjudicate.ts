import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from "../board/board";
import { capturedPoints } from "../board/captured";
import type { Game } from "../board/game";
import { boardOf, isLegal, isSamePosition, legalMoves, type Position, play, turnOf } from "../board/position";
import { squaresOf } from "../board/square-sets";
import { START } from "../board/start";
import { type Claim, type ClaimKind, claimsOf, type Ending, type Status, statusOf } from "../board/status";
import { COLORS, type Color, type PlainMove } from "../board/vocabulary";
import { makeSan } from "../notation/san";
import { whyNotMove } from "../notation/uci";
import { canCheckmate, type SearchOptions } from "./can-checkmate";
import {
  citeRules,
  fide,
  type GameRules,
  type How,
  type Outcome,
  usChess,
  type Verdict,
  type VerdictEnding,
} from "./verdict";

/**
 * How a game ended, by which rule, in a sentence. The board comes first: checkmate, stalemate and dead positions end a
 * game immediately (FIDE 5.1.1, 5.2.1, 5.2.2), so nothing that happens later counts. A wrong claim is refused. If a rule
 * leaves room, the verdict is open and a person decides. After a resignation or a fallen flag, a search finds out
 * whether mate was still possible; `search` limits it for busy servers.
 *
 * @example adjudicate(game, { kind: "flag", by: "white" }) // a draw when black has a bare king
 */
export function adjudicate(game: Game, how: How, rules: GameRules = {}, search: SearchOptions = {}): Verdict {
  const status = judgeBoard(game, rules, search);
  if (status.kind === "ended") {
    const outcome = status.winner ?? "draw";
    return decide(outcome, status.ending, SENTENCES[status.ending](turnOf(game.position)), rules);
  }
  switch (how.kind) {
    case "position":
      return {
        kind: "refused",
        rules: [fide("5.1"), fide("5.2")],
        sentence: "Nothing on the board ends the game.",
      };
    case "resignation":
      return judgeResignation(game.position, how.by, rules, search);
    case "agreement":
      return judgeAgreement(game, rules);
    case "flag":
      return judgeFlag(game.position, how.by, rules, search);
    case "illegal-move":
      return judgeIllegalMove(game.position, how.by, how.count, rules, search);
    case "move-time":
      return judgeMoveTime(how.by, how.seconds, rules);
    case "match-time":
      return judgeMatchTime(game, rules);
    case "claim":
      return judgeClaim(game, how.claim, how.move, rules);
  }
}

/**
 * Like `statusOf`, plus dead positions that only the search finds. It's quick for the others: a mate by either side
 * settles it, and on a full board that's found at once.
 */
function judgeBoard(game: Game, { book }: GameRules, search: SearchOptions): Status {
  const status = statusOf(game, book);
  if (status.kind === "ended") return status;
  const isDead = COLORS.every((color) => canCheckmate(game.position, color, search) === false);
  return isDead ? { kind: "ended", ending: "dead-position" } : status;
}

/** For the side to move in the final position. */
const SENTENCES: Readonly<Record<Ending, (toMove: Color) => string>> = {
  checkmate: (toMove) => `${name(toMove)} is in check and has no legal move: checkmate.`,
  stalemate: (toMove) => `${name(toMove)} is not in check and has no legal move: stalemate.`,
  "dead-position": () => "Neither side can give mate by any series of legal moves.",
  fivefold: () => "The same position has been on the board five times.",
  "seventy-five": () => "Seventy-five moves by each side went without a capture or a pawn move.",
};

/** FIDE 5.1.2: the opponent wins, unless no series of legal moves could mate the player who resigns. */
function judgeResignation(position: Position, by: Color, rules: GameRules, search: SearchOptions): Verdict {
  const winner = other(by);
  const isDrawn = rules.book !== "us-chess" && canCheckmate(position, winner, search) === false;
  if (!isDrawn) return decide(winner, "resignation", `${name(by)} resigned.`, rules);
  return decide(
    "draw",
    "resignation",
    `${name(by)} resigned, but ${name(winner)} ${cannotMate(position, winner)}.`,
    rules,
  );
}

/** FIDE 5.2.3: only after both players have made a move. A game that was set up counts as having moves. */
function judgeAgreement(game: Game, rules: GameRules): Verdict {
  const isTooEarly = game.moves.length < 2 && isSamePosition(game.start, START);
  if (!isTooEarly || rules.book === "us-chess")
    return decide("draw", "agreement", "Both players agreed to a draw.", rules);
  const sentence = "A draw can be agreed once both players have made a move.";
  return { kind: "refused", rules: [fide("5.2.3"), ...own("agreement", rules)], sentence };
}

/**
 * FIDE 6.9: the opponent wins, unless no series of legal moves could mate the player whose time ran out. US Chess 14E
 * draws more.
 */
function judgeFlag(position: Position, by: Color, rules: GameRules, search: SearchOptions): Verdict {
  const winner = other(by);
  const fell = `${name(by)}'s flag fell`;
  const chance = canCheckmate(position, winner, search);
  const few = rules.book === "us-chess" ? fewMen(position, winner) : null;
  if (chance === false) {
    const verdict = decide(
      "draw",
      "flag",
      `${fell}, but ${name(winner)} ${cannotMate(position, winner)}.`,
      rules,
    );
    return rules.book === "us-chess"
      ? { ...verdict, rules: [usChess(few?.rule ?? "14E"), ...verdict.rules] }
      : verdict;
  }
  if (few !== null) {
    const sentence = `${fell}. ${name(winner)} has only ${few.men}: a draw, unless ${name(winner)} shows a forced win.`;
    return { kind: "open", rules: [usChess(few.rule), ...own("flag", rules)], sentence };
  }
  if (chance === true)
    return decide(winner, "flag", `${fell}, and ${name(winner)} could still give mate.`, rules);
  const sentence = `${fell}. The search could not tell whether ${name(winner)} could still give mate by any legal moves.`;
  return { kind: "open", rules: citeRules("flag", rules), sentence };
}

/**
 * FIDE 7.5.5: the second completed illegal move loses, or draws if the opponent couldn't mate. The first one costs two
 * minutes. In US Chess, two minutes are the standard penalty each time, and the director decides (11D, 1C2a).
 */
function judgeIllegalMove(
  position: Position,
  by: Color,
  count: number,
  rules: GameRules,
  search: SearchOptions,
): Verdict {
  const winner = other(by);
  const cited = citeRules("illegal-move", rules);
  if (rules.book === "us-chess") {
    const sentence = `${name(by)} completed an illegal move. It is taken back, and ${name(winner)} gets two more minutes unless the director decides otherwise.`;
    return { kind: "open", rules: cited, sentence };
  }
  if (count < 2) {
    const sentence = `The first illegal move doesn't end the game. It is taken back, and ${name(winner)} gets two more minutes.`;
    return { kind: "refused", rules: cited, sentence };
  }
  const completed = `${name(by)} completed a second illegal move`;
  const chance = canCheckmate(position, winner, search);
  if (chance === true) return decide(winner, "illegal-move", `${completed}.`, rules);
  if (chance === false)
    return decide(
      "draw",
      "illegal-move",
      `${completed}, but ${name(winner)} ${cannotMate(position, winner)}.`,
      rules,
    );
  const sentence = `${completed}. The search could not tell whether ${name(winner)} could still give mate by any legal moves.`;
  return { kind: "open", rules: cited, sentence };
}

/** US Chess 14E1 to 14E3: the pieces that don't win on time without a forced win. */
function fewMen(position: Position, color: Color): { readonly rule: string; readonly men: string } | null {
  const count = (role: number, side: Color) => countMen(position, role, side);
  if ([PAWN, ROOK, QUEEN].some((role) => count(role, color) > 0)) return null;
  const knights = count(KNIGHT, color);
  const bishops = count(BISHOP, color);
  if (knights + bishops === 0) return { rule: "14E1", men: "a king" };
  if (knights + bishops === 1)
    return { rule: "14E2", men: `king and ${knights === 1 ? "knight" : "bishop"}` };
  const isKnights = knights === 2 && bishops === 0 && count(PAWN, other(color)) === 0;
  return isKnights ? { rule: "14E3", men: "king and two knights" } : null;
}

function cannotMate(position: Position, color: Color): string {
  const isBare = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN].every((role) => countMen(position, role, color) === 0);
  return isBare ? "has a bare king" : "cannot give mate by any series of legal moves";
}

function countMen(position: Position, role: number, color: Color): number {
  const { sets } = boardOf(position);
  const own = 12 + (color === "white" ? WHITE : BLACK) * 2;
  return squaresOf(sets[role * 2]! & sets[own]!, sets[role * 2 + 1]! & sets[own + 1]!).length;
}

/** The league's own limit on one move: a player who exceeds it loses when the opponent claims. */
function judgeMoveTime(by: Color, seconds: number | undefined, rules: GameRules): Verdict {
  const limit = rules.moveTime;
  if (limit === undefined) {
    return {
      kind: "refused",
      rules: [fide("6.9")],
      sentence: "The rules set no time limit for a single move.",
    };
  }
  const cited = { book: "league", rule: limit.rule } as const;
  if (seconds !== undefined && seconds <= limit.seconds) {
    const sentence = `${name(by)} took ${seconds} seconds; ${limit.seconds} are allowed for a move.`;
    return { kind: "refused", rules: [cited], sentence };
  }
  const sentence = `${name(by)} took more than ${limit.seconds} seconds for one move.`;
  return {
    kind: "decided",
    outcome: other(by),
    ending: "move-time",
    rules: [cited, ...own("move-time", rules)],
    sentence,
  };
}

/** The league's limit on the whole match: the greater value of captured pieces wins, and equal points are a draw. */
function judgeMatchTime(game: Game, rules: GameRules): Verdict {
  const limit = rules.matchTime;
  if (limit === undefined) {
    return {
      kind: "refused",
      rules: [fide("6.9")],
      sentence: "The rules do not decide a game by captured points.",
    };
  }
  const points = capturedPoints(game, limit.values);
  const { white, black } = points;
  const outcome: Outcome = white === black ? "draw" : white > black ? "white" : "black";
  const score = `White has captured ${plural(white)}, Black ${plural(black)}`;
  return {
    kind: "decided",
    outcome,
    ending: "match-time",
    rules: [{ book: "league", rule: limit.rule }, ...own("match-time", rules)],
    sentence: `Time is up. ${score}: ${outcome === "draw" ? "level, a draw" : `${name(outcome)} wins`}.`,
    points,
  };
}

/** FIDE 9.2 and 9.3. A wrong claim changes nothing: the game continues, with the intended move (FIDE 9.5.3, 4.7). */
function judgeClaim(game: Game, kind: ClaimKind, move: PlainMove | undefined, rules: GameRules): Verdict {
  const { position } = game;
  if (move !== undefined && !isLegal(position, move)) {
    const sentence = `${move.from}${move.to} is not possible: ${whyNotMove(position, move)}.`;
    return { kind: "refused", rules: [fide("9.5.3")], sentence };
  }
  const claims = claimsOf(game, rules.book).filter((claim) => claim.kind === kind);
  const found =
    claims.find((claim) => claim.move === undefined) ?? claims.find((claim) => isIntended(claim, move));
  if (found === undefined) {
    const sentence = whyEnds(game, move) ?? NOT_SO[kind](move !== undefined);
    return { kind: "refused", rules: [...citeRules(kind, rules), fide("9.5.3")], sentence };
  }
  const after = found.move === undefined ? "" : ` after ${makeSan(position, found.move)}`;
  return decide("draw", kind, `${name(turnOf(position))} claims: ${SO[kind]}${after}.`, rules);
}

/** A mating move may complete fifty moves, but it ends the game before anything can be claimed (FIDE 5.1.1). */
function whyEnds(game: Game, move: PlainMove | undefined): string | null {
  if (move === undefined || legalMoves(play(game.position, move)).length > 0) return null;
  return `${makeSan(game.position, move)} ends the game immediately, so nothing can be claimed with it.`;
}

const SO: Readonly<Record<ClaimKind, string>> = {
  threefold: "the position is on the board for the third time",
  "fifty-move": "fifty moves by each side went without a capture or a pawn move",
};

const NOT_SO: Readonly<Record<ClaimKind, (isIntended: boolean) => string>> = {
  threefold: (isIntended) =>
    `The position ${isIntended ? "after that move would not be" : "is not"} on the board for the third time.`,
  "fifty-move": (isIntended) =>
    `Fifty moves by each side without a capture or a pawn move ${isIntended ? "would not be" : "are not"} complete.`,
};

function isIntended(claim: Claim, move: PlainMove | undefined): boolean {
  return (
    move !== undefined &&
    claim.move?.from === move.from &&
    claim.move.to === move.to &&
    claim.move.promotion === move.promotion
  );
}

function decide(outcome: Outcome, ending: VerdictEnding, sentence: string, rules: GameRules): Verdict {
  return { kind: "decided", outcome, ending, rules: citeRules(ending, rules), sentence };
}

function own(ending: VerdictEnding, rules: GameRules) {
  return citeRules(ending, rules).filter((cited) => cited.book === "league");
}

function other(color: Color): Color {
  return color === "white" ? "black" : "white";
}

function name(color: Color): string {
  return color === "white" ? "White" : "Black";
}

function plural(points: number): string {
  return `${points} ${points === 1 ? "point" : "points"}`;
}
