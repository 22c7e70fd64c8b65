import {
  COLORS,
  type Color,
  canCheckmate,
  legalMoves,
  makeFen,
  type Position,
  parseFen,
  play,
  startGame,
  statusOf,
  turnOf,
} from "../src/index";
import { Chance } from "./chance";

/** Kings and pawns that can hardly get past each other. */
const WALLS = [
  "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3",
  "8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7",
  "7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1",
  "2k5/6p1/6P1/6PK/6P1/6PR/7P/8",
  "5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8",
  "2k5/p1p1p1p1/P1P1P1P1/2p1p2K/8/8/2P1P3/8",
  "1b1k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4",
  "8/1p1p1p1p/1P6/KP6/PP6/1P3P2/3P3P/k7",
  "k7/p1p1p3/8/8/8/P3P1p1/2P3Pp/7K",
  "8/8/7p/2b2p1P/2k2p1K/5Pp1/6P1/8",
  "8/1p2B3/1Pp5/k1P5/p1P5/P7/5K2/8",
] as const;

/** Positions with more continuations than this aren't searched exhaustively. */
const MOST = 2000;

/**
 * Searches walls of pawns exhaustively, one legal move after another, and compares the result with `canCheckmate`: it
 * must never deny a possible mate or claim an impossible one.
 */
export function checkMateChances(count: number): string {
  const chance = new Chance(17);
  const seen = { mate: 0, none: 0, unknown: 0 };
  for (let done = 0; done < count; ) {
    const position = lockedPosition(chance);
    if (position === null) continue;
    const mates = matesFrom(position);
    if (mates === null) continue;
    done += 1;
    for (const color of COLORS) {
      const isThere = mates.has(color);
      const said = canCheckmate(position, color);
      if (said === "unknown") seen.unknown += 1;
      else if (said !== isThere) throw new Error(`${color} in ${makeFen(position)}: ${said}`);
      else seen[isThere ? "mate" : "none"] += 1;
    }
  }
  return `${count.toLocaleString("en")} positions searched: ${seen.mate} mates, ${seen.none} without, ${seen.unknown} unknown, 0 wrong`;
}

/** Which sides could give mate. Null if there's too much to search. */
function matesFrom(start: Position): ReadonlySet<Color> | null {
  const mates = new Set<Color>();
  const keys = new Set([keyOf(start)]);
  const open = [start];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const moves = legalMoves(position);
    if (moves.length === 0) {
      if (isMate(position)) mates.add(turnOf(position) === "white" ? "black" : "white");
      if (mates.size === COLORS.length) return mates;
    }
    for (const move of moves) {
      const next = play(position, move);
      const key = keyOf(next);
      if (keys.has(key)) continue;
      keys.add(key);
      if (keys.size > MOST) return null;
      open.push(next);
    }
  }
  return mates;
}

function isMate(position: Position): boolean {
  const status = statusOf(startGame(position));
  return status.kind === "ended" && status.ending === "checkmate";
}

function keyOf(position: Position): string {
  return makeFen(position).split(" ", 4).join(" ");
}

/** A wall with one or two pieces moved. Null if that isn't a valid position. */
function lockedPosition(chance: Chance): Position | null {
  const board = [...chance.pick(WALLS).replace(/\d/g, (gap) => ".".repeat(Number(gap)))].filter(
    (man) => man !== "/",
  );
  for (let moves = 1 + chance.next(2); moves > 0; moves -= 1) {
    const [from, to] = [chance.next(64), chance.next(64)];
    if (board[to] === ".") [board[from], board[to]] = [".", board[from]!];
  }
  const ranks = Array.from({ length: 8 }, (_, at) => board.slice(at * 8, at * 8 + 8).join(""));
  const placement = ranks.join("/").replace(/\.+/g, (gap) => `${gap.length}`);
  const position = parseFen(`${placement} ${chance.pick(["w", "b"])} - - 0 1`, { composed: true });
  return position.ok ? position.value : null;
}
