import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { type Act, boardActs, playActs, secondsIn } from "../testing/played";
import { haveBothPlayed } from "./both-played";

const RULES = { ...DEPAUL, room: OFFICIAL.room };
const sit = (by: "home" | "away"): Act => [by, 0, { type: "sit" }];
const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const press = (turn: number): Act => [
  "home",
  turn + 1,
  { type: "press", turn, spentMs: 1_000, at: secondsIn(turn + 1) },
];
const write = (by: "home" | "away"): Act => [by, 5, { type: "write", ply: 0, uci: "e2e4" }];
const pause = (by: "home" | "away"): Act => [
  by,
  10,
  { type: "pause", turn: 0, spentMs: 10_000, at: secondsIn(10) },
];
const resume = (by: "home" | "away"): Act => [by, 11, { type: "resume", turn: 0, at: secondsIn(11) }];
const end = (by: "home" | "away"): Act => [
  by,
  9,
  { type: "end", outcome: "white", ending: "resignation", at: secondsIn(9) },
];

test.each([
  { why: "nothing has happened", acts: [], is: false },
  { why: "one is ready for the board", acts: [sit("home")], is: false },
  { why: "a game on the board takes both", acts: boardActs([]), is: true },
  {
    why: "one player's phone runs the clock for both",
    acts: [start, press(0), press(1), end("home")],
    is: false,
  },
  { why: "the other enters the end", acts: [start, press(0), press(1), end("away")], is: false },
  { why: "each has done something", acts: [start, write("home"), end("away")], is: true },
  {
    why: "a start that each of them paused was taken back",
    acts: [start, pause("home"), resume("away"), ["away", 12, { type: "discard" }] as const],
    is: false,
  },
  { why: "both write", acts: [start, write("home"), write("away")], is: true },
  {
    why: "one was ready before the other started at a table",
    acts: [sit("away"), start, write("home")],
    is: false,
  },
])("$why", ({ acts, is }) => {
  const events = playActs(acts, { rules: RULES }).events;
  expect(haveBothPlayed(events.map((event, index) => ({ number: 1, seq: index + 1, event })))).toBe(is);
});

test("one player's game and the other's don't make one of both", () => {
  const one = playActs([start, write("home")], { rules: RULES }).events;
  const two = playActs([start, write("away")], { rules: RULES }).events;
  const placed = [one, two].flatMap((events, game) =>
    events.map((event, index) => ({ number: game + 1, seq: index + 1, event })),
  );
  expect(haveBothPlayed(placed)).toBe(false);
});
