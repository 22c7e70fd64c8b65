import {
  legalMoves,
  makeFen,
  makePgn,
  mendFen,
  mendSan,
  parseFen,
  parsePgn,
  parsePgnGames,
  parseSan,
  parseUci,
  START,
} from "../src/index";
import { DEEP_BLUE_GAME, IMMORTAL_GAME, LICHESS_GAME, OPERA_GAME } from "../src/testing/records";
import { Chance } from "./chance";

const FENS = [
  makeFen(START),
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1",
];
const MOVES = [
  "Nbd7+",
  "exd8=Q#",
  "O-O-O",
  "R1a3",
  "Qh4xe1",
  "e2e4",
  "e7e8q",
  "0-0",
  "bxc3 e.p.",
  "♘f3*",
  "Ng1–f3",
  "e2 - e4",
];
const RECORDS = [
  "1. e4 {a} (1. d4 $1 (1. c4) d5) e5 ; x\n2. Nf3 *",
  '[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 40"]\n\n40... e1=Q+ 41. Kb2 *',
  "1. ♘f3* d5 2. e2 - e4 d5xe4 3. f3–g5 e5 4. Bf1-c4 Bc5 5. 0 - 0 exf3 e. p. ½ – ½\n\ufeff1. g1f3 1 - 0",
  LICHESS_GAME.slice(0, 600),
  OPERA_GAME,
  IMMORTAL_GAME,
  DEEP_BLUE_GAME.slice(0, 300),
];
const SPLINTERS = [
  ...'{}()[];%$"\\\n\r\t .*-+=#!?/0123456789abcdefghKQRBNkqrbnpPOx\u0000\ud800\ufeff\u2009\u200b½…é–‑♘',
  '[FEN "',
  "{[%clk ",
  "1-0",
  "--",
  "(1. e4",
  "]\n[",
  "O-O",
];
const SLOW_MS = 1000;

/**
 * Gives every parser texts that were cut, doubled, swapped and padded. Each must quickly return a value or a reason.
 */
export function checkMutations(count: number): string {
  const chance = new Chance(11);
  const positions = FENS.map((fen) => parseFen(fen)).flatMap((answer) => (answer.ok ? [answer.value] : []));
  const accepted = { fen: 0, move: 0, pgn: 0 };
  let slowest = 0;
  for (let number = 0; number < count; number += 1) {
    const kind = number % 4;
    const text = mutate(chance, chance.pick(kind === 0 ? FENS : kind < 3 ? MOVES : RECORDS));
    const start = performance.now();
    if (kind === 0) {
      const answer = parseFen(text, { composed: number % 8 === 0 });
      if (answer.ok) {
        accepted.fen += 1;
        legalMoves(answer.value);
        if (!parseFen(makeFen(answer.value), { composed: true }).ok)
          throw new Error(`${text} does not read back`);
      } else mustSay(answer.error.message, text);
      const mended = mendFen(text, { composed: number % 8 === 0 });
      if (answer.ok && !mended.ok) throw new Error(`${text} is only read strictly`);
    } else if (kind < 3) {
      const parse = kind === 1 ? (number % 8 === 1 ? parseSan : mendSan) : parseUci;
      const answer = parse(chance.pick(positions), text);
      if (answer.ok) accepted.move += 1;
      else mustSay(answer.error.message, text);
    } else {
      for (const answer of parsePgnGames(text, { lenient: number % 8 === 3 })) {
        if (answer.ok) {
          accepted.pgn += 1;
          const { game, tags } = answer.value;
          const written = parsePgn(makePgn(game, tags, answer.value));
          if (!written.ok) throw new Error(`not read back: ${written.error.message}\n${text}`);
        } else mustSay(answer.error.message, text);
      }
    }
    slowest = Math.max(slowest, performance.now() - start);
    if (slowest > SLOW_MS) throw new Error(`${Math.round(slowest)} ms for ${JSON.stringify(text)}`);
  }
  return `${count.toLocaleString("en")} inputs, 0 exceptions, 0 hangs (slowest ${slowest.toFixed(1)} ms); accepted: ${accepted.fen} FEN, ${accepted.move} moves, ${accepted.pgn} games`;
}

function mutate(chance: Chance, seed: string): string {
  let text = seed;
  for (let edits = 1 + chance.next(5); edits > 0; edits -= 1) {
    const at = chance.next(text.length + 1);
    const length = chance.next(8);
    const kind = chance.next(4);
    const middle =
      kind === 0
        ? ""
        : kind === 1
          ? chance.pick(SPLINTERS)
          : kind === 2
            ? text.slice(at, at + length).repeat(2)
            : [...text.slice(at, at + length)].reverse().join("");
    text = text.slice(0, at) + middle + text.slice(at + (kind === 1 ? chance.next(2) : length));
  }
  return text;
}

/** Checks that a reason is in words and doesn't come from a bug of ours. */
function mustSay(message: string, text: string): void {
  const leak = /undefined|NaN|\[object/.exec(message)?.[0];
  const isLeak = leak !== undefined && !text.includes(leak);
  if (message === "" || isLeak) throw new Error(`"${message}" for ${JSON.stringify(text)}`);
}
