import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { seasonLead, seasonTitle } from "./season-summary";

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

test("the format of a season says if a final is longer than the other matches", () => {
  const [robin, knockout] = TEXAS_STATE.stages;
  const rules = { ...TEXAS_STATE, stages: [robin, { ...knockout, finalBestOf: 5 }] } as RulePack;
  expect(seasonLead(rules)).toContain("play one game. The final is a best of five games. A result");
  expect(seasonLead(TEXAS_STATE)).toContain("play one game. A result");
});
