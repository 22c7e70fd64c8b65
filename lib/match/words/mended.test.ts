import { expect, test } from "vitest";
import { readRecord } from "../rules/read-record";
import { mendedSentences } from "./mended";

test.each([
  { why: "nothing was mended", pgn: "1. e4 e5 *", says: [] },
  { why: "a move", pgn: "1. e4 e5 2. ♘f3 *", says: ["Move 2, White: “♘f3” was read as Nf3."] },
  {
    why: "a kind is told once, with how many times",
    pgn: "1. ♘f3 ♞f6 2. ♘c3 b8c6 1–0",
    says: [
      "Move 1, White: “♘f3” was read as Nf3, and 2 more like it.",
      "Move 2, Black: “b8c6” was read as Nc6.",
      "“1–0” was read as 1-0.",
    ],
  },
  {
    why: "among the tags there's no move",
    pgn: '[Result "1–0"]\n\n1. e4 e5 1-0',
    says: ["“1–0” was read as 1-0."],
  },
])("$why", ({ pgn, says }) => {
  expect(mendedSentences(readRecord(pgn)?.mended)).toEqual(says);
});
