import { expect, test } from "vitest";
import { isTest, readSources } from "@/scripts/source/files";

test("what a reader opened before React arrived, or an address with a fragment, isn't a mismatch", () => {
  const tags = readSources(["app", "components"])
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) => [...text.matchAll(/<details\b[^>]*>/g)].map(([tag]) => ({ path, tag })));
  expect(tags.length).toBeGreaterThan(2);
  expect(tags.filter(({ tag }) => !tag.includes("suppressHydrationWarning"))).toEqual([]);
});
