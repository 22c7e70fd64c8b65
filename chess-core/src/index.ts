export { adjudicate } from "./adjudicate";
export type { Answer } from "./answer";
export { canCheckmate, type MateChance, type SearchOptions } from "./can-checkmate";
export {
  type CapturedPoints,
  type CountedRole,
  capturedPoints,
  type PieceValues,
  USUAL_VALUES,
} from "./captured";
export { type Check, checkOf, touchedMoves } from "./check";
export { FEN_REASONS, type FenError, type FenOptions, type FenReason, makeFen, parseFen } from "./fen";
export { type Game, gamePositions, type IllegalMove, playMove, startGame } from "./game";
export {
  PGN_REASONS,
  PGN_RESULTS,
  type PgnError,
  type PgnGame,
  type PgnMove,
  type PgnReason,
  type PgnResult,
  type PgnVariation,
} from "./pgn";
export { makePgn, type PgnNotes } from "./pgn-make";
export { parsePgn, parsePgnGames, readPgn } from "./pgn-parse";
export {
  isLegal,
  isSamePosition,
  legalMoves,
  moveNumberOf,
  type Position,
  perft,
  pieceAt,
  piecesOf,
  play,
  turnOf,
} from "./position";
export { makeSan, parseSan, SAN_REASONS, type SanError, type SanReason } from "./san";
export { START } from "./start";
export {
  CLAIM_KINDS,
  type Claim,
  type ClaimKind,
  claimsOf,
  ENDINGS,
  type Ending,
  type Status,
  statusOf,
} from "./status";
export { makeUci, parseUci, UCI_REASONS, type UciError, type UciReason } from "./uci";
export {
  BOOK_RULES,
  type GameRules,
  type How,
  type Outcome,
  type RuleCited,
  VERDICT_ENDINGS,
  type Verdict,
  type VerdictEnding,
} from "./verdict";
export {
  COLORS,
  type Color,
  FILES,
  type File,
  type Move,
  type Piece,
  type PlainMove,
  PROMOTIONS,
  type Promotion,
  RANKS,
  type Rank,
  ROLES,
  type Role,
  SQUARES,
  type Square,
} from "./vocabulary";
