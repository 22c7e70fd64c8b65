import { expect, test } from "vitest";
import { parseCampusId } from "./campus-id";

test.each([
  { why: "spaces and lowercase", typed: " a00 123 ", id: "A00123" },
  { why: "zeros that a spreadsheet drops", typed: "0012345", id: "12345" },
  { why: "zeros after a letter stay", typed: "A0012", id: "A0012" },
  { why: "nothing but zeros", typed: "000", id: "0" },
  { why: "a network name", typed: "aosei@lakeside", id: "AOSEI@LAKESIDE" },
  { why: "empty", typed: " ", id: null },
  { why: "letters outside A to Z", typed: "АB1", id: null },
  { why: "a number that a spreadsheet shortened", typed: "9.0E+08", id: null },
  { why: "too long", typed: "1".repeat(41), id: null },
])("$why", ({ typed, id }) => expect(parseCampusId(typed)).toBe(id));

test("reading an id twice changes nothing", () => {
  for (const typed of ["0012345", "a00 123", "aosei@lakeside"]) {
    const once = parseCampusId(typed) ?? "";
    expect(parseCampusId(once)).toBe(once);
  }
});
