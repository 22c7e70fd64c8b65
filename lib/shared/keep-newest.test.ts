import { expect, test } from "vitest";
import { keepNewest } from "./keep-newest";

test("a value is made once while it's among the newest", () => {
  const kept = keepNewest<string, string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    kept.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "c", "a"].map(ask)).toEqual(["A", "B", "A", "C", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});
