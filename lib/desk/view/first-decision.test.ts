import { expect, test } from "vitest";
import { firstDecision } from "./first-decision";

const OWN = { isOwn: true, othersDecide: true };
const OTHERS = { isOwn: false, othersDecide: true };
const STUCK = { isOwn: true, othersDecide: false };

test.each([
  {
    why: "a held round",
    held: [OTHERS],
    cases: ["other"],
    players: ["Ana"],
    is: { round: OTHERS, turn: "you" },
  },
  { why: "a held round of others", held: [OWN, OTHERS], cases: ["stuck"], is: { round: OTHERS } },
  {
    why: "a player before an own held round",
    held: [OWN],
    cases: [],
    players: ["Ana"],
    is: { player: "Ana", turn: "you" },
  },
  { why: "an own held round", held: [OWN], cases: ["own"], is: { round: OWN, turn: "them" } },
  {
    why: "an own held round that no one else can decide",
    held: [OWN, STUCK],
    cases: ["own"],
    is: { round: STUCK, turn: "you" },
  },
  {
    why: "a case of others",
    cases: ["stuck", "other"],
    players: ["Ana"],
    is: { match: "other", isOwn: false, othersDecide: true, turn: "you" },
  },
  { why: "a player before an own case", cases: ["stuck"], players: ["Ana"], is: { player: "Ana" } },
  { why: "an own case", cases: ["own"], is: { match: "own", isOwn: true, othersDecide: true, turn: "them" } },
  {
    why: "an own case that no one else can decide",
    held: [OWN, STUCK],
    cases: ["own", "stuck"],
    is: { match: "stuck", isOwn: true, othersDecide: false, turn: "you" },
  },
])("first is $why", ({ held = [], cases, players = [], is }) => {
  expect(
    firstDecision(
      { held, cases, players },
      { isOwn: (match) => match !== "other", isUndecidable: (match) => match === "stuck" },
    ),
  ).toMatchObject(is);
});

test("nothing is first if nothing waits", () => {
  const never = { isOwn: () => true, isUndecidable: () => false };
  expect(firstDecision({ held: [], cases: [], players: [] }, never)).toBeUndefined();
});
