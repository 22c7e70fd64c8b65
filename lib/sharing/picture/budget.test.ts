import { expect, test } from "vitest";
import { Budget } from "./budget";

test("a budget is spent, and comes back with time, but never above its most", () => {
  let now = 0;
  const budget = new Budget({ most: 3, perMinute: 60 }, () => now);
  const takes = (times: number) => Array.from({ length: times }, () => budget.take());
  expect(takes(4)).toEqual([true, true, true, false]);
  now = 1_000;
  expect(takes(2)).toEqual([true, false]);
  now = 3_600_000;
  expect(takes(4)).toEqual([true, true, true, false]);
});
