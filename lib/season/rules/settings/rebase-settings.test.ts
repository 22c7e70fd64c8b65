import { expect, test } from "vitest";
import type { RulePack } from "../../input/rule-pack";
import { DEPAUL } from "../presets/depaul";
import { rebaseSettings } from "./rebase-settings";

const slower: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: 180 } };
const longer: RulePack = { ...DEPAUL, match: { ...DEPAUL.match, bestOf: 5 } };
const slowest: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: 300 } };
const online: RulePack = { ...DEPAUL, venue: { kind: "online", site: "lichess" } };

test.each([
  { why: "what I did not touch is theirs", mine: longer, theirs: slower, seconds: "180", bestOf: "5" },
  { why: "what both touched is mine", mine: slowest, theirs: slower, seconds: "300", bestOf: "3" },
  { why: "what nobody touched stays", mine: DEPAUL, theirs: DEPAUL, seconds: "120", bestOf: "3" },
])("$why", ({ mine, theirs, seconds, bestOf }) => {
  const shown = rebaseSettings({ mine, theirs }, DEPAUL);
  expect(shown["clock.secondsPerMove"]).toBe(seconds);
  expect(shown["match.bestOf"]).toBe(bestOf);
});

test("a venue of another kind comes with its own settings", () => {
  const shown = rebaseSettings({ mine: longer, theirs: online }, DEPAUL);
  expect(shown).toMatchObject({ "venue.kind": "online", "venue.site": "lichess", "match.bestOf": "5" });
});
