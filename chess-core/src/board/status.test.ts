import { describe, expect, test } from "vitest";
import {
  claimsOf,
  type Game,
  makeUci,
  type PlainMove,
  parseUci,
  playMove,
  START,
  startGame,
  statusOf,
} from "../index";
import { gameOf, positionAt, unwrap } from "../testing/legal";

/** From the tests of chess.js, python-chess and rampart. */
describe("how a position ends the game by itself", () => {
  test.each([
    {
      why: "mate",
      fen: "4r2r/p6p/1pnN2p1/kQp5/3pPq2/3P4/PPP3PP/R5K1 b - - 0 2",
      ending: "checkmate",
      winner: "white",
    },
    {
      why: "mate by queen and rook",
      fen: "8/5r2/4K1q1/4p3/3k4/8/8/8 w - - 0 7",
      ending: "checkmate",
      winner: "black",
    },
    {
      why: "mate although en passant looks possible",
      fen: "8/6N1/3R4/6k1/5Pp1/1K2P3/8/4B1R1 b - f3 0 1",
      ending: "checkmate",
      winner: "white",
    },
    { why: "smothered mate", fen: "kr6/ppN5/8/8/8/8/2K5/8 b - - 0 1", ending: "checkmate", winner: "white" },
    { why: "stalemate", fen: "8/8/5k2/p4p1p/P4K1P/1r6/8/8 w - - 0 2", ending: "stalemate" },
    {
      why: "stalemate with all pieces but two on the board",
      fen: "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10",
      ending: "stalemate",
    },
    {
      why: "stalemate although en passant looks possible",
      fen: "8/8/R7/4k3/4Pp2/2P2P2/7B/1K6 b - e3 0 1",
      ending: "stalemate",
    },
    { why: "bare kings", fen: "8/5k2/8/8/8/8/3K4/8 w - - 0 1", ending: "dead-position" },
    { why: "a knight alone", fen: "8/3k4/8/8/2N5/8/3K4/8 b - - 0 1", ending: "dead-position" },
    { why: "a bishop alone", fen: "8/2b5/8/8/8/8/8/k6K w - - 0 1", ending: "dead-position" },
    {
      why: "bishops of one color on both sides",
      fen: "5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39",
      ending: "dead-position",
    },
    {
      why: "ten bishops of one color",
      fen: "8/b1B1b1B1/1b1B1b1B/8/8/8/8/1k5K w - - 0 1",
      ending: "dead-position",
    },
    { why: "a wall of pawns", fen: "5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8 w - -", ending: "dead-position" },
    { why: "seventy-five moves", fen: "4k3/8/6r1/8/8/8/2R5/4K3 w - - 150 100", ending: "seventy-five" },
    {
      why: "mate counts before seventy-five moves",
      fen: "1R3k2/2R5/8/8/8/1K6/8/8 b - - 150 100",
      ending: "checkmate",
      winner: "white",
    },
  ])("$why", ({ fen, ending, winner }) => {
    const expected = winner === undefined ? { kind: "ended", ending } : { kind: "ended", ending, winner };
    expect(statusOf(startGame(positionAt(fen)))).toEqual(expected);
  });

  test.each([
    { why: "the start", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
    { why: "a pawn can become anything", fen: "8/2p5/8/8/8/8/8/k6K w - - 0 1" },
    { why: "bishops of two colors can mate a helpful enemy", fen: "5k1K/7B/8/6b1/8/8/8/8 b - - 0 1" },
    { why: "a knight against a bishop can too", fen: "7K/5k1N/8/6b1/8/8/8/8 b - - 0 1" },
    { why: "a knight against a knight can too", fen: "7K/5k1N/8/4n3/8/8/8/8 b - - 0 1" },
    { why: "two knights can too", fen: "8/8/8/2K5/8/1NN5/8/k7 b - - 0 1" },
    { why: "check with a way out", fen: "R3k3/8/3K4/8/8/8/8/8 b - - 0 1" },
    { why: "seventy-four moves and a half", fen: "4k3/8/6r1/8/8/8/2R5/4K3 w - - 149 100" },
  ])("nothing ends $why", ({ fen }) => {
    expect(statusOf(startGame(positionAt(fen)))).toEqual({ kind: "playing" });
  });
});

const DANCE = "Nf3 Nf6 Ng1 Ng8";
const kinds = (game: Game) =>
  claimsOf(game).map((claim) => claim.kind + (claim.move ? ` with ${makeUci(claim.move)}` : ""));

describe("repetition (FIDE 9.2, 9.6.1)", () => {
  test.each([
    { why: "twice isn't enough", moves: DANCE, claims: [] },
    {
      why: "one move before the third time, it can be announced",
      moves: `${DANCE} Nf3 Nf6 Ng1`,
      claims: ["threefold with f6g8"],
    },
    { why: "three times", moves: `${DANCE} ${DANCE}`, claims: ["threefold"] },
    { why: "a pawn move resets the count", moves: `${DANCE} ${DANCE} e4`, claims: [] },
  ])("$why", ({ moves, claims }) => {
    expect(kinds(gameOf(moves))).toEqual(claims);
  });

  test("five times ends the game, but four times doesn't", () => {
    expect(statusOf(gameOf(`${DANCE} ${DANCE} ${DANCE}`))).toEqual({ kind: "playing" });
    const fifth = gameOf(`${DANCE} ${DANCE} ${DANCE} ${DANCE}`);
    expect(statusOf(fifth)).toEqual({ kind: "ended", ending: "fivefold" });
    expect(claimsOf(fifth)).toEqual([]);
  });

  test("Fischer against Petrosian, 1971: the same position with other pieces moved in between", () => {
    const start = positionAt("8/pp3p1k/2p2q1p/3r1P2/5R2/7P/P1P1QP2/7K b - - 2 30");
    expect(kinds(gameOf("Qe5 Qh5 Qf6 Qe2 Re5 Qd3 Rd5 Qe2", start))).toContain("threefold");
  });

  test("a position with other castling rights is a different one", () => {
    const moves = "Ke7 Ke2 Ke8 Ke1";
    const start = positionAt("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    expect(kinds(gameOf(`${moves} ${moves}`, start))).not.toContain("threefold");
    expect(kinds(gameOf(`${moves} ${moves} ${moves}`, start))).toContain("threefold");
  });

  test.each([
    {
      why: "the double push gives check, and it cannot be taken",
      fen: "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37",
      ucis: "d2d4 h2h3 a2a3 h3h2 a3a2 h2h1 a2a3 h1h2 a3a2",
    },
    {
      why: "the pawn that would take is pinned on its file",
      fen: "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1",
      ucis: "h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6 h7g7",
    },
    {
      why: "no pawn is next to it",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      ucis: "f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1",
    },
    {
      why: "the FEN has an en-passant square that no pawn can use",
      fen: "5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4",
      ucis: "d7c8 f8f7 c8d7 f7f8 d7d8 f8f7 d8d7 f7f8",
    },
  ])("impossible en passant makes no difference: $why", ({ fen, ucis }) => {
    let game = startGame(positionAt(fen));
    for (const uci of ucis.split(" ")) game = unwrap(playMove(game, unwrap(parseUci(game.position, uci))));
    expect(kinds(game)).toContain("threefold");
  });

  test("possible en passant makes the position a different one", () => {
    const start = positionAt("4k1n1/8/8/8/5p2/8/4P3/4K1N1 w - - 0 1");
    const game = gameOf("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1", start);
    expect(kinds(game)).not.toContain("threefold");
  });
});

/** From the tests of python-chess. */
describe("fifty moves (FIDE 9.3)", () => {
  test.each([
    { why: "ninety-eight plies", fen: "4k3/8/6r1/8/8/8/2R5/4K3 w - - 98 90", now: false, intended: false },
    {
      why: "the next move completes them",
      fen: "6R1/7k/8/8/1r3B2/5K2/8/8 w - - 99 119",
      now: false,
      intended: true,
    },
    { why: "they are complete", fen: "8/7k/8/6R1/1r3B2/5K2/8/8 b - - 100 119", now: true, intended: false },
    { why: "mate came first", fen: "k7/8/NKB5/8/8/8/8/8 b - - 105 176", now: false, intended: false },
    { why: "stalemate came first", fen: "k7/3N4/1K6/1B6/8/8/8/8 b - - 99 1", now: false, intended: false },
  ])("$why", ({ fen, now, intended }) => {
    const claims = claimsOf(startGame(positionAt(fen)));
    expect(claims.some((claim) => claim.kind === "fifty-move" && !claim.move)).toBe(now);
    expect(claims.some((claim) => claim.kind === "fifty-move" && claim.move)).toBe(intended);
  });

  test("a capture or a pawn move can't complete them", () => {
    const claims = claimsOf(startGame(positionAt("4k3/8/8/8/8/8/P5r1/4K1R1 w - - 99 90")));
    expect(claims.map((claim) => claim.move?.to)).not.toContain("a3");
    expect(claims.map((claim) => claim.move?.to)).not.toContain("g2");
    expect(claims.length).toBeGreaterThan(0);
  });
});

test("a mating move ends the game instead of completing fifty moves", () => {
  const claims = claimsOf(startGame(positionAt("7k/8/6K1/8/8/8/Q7/8 w - - 99 90")));
  const intended = claims.map((claim) => claim.move?.to);
  expect(intended).toContain("a3");
  expect(intended).not.toContain("a8");
});

describe("a game", () => {
  test("refuses an illegal move with the reason and doesn't change", () => {
    const game = startGame();
    expect(playMove(game, { from: "e2", to: "e5" })).toEqual({
      ok: false,
      error: { reason: "not-legal", message: "e2e5 is not possible: the pawn on e2 does not move like that" },
    });
    expect(game.moves).toEqual([]);
    expect(game.position).toBe(START);
  });

  test("refuses an invalid square or promotion", () => {
    const unchecked: PlainMove[] = JSON.parse(
      '[{ "from": "z9", "to": "e4" }, { "from": "e2", "to": "" }, { "from": "e2", "to": "e4", "promotion": "king" }]',
    );
    for (const move of unchecked) expect(playMove(startGame(), move).ok).toBe(false);
  });

  test("remembers its moves; two games can share a beginning", () => {
    const shared = gameOf("e4 e5");
    const open = unwrap(playMove(shared, { from: "g1", to: "f3" }));
    const gambit = unwrap(playMove(shared, { from: "f2", to: "f4" }));
    expect(shared.moves.map(makeUci)).toEqual(["e2e4", "e7e5"]);
    expect(open.moves.map(makeUci)).toEqual(["e2e4", "e7e5", "g1f3"]);
    expect(gambit.moves.map(makeUci)).toEqual(["e2e4", "e7e5", "f2f4"]);
  });
});
