import { expect, test } from "vitest";
import { slug } from "@/lib/shared/form-fields";
import { addressDivisions, slugOf } from "./slugs";

test.each([
  { why: "spaces and capitals", name: "Under 18", expected: "under-18" },
  { why: "accents", name: "Début", expected: "debut" },
  { why: "letters of other scripts", name: "初级", expected: "division" },
  { why: "a page of the season has that address", name: "Rules", expected: "rules-division" },
  { why: "cut at a hyphen", name: `${"a".repeat(39)} bbb`, expected: "a".repeat(39) },
])("a division's address: $why", ({ name, expected }) => {
  expect(slugOf(name)).toBe(expected);
  expect(slug.safeParse(slugOf(name)).success).toBe(true);
});

test("divisions whose names give the same address are numbered", () => {
  const slugs = addressDivisions(["初级", "高级", "Début", "Debut", "a".repeat(50), "a".repeat(60)]).map(
    ({ slug }) => slug,
  );
  expect(slugs).toEqual([
    "division",
    "division-2",
    "debut",
    "debut-2",
    "a".repeat(40),
    `${"a".repeat(36)}-2`,
  ]);
});
