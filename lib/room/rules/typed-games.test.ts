import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { type Act, boardActs, playActs, secondsIn, timed } from "../testing/played";
import { typedGames } from "./typed-games";

const resign = (seconds: number): Act => ["home", seconds, { type: "resign" }];

test("a game on the board is reported with what the mover's clock showed, in full seconds", () => {
  const rules = timed({ minutesPerGame: 1, secondsAdded: 0 });
  const { state } = playActs([...boardActs(["e2e4", "e7e5", "g1f3"], 2.5), resign(9)], { rules });
  const [game] = typedGames([state], "home", rules);
  expect(game?.pgn?.match(/%clk \S+(?=\])/g)).toEqual(["%clk 0:00:57", "%clk 0:00:57", "%clk 0:00:55"]);
  expect(game?.pgn).toMatch(/ 0-1\s*$/);
});

test("without a limit for the game, there's no clock to report", () => {
  const { state } = playActs([...boardActs(["e2e4"]), resign(9)], { rules: timed({ minutesPerGame: null }) });
  expect(typedGames([state], "home", timed())[0]?.pgn).not.toContain("%clk");
});

test("a scoresheet is reported without clocks", () => {
  const acts: readonly Act[] = [
    ["home", 0, { type: "start", white: "home", at: secondsIn(0) }],
    ["home", 1, { type: "press", turn: 0, spentMs: 1_000, at: secondsIn(1) }],
    ["home", 2, { type: "write", ply: 0, uci: "e2e4" }],
    ["home", 9, { type: "end", outcome: "black", ending: "resignation", at: secondsIn(9) }],
  ];
  const { state } = playActs(acts, { rules: DEPAUL });
  expect(typedGames([state], "home", DEPAUL)[0]?.pgn).not.toContain("%clk");
});

test("a game that goes on isn't reported yet", () => {
  expect(typedGames([playActs(boardActs(["e2e4"])).state], "home", timed())).toEqual([]);
});
