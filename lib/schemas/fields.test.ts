import { expect, test } from "vitest";
import { emailAddress, localDate, localTime, storable } from "./fields";

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

test.each([
  {
    why: "spaces around it and capitals",
    typed: " Amara@Lakeside.example ",
    parsed: "amara@lakeside.example",
  },
  { why: "longer than any mailbox", typed: `${"a".repeat(300)}@lakeside.example`, parsed: undefined },
  { why: "two addresses", typed: "a@lakeside.example,b@lakeside.example", parsed: undefined },
])("an e-mail address: $why", ({ typed, parsed }) => {
  expect(emailAddress.safeParse(typed).data).toBe(parsed);
});

test("what Postgres cannot store is left out", () => {
  expect(storable("Ama\0ra\n")).toBe("Amara\n");
});
