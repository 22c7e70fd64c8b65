import { expect, test } from "vitest";
import { optionalPhone } from "./phone";

test.each([
  { why: "empty", typed: "" },
  { why: "as Americans write it", typed: "(512) 555-0142" },
  { why: "a local number", typed: "555-0142" },
  { why: "from abroad", typed: "+49 30 901820" },
  { why: "dots", typed: "512.555.0142" },
  { why: "an extension", typed: "512 555 0142 ext. 7" },
  { why: "a short extension", typed: "512-555-0142x12" },
])("a phone number: $why", ({ typed }) => {
  expect(optionalPhone.parse(typed)).toBe(typed);
});

test.each([
  { why: "letters", typed: "abc" },
  { why: "an email address", typed: "amara@lakeside.example.edu" },
  { why: "too short", typed: "911" },
  { why: "more digits than any number has", typed: "1234567890123456" },
  { why: "a plus sign inside", typed: "512+5550142" },
  { why: "an extension of letters", typed: "512 555 0142 ext. desk" },
])("no phone number: $why", ({ typed }) => {
  expect(optionalPhone.safeParse(typed).error?.issues[0]?.message).toBe(
    "Enter a phone number, like (512) 555-0142, or leave this empty.",
  );
});

test("spaces around it and line breaks go", () => {
  expect(optionalPhone.parse(" 512 555 0142\n")).toBe("512 555 0142");
});
