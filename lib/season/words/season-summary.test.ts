import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { seasonTitle } from "./season-summary";

test.each([
  {
    why: "a league and its term",
    league: "Intramural Chess",
    name: "Fall 2026",
    title: "Intramural Chess, Fall 2026",
  },
  {
    why: "a season named after its league",
    league: "Field House Cup",
    name: "Field House Cup 2026",
    title: "Field House Cup 2026",
  },
])("the title of a season: $why", ({ league, name, title }) => {
  expect(seasonTitle({ name, rules: { ...DEPAUL, title: league } })).toBe(title);
});
