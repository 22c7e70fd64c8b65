import { describe, expect, test } from "vitest";
import { adjudicate, type GameRules, type How, parseUci, startGame } from "../index";
import { gameOf, positionAt, unwrap } from "../testing/legal";

const LEAGUE: GameRules = {
  book: "us-chess",
  moveTime: { rule: "Rule 1.VI", seconds: 120 },
  matchTime: { rule: "Rule 3.III" },
  cites: { checkmate: "Rule 3.II", stalemate: "Rule 3.III" },
};
const MATE = "f3 e5 g4 Qh4";
const DANCE = "Nf3 Nf6 Ng1 Ng8";
const at = (fen: string) => startGame(positionAt(fen));
const citations = (verdict: ReturnType<typeof adjudicate>) =>
  verdict.rules.map(({ book, rule }) => `${book} ${rule}`);

describe("the board comes first", () => {
  test.each([
    { why: "mate", game: gameOf(MATE), outcome: "black", ending: "checkmate", cites: "FIDE 5.1.1" },
    {
      why: "stalemate",
      game: at("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
      outcome: "draw",
      ending: "stalemate",
      cites: "FIDE 5.2.1",
    },
    {
      why: "bare kings",
      game: at("8/5k2/8/8/8/8/3K4/8 w - - 0 1"),
      outcome: "draw",
      ending: "dead-position",
      cites: "FIDE 5.2.2",
    },
    {
      why: "the last piece has to be captured",
      game: at("k7/8/8/8/8/8/1r6/K7 w - - 0 1"),
      outcome: "draw",
      ending: "dead-position",
      cites: "FIDE 5.2.2",
    },
    {
      why: "five times",
      game: gameOf([DANCE, DANCE, DANCE, DANCE].join(" ")),
      outcome: "draw",
      ending: "fivefold",
      cites: "FIDE 9.6.1",
    },
    {
      why: "seventy-five moves",
      game: at("4k3/8/6r1/8/8/8/2R5/4K3 w - - 150 100"),
      outcome: "draw",
      ending: "seventy-five",
      cites: "FIDE 9.6.2",
    },
  ])("$why, whatever is claimed afterward", ({ game, outcome, ending, cites }) => {
    const afterward: How[] = [
      { kind: "position" },
      { kind: "resignation", by: "black" },
      { kind: "flag", by: "black" },
      { kind: "agreement" },
      { kind: "match-time" },
    ];
    for (const how of afterward) {
      const verdict = adjudicate(game, how, { matchTime: { rule: "Rule 3.III" } });
      expect(verdict).toMatchObject({ kind: "decided", outcome, ending });
      expect(citations(verdict)[0]).toBe(cites);
    }
  });

  test("the game isn't over", () => {
    expect(adjudicate(gameOf("e4"), { kind: "position" }).kind).toBe("refused");
  });

  test("the governing rulebook is cited first, then the other, then the league's sheet", () => {
    expect(citations(adjudicate(gameOf(MATE), { kind: "position" }, LEAGUE))).toEqual([
      "US Chess 13A",
      "FIDE 5.1.1",
      "league Rule 3.II",
    ]);
  });
});

const ROOK = "7k/8/8/8/8/8/8/KR6 w - - 0 1";
const KNIGHT_PAWN = "7k/7p/8/8/8/8/8/KN6 w - - 0 1";

describe("resignation, agreement, flags", () => {
  test.each<{ why: string; fen: string; how: How; rules?: GameRules; expected: object; cites: string }>([
    {
      why: "a player who resigns loses",
      fen: ROOK,
      how: { kind: "resignation", by: "black" },
      expected: { outcome: "white", ending: "resignation" },
      cites: "FIDE 5.1.2",
    },
    {
      why: "but not if the opponent could never mate",
      fen: ROOK,
      how: { kind: "resignation", by: "white" },
      expected: { outcome: "draw" },
      cites: "FIDE 5.1.2",
    },
    {
      why: "an agreed draw",
      fen: ROOK,
      how: { kind: "agreement" },
      expected: { outcome: "draw", ending: "agreement" },
      cites: "FIDE 5.2.3",
    },
    {
      why: "a flag",
      fen: ROOK,
      how: { kind: "flag", by: "black" },
      expected: { outcome: "white", ending: "flag" },
      cites: "FIDE 6.9",
    },
    {
      why: "a flag against a bare king",
      fen: ROOK,
      how: { kind: "flag", by: "white" },
      expected: {
        outcome: "draw",
        ending: "flag",
        sentence: "White's flag fell, but Black has a bare king.",
      },
      cites: "FIDE 6.9",
    },
    {
      why: "a flag against a bare king, US Chess",
      fen: ROOK,
      how: { kind: "flag", by: "white" },
      rules: LEAGUE,
      expected: { outcome: "draw" },
      cites: "US Chess 14E1",
    },
    {
      why: "a flag against a knight: a pawn could block its own king",
      fen: KNIGHT_PAWN,
      how: { kind: "flag", by: "black" },
      expected: { outcome: "white" },
      cites: "FIDE 6.9",
    },
    {
      why: "a flag against a knight, US Chess: only with a forced win",
      fen: KNIGHT_PAWN,
      how: { kind: "flag", by: "black" },
      rules: LEAGUE,
      expected: { kind: "open" },
      cites: "US Chess 14E2",
    },
    {
      why: "a flag in a walled-off position",
      fen: "7b/1k5B/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N7 b - -",
      how: { kind: "flag", by: "white" },
      expected: { outcome: "draw" },
      cites: "FIDE 6.9",
    },
  ])("$why", ({ fen, how, rules, expected, cites }) => {
    const verdict = adjudicate(at(fen), how, rules);
    expect(verdict).toMatchObject(expected);
    expect(citations(verdict)[0]).toBe(cites);
  });
});

describe("the league's own clocks", () => {
  test.each<{ why: string; how: How; rules?: GameRules; expected: object }>([
    {
      why: "more than two minutes on a move",
      how: { kind: "move-time", by: "white" },
      expected: { outcome: "black", ending: "move-time" },
    },
    {
      why: "a measured time over the limit",
      how: { kind: "move-time", by: "black", seconds: 121 },
      expected: { outcome: "white" },
    },
    {
      why: "a measured time within the limit",
      how: { kind: "move-time", by: "black", seconds: 120 },
      expected: { kind: "refused" },
    },
    {
      why: "a league without a time limit for a move",
      how: { kind: "move-time", by: "black" },
      rules: {},
      expected: { kind: "refused" },
    },
    {
      why: "a league without a time limit for the match",
      how: { kind: "match-time" },
      rules: {},
      expected: { kind: "refused" },
    },
  ])("$why", ({ how, rules = LEAGUE, expected }) => {
    expect(adjudicate(gameOf("e4 e5"), how, rules)).toMatchObject(expected);
  });

  test.each([
    {
      why: "more captured points win",
      moves: "e4 d5 exd5 Nf6 Nc3 Nxd5 Nxd5",
      outcome: "white",
      points: { white: 4, black: 1 },
    },
    {
      why: "equal points are a draw",
      moves: "e4 d5 exd5 Qxd5",
      outcome: "draw",
      points: { white: 1, black: 1 },
    },
    { why: "nothing captured", moves: "e4", outcome: "draw", points: { white: 0, black: 0 } },
  ])("time is up: $why", ({ moves, outcome, points }) => {
    const verdict = adjudicate(gameOf(moves), { kind: "match-time" }, LEAGUE);
    expect(verdict).toMatchObject({ kind: "decided", outcome, ending: "match-time", points });
    expect(citations(verdict)).toEqual(["league Rule 3.III"]);
  });
});

describe("claims", () => {
  const third = gameOf(`${DANCE} ${DANCE}`);
  const almost = gameOf(`${DANCE} Nf3 Nf6 Ng1`);
  const back = { from: "f6", to: "g8" } as const;

  test.each<{ why: string; game: typeof third; how: How; kind: string }>([
    { why: "the claim is right", game: third, how: { kind: "claim", claim: "threefold" }, kind: "decided" },
    {
      why: "it needs the intended move",
      game: almost,
      how: { kind: "claim", claim: "threefold" },
      kind: "refused",
    },
    {
      why: "the intended move makes it right",
      game: almost,
      how: { kind: "claim", claim: "threefold", move: back },
      kind: "decided",
    },
    {
      why: "another move doesn't",
      game: almost,
      how: { kind: "claim", claim: "threefold", move: { from: "e7", to: "e5" } },
      kind: "refused",
    },
    {
      why: "the intended move is illegal",
      game: almost,
      how: { kind: "claim", claim: "threefold", move: { from: "e7", to: "e4" } },
      kind: "refused",
    },
    {
      why: "fifty moves",
      game: at("8/7k/8/6R1/1r3B2/5K2/8/8 b - - 100 119"),
      how: { kind: "claim", claim: "fifty-move" },
      kind: "decided",
    },
    {
      why: "fewer than fifty",
      game: at("8/7k/8/6R1/1r3B2/5K2/8/8 b - - 90 119"),
      how: { kind: "claim", claim: "fifty-move" },
      kind: "refused",
    },
  ])("$why", ({ game, how, kind }) => {
    expect(adjudicate(game, how).kind).toBe(kind);
  });

  test("names the move that makes the claim possible", () => {
    const verdict = adjudicate(almost, {
      kind: "claim",
      claim: "threefold",
      move: unwrap(parseUci(almost.position, "f6g8")),
    });
    expect(verdict).toMatchObject({
      outcome: "draw",
      ending: "threefold",
      sentence: "Black claims: the position is on the board for the third time after Ng8.",
    });
  });

  test("a mating move ends the game, whatever it would complete", () => {
    const game = at("7k/8/6K1/8/8/8/8/R7 w - - 99 80");
    const claim = (to: "a8" | "a2") =>
      adjudicate(game, { kind: "claim", claim: "fifty-move", move: { from: "a1", to } });
    expect(claim("a8")).toMatchObject({
      kind: "refused",
      sentence: "Ra8# ends the game immediately, so nothing can be claimed with it.",
    });
    expect(claim("a2")).toMatchObject({ outcome: "draw", ending: "fifty-move" });
  });
});

test("a draw can't be agreed before both have moved (FIDE 5.2.3)", () => {
  expect(adjudicate(gameOf("e4"), { kind: "agreement" })).toEqual({
    kind: "refused",
    rules: [{ book: "FIDE", rule: "5.2.3" }],
    sentence: "A draw can be agreed once both players have made a move.",
  });
  expect(adjudicate(gameOf("e4 e5"), { kind: "agreement" }).kind).toBe("decided");
  expect(adjudicate(startGame(), { kind: "agreement" }, LEAGUE).kind).toBe("decided");
});

test("a short search leaves open whether mate was possible", () => {
  const game = at("7k/8/8/8/8/8/3N4/K6b w - - 0 1");
  const flag = { kind: "flag", by: "black" } as const;
  expect(adjudicate(game, flag, {}, { budget: 100 })).toMatchObject({
    kind: "open",
    sentence:
      "Black's flag fell. The search could not tell whether White could still give mate by any legal moves.",
  });
  expect(adjudicate(game, flag)).toMatchObject({ kind: "decided", outcome: "white" });
});

describe("completed illegal moves (FIDE 7.5.5)", () => {
  const second = { kind: "illegal-move", by: "black", count: 2 } as const;
  test.each([
    {
      why: "the second loses",
      game: gameOf("e4 e5"),
      how: second,
      verdict: { kind: "decided", outcome: "white" },
    },
    {
      why: "the second draws if the opponent can't mate",
      game: at("8/5k2/8/8/8/2K5/5p2/8 b - - 0 1"),
      how: second,
      verdict: { kind: "decided", outcome: "draw", ending: "illegal-move" },
    },
    {
      why: "the first costs time, not the game",
      game: gameOf("e4 e5"),
      how: { ...second, count: 1 },
      verdict: { kind: "refused", sentence: expect.stringContaining("White gets two more minutes") },
    },
  ])("$why", ({ game, how, verdict }) => {
    expect(adjudicate(game, how)).toMatchObject(verdict);
    expect(citations(adjudicate(game, how))[0]).toBe("FIDE 7.5.5");
  });

  test("under US Chess the director decides", () => {
    const verdict = adjudicate(gameOf("e4 e5"), second, { book: "us-chess" });
    expect(verdict).toMatchObject({ kind: "open" });
    expect(citations(verdict)[0]).toBe("US Chess 11D");
  });
});

test.each([
  { why: "four bishops behind their pawns", fen: "7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 b - - 0 1" },
  { why: "a rook that is locked in", fen: "2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - - 0 1" },
  { why: "two bishops that never reach the king", fen: "8/8/k6p/5p1P/3b1p2/2b2PpK/6P1/8 w - - 0 1" },
])("a dead position that takes a search is found: $why", ({ fen }) => {
  const verdict = adjudicate(at(fen), { kind: "position" });
  expect(verdict).toMatchObject({ kind: "decided", outcome: "draw", ending: "dead-position" });
});

test.each([
  { why: "five times", game: gameOf([DANCE, DANCE, DANCE, DANCE].join(" ")), claim: "threefold" },
  { why: "seventy-five moves", game: at("4k3/8/6r1/8/8/8/2R5/4K3 w - - 150 100"), claim: "fifty-move" },
] as const)("under US Chess, $why are a draw only if a player claims it", ({ game, claim }) => {
  const judge = (how: How) => adjudicate(game, how, { book: "us-chess" });
  expect(judge({ kind: "position" }).kind).toBe("refused");
  expect(judge({ kind: "resignation", by: "black" })).toMatchObject({ kind: "decided", outcome: "white" });
  expect(judge({ kind: "claim", claim })).toMatchObject({ kind: "decided", outcome: "draw", ending: claim });
});
