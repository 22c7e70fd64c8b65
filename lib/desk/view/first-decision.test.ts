import { expect, test } from "vitest";
import { firstDecision } from "./first-decision";

const OWN = { isOwn: true };
const OTHERS = { isOwn: false };

test.each([
  { why: "a held round", held: [OTHERS], cases: ["other"], players: ["Ana"], is: { round: OTHERS } },
  { why: "a held round of others", held: [OWN, OTHERS], cases: [], is: { round: OTHERS } },
  {
    why: "a player before an own held round",
    held: [OWN],
    cases: [],
    players: ["Ana"],
    is: { player: "Ana" },
  },
  { why: "an own held round", held: [OWN], cases: ["own"], is: { round: OWN } },
  {
    why: "a case of others",
    cases: ["own", "other"],
    players: ["Ana"],
    is: { match: "other", isOwn: false },
  },
  { why: "a player before an own case", cases: ["own"], players: ["Ana"], is: { player: "Ana" } },
  { why: "an own case", cases: ["own"], is: { match: "own", isOwn: true } },
])("first is $why", ({ held = [], cases, players = [], is }) => {
  expect(firstDecision({ held, cases, players }, (match) => match === "own")).toMatchObject(is);
});

test("nothing is first if nothing waits", () => {
  expect(firstDecision({ held: [], cases: [], players: [] }, () => true)).toBeUndefined();
});
