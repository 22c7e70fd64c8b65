import { describe, expect, test } from "vitest";
import {
  type Game,
  makeFen,
  makePgn,
  type PgnGame,
  parsePgn,
  parsePgnGames,
  START,
  statusOf,
} from "../index";
import { gameOf, positionAt, unwrap } from "../testing/legal";
import { DEEP_BLUE_GAME, IMMORTAL_GAME, LICHESS_GAME, OPERA_GAME } from "../testing/records";

const sans = (game: PgnGame | undefined) => game?.moves.map((move) => move.san).join(" ");

describe("real games", () => {
  test.each([
    {
      why: "Opera game",
      text: OPERA_GAME,
      plies: 33,
      fen: "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17",
      mate: true,
    },
    {
      why: "Immortal game",
      text: IMMORTAL_GAME,
      plies: 45,
      fen: "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23",
      mate: true,
    },
    {
      why: "Deep Blue - Kasparov",
      text: DEEP_BLUE_GAME,
      plies: 37,
      fen: "r1k4r/p2nb1p1/2b4p/1p1n1p2/2PP4/3Q1NB1/1P3PPP/R5K1 b - - 0 19",
      mate: false,
    },
    {
      why: "a Lichess game",
      text: LICHESS_GAME,
      plies: 33,
      fen: "r1k4r/p1Q2ppp/1p3n2/8/2Bn1Bb1/8/PPP2PPP/RN2R1K1 b - - 3 17",
      mate: true,
    },
  ])("$why", ({ text, plies, fen, mate }) => {
    const [record, ...others] = unwrap(parsePgn(text));
    expect(others).toEqual([]);
    expect(record?.moves).toHaveLength(plies);
    expect(makeFen(record!.game.position)).toBe(fen);
    expect(record?.result).toBe("1-0");
    expect(statusOf(record!.game)).toMatchObject(
      mate ? { ending: "checkmate", winner: "white" } : { kind: "playing" },
    );
  });

  test("several in one text, with their tags", () => {
    const records = unwrap(parsePgn([OPERA_GAME, LICHESS_GAME, IMMORTAL_GAME].join("\n")));
    expect(records.map((record) => record.tags.get("White"))).toEqual([
      "Morphy, Paul",
      "Rodri-10",
      "Anderssen, Adolf",
    ]);
    expect(records[1]?.moves[0]).toMatchObject({
      san: "e4",
      clock: 240,
      move: { from: "e2", to: "e4", role: "pawn" },
    });
    expect(records[1]?.moves[0]).not.toHaveProperty("comment");
  });
});

describe("unusual records", () => {
  test.each([
    { why: "a byte order mark", text: '\uFEFF[Event "x"]\n\n1. e4 e5 *' },
    { why: "only carriage returns", text: '[Event "x"]\r\r1. e4\r1... e5\r*\r' },
    { why: "no space after the number", text: "1.e4 e5 *" },
    { why: "dots everywhere", text: "1. e4 1. ... e5 *" },
    { why: "no numbers", text: "e4 e5 *" },
    { why: "no result", text: '[Event "x"]\n\n1. e4 e5' },
    { why: "tags and moves on one line", text: '[Event "x"] [Site "y"] 1. e4 e5 *' },
    { why: "a comment to the end of the line", text: "1. e4 ; 1... c5 (\n1... e5 ; } ]" },
    { why: "an escaped line", text: "% 1. d4\n1. e4\n%} ) [\ne5 *" },
    {
      why: "nested variations with brackets in their comments",
      text: "1. e4 (1. d4 {:-)} d5 (1... Nf6 ; )\n) 2. c4) e5 (1... c5) *",
    },
    { why: "a variation before the first move", text: "(1. d4) 1. e4 e5 *" },
    { why: "marks and glyphs", text: "1. e4! $10 e5 ?! *" },
    { why: "assessments", text: "1. e4 += e5 = *" },
    {
      why: "an unclosed quote in a tag that a bracket closes",
      text: '[Event "the "big" one"]\n\n1. e4 e5 *',
    },
  ])("$why", ({ text }) => {
    const records = unwrap(parsePgn(text));
    expect(records.map(sans)).toEqual(["e4 e5"]);
  });

  test.each([
    { why: "nothing", text: "", games: [] },
    { why: "white space and comments", text: "\n ; nothing\n{here}", games: [] },
    { why: "tags only", text: '[Event "x"]\n\n*\n\n[Event "y"]\n\n1-0', games: ["", ""] },
    { why: "games without tags", text: "1. e4 e5 1-0 1. d4 d5 0-1", games: ["e4 e5", "d4 d5"] },
    { why: "no result before the next tags", text: '1. e4\n\n[Event "y"]\n1. d4', games: ["e4", "d4"] },
    {
      why: "no result and no tags, but a blank line and move 1",
      text: "1. e4 e5\n\n1. d4 d5",
      games: ["e4 e5", "d4 d5"],
    },
    { why: "the result twice", text: '[Event "x"]\n\n1. e4 * *', games: ["e4"] },
    {
      why: "castling with zeros",
      text: "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 1-0",
      games: ["e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"],
    },
  ])("$why", ({ text, games }) => {
    expect(unwrap(parsePgn(text)).map(sans)).toEqual(games);
  });

  test("tags with escaped quotes, backslashes and brackets", () => {
    const [record] = unwrap(
      parsePgn(String.raw`[A "b\""] [C "A]]["] [D "\"A]][\"\\"] [__proto__ "x"] 1. e4`),
    );
    expect([...record!.tags]).toEqual([
      ["A", 'b"'],
      ["C", "A]]["],
      ["D", '"A]]["\\'],
      ["__proto__", "x"],
    ]);
  });

  test("comments, clocks and glyphs belong to the move before them", () => {
    const text = "{Before} 1. e4 {[%clk 1:02:03.5] a\n b} {c} $1 $14 e5!? {[%eval 0.3] [%odd x]} *";
    const [record] = unwrap(parsePgn(text));
    expect(record?.comment).toBe("Before");
    expect(record?.moves[0]).toMatchObject({ comment: "a b c", clock: 3723.5, nags: [1, 14] });
    expect(record?.moves[1]).toMatchObject({ comment: "[%odd x]", eval: { pawns: 0.3 }, nags: [5] });
  });

  test.each(["\n", "\r\n", "\r"])("a blank line and move 1 start a new game, with %j", (end) => {
    const records = unwrap(parsePgn(["1. e4 e5", "2. Nf3", "", "1. d4 d5"].join(end)));
    expect(records.map(sans)).toEqual(["e4 e5 Nf3", "d4 d5"]);
  });

  test("a game that was set up starts from its FEN", () => {
    const [record] = unwrap(parsePgn('[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 40"]\n\n40... e1=Q+ 41. Kb2 *'));
    expect(sans(record)).toBe("e1=Q+ Kb2");
    expect(record?.game.moves).toHaveLength(2);
  });
});

describe("an error says where and why", () => {
  test.each([
    {
      why: "an illegal move",
      text: '[Event "x"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Ke3 *',
      error: { reason: "not-legal", game: 1, moveNumber: 3, side: "white", line: 4, column: 15, offset: 36 },
      says: "Ke3 is not possible: the king on e1 does not move like that",
    },
    {
      why: "a pinned knight, in the second game, after \\r\\n",
      text: "1. e4 *\r\n\r\n1. d4 e6 2. Nd2 Bb4 3. c3 Bxc3 4.Nf3 Ba5 5.a3 Nc6 6.Nc4 1-0",
      error: { reason: "not-legal", game: 2, moveNumber: 6, side: "white", line: 3, column: 53, offset: 63 },
      says: "Nc4 is not possible: the knight on d2 is pinned by the bishop on a5",
    },
    {
      why: "an ambiguous move",
      text: "1. Nf3 a6 2. d3 a5 3. Nd2",
      error: { reason: "ambiguous", moveNumber: 3, side: "white", column: 23 },
      says: "the knights on b1 and f3 can both go there",
    },
    {
      why: "en passant that would uncover a check",
      text: '[FEN "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1"]\n\n1. e4 dxe3',
      error: { reason: "not-legal", moveNumber: 1, side: "black" },
      says: "taking en passant would expose the king to the rook on h4",
    },
    {
      why: "a null move",
      text: "1. e4 --",
      error: { reason: "null-move", moveNumber: 1, side: "black", column: 7 },
      says: "players can't pass",
    },
    {
      why: "prose",
      text: "1. e4 hello",
      error: { reason: "not-san", column: 7 },
      says: '"hello" is not a move',
    },
    {
      why: "an unclosed comment",
      text: "1. e4 {oh",
      error: { reason: "unclosed-comment", column: 7 },
      says: "never closed",
    },
    {
      why: "an unclosed variation",
      text: "1. e4 (1. d4",
      error: { reason: "unclosed-variation", column: 7 },
      says: "never closed",
    },
    {
      why: "an extra bracket",
      text: "1. e4 ) e5",
      error: { reason: "stray-bracket", column: 7 },
      says: "has nothing to close",
    },
    {
      why: "an unclosed tag",
      text: '[Event "x\n1. e4',
      error: { reason: "tag", line: 1, column: 1 },
      says: "not closed",
    },
    {
      why: "an impossible position",
      text: '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]',
      error: { reason: "fen" },
      says: "white has no king",
    },
    {
      why: "a move after mate",
      text: "1. f3 e5 2. g4 Qh4# 3. a3",
      error: { reason: "not-legal" },
      says: "the game is over by checkmate",
    },
  ])("$why", ({ text, error, says }) => {
    const answer = parsePgn(text);
    expect(answer).toMatchObject({ ok: false, error: { ...error, why: expect.stringContaining(says) } });
    if (!answer.ok)
      expect(answer.error.message).toContain(`line ${answer.error.line}, column ${answer.error.column}: `);
  });

  test("a bad game doesn't hide the others", () => {
    const text = '[Event "a"]\n\n1. e4 e5 *\n\n[Event "b"]\n\n1. e5 *\n\n[Event "c"]\n\n1. d4 *';
    expect(parsePgnGames(text).map((answer) => answer.ok)).toEqual([true, false, true]);
  });
});

describe("export", () => {
  const again = (
    game: Game,
    ...rest: Parameters<typeof makePgn> extends [Game, ...infer Rest] ? Rest : never
  ) => unwrap(parsePgn(makePgn(game, ...rest)))[0]!;

  test("the roster, the moves, and the result of the position", () => {
    expect(
      makePgn(
        gameOf("f3 e5 g4 Qh4"),
        new Map([
          ["White", 'A "B" \\ C'],
          ["ECO", "A00"],
        ]),
      ),
    ).toBe(
      [
        '[Event "?"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[White "A \\"B\\" \\\\ C"]',
        '[Black "?"]',
        '[Result "0-1"]',
        '[ECO "A00"]',
        "",
        "1. f3 e5 2. g4 Qh4# 0-1",
        "",
      ].join("\n"),
    );
  });

  test.each([OPERA_GAME, IMMORTAL_GAME, DEEP_BLUE_GAME, LICHESS_GAME])(
    "a real game reads back the same (%#)",
    (text) => {
      const record = unwrap(parsePgn(text))[0]!;
      const back = again(record.game, record.tags, record);
      expect(back.moves).toEqual(record.moves);
      expect(back.result).toBe(record.result);
      expect(Object.fromEntries(back.tags)).toMatchObject(Object.fromEntries(record.tags));
      expect(makePgn(back.game, back.tags, back)).toBe(makePgn(record.game, record.tags, record));
    },
  );

  test("lines stay under 80 columns, and none starts with a comment's percent sign", () => {
    const comment = `${"long ".repeat(40)}${"%02 ".repeat(40)}`;
    const game = gameOf("e4 e5 Nf3");
    const text = makePgn(game, [], {
      comment,
      moves: [{ comment }, {}, { comment: "odd } brace", clock: 5 }],
    });
    for (const line of text.split("\n")) expect(line).not.toMatch(/^%/);
    expect(text).toContain("{[%clk 0:00:05] odd ) brace} *");
    expect(again(game, [], { comment }).comment).toBe(comment.trim());
    const plain = makePgn(game, [], { comment: "word ".repeat(100) });
    expect(Math.max(...plain.split("\n").map((line) => line.length))).toBeLessThan(80);
  });

  test("a game that black starts, from a position that was set up", () => {
    const game = gameOf("e1=Q+ Kb2", positionAt("4k3/8/8/8/8/8/4p3/K7 b - - 0 40"));
    const text = makePgn(game, [["Event", "ending"]]);
    expect(text).toContain('[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 40"]\n[SetUp "1"]\n\n40... e1=Q+ 41. Kb2 *');
    expect(makeFen(again(game).game.position)).toBe(makeFen(game.position));
  });

  test("tags for another start aren't kept", () => {
    const tags = [
      ["SetUp", "1"],
      ["FEN", "4k3/8/8/8/8/8/4p3/K7 b - - 0 40"],
    ] as const;
    expect(makeFen(again(gameOf("e4"), tags).game.start)).toBe(makeFen(START));
  });

  test("a tag name that can't be read back is a bug in the caller", () => {
    expect(() => makePgn(gameOf("e4"), [['a "b"', "c"]])).toThrow(RangeError);
  });
});
