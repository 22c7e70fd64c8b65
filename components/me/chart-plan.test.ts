import { expect, test } from "vitest";
import { chartPlan } from "./chart-plan";

function rounds(totals: readonly number[]) {
  return totals.map((total, index) => {
    const number = String(index + 1);
    return { name: `Round ${number}`, label: number, result: "won" as const, total };
  });
}

test.each([
  { why: "one round without a point", totals: [0], values: [0, 1], labels: 1 },
  { why: "halves", totals: [0.5, 1.5, 2.5], values: [0, 1, 2, 3], labels: 3 },
  { why: "points below zero", totals: [-1, -0.5], values: [-1, 0], labels: 2 },
  {
    why: "39 rounds: every fourth is labeled",
    totals: Array.from({ length: 39 }, (_, index) => index),
    values: [0, 10, 20, 30],
    labels: 9,
  },
])("$why", ({ totals, values, labels }) => {
  const plan = chartPlan(rounds(totals));
  expect(plan.lines.map(({ value }) => value)).toEqual(values);
  expect(plan.labels).toHaveLength(labels);
  expect(plan.marks).toHaveLength(totals.length);
  for (const { x, y } of plan.marks) {
    expect(x).toBeLessThanOrEqual(plan.width - 8);
    expect(y).toBeLessThanOrEqual(plan.height);
    expect(y).toBeGreaterThanOrEqual(0);
  }
});
