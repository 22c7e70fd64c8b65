import { expect, test } from "vitest";
import { localDate, localTime, optionalProse, optionalText, prose, storable, text } from "./form-fields";

test.each([
  { why: "a day and an hour", typed: "2026-11-22T23:59", is: true },
  { why: "browsers may add seconds", typed: "2026-11-22T23:59:00", is: true },
  { why: "the calendar has no such month and day", typed: "0000-00-00T00:00", is: false },
  { why: "February is shorter", typed: "2026-02-30T10:00", is: false },
  { why: "the clock has no such hour", typed: "2026-11-22T24:00", is: false },
  { why: "five digits of year", typed: "99999-01-01T00:00", is: false },
  { why: "so far off that a zone moves it into the year 10000", typed: "9999-12-31T23:59", is: false },
])("a wall-clock time: $why", ({ typed, is }) => {
  expect(localTime.safeParse(typed).success).toBe(is);
});

test.each([
  { why: "a day", typed: "2026-11-22", is: true },
  { why: "Postgres has no year 0", typed: "0000-01-01", is: false },
  { why: "its rounds would end in the year 10000", typed: "9999-12-31", is: false },
])("a date: $why", ({ typed, is }) => {
  expect(localDate.safeParse(typed).success).toBe(is);
});

test("what Postgres cannot store is left out", () => {
  expect(storable("Ama\0ra\n")).toBe("Amara\n");
});

const BROKEN = " Fall\r\nX-Evil: 1\u2028\t2026 ";

test.each([
  { field: "text", schema: text(60, "Name it.") },
  { field: "optionalText", schema: optionalText(60) },
])("$field is a single line, however it was typed", ({ schema }) => {
  expect(schema.parse(BROKEN)).toBe("Fall X-Evil: 1 2026");
  expect(schema.safeParse("x".repeat(61)).success).toBe(false);
});

test("a name of nothing but line breaks is missing", () => {
  expect(text(60, "Name it.").safeParse("\r\n\u2028").success).toBe(false);
});

test.each([
  { field: "prose", schema: prose(60, "Say it.") },
  { field: "optionalProse", schema: optionalProse(60) },
])("$field keeps its lines", ({ schema }) => {
  expect(schema.parse(" One.\nTwo. ")).toBe("One.\nTwo.");
});
