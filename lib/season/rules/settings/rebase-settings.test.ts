import { expect, test } from "vitest";
import type { RulePack } from "../../input/rule-pack";
import { DEPAUL } from "../presets/depaul";
import { rebaseSettings } from "./rebase-settings";

const slower: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: 180 } };
const longer: RulePack = { ...DEPAUL, match: { ...DEPAUL.match, bestOf: 5 } };
const slowest: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: 300 } };
const online: RulePack = {
  ...DEPAUL,
  venue: { kind: "online", site: "lichess", rated: "any", provenNames: false, foundHours: null },
};

test.each([
  { why: "what I didn't change is theirs", mine: longer, theirs: slower, seconds: "180", bestOf: "5" },
  { why: "what both changed is mine", mine: slowest, theirs: slower, seconds: "300", bestOf: "3" },
  { why: "what no one changed stays", mine: DEPAUL, theirs: DEPAUL, seconds: "120", bestOf: "3" },
])("$why", ({ mine, theirs, seconds, bestOf }) => {
  const shown = rebaseSettings({ mine, theirs }, DEPAUL);
  expect(shown["clock.secondsPerMove"]).toBe(seconds);
  expect(shown["match.bestOf"]).toBe(bestOf);
});

test("of two rules added at the same time both stay: theirs keeps its number, mine gets the next", () => {
  const adding = (title: string): RulePack => ({
    ...DEPAUL,
    ownRules: [{ number: 1, title, text: `${title}.` }],
  });
  expect(rebaseSettings({ mine: adding("Snacks"), theirs: adding("Phones") }, DEPAUL)).toMatchObject({
    "ownRules.1.title": "Phones",
    "ownRules.1.text": "Phones.",
    "ownRules.2.title": "Snacks",
    "ownRules.2.text": "Snacks.",
  });
});

test("a rule that I removed and they didn't change is shown empty", () => {
  const base: RulePack = { ...DEPAUL, ownRules: [{ number: 1, title: "Phones", text: "Off." }] };
  const shown = rebaseSettings({ mine: DEPAUL, theirs: { ...base, title: "Spring" } }, base);
  expect(shown).toMatchObject({ "ownRules.1.title": "", "ownRules.1.text": "", title: "Spring" });
});

test("a venue of another kind comes with its own settings", () => {
  const shown = rebaseSettings({ mine: longer, theirs: online }, DEPAUL);
  expect(shown).toMatchObject({ "venue.kind": "online", "venue.site": "lichess", "match.bestOf": "5" });
});
