import { expect, test } from "vitest";
import { counted, firstName, lastName, numberWord, ordinal, shortMatchTitle, shortNames } from "./names";

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [112, "112th"],
])("%d is %s", (number, is) => {
  expect(ordinal(number)).toBe(is);
});

test("names are shortened only as far as they tell two people apart", () => {
  expect(shortNames({ home: "Amara Osei", away: "Theo Lindqvist" })).toEqual({ home: "Amara", away: "Theo" });
  const twoTheos = { home: "Theo Baek", away: "theo Lindqvist" };
  expect(shortNames(twoTheos)).toEqual(twoTheos);
  expect(shortMatchTitle({ home: "Noor Haddad", away: "Priya Ramaswamy" })).toBe("Haddad v Ramaswamy");
});

test("a single name is both the first and the last", () => {
  expect(firstName(" Björk ")).toBe("Björk");
  expect(lastName("Björk")).toBe("Björk");
});

test("small numbers are words", () => {
  expect(counted(3, "time")).toBe("three times");
  expect(counted(1, "time")).toBe("one time");
  expect(counted(2, "try", "tries")).toBe("two tries");
  expect(numberWord(48)).toBe("48");
});
