export type { Answer } from "./board/answer";
export {
  type CapturedPoints,
  type CountedRole,
  capturedPoints,
  type PieceValues,
  USUAL_VALUES,
} from "./board/captured";
export { type Check, checkOf } from "./board/check";
export {
  attackersOf,
  type CastlingRights,
  castlingRightsOf,
  destinationsOf,
  enPassantOf,
  halfMoveClockOf,
  positionKey,
} from "./board/details";
export { type Game, gamePositions, type IllegalMove, playMove, startGame, takeBack } from "./board/game";
export {
  gameFromPlain,
  type PlainError,
  type PlainGame,
  type PlainPosition,
  plainGame,
  plainPosition,
  positionFromPlain,
} from "./board/plain";
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
} from "./board/position";
export {
  type Placement,
  parsePlacement,
  placePieces,
  type SetUp,
  setUp,
  writePlacement,
} from "./board/set-up";
export { START } from "./board/start";
export {
  CLAIM_KINDS,
  type Claim,
  type ClaimKind,
  claimsOf,
  ENDINGS,
  type Ending,
  type Status,
  statusOf,
} from "./board/status";
export { touchedMoves } from "./board/touch";
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
} from "./board/vocabulary";
export { adjudicate } from "./ending/adjudicate";
export { canCheckmate, type MateChance, type SearchOptions } from "./ending/can-checkmate";
export {
  BOOK_RULES,
  type GameRules,
  type How,
  type Outcome,
  type RuleCited,
  VERDICT_ENDINGS,
  type Verdict,
  type VerdictEnding,
} from "./ending/verdict";
export { type DiagramOptions, diagramSvg, diagramText, type SvgOptions } from "./notation/diagram";
export { type FenOptions, makeFen, parseFen } from "./notation/fen";
export { FEN_REASONS, type FenError, type FenReason } from "./notation/fen-error";
export { MEND_KINDS, type Mend, type MendKind } from "./notation/mend";
export { type MendedPosition, mendFen } from "./notation/mend-fen";
export { type MendedMove, mendSan } from "./notation/mend-san";
export {
  PGN_REASONS,
  PGN_RESULTS,
  type PgnError,
  type PgnGame,
  type PgnMend,
  type PgnMove,
  type PgnOptions,
  type PgnPlace,
  type PgnReason,
  type PgnResult,
  type PgnVariation,
} from "./notation/pgn";
export {
  type Arrow,
  MARK_COLORS,
  type MarkColor,
  type MarkedSquare,
  type PgnCommands,
  type PgnEval,
} from "./notation/pgn-commands";
export { makePgn, type PgnNotes } from "./notation/pgn-make";
export { parsePgn, parsePgnGames, readPgn } from "./notation/pgn-parse";
export { makeSan, parseSan, SAN_REASONS, type SanError, type SanReason } from "./notation/san";
export { makeUci, parseUci, UCI_REASONS, type UciError, type UciReason } from "./notation/uci";
