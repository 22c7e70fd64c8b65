import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkOf,
  claimsOf,
  type Game,
  isLegal,
  isSamePosition,
  legalMoves,
  makeFen,
  makePgn,
  makeSan,
  makeUci,
  parseFen,
  parsePgn,
  parsePgnGames,
  parseSan,
  parseUci,
  piecesOf,
  play,
  playMove,
  START,
  startGame,
  statusOf,
  touchedMoves,
} from "./index";
import { positionAt, unwrap } from "./testing/legal";
import { IMMORTAL_GAME, LICHESS_GAME } from "./testing/records";

const STARTS = [
  START,
  positionAt("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
  positionAt("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
  positionAt("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
];

/** A game of arbitrary legal moves. Each number picks one of the legal moves. */
const games = fc
  .tuple(fc.constantFrom(...STARTS), fc.array(fc.nat({ max: 1e6 }), { maxLength: 60 }))
  .map(([start, picks]) => {
    let game: Game = startGame(start);
    for (const pick of picks) {
      const moves = legalMoves(game.position);
      if (moves.length === 0) break;
      game = unwrap(playMove(game, moves[pick % moves.length]!));
    }
    return game;
  });

const RUNS = { numRuns: 150 };

describe("whatever is played", () => {
  test("FEN gives the same position back", () => {
    fc.assert(
      fc.property(games, ({ position }) => {
        const back = unwrap(parseFen(makeFen(position)));
        expect(makeFen(back)).toBe(makeFen(position));
        expect(isSamePosition(back, position)).toBe(true);
        expect(piecesOf(back)).toEqual(piecesOf(position));
        expect(legalMoves(back)).toEqual(legalMoves(position));
      }),
      RUNS,
    );
  });

  test("every legal move has its own SAN and UCI, and both lead back to it", () => {
    fc.assert(
      fc.property(games, ({ position }) => {
        const moves = legalMoves(position);
        const sans = moves.map((move) => makeSan(position, move));
        expect(new Set(sans).size).toBe(moves.length);
        expect(sans.map((san) => unwrap(parseSan(position, san)))).toEqual(moves);
        expect(moves.map((move) => unwrap(parseUci(position, makeUci(move))))).toEqual(moves);
      }),
      RUNS,
    );
  });

  test("a move never leaves the own king in check, moves one side's piece and passes the turn", () => {
    fc.assert(
      fc.property(games, ({ position }) => {
        const men = piecesOf(position).length;
        for (const move of legalMoves(position)) {
          const next = play(position, move);
          expect(parseFen(makeFen(next)).ok).toBe(true);
          expect(piecesOf(next)).toHaveLength(men - (move.captured ? 1 : 0));
        }
      }),
      { numRuns: 50 },
    );
  });

  test("the moves of all pieces are the legal moves, and nothing else is legal", () => {
    fc.assert(
      fc.property(games, ({ position }) => {
        const all = legalMoves(position).map(makeUci).sort();
        const own = piecesOf(position).flatMap((piece) => legalMoves(position, piece.square));
        expect(own.map(makeUci).sort()).toEqual(all);
        for (const { square } of piecesOf(position)) {
          for (const move of touchedMoves(position, square)) expect(isLegal(position, move)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test("a check is answered only by its escapes, and mate has none", () => {
    fc.assert(
      fc.property(games, (game) => {
        const check = checkOf(game.position);
        if (check === null) return;
        const { kingMoves, captures, interpositions } = check.escapes;
        const escapes = [...kingMoves, ...captures, ...interpositions].map(makeUci).sort();
        expect(escapes).toEqual(legalMoves(game.position).map(makeUci).sort());
        const status = statusOf(game);
        expect(status.kind === "ended" && status.ending === "checkmate").toBe(escapes.length === 0);
      }),
      RUNS,
    );
  });

  test("PGN gives the same game back, and a finished game has nothing to claim", () => {
    fc.assert(
      fc.property(games, (game) => {
        const [record] = unwrap(parsePgn(makePgn(game)));
        expect(record?.game.moves).toEqual(game.moves);
        expect(makeFen(record!.game.position)).toBe(makeFen(game.position));
        expect(statusOf(record!.game)).toEqual(statusOf(game));
        if (statusOf(game).kind === "ended") expect(claimsOf(game)).toEqual([]);
      }),
      RUNS,
    );
  });
});

/** Text with parts cut out, doubled and overwritten. */
function mutations(text: string) {
  const edit = fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: 12 }), fc.string({ maxLength: 6 }));
  return fc.array(edit, { minLength: 1, maxLength: 6 }).map((edits) => {
    let out = text;
    for (const [at, length, insert] of edits) out = out.slice(0, at) + insert + out.slice(at + length);
    return out;
  });
}

describe("parsers answer any input", () => {
  const fens = fc.oneof(
    fc.string(),
    mutations("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
  );
  const moveTexts = fc.oneof(
    fc.string({ maxLength: 8 }),
    mutations("Nb1xc3+"),
    fc.stringMatching(/^[KQRBNa-h1-8xO=+#-]{1,8}$/),
  );
  const records = fc.oneof(fc.string(), mutations(IMMORTAL_GAME), mutations(LICHESS_GAME));

  test("FEN: accepted text is written back the same way every time", () => {
    fc.assert(
      fc.property(fens, fc.boolean(), (text, composed) => {
        const answer = parseFen(text, { composed });
        if (!answer.ok) {
          expect(answer.error.message).not.toBe("");
          return;
        }
        expect(makeFen(unwrap(parseFen(makeFen(answer.value), { composed })))).toBe(makeFen(answer.value));
        legalMoves(answer.value);
      }),
      { numRuns: 1000 },
    );
  });

  test("SAN and UCI: accepted moves are legal", () => {
    fc.assert(
      fc.property(fc.constantFrom(...STARTS), moveTexts, (position, text) => {
        for (const answer of [parseSan(position, text), parseUci(position, text)]) {
          if (answer.ok) expect(isLegal(position, answer.value)).toBe(true);
          else expect(answer.error.message).not.toContain("undefined");
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("PGN: games, or a place in the text", () => {
    fc.assert(
      fc.property(records, (text) => {
        for (const answer of parsePgnGames(text)) {
          if (answer.ok) {
            expect(answer.value.game.moves).toHaveLength(answer.value.moves.length);
            continue;
          }
          expect(answer.error.offset).toBeLessThanOrEqual(text.length);
          expect(answer.error.message).not.toContain("undefined");
        }
        parsePgn(text);
      }),
      { numRuns: 400 },
    );
  });
});
