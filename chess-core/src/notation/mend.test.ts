import { describe, expect, test } from "vitest";
import { makeFen, mendFen, mendSan, parseFen, parsePgn, parsePgnGames, parseSan, readPgn } from "../index";
import { gameOf, unwrap } from "../testing/legal";

const FISCHER = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";

describe("a game of another kind is refused by its name", () => {
  test.each([
    ["Chess960", "Chess960"],
    ["chess 960", "Chess960"],
    ["fischerandom", "Chess960"],
    ["Fischer Random", "Chess960"],
    ["wild/fr", "Chess960"],
    ["Crazyhouse", "Crazyhouse"],
    ["Bughouse", "Bughouse"],
    ["Atomic", "Atomic"],
    ["Antichess", "Antichess"],
    ["losers", "Antichess"],
    ["giveaway", "Giveaway"],
    ["suicide", "Suicide"],
    ["Horde", "Horde"],
    ["King of the Hill", "King of the Hill"],
    ["kingofthehill", "King of the Hill"],
    ["KOTH", "King of the Hill"],
    ["Three-check", "Three-check"],
    ["3check", "Three-check"],
    ["3 Check", "Three-check"],
    ["Racing Kings", "Racing Kings"],
    ["racingkings", "Racing Kings"],
    ["Fog of War", "Fog of War"],
    ["kriegspiel", "Kriegspiel"],
    ["Duck Chess", "Duck Chess"],
    ["capablanca", "Capablanca Chess"],
    ["gothic", "Gothic Chess"],
    ["seirawan", "Seirawan Chess"],
    ["shatranj", "Shatranj"],
    ["xiangqi", "Xiangqi"],
    ["nocastle", "No Castling"],
    ["Really New Chess", "Really New Chess"],
    ["九路", "九路"],
  ])("%s", async (tag, name) => {
    const text = `[Event "x"]\n[Variant "${tag}"]\n\n1. e4 e5 *`;
    const error = { reason: "variant", line: 2, why: `this is a game of ${name}, not of standard chess` };
    expect(parsePgn(text)).toMatchObject({ ok: false, error });
    expect(parsePgn(text, { lenient: true })).toMatchObject({ ok: false, error });
    expect(parsePgnGames(text)).toMatchObject([{ ok: false, error }]);
    for await (const answer of readPgn([text])) expect(answer).toMatchObject({ ok: false, error });
  });

  test.each(["Standard", "standard", "Chess", "Normal", "Standard Chess", "", "?", "-"])(
    "%j is chess",
    (tag) => {
      expect(parsePgn(`[Variant "${tag}"]\n\n1. e4 e5 *`).ok).toBe(true);
    },
  );

  test("a game from a position needs the position", () => {
    const from = '[Variant "From Position"]\n';
    expect(parsePgn(`${from}[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *`).ok).toBe(true);
    expect(parsePgn(`[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n${from}\n1. e4 *`).ok).toBe(true);
    expect(parsePgn(`${from}\n1. e4 *`)).toMatchObject({ ok: false, error: { reason: "fen" } });
    const games = parsePgnGames(`${from}[White "x"]\n\n1. e4 *\n\n[Event "y"]\n\n1. d4 *`);
    expect(games.map(({ ok }) => ok)).toEqual([false, true]);
  });

  test.each([
    {
      why: "the tag is after the position",
      tags: `[FEN "${FISCHER}"]\n[Variant "Chess960"]`,
      name: "Chess960",
    },
    { why: "no tag, rights as KQkq", tags: `[FEN "${FISCHER}"]`, name: "Chess960" },
    { why: "no tag, rights by file", tags: `[FEN "${FISCHER.replace("KQkq", "HFhf")}"]`, name: "Chess960" },
    {
      why: "pieces in hand",
      tags: '[FEN "rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3"]',
      name: "Crazyhouse",
    },
    {
      why: "counted checks",
      tags: '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1"]',
      name: "Three-check",
    },
    {
      why: "a horde",
      tags: '[FEN "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1"]',
      name: "Horde",
    },
  ])("set up: $why", ({ tags, name }) => {
    const error = { reason: "variant", why: `this is a game of ${name}, not of standard chess` };
    expect(parsePgn(`${tags}\n\n*`)).toMatchObject({ ok: false, error });
    expect(parsePgn(`${tags}\n\n*`, { lenient: true })).toMatchObject({ ok: false, error });
  });

  test("a FEN of Chess960 says so, and isn't mended", () => {
    expect(parseFen(FISCHER)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("Chess960") },
    });
    expect(mendFen(FISCHER)).toMatchObject({
      ok: false,
      error: { message: "this is a position of Chess960" },
    });
  });
});

describe("a FEN that is almost right is mended, and the answer says how", () => {
  test.each([
    {
      why: "move number 0",
      fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 0",
      back: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
      says: ["move number 0 was read as 1"],
    },
    {
      why: "a right without its rook",
      fen: "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1",
      back: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
      says: ["castling right K was left out: it needs a king on e1 and a rook on h1"],
    },
    {
      why: "two rights without a king at home",
      fen: "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1",
      back: "4k3/8/8/8/8/8/4K3/R6R w - - 0 1",
      says: [
        "castling right K was left out: it needs a king on e1 and a rook on h1",
        "castling right Q was left out: it needs a king on e1 and a rook on a1",
      ],
    },
    {
      why: "an en-passant square that no pawn passed",
      fen: "4k3/8/8/8/8/8/8/4K2R b K e3 0 1",
      back: "4k3/8/8/8/8/8/8/4K2R b K - 0 1",
      says: ["en-passant square e3 was left out: no pawn can have just passed e3"],
    },
    {
      why: "dashes and a blank without width",
      fen: "4k3/8/8/8/8/8/8/4K2R\u200b w\u00a0K – 0 1",
      back: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
      says: ["odd blanks were read as spaces or left out", "a dash was read as -"],
    },
    {
      why: "nothing to mend",
      fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
      back: "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
      says: [],
    },
  ])("$why", ({ fen, back, says }) => {
    const { position, mended } = unwrap(mendFen(fen));
    expect(makeFen(position)).toBe(back);
    expect(mended.map((mend) => mend.message)).toEqual(says);
    if (says.length > 0) expect(parseFen(fen).ok).toBe(false);
  });

  test.each(["", "x", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", "4k3/8/8/8 w - - 0 0"])(
    "%j stays refused, for the reason of the strict reading",
    (fen) => {
      expect(mendFen(fen)).toEqual(parseFen(fen));
    },
  );
});

/** Moves that a strict reading refuses, after which moves, and what they mean. */
const MOVES = [
  { why: "a figurine", after: "", text: "♘f3", san: "Nf3", kind: "figurine" },
  { why: "a black figurine with a selector", after: "", text: "♞\ufe0ef3", san: "Nf3", kind: "figurine" },
  { why: "a pawn as a figurine", after: "", text: "♙e4", san: "e4", kind: "figurine" },
  { why: "a star", after: "", text: "Nf3*", san: "Nf3", kind: "star" },
  { why: "no-break hyphens", after: "e4 e5 Nf3 Nc6 Bc4 Bc5", text: "O‑O", san: "O-O", kind: "dash" },
  { why: "zeros and en dashes", after: "e4 e5 Nf3 Nc6 Bc4 Bc5", text: "0–0", san: "O-O", kind: "dash" },
  { why: "long algebraic with an en dash", after: "", text: "Ng1–f3", san: "Nf3", kind: "dash" },
  { why: "coordinates", after: "", text: "g1f3", san: "Nf3", kind: "coordinates" },
  {
    why: "coordinates for castling",
    after: "e4 e5 Nf3 Nc6 Bc4 Bc5",
    text: "e1g1",
    san: "O-O",
    kind: "coordinates",
  },
  {
    why: "the king takes its rook",
    after: "e4 e5 Nf3 Nc6 Bc4 Bc5",
    text: "e1h1",
    san: "O-O",
    kind: "coordinates",
  },
  { why: "the king's step", after: "e4 e5 Nf3 Nc6 Bc4 Bc5", text: "Kg1", san: "O-O", kind: "castling" },
  { why: "e.p. after a blank", after: "e4 a6 e5 d5", text: "exd6 e.p.", san: "exd6", kind: "en-passant" },
  { why: "blanks in a move", after: "", text: "e2 - e4", san: "e4", kind: "blank" },
  { why: "a blank without width", after: "", text: "e4\u200b", san: "e4", kind: "blank" },
] as const;

describe("a move that is almost right is mended, and the answer says how", () => {
  test.each(MOVES)("$why", ({ after, text, san, kind }) => {
    const { position } = gameOf(after);
    expect(parseSan(position, text).ok).toBe(false);
    const { move, mended } = unwrap(mendSan(position, text));
    expect(move).toEqual(unwrap(parseSan(position, san)));
    expect(mended).toMatchObject([{ kind, message: expect.stringMatching(` was read as ${san}$`) }]);
  });

  test("what is right isn't mended", () => {
    for (const text of ["Nf3", "Ng1-f3", "e2-e4", "e2e4", "e4!"])
      expect(unwrap(mendSan(gameOf("").position, text)).mended).toEqual([]);
  });

  test.each([
    { after: "", text: "♘f4", says: "Nf4 is not possible: no white knight can reach f4" },
    { after: "", text: "g1f4", says: "the knight on g1 does not move like that" },
    { after: "", text: "Kg1", says: "Kg1 is not possible" },
    { after: "", text: "hello", says: '"hello" is not a move' },
    { after: "Nf3 a6 d3 a5", text: "♘d2", says: "ambiguous" },
  ])("$text stays refused", ({ after, text, says }) => {
    const answer = mendSan(gameOf(after).position, text);
    expect(answer).toMatchObject({ ok: false, error: { message: expect.stringContaining(says) } });
  });

  test("the strict reading says what is meant by the king's step", () => {
    const answer = parseSan(gameOf("e4 e5 Nf3 Nc6 Bc4 Bc5").position, "Kg1");
    expect(answer).toMatchObject({
      error: { message: "Kg1 is not possible: castling is written O-O or O-O-O" },
    });
  });
});

/** Records that a strict reading refuses or reads only in part, and what they mean. */
const RECORDS = [
  { why: "figurines", text: "1. ♘f3 ♞f6 *", games: ["Nf3 Nf6 *"], kinds: ["figurine", "figurine"] },
  { why: "coordinates", text: "1. e2e4 e7e5 2. g1f3 *", games: ["e4 e5 Nf3 *"], kinds: ["coordinates"] },
  { why: "a star that is the result", text: "1. e4 Nf6*", games: ["e4 Nf6 *"], kinds: [] },
  { why: "a star that is not", text: "1. e4* e5 2. Nf3 1-0", games: ["e4 e5 Nf3 1-0"], kinds: ["star"] },
  { why: "a result without a blank", text: "1. e4 e51-0", games: ["e4 e5 1-0"], kinds: [] },
  { why: "a result with an en dash", text: "1. e4 e5 1–0", games: ["e4 e5 1-0"], kinds: ["result"] },
  { why: "a draw with an en dash", text: "1. e4 e5 ½–½", games: ["e4 e5 1/2-1/2"], kinds: ["result"] },
  { why: "a result with blanks", text: "1. e4 e5 1 - 0", games: ["e4 e5 1-0"], kinds: ["result"] },
  { why: "a draw with blanks", text: "1. e4 e5 1/2 - 1/2", games: ["e4 e5 1/2-1/2"], kinds: ["result"] },
  { why: "black wins, with a colon", text: "1. e4 e5 0:1", games: ["e4 e5 0-1"], kinds: ["result"] },
  {
    why: "castling with blanks is not a result",
    text: "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0 - 0 O‑O 0-1",
    games: ["e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O 0-1"],
    kinds: ["blank", "dash"],
  },
  {
    why: "blanks in moves",
    text: "1. e2 - e4 d5 2. e4 x d5 N f6 *",
    games: ["e4 d5 exd5 Nf6 *"],
    kinds: ["blank", "blank", "blank"],
  },
  {
    why: "odd blanks between moves",
    text: "1.\u2009e4\u2009e5\u2003*",
    games: ["e4 e5 *"],
    kinds: ["blank", "blank", "blank"],
  },
  {
    why: "e. p.",
    text: "1. e4 a6 2. e5 d5 3. exd6 e. p. *",
    games: ["e4 a6 e5 d5 exd6 *"],
    kinds: ["en-passant", "en-passant"],
  },
  {
    why: "byte order marks between joined files",
    text: '\ufeff[Event "a"]\n\n1. e4 *\n\ufeff[Event "b"]\n\n1. d4\n\ufeff1. c4 *',
    games: ["e4 *", "d4 null", "c4 *"],
    kinds: ["byte-order-mark", "byte-order-mark"],
  },
  {
    why: "the FEN of the start",
    text: '[FEN "4k3/8/8/8/8/8/4P3/4K3 w K - 0 0"]\n\n1. e4 *',
    games: ["e4 *"],
    kinds: ["castling-right", "move-number"],
  },
  { why: "the Result tag", text: '[Result "1–0"]\n\n1. e4 1-0', games: ["e4 1-0"], kinds: ["result"] },
  { why: "nothing", text: "1. e4 e5 2. Ng1-f3 e8 (1. d4) *", games: null, kinds: [] },
] as const;

describe("a record that is almost right is mended, and the answer says how and where", () => {
  test.each(RECORDS)("$why", async ({ text, games, kinds }) => {
    const answer = parsePgn(text, { lenient: true });
    if (games === null) {
      expect(answer.ok).toBe(false);
      return;
    }
    const records = unwrap(answer);
    const read = records.map(({ moves, result }) => `${moves.map((move) => move.san).join(" ")} ${result}`);
    expect(read).toEqual(games);
    expect(records.flatMap(({ mended }) => mended ?? []).map((mend) => mend.kind)).toEqual(kinds);
    const streamed: string[] = [];
    for await (const one of readPgn([...text], { lenient: true }))
      for (const mend of unwrap(one).mended ?? []) streamed.push(mend.message);
    expect(streamed).toEqual(records.flatMap(({ mended }) => mended ?? []).map((mend) => mend.message));
  });

  test("each mend has its place", () => {
    const [record] = unwrap(parsePgn("1. e4 e5\n2. ♘f3 *", { lenient: true }));
    expect(record?.mended).toEqual([
      {
        kind: "figurine",
        game: 1,
        moveNumber: 2,
        side: "white",
        offset: 12,
        line: 2,
        column: 4,
        why: '"♘f3" was read as Nf3',
        message: 'Game 1, move 2 (white), line 2, column 4: "♘f3" was read as Nf3.',
      },
    ]);
  });

  test("a strict reading mends nothing and says nothing", () => {
    expect(parsePgn("1. ♘f3").ok).toBe(false);
    expect(unwrap(parsePgn("1. Nf3"))[0]).not.toHaveProperty("mended");
    expect(unwrap(parsePgn("1. Nf3", { lenient: true }))[0]?.mended).toEqual([]);
  });

  test("an illegal move stays illegal, in the words of the mended text", () => {
    const answer = parsePgn("1. e4 e5 2. ♔e3", { lenient: true });
    expect(answer).toMatchObject({
      ok: false,
      error: { moveNumber: 2, why: "Ke3 is not possible: the king on e1 does not move like that" },
    });
  });
});
