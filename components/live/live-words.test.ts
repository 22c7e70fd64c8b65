import { expect, test } from "vitest";
import { liveGame } from "@/lib/room/rules/live";
import { type Act, boardActs, playActs, secondsIn } from "@/lib/room/testing/played";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { isTimed, stateWords } from "./live-words";

const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const write: Act = ["home", 1, { type: "write", ply: 0, uci: "e2e4" }];
const press: Act = ["home", 30, { type: "press", turn: 0, spentMs: 30_000, at: secondsIn(30) }];
const end: Act = ["home", 90, { type: "end", outcome: "white", ending: "resignation", at: secondsIn(90) }];

test.each([
  { why: "on the board", acts: boardActs([]), words: "Amara to move", timed: true },
  { why: "at a table with scoresheets only", acts: [start, write], words: "Playing", timed: false },
  { why: "at a table after a press", acts: [start, press], words: "Theo to move", timed: true },
  { why: "at a table, over", acts: [start, write, end], words: "Amara won", timed: false },
])("$why: “$words”", ({ acts, words, timed }) => {
  const game = liveGame(1, playActs(acts, { rules: acts[0] === start ? DEPAUL : OFFICIAL }).state);
  expect(game && stateWords(game, { home: "Amara", away: "Theo" })).toBe(words);
  expect(game && isTimed(game)).toBe(timed);
});
