import { expect, test } from "vitest";
import { groupsInClaim, groupsOfInterest, lastDayOfGroup } from "./groups";

test.each([
  { why: "one of two", named: ["student", "library-patron"], is: ["student"] },
  { why: "capitals and spaces don't matter", named: [" STUDENT "], is: ["student"] },
  { why: "a part of a name is another name", named: ["student@lakeside.edu", "students"], is: [] },
  { why: "none", named: [], is: [] },
])("only groups of interest are taken: $why", ({ named, is }) => {
  expect(groupsOfInterest(named, ["student", "faculty"])).toEqual(is);
});

test.each([
  { why: "a list", claims: { groups: ["student", "faculty"] }, is: ["student", "faculty"] },
  { why: "one text", claims: { groups: "student" }, is: ["student"] },
  { why: "other things in a list", claims: { groups: ["student", 7, null, ["x"]] }, is: ["student"] },
  { why: "an object", claims: { groups: { student: true } }, is: [] },
  { why: "nothing", claims: {}, is: [] },
])("a claim names groups: $why", ({ claims, is }) => {
  expect(groupsInClaim(claims, "groups")).toEqual(is);
});

test("a claim that every object inherits names none", () => {
  expect(groupsInClaim({}, "toString")).toEqual([]);
});

test("a group counts through its last day", () => {
  expect(lastDayOfGroup(new Date("2026-11-23T23:30:00Z"), 180)).toBe("2027-05-22");
});
