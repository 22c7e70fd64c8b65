import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makePgn, type PgnGame, type PgnMove, parsePgn, parsePgnGames, readPgn } from "../index";
import { unwrap } from "../testing/legal";
import { DEEP_BLUE_GAME, IMMORTAL_GAME, LICHESS_GAME, OPERA_GAME } from "../testing/records";

/** A line in short: moves, with their variations in parentheses. */
function picture(moves: readonly PgnMove[]): string {
  return moves
    .map(({ san, variations = [] }) => [san, ...variations.map((one) => `(${picture(one.moves)})`)].join(" "))
    .join(" ");
}

const only = (text: string): PgnGame => unwrap(parsePgn(text))[0]!;
const again = (record: PgnGame) => only(makePgn(record.game, record.tags, record));

const ANNOTATED = `{Start} 1. e4 $1 {best {by test} (1. d4 {[%clk 0:01:00] closed} d5 (1... Nf6 2. c4 (2. Bg5) 2... e6) 2. c4)
({English} 1. c4) {and on} e5 (1... c5 2. Nf3 -- 3. d4) 2. Nf3 Nc6 {end} *`;

describe("variations", () => {
  test.each([
    { why: "one", text: "1. e4 (1. d4 d5) e5 *", expected: "e4 (d4 d5) e5" },
    { why: "two of one move", text: "1. e4 (1. d4) (1. c4 c5) *", expected: "e4 (d4) (c4 c5)" },
    {
      why: "nested",
      text: "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *",
      expected: "e4 e5 (c5 Nf3 (c3 d5) d6) Nf3",
    },
    {
      why: "of a capture, a promotion and castling",
      text: '[FEN "1n2k2r/P7/8/8/8/8/8/4K2R w Kk - 0 1"]\n\n1. axb8=Q+ (1. a8=Q O-O (1... Kd7) 2. Kd2) Kf7 (1... Ke7) *',
      expected: "axb8=Q+ (a8=Q O-O (Kd7) Kd2) Kf7 (Ke7)",
    },
    {
      why: "en passant",
      text: "1. e4 a6 2. e5 d5 3. exd6 (3. d4) (3. Nf3 d4) *",
      expected: "e4 a6 e5 d5 exd6 (d4) (Nf3 d4)",
    },
    { why: "before the first move", text: "(1. d4) 1. e4 *", expected: "e4 (d4)" },
    { why: "empty", text: "1. e4 () ({}) e5 *", expected: "e4 e5" },
    { why: "with a result inside", text: "1. e4 (1. d4 1-0) e5 *", expected: "e4 (d4) e5" },
  ])("$why", ({ text, expected }) => {
    const record = only(text);
    expect(picture(record.moves)).toBe(expected);
    expect(again(record).moves).toEqual(record.moves);
  });

  test("comments, clocks and glyphs belong where they are", () => {
    const { comment, moves } = only(ANNOTATED.replace("{by test}", "by test}"));
    expect(comment).toBe("Start");
    expect(moves[0]).toMatchObject({ san: "e4", nags: [1], comment: "best by test" });
    expect(moves[0]!.variations![0]!.moves[0]).toMatchObject({ san: "d4", clock: 60, comment: "closed" });
    expect(moves[0]!.variations![1]).toMatchObject({ comment: "English" });
    expect(moves[1]).toMatchObject({ san: "e5", before: "and on" });
    expect(moves.at(-1)).toMatchObject({ san: "Nc6", comment: "end" });
  });

  test("a variation that can't be played is kept as text, and the game is fine", () => {
    const [variation] = only(ANNOTATED.replace("{by test}", "by test}")).moves[1]!.variations!;
    expect(variation).toMatchObject({ moves: [{ san: "c5" }, { san: "Nf3" }], unread: "-- 3. d4" });
  });

  test("a line comment in such a variation doesn't swallow what follows", () => {
    const record = only("1. e4 (1. zz ; one ) }\n% two )\nyy) e5 *");
    expect(record.moves[0]!.variations![0]).toMatchObject({ moves: [], unread: "zz ; one ) }\n% two )\nyy" });
    expect(again(record).moves[0]!.variations![0]!.unread).toBe("zz { one ) )} yy");
    expect(again(record).moves[1]).toMatchObject({ san: "e5" });
  });

  test("everything is written in lines under 80 columns, and reads the same", () => {
    const record = only(ANNOTATED.replace("{by test}", "by test}"));
    const text = makePgn(record.game, record.tags, record);
    for (const line of text.split("\n")) expect(line.length).toBeLessThan(80);
    expect(text).toContain(
      "(1. d4 {[%clk 0:01:00] closed} 1... d5 (1... Nf6 2. c4 (2. Bg5) 2... e6) 2. c4)".slice(0, 40),
    );
    const back = again(record);
    expect(back.moves).toEqual(record.moves);
    expect(makePgn(back.game, back.tags, back)).toBe(text);
  });
});

describe("a stream", () => {
  const TEXT = [OPERA_GAME, "1. e4 e5 2. Ke3 *\n", LICHESS_GAME, IMMORTAL_GAME, DEEP_BLUE_GAME].join("\n");

  async function collect(chunks: Iterable<string>) {
    const answers = [];
    for await (const answer of readPgn(chunks)) answers.push(answer);
    return answers;
  }

  const summary = (answers: ReturnType<typeof parsePgnGames>) =>
    answers.map((answer) => (answer.ok ? [answer.value.moves, [...answer.value.tags]] : answer.error));

  test("gives the same games as the whole text, wherever it's cut", async () => {
    const whole = summary(parsePgnGames(TEXT));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }), async (sizes) => {
        const chunks: string[] = [];
        for (let at = 0, turn = 0; at < TEXT.length; turn += 1) {
          const size = sizes[turn % sizes.length]!;
          chunks.push(TEXT.slice(at, at + size));
          at += size;
        }
        expect(summary(await collect(chunks))).toEqual(whole);
      }),
      { numRuns: 25 },
    );
    expect(summary(await collect(TEXT))).toEqual(whole);
    expect(summary(await collect([]))).toEqual([]);
  });

  test("returns a game as soon as the next one starts", async () => {
    let given = 0;
    function* chunks() {
      for (let game = 0; game < 5; game += 1) {
        given += 1;
        yield OPERA_GAME;
      }
    }
    for await (const answer of readPgn(chunks())) {
      expect(answer.ok).toBe(true);
      expect(given).toBeLessThanOrEqual(3);
      break;
    }
  });
});

/** Each takes a second at most. A busy machine may need ten times as long, and a quadratic reader needs minutes. */
describe("hostile records are read in linear time", () => {
  test.each([
    { why: "a megabyte of opening brackets", text: `1. e4 ${"(".repeat(1_000_000)}` },
    {
      why: "nesting as deep as the text is long",
      text: `1. e4 ${"(1. d4 ".repeat(100_000)}${")".repeat(100_000)} e5 *`,
    },
    { why: "a comment of megabytes", text: `1. e4 {${"word ".repeat(600_000)}} e5 *` },
    { why: "a hundred thousand comments", text: `1. e4 ${"{a} ".repeat(100_000)} e5 *` },
    { why: "a hundred thousand glyphs", text: `1. e4 ${"$1 ".repeat(100_000)} e5 *` },
    { why: "a hundred thousand variations of one move", text: `1. e4 ${"(1. d4) ".repeat(100_000)} e5 *` },
    { why: "one word of a megabyte", text: `1. e4 ${"x".repeat(1_000_000)}` },
    { why: "one tag of a megabyte", text: `[Event "${'" '.repeat(500_000)}` },
    { why: "one tag name of a megabyte", text: `[${"x".repeat(1_000_000)}` },
    { why: "white space", text: " ".repeat(3_000_000) },
    { why: "no line breaks", text: `1. e4 e5 2. Nf3 ${"Nc6 3. Ng1 Nb8 4. Nf3 ".repeat(20_000)}` },
    { why: "thousands of broken games", text: '[Event "x"]\n\n1. e5 *\n\n'.repeat(10_000) },
    { why: "thousands of unclosed comments", text: '[Event "x"]\n\n1. e4 {\n\n'.repeat(20_000) },
    { why: "thousands of unclosed variations", text: '[Event "x"]\n\n1. e4 (\n\n'.repeat(20_000) },
    { why: "only numbers", text: "1. ".repeat(500_000) },
  ])(
    "$why",
    ({ text }) => {
      expect(Array.isArray(parsePgnGames(text))).toBe(true);
    },
    60_000,
  );

  test.each([
    { why: "stars", text: `1. e4 ${"*".repeat(100_000)} e5 *` },
    {
      why: "moves between odd blanks",
      text: `1. Nf3\u2009${"Nf6\u2009Ng1\u2009Ng8\u2009Nf3\u2009".repeat(20_000)}`,
    },
  ])(
    "leniently: $why",
    ({ text }) => {
      expect(Array.isArray(parsePgnGames(text, { lenient: true }))).toBe(true);
    },
    60_000,
  );
});
