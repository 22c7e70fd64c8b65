import { expect, test } from "vitest";
import { datedRounds, knockoutRounds, numberInDivision, slotInStage } from "./rounds-of-stage";

const robin = { position: 1, format: "round-robin" } as const;
const playoff = { position: 2, format: "knockout" } as const;
const rounds = [
  { number: 1, stage: robin },
  { number: 2, stage: robin },
  { number: 3, stage: robin },
  { number: 1, stage: playoff },
  { number: 2, stage: playoff },
] as const;

test("a round counts within its stage", () => {
  expect(slotInStage(rounds[3], rounds)).toEqual({ format: "knockout", number: 1, of: 2 });
  expect(slotInStage(rounds[1], rounds)).toEqual({ format: "round-robin", number: 2, of: 3 });
});

test("a playoff continues the count of a division's rounds", () => {
  expect(rounds.map((round) => numberInDivision(round, rounds))).toEqual([1, 2, 3, 4, 5]);
});

test("once the playoff is drawn, unfinished rounds before it have no dates", () => {
  const dated = rounds.map((round, index) => ({
    ...round,
    deadlineAt: `2026-11-0${index + 1}T00:00:00.000Z`,
  }));
  const now = "2026-11-02T00:00:00.000Z";
  expect(datedRounds(dated, now).map(({ number, stage }) => [stage.position, number])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ]);
  expect(datedRounds(dated.slice(0, 3), now)).toHaveLength(3);
});

test("a knockout has no rounds before its draw", () => {
  expect(knockoutRounds(rounds)).toHaveLength(2);
  expect(knockoutRounds(rounds.slice(0, 3))).toEqual([]);
});
