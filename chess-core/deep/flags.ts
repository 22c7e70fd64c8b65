import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { boardOf, moveOf } from "../src/board/position";
import { huntMate } from "../src/ending/mate-hunt";
import {
  COLORS,
  type Color,
  canCheckmate,
  gamePositions,
  isLegal,
  legalMoves,
  makeFen,
  type Position,
  parsePgnGames,
  play,
  START,
  startGame,
  statusOf,
} from "../src/index";
import { DEEP_BLUE_GAME, IMMORTAL_GAME, LICHESS_GAME, OPERA_GAME } from "../src/testing/records";
import { Chance } from "./chance";

const LONGEST = 160;
const RECORDS = [OPERA_GAME, IMMORTAL_GAME, DEEP_BLUE_GAME, LICHESS_GAME];

/**
 * Asks about a fallen flag of either side after each move of real games: those in a folder of PGN files, or games of
 * our own that prefer captures and checks, as people do. Every mate that a plan found is played again through the
 * public functions. Prints how many questions stay open, and how long an answer takes.
 */
export function checkFlags(count: number, folder?: string): string {
  const times: number[] = [];
  const seen = { mate: 0, none: 0, unknown: 0, planned: 0 };
  for (const position of positionsOf(folder)) {
    for (const color of COLORS) {
      if (times.length >= count) break;
      const start = performance.now();
      const said = canCheckmate(position, color);
      times.push(performance.now() - start);
      seen[said === "unknown" ? "unknown" : said ? "mate" : "none"] += 1;
      if (times.length % 10 === 0) seen.planned += provePlan(position, color, said) ? 1 : 0;
    }
    if (times.length >= count) break;
  }
  times.sort((one, other) => one - other);
  const [median = 0, worst = 0] = [times[times.length >> 1], times.at(-1)];
  const share = ((seen.unknown / times.length) * 100).toFixed(3);
  return `${times.length.toLocaleString("en")} flags: ${seen.mate} could be mated, ${seen.none} could not, ${seen.unknown} unknown (${share} %), 0 wrong of ${seen.planned} plans played again; median ${median.toFixed(2)} ms, worst ${worst.toFixed(0)} ms`;
}

/** Plays the mate that a plan found. False if no plan found one; throws if the play doesn't end in mate. */
function provePlan(start: Position, color: Color, said: boolean | "unknown"): boolean {
  const line = huntMate(boardOf(start), color === "white" ? 0 : 1, Number.POSITIVE_INFINITY);
  if (line === null) return false;
  let end = start;
  for (const packed of line) {
    const move = moveOf(boardOf(end), packed);
    if (!isLegal(end, move)) throw new Error(`${move.from}${move.to} is not legal in ${makeFen(end)}`);
    end = play(end, move);
  }
  const status = statusOf(startGame(end));
  const isMate = status.kind === "ended" && status.winner === color;
  if (!isMate || said !== true)
    throw new Error(`${color} in ${makeFen(start)}: ${said}, but ${makeFen(end)}`);
  return true;
}

function* positionsOf(folder: string | undefined): Generator<Position> {
  for (const text of folder === undefined ? RECORDS : filesIn(folder))
    for (const answer of parsePgnGames(text)) if (answer.ok) yield* gamePositions(answer.value.game);
  const chance = new Chance(23);
  while (folder === undefined) yield* livelyGame(chance);
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".pgn"),
  );
  return names.map((name) => readFileSync(join(folder, name), "utf8"));
}

/** A game in which both sides capture every other time they can. */
function* livelyGame(chance: Chance): Generator<Position> {
  let position = START;
  yield position;
  for (let ply = 0; ply < LONGEST; ply += 1) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const captures = moves.filter((move) => move.captured !== undefined);
    const pool = captures.length > 0 && chance.next(2) === 0 ? captures : moves;
    position = play(position, chance.pick(pool));
    yield position;
  }
}
