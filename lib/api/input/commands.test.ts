import { expect, test } from "vitest";
import { LARGEST_LIST } from "@/lib/eligibility/rules/change-list";
import { LARGEST_FILE } from "@/lib/entries/rules/file-columns";
import { readCommand } from "./commands";

test("a setting that doesn't exist is said to be none", () => {
  const settings = { title: "Chess", "match.bestof": "3" };
  expect(readCommand("changeRules", { season: "fall-2026", madeFrom: 1, settings })).toEqual({
    ok: false,
    errors: [{ field: "settings.match.bestof", detail: "There’s no such setting." }],
  });
});

test.each([
  { name: "importEntries", most: LARGEST_FILE, body: { season: "fall-2026" } },
  {
    name: "saveEligibilityList",
    most: LARGEST_LIST,
    body: { season: "fall-2026", madeFrom: 0, mode: "replace" },
  },
] as const)("$name takes as much of a file as its page", ({ name, most, body }) => {
  expect(readCommand(name, { ...body, csv: "x".repeat(most) }).ok).toBe(true);
  expect(readCommand(name, { ...body, csv: "x".repeat(most + 1) })).toMatchObject({
    ok: false,
    errors: [{ field: "csv" }],
  });
});

test("a division without a name isn't left out of a season in silence", () => {
  const body = { preset: "depaul", name: "Fall", slug: "fall", startsOn: "2026-11-16" };
  expect(
    readCommand("createSeason", { ...body, divisions: [{ name: " " }, { name: "Open" }] }),
  ).toMatchObject({
    ok: false,
    errors: [{ field: "divisions.0.name" }],
  });
});
