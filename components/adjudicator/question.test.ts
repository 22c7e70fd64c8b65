import { expect, test } from "vitest";
import { addressOf, isEmpty, NO_QUESTION, readQuestion } from "./question";

test("an address and its question are the same thing", () => {
  const question = { pgn: "1. e4 e5", fen: "", end: "flag", side: "black" } as const;
  const address = addressOf(question);
  expect(address).toBe("/tools/adjudicator?pgn=1.+e4+e5&end=flag&side=black");
  expect(readQuestion(Object.fromEntries(new URLSearchParams(address.split("?")[1])))).toEqual(question);
});

test.each([
  { why: "no query", query: {} },
  { why: "an ending that does not exist", query: { end: "lightning", side: "green" } },
  { why: "empty fields, as a form sends them", query: { pgn: "", fen: "", end: "none", side: "white" } },
])("nothing is asked by $why", ({ query }) => {
  expect(readQuestion(query)).toEqual(NO_QUESTION);
  expect(isEmpty(readQuestion(query))).toBe(true);
});

test("the first of two values counts, and no text is longer than a game", () => {
  const { pgn, side } = readQuestion({ pgn: "e4 ".repeat(20_000), side: ["black", "white"] });
  expect(side).toBe("black");
  expect(pgn.length).toBe(20_000);
});

test("a side that the ending does not ask for is left out of the address", () => {
  expect(addressOf({ ...NO_QUESTION, end: "hour", side: "black" })).toBe("/tools/adjudicator?end=hour");
});
