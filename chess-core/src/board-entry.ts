export type { Answer } from "./board/answer";
export { type Game, type IllegalMove, playMove, startGame } from "./board/game";
export {
  isLegal,
  legalMoves,
  type Position,
  pieceAt,
  piecesOf,
  play,
  turnOf,
} from "./board/position";
export { START } from "./board/start";
export { type Ending, type Status, statusOf } from "./board/status";
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
export { type FenOptions, makeFen, parseFen } from "./notation/fen";
export type { FenError, FenReason } from "./notation/fen-error";
export { makeSan, parseSan, type SanError, type SanReason } from "./notation/san";
