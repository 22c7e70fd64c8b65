import { expect, test } from "vitest";
import { findStage, placeInStage, stagesOf } from "./stages";

const robin = { id: "a", position: 1, format: "round-robin", seeds: [] } as const;
const playoff = { id: "b", position: 2, format: "knockout", seeds: ["x", "y", "z"] } as const;
const rounds = [
  { number: 1, stage: robin },
  { number: 2, stage: robin },
  { number: 3, stage: robin },
  { number: 1, stage: playoff },
  { number: 2, stage: playoff },
] as const;

test("rounds are sorted into their stages", () => {
  expect(stagesOf(rounds).map(({ format, rounds: own }) => [format, own.length])).toEqual([
    ["round-robin", 3],
    ["knockout", 2],
  ]);
  expect(findStage(rounds, "knockout")?.seeds).toEqual(["x", "y", "z"]);
  expect(findStage(rounds.slice(0, 3), "knockout")).toBeUndefined();
});

test("a round counts within its stage", () => {
  expect(placeInStage(rounds[3], rounds)).toEqual({ format: "knockout", number: 1, of: 2 });
  expect(placeInStage(rounds[1], rounds)).toEqual({ format: "round-robin", number: 2, of: 3 });
});
