import { parseFen } from "../notation/fen";
import type { Position } from "./position";

/** The initial position (FIDE 2.3). */
export const START: Position = initial();

function initial(): Position {
  const answer = parseFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}
