import { expect, test } from "vitest";
import { mapLink, whereaboutsWords } from "./whereabouts";

test.each([
  { why: "no venue", venue: null, words: "" },
  { why: "a venue from before addresses", venue: { address: null, directions: null }, words: "" },
  {
    why: "an address",
    venue: { address: "2235 N Sheffield Ave", directions: null },
    words: "2235 N Sheffield Ave.",
  },
  {
    why: "both, each a sentence",
    venue: { address: "2235 N Sheffield Ave", directions: "Second floor, past the desk." },
    words: "2235 N Sheffield Ave. Second floor, past the desk.",
  },
])("where a venue is: $why", ({ venue, words }) => {
  expect(whereaboutsWords(venue)).toBe(words);
});

test("an address can't change where the link leads", () => {
  expect(mapLink("1 A & B St?#x")).toBe(
    "https://www.openstreetmap.org/search?query=1%20A%20%26%20B%20St%3F%23x",
  );
});
