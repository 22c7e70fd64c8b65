import { describe, expect, test } from "vitest";
import { makePgn, parsePgn } from "../index";
import { gameOf, unwrap } from "../testing/legal";

const moveOf = (comment: string) => unwrap(parsePgn(`1. e4 {${comment}} *`))[0]!.moves[0]!;

describe("commands are read and written", () => {
  test.each([
    { text: "[%clk 0:03:25]", read: { clock: 205 } },
    { text: "[%clk 1:02:03.5]", read: { clock: 3723.5 } },
    { text: "[%emt 0:00:05]", read: { elapsed: 5 } },
    { text: "[%eval 0.35]", read: { eval: { pawns: 0.35 } } },
    { text: "[%eval -12.4,22]", read: { eval: { pawns: -12.4, depth: 22 } } },
    { text: "[%eval #-3]", read: { eval: { mate: -3 } } },
    { text: "[%eval #5,30]", read: { eval: { mate: 5, depth: 30 } } },
    {
      text: "[%csl Ga4,Rh8]",
      read: {
        squares: [
          { color: "green", square: "a4" },
          { color: "red", square: "h8" },
        ],
      },
    },
    {
      text: "[%cal Ye2e4,Bd1h5]",
      read: {
        arrows: [
          { color: "yellow", from: "e2", to: "e4" },
          { color: "blue", from: "d1", to: "h5" },
        ],
      },
    },
    {
      text: "[%eval 0.2] [%clk 0:05:00] [%csl Ge4] fine",
      read: {
        eval: { pawns: 0.2 },
        clock: 300,
        squares: [{ color: "green", square: "e4" }],
        comment: "fine",
      },
    },
  ])("$text", ({ text, read }) => {
    expect(moveOf(text)).toMatchObject(read);
    expect(makePgn(gameOf("e4"), [], { moves: [read as object] })).toContain(`1. e4 {${text}} *`);
    const [back] = unwrap(parsePgn(makePgn(gameOf("e4"), [], { moves: [moveOf(text)] })));
    expect(back?.moves[0]).toEqual(moveOf(text));
  });

  test("other spellings", () => {
    expect(moveOf("[%emt 7.5]")).toMatchObject({ elapsed: 7.5 });
    expect(moveOf("[%eval +0.50]")).toMatchObject({ eval: { pawns: 0.5 } });
    expect(moveOf("[%eval -0.0]").eval).toEqual({ pawns: 0 });
    expect(moveOf("[%cal Ge2e4, Ga1a2 ]").arrows).toHaveLength(2);
  });
});

describe("what isn't a command stays text", () => {
  test.each([
    "[%clk later]",
    "[%eval good]",
    "[%eval #1.5]",
    "[%csl Ga9]",
    "[%cal Ge2]",
    "[%csl Xa4]",
    "[%odd 5]",
    "[%clk",
    "[%eval ]",
  ])("%s", (text) => {
    const { comment, ...move } = moveOf(text);
    expect(comment).toBe(text);
    expect(Object.keys(move).sort()).toEqual(["move", "san"]);
  });

  test("the second of a kind", () => {
    expect(moveOf("[%clk 0:00:01] [%clk 0:00:02]")).toMatchObject({ clock: 1, comment: "[%clk 0:00:02]" });
  });

  test("a command before the first move, which has no move to be about", () => {
    const [record] = unwrap(parsePgn("{[%csl Ge4] here} 1. e4 *"));
    expect(record?.comment).toBe("[%csl Ge4] here");
    expect(unwrap(parsePgn("{[%clk 0:05:00]} 1. e4 *"))[0]?.comment).toBe("[%clk 0:05:00]");
  });
});
