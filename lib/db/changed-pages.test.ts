import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { changedPages, changedPatterns } from "./changed-pages";

const SEASON = { organization: "lakeside", season: "fall-2026", divisions: ["open"] };
const CAMPUSES = "/(public)/campuses/[page]";

test.each([
  { why: "a new organization", change: { ...SEASON, season: null, divisions: [] }, listed: true },
  { why: "a season", change: SEASON, listed: true },
  { why: "a match", change: { ...SEASON, isMatch: true as const }, listed: false },
])("$why expires the list of campuses: $listed", ({ change, listed }) => {
  expect(changedPatterns(change).includes(CAMPUSES)).toBe(listed);
  expect(changedPages(change)).toContain("/lakeside");
});

test.each([
  { why: "a season", change: SEASON, expired: true },
  { why: "a match", change: { ...SEASON, isMatch: true as const }, expired: false },
])(
  "$why expires the pages of the organization's other seasons, which lead to it: $expired",
  ({ change, expired }) => {
    expect(changedPatterns(change).includes("/lakeside/(public)/[org]/[season]")).toBe(expired);
  },
);

test("a change of a season reaches every version of its rules, which list the rounds that follow them", () => {
  expect(changedPatterns(SEASON)).toContain("/lakeside/(public)/[org]/[season]/rules/[version]");
});

test("each pattern is the address of a file", () => {
  for (const pattern of changedPatterns(SEASON)) {
    const file = `../../app${pattern.replace(/^\/lakeside(?=\/)/, "")}/page.tsx`;
    expect({ file, exists: existsSync(new URL(file, import.meta.url)) }).toEqual({ file, exists: true });
  }
});

test("a change of a season reaches its screens", () => {
  const screen = ["/lakeside/fall-2026/screen", "/lakeside/fall-2026/screen/wall.json"];
  expect(changedPages(SEASON)).toEqual(expect.arrayContaining(screen));
});

test("a change of a division reaches what other websites and feed readers show of it", () => {
  const embeds = ["standings", "bracket", "matches"].map(
    (embed) => `/lakeside/fall-2026/open/embed/${embed}`,
  );
  const feeds = ["/lakeside/fall-2026/results.atom", "/lakeside/fall-2026/open/results.atom"];
  expect(changedPages(SEASON)).toEqual(expect.arrayContaining([...embeds, ...feeds]));
});
