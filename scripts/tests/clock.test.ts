import { expect, test } from "vitest";
import { makeOffset, takeInstant } from "./clock";

test("the instant is removed from the arguments, wherever it is", () => {
  const at = new Date("2026-11-22T00:30:00Z");
  expect(takeInstant(["--at", "2026-11-22T00:30:00Z"])).toEqual({ at, rest: [] });
  expect(takeInstant(["e2e", "--at", "2026-11-22T00:30:00Z", "e2e/desk.spec.ts"])).toEqual({
    at,
    rest: ["e2e", "e2e/desk.spec.ts"],
  });
  expect(takeInstant(["unit"])).toEqual({ at: null, rest: ["unit"] });
});

test("anything but an instant is refused with an example", () => {
  expect(() => takeInstant(["--at"])).toThrow("2026-11-22T00:30:00Z");
  expect(() => takeInstant(["--at", "midnight"])).toThrow("2026-11-22T00:30:00Z");
});

test("an offset always has a sign", () => {
  expect([90_000, 0, -1_500].map(makeOffset)).toEqual(["+90.000", "+0.000", "-1.500"]);
});
