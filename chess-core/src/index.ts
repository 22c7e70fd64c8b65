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
export { gamePositions, takeBack } from "./board/game";
export {
  gameFromPlain,
  type PlainError,
  type PlainGame,
  type PlainPosition,
  plainGame,
  plainPosition,
  positionFromPlain,
} from "./board/plain";
export { isSamePosition, moveNumberOf, perft } from "./board/position";
export {
  type Placement,
  parsePlacement,
  placePieces,
  type SetUp,
  setUp,
  writePlacement,
} from "./board/set-up";
export { type Book, CLAIM_KINDS, type Claim, type ClaimKind, claimsOf, ENDINGS } from "./board/status";
export { touchedMoves } from "./board/touch";
export * from "./board-entry";
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
export { FEN_REASONS } from "./notation/fen-error";
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
export { SAN_REASONS } from "./notation/san";
export { makeUci, parseUci, UCI_REASONS, type UciError, type UciReason } from "./notation/uci";
