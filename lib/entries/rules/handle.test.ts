import { expect, test } from "vitest";
import { readHandle } from "./handle";

test.each([
  {
    why: "letters, digits, hyphen, underscore",
    site: "chess.com",
    typed: " Amara_Osei-7 ",
    value: "Amara_Osei-7",
  },
  { why: "three are enough for Chess.com", site: "chess.com", typed: "amy", value: "amy" },
  { why: "two are enough for Lichess", site: "lichess", typed: "Li", value: "Li" },
  { why: "25 are the most on Chess.com", site: "chess.com", typed: "a".repeat(25), value: "a".repeat(25) },
  { why: "30 are the most on Lichess", site: "lichess", typed: "a".repeat(30), value: "a".repeat(30) },
] as const)("$why", ({ site, typed, value }) => {
  expect(readHandle(typed, site)).toEqual({ ok: true, value });
});

test.each([
  { why: "nothing typed", site: "chess.com", typed: "  ", refusal: "handle-missing" },
  { why: "two are too few for Chess.com", site: "chess.com", typed: "li", refusal: "chess-com-shape" },
  {
    why: "26 are too many for Chess.com",
    site: "chess.com",
    typed: "a".repeat(26),
    refusal: "chess-com-shape",
  },
  { why: "a space", site: "chess.com", typed: "amara osei", refusal: "chess-com-shape" },
  { why: "an address", site: "chess.com", typed: "chess.com/member/amara", refusal: "chess-com-shape" },
  { why: "letters of other scripts", site: "lichess", typed: "renée", refusal: "lichess-shape" },
  { why: "one is too few for Lichess", site: "lichess", typed: "a", refusal: "lichess-shape" },
  { why: "31 are too many for Lichess", site: "lichess", typed: "a".repeat(31), refusal: "lichess-shape" },
  { why: "a hyphen at the end on Lichess", site: "lichess", typed: "amara-", refusal: "lichess-shape" },
] as const)("refused: $why", ({ site, typed, refusal }) => {
  expect(readHandle(typed, site)).toEqual({ ok: false, refusal });
});
