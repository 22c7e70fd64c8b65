import { expect, test } from "vitest";
import { importedWords, proposeNext } from "./hand-over";

test("the next term is one that has no season yet", () => {
  const seasons = ["fall-2026", "spring-2027"].map((slug) => ({ slug }));
  const fall = { name: "Fall 2026", startsOn: "2026-08-31" };
  expect(proposeNext(fall, seasons)).toEqual({
    name: "Fall 2027",
    slug: "fall-2027",
    startsOn: "2027-08-30",
  });
});

test.each([
  { count: "1", says: "One player is added. They get an email." },
  { count: "0", says: "No one was added, because the season changed after the preview." },
  { count: "<b>", says: "The players are added. Each gets an email." },
  { count: undefined, says: "The players are added. Each gets an email." },
])("entered $count", ({ count, says }) => {
  expect(importedWords(count)).toBe(says);
});
