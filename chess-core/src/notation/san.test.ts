import { describe, expect, test } from "vitest";
import { legalMoves, makeSan, makeUci, parseSan, parseUci, START } from "../index";
import { positionAt, unwrap } from "../testing/legal";

const CROWD = "N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1";
const PROMOTING = "7k/1p2Npbp/8/2P5/1P1r4/3b2QP/3q1pPK/2RB4 b - - 1 29";

/** Cases from the tests of python-chess and chess.js. */
describe("SAN is as short as possible, given the rivals that can really go there", () => {
  test.each([
    {
      why: "castling with check",
      fen: "rnbk1b1r/ppp2pp1/5n1p/4p1B1/2P5/2N5/PP2PPPP/R3KBNR w KQ - 0 7",
      uci: "e1c1",
      san: "O-O-O+",
    },
    { why: "en passant with mate", fen: "6bk/7b/8/3pP3/8/8/8/Q3K3 w - d6 0 2", uci: "e5d6", san: "exd6#" },
    { why: "by file", fen: CROWD, uci: "c3c2", san: "Rcc2" },
    { why: "by rank", fen: CROWD, uci: "a4b6", san: "N4b6" },
    { why: "by both", fen: CROWD, uci: "h4g6", san: "Nh4g6" },
    { why: "a king has no rivals", fen: CROWD, uci: "e1f1", san: "Kf1" },
    {
      why: "a capture that mates",
      fen: "8/2KN1p2/5p2/3N1B1k/5PNp/7P/7P/8 w - -",
      uci: "d5f6",
      san: "N5xf6#",
    },
    { why: "the rival is pinned", fen: "8/8/8/R2nkn2/8/8/2K5/8 b - - 0 1", uci: "f5e3", san: "Ne3+" },
    { why: "promotion", fen: PROMOTING, uci: "f2f1q", san: "f1=Q" },
    { why: "underpromotion with check", fen: PROMOTING, uci: "f2f1n", san: "f1=N+" },
  ])("$why: $san", ({ fen, uci, san }) => {
    const position = positionAt(fen);
    expect(makeSan(position, unwrap(parseUci(position, uci)))).toBe(san);
    expect(makeUci(unwrap(parseSan(position, san)))).toBe(uci);
  });

  test("a whole list, with three knights on one square", () => {
    const position = positionAt("k7/8/K7/8/3n3n/5R2/3n4/8 b - - 0 1");
    const sans = legalMoves(position).map((move) => makeSan(position, move));
    expect(sans).toContain("N2xf3");
    expect(sans).toContain("Nhxf3");
    expect(sans).toContain("Nd4xf3");
    expect(new Set(sans).size).toBe(sans.length);
  });
});

describe("what people write is read", () => {
  test.each([
    { text: "Ng1f3", uci: "g1f3" },
    { text: "Ng1-f3", uci: "g1f3" },
    { text: "e2-e4", uci: "e2e4" },
    { text: "e4!?", uci: "e2e4" },
    { text: "Nf3+", uci: "g1f3" },
    { text: "Pe4", uci: "e2e4" },
  ])("$text", ({ text, uci }) => {
    expect(makeUci(unwrap(parseSan(START, text)))).toBe(uci);
  });

  test.each([
    { why: "castling with zeros", fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", text: "0-0", uci: "e1g1" },
    {
      why: "castling long with zeros",
      fen: "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
      text: "0-0-0+",
      uci: "e8c8",
    },
    {
      why: "promotion without a sign",
      fen: "1r3k2/P7/8/8/8/8/8/4K3 w - - 0 1",
      text: "axb8Q+",
      uci: "a7b8q",
    },
    {
      why: "en passant spelled out",
      fen: "4k3/8/8/5pP1/8/8/8/4K3 w - f6 0 1",
      text: "gxf6e.p.",
      uci: "g5f6",
    },
    {
      why: "b is a pawn, not a bishop",
      fen: "r4br1/pp1Npkp1/2P4p/5P2/6P1/5KnP/PP6/R1B5 b - - 0 1",
      text: "bxc6",
      uci: "b7c6",
    },
  ])("$why", ({ fen, text, uci }) => {
    expect(makeUci(unwrap(parseSan(positionAt(fen), text)))).toBe(uci);
  });
});

describe("a refusal gives the reason", () => {
  const italian = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
  test.each([
    { fen: italian, text: "", reason: "not-san", says: "is not a move" },
    { fen: italian, text: "Q@e3", reason: "not-san", says: "is not a move" },
    { fen: italian, text: "K=Qe2", reason: "not-san", says: "is not a move" },
    { fen: italian, text: "Nf6", reason: "not-legal", says: "no white knight can reach f6" },
    { fen: italian, text: "Nd2", reason: "not-legal", says: "d2 is taken by white's own pawn" },
    { fen: italian, text: "Nxd4", reason: "not-legal", says: "there is nothing to capture on d4" },
    { fen: italian, text: "Nhg5", reason: "not-legal", says: "white has no knight on the h-file" },
    { fen: italian, text: "Qd3", reason: "not-legal", says: "the queen on d1 is blocked by the pawn on d2" },
    { fen: italian, text: "Ke3", reason: "not-legal", says: "the king on e1 does not move like that" },
    {
      fen: italian,
      text: "O-O-O",
      reason: "not-legal",
      says: "the queen on d1 is between king and rook",
    },
    { fen: italian, text: "e5", reason: "not-legal", says: "the pawn on e4 is blocked by the pawn on e5" },
    { fen: italian, text: "exd5", reason: "not-legal", says: "there is nothing to capture on d5" },
    { fen: italian, text: "xd5", reason: "not-legal", says: "names its file" },
    { fen: italian, text: "e2g1", reason: "not-legal", says: "no white pawn on the e-file can reach g1" },
    { fen: italian, text: "a5", reason: "not-legal", says: "no white pawn can reach a5" },
    { fen: italian, text: "a4=Q", reason: "not-legal", says: "a pawn does not promote on a4" },
    {
      fen: "4k3/8/8/b7/8/8/3N4/4K3 w - - 0 1",
      text: "Nf3",
      reason: "not-legal",
      says: "the knight on d2 is pinned by the bishop on a5",
    },
    {
      fen: "4k3/8/8/8/4r3/8/N7/4K3 w - - 0 1",
      text: "Nc3",
      reason: "not-legal",
      says: "white is in check from the rook on e4, and this does not answer it",
    },
    {
      fen: "4k3/8/8/8/3r4/8/8/4K3 w - - 0 1",
      text: "Kd2",
      reason: "not-legal",
      says: "d2 is attacked by the rook on d4",
    },
    {
      fen: "4k3/8/8/8/4r3/4K3/8/8 w - - 0 1",
      text: "Ke2",
      reason: "not-legal",
      says: "e2 is still in the line of the check",
    },
    {
      fen: "4k3/8/8/8/8/3b4/8/R3K2R w KQ - 0 1",
      text: "O-O",
      reason: "not-legal",
      says: "the king would cross or reach f1, which the bishop on d3 attacks",
    },
    {
      fen: "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
      text: "O-O",
      reason: "not-legal",
      says: "white has no right to castle kingside",
    },
    {
      fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
      text: "a8",
      reason: "not-legal",
      says: "must promote, as in a8=Q",
    },
    {
      fen: "2rq1rk1/pb2bppp/1p2p3/n1ppPn2/2PP4/PP3N2/1B1NQPPP/RB3RK1 b - - 0 1",
      text: "c4",
      reason: "not-legal",
      says: "the pawn on c5 is blocked by the pawn on c4",
    },
    {
      fen: "8/8/1n6/3R1P2/1n6/2k2K2/3p4/r6r b - - 0 82",
      text: "Rf1",
      reason: "ambiguous",
      says: "the rooks on a1 and h1 can both go there",
    },
    {
      fen: "1R3k2/2R5/8/8/8/1K6/8/8 b - - 0 1",
      text: "Ke8",
      reason: "not-legal",
      says: "the game is over by checkmate",
    },
  ])("$text on $fen", ({ fen, text, reason, says }) => {
    const answer = parseSan(positionAt(fen), text);
    expect(answer).toMatchObject({ ok: false, error: { reason, message: expect.stringContaining(says) } });
  });
});

describe("UCI", () => {
  test.each([
    { why: "castling by the king's step", text: "e1g1", castling: "kingside" },
    { why: "castling as king takes rook", text: "e1a1", castling: "queenside" },
  ])("$why", ({ text, castling }) => {
    const answer = parseUci(positionAt("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), text);
    expect(answer).toMatchObject({ ok: true, value: { castling } });
  });

  test.each([
    { text: "e2e9", reason: "not-uci" },
    { text: "e2e5", reason: "not-legal" },
    { text: "e1h1", reason: "not-legal" },
    { text: "e2e4q", reason: "not-legal" },
  ])("$text is refused", ({ text, reason }) => {
    expect(parseUci(START, text)).toMatchObject({ ok: false, error: { reason } });
  });
});
