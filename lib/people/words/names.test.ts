import { expect, test } from "vitest";
import { firstName, lastName, shortMatchTitle, shortNames } from "./names";

test("names are shortened only as far as they tell two people apart", () => {
  expect(shortNames({ home: "Amara Osei", away: "Theo Lindqvist" })).toEqual({ home: "Amara", away: "Theo" });
  const twoTheos = { home: "Theo Baek", away: "theo Lindqvist" };
  expect(shortNames(twoTheos)).toEqual(twoTheos);
  expect(shortMatchTitle({ home: "Noor Haddad", away: "Priya Ramaswamy" })).toBe("Haddad vs. Ramaswamy");
});

test("a single name is both the first and the last", () => {
  expect(firstName(" Björk ")).toBe("Björk");
  expect(lastName("Björk")).toBe("Björk");
});
