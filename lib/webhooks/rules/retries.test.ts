import { expect, test } from "vitest";
import { nextAttempt } from "./retries";

const START = new Date("2026-11-16T15:00:00Z");

test("a message is tried eight times within a day, then given up", () => {
  let at = START;
  let attempts = 0;
  for (let next: Date | null = START; next; next = nextAttempt(attempts, at)) {
    at = next;
    attempts += 1;
  }
  expect(attempts).toBe(8);
  expect((at.getTime() - START.getTime()) / 3_600_000).toBeCloseTo(23.6, 1);
});
