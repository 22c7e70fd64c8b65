import { describe, expect, test } from "vitest";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { type Act, boardActs, playActs, secondsIn } from "../testing/played";
import { fittingUses, keptNow, roomUses } from "./room-uses";

const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const end: Act = ["home", 9, { type: "end", outcome: "white", ending: "resignation", at: secondsIn(9) }];
const placed = (acts: readonly Act[]) =>
  playActs(acts).events.map((event, index) => ({ number: 1, seq: index + 1, event }));

describe("the uses that fit the game that's being played", () => {
  test.each([
    { why: "before the first game, all of them", acts: [], fit: ["clock", "sheet", "board"] },
    {
      why: "one player who's ready leaves the choice",
      acts: [["away", 0, { type: "sit" }]],
      fit: ["clock", "sheet", "board"],
    },
    { why: "on the board, only the board", acts: boardActs(["e2e4"]), fit: ["board"] },
    { why: "at a table, the clock and the scoresheet", acts: [start], fit: ["clock", "sheet"] },
    { why: "between games, all of them", acts: [start, end], fit: ["clock", "sheet", "board"] },
    {
      why: "once a start is taken back, all of them",
      acts: [start, ["away", 5, { type: "discard" }]],
      fit: ["clock", "sheet", "board"],
    },
  ] as const)("$why", ({ acts, fit }) => {
    expect(fittingUses(roomUses({ rules: OFFICIAL }), keptNow(placed(acts)))).toEqual(fit);
  });
});
