import { expect, test } from "vitest";
import { isMinor } from "./minor";

test.each([
  { why: "no one knows their age", bornOn: null, underAge: null, expected: false },
  { why: "17 today", bornOn: "2008-11-17", underAge: 21, expected: true },
  { why: "18 today", bornOn: "2008-11-16", underAge: 21, expected: false },
  { why: "18 today, in a division for minors", bornOn: "2008-11-16", underAge: 18, expected: false },
  { why: "no date, in a division for minors", bornOn: null, underAge: 18, expected: true },
  { why: "no date, in a division that adults can play in", bornOn: null, underAge: 21, expected: false },
])("$why", ({ bornOn, underAge, expected }) => {
  expect(isMinor({ bornOn, underAge }, "2026-11-16")).toBe(expected);
});
