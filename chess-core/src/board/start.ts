import { parseFen } from "../notation/fen";
import type { Position } from "./position";

const INITIAL = parseFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

/** The initial position (FIDE 2.3). */
export const START = (INITIAL as { readonly value: Position }).value;
