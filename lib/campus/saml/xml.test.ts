import { expect, test } from "vitest";
import { growthOf, LINEAR } from "@/lib/testing/growth";
import { parseXml } from "./xml";

test.each([
  { why: "one tag", xml: "<a/>", isRead: true },
  { why: "attributes and text", xml: `<a b="1>" c='"'><d>é</d ></a>`, isRead: true },
  { why: "a declaration", xml: '<?xml version="1.0"?><a></a>', isRead: true },
  { why: "an element that doesn't end", xml: "<a><b></a>", isRead: false },
  { why: "a tag that doesn't end", xml: "<a><b</a>", isRead: false },
  { why: "a quote that doesn't end", xml: `<a b="></a>`, isRead: false },
  { why: "no element", xml: "a", isRead: false },
])("$why", ({ xml, isRead }) => {
  expect(parseXml(xml) !== undefined).toBe(isRead);
});

/** Anyone can send such texts, so they mustn't hold up the process. */
test.each([
  { why: "a tag without an end", make: (length: number) => `<${"a".repeat(length)}` },
  { why: "an end tag without an end", make: (length: number) => `</${"a".repeat(length)}` },
  { why: "an attribute without an end", make: (length: number) => `<a b="${"c".repeat(length)}` },
  { why: "blanks", make: (length: number) => `<a${" ".repeat(length)}` },
  { why: "many tags without an end", make: (length: number) => "<a".repeat(length / 2) },
  { why: "many quotes", make: (length: number) => `<a ${`"b"'c'`.repeat(length / 6)}"` },
  { why: "a tag without an end, after an element", make: (length: number) => `<a/><${"a".repeat(length)}` },
])("reads in linear time: $why", ({ make }) => {
  expect(growthOf((length) => parseXml(make(length)))).toBeLessThan(LINEAR);
});
