import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { ENDINGS } from "../rules/games";
import { endingChoices, endingWord, gameEnding, spanWords } from "./endings";

test.each([
  [120, "Two minutes ran out"],
  [60, "One minute ran out"],
  [90, "90 seconds ran out"],
  [null, "Too long on one move"],
])("with %s seconds a move, a loss by time reads: %s", (secondsPerMove, is) => {
  expect(endingWord("move-time", { clock: { ...DEPAUL.clock, secondsPerMove } })).toBe(is);
});

test("every ending has its own words", () => {
  const words = ENDINGS.map((ending) => endingWord(ending, DEPAUL));
  expect(new Set(words).size).toBe(ENDINGS.length);
});

test("a stalemate says that it's replayed, if it is", () => {
  const stalemate = { outcome: "draw", ending: "stalemate" } as const;
  expect(gameEnding(stalemate, DEPAUL)).toBe("Stalemate (replayed here)");
  expect(gameEnding(stalemate, { ...DEPAUL, match: { ...DEPAUL.match, stalemate: "half" } })).toBe(
    "Stalemate",
  );
});

test("without a limit on a move, the form doesn't offer a loss by one", () => {
  const untimed = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: null } };
  const values = (rules: RulePack) => endingChoices(rules).map(({ value }) => value);
  expect(values(DEPAUL)).toEqual(
    ENDINGS.filter((ending) => ending !== "match-time" && ending !== "unstated"),
  );
  expect(values(untimed)).not.toContain("move-time");
  expect(spanWords(120)).toBe("two minutes");
});

test("the form offers time up if captured points or a draw decide it, and not if the director does", () => {
  const choice = (timeUp: RulePack["clock"]["timeUp"], minutesPerMatch: number | null = 60) =>
    endingChoices({ ...TEXAS_STATE, clock: { ...TEXAS_STATE.clock, timeUp, minutesPerMatch } }).find(
      ({ value }) => value === "match-time",
    );
  expect(choice("captured-points")).toMatchObject({
    label: "The hour ran out: captured points",
    kind: "either",
  });
  expect(choice("captured-points", 45)?.label).toBe("45 minutes ran out: captured points");
  expect(choice("draw")).toMatchObject({ label: "The hour ran out", kind: "draw" });
  expect(choice("director")).toBeUndefined();
  expect(choice("captured-points", null)).toBeUndefined();
});

test("captured points that decided follow the ending, the winner's first", () => {
  const game = { outcome: "black", ending: "match-time", captured: { home: 11, away: 14 } } as const;
  expect(gameEnding(game, TEXAS_STATE)).toBe("The hour ran out, 14–11 in captured points");
  expect(gameEnding({ ...game, ending: "checkmate" }, TEXAS_STATE)).toBe("Checkmate");
});
