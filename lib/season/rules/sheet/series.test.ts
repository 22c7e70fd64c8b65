import { expect, test } from "vitest";
import type { RulePack } from "../../input/rule-pack";
import { withSetting } from "../../testing/with-setting";
import { DEPAUL } from "../presets/depaul";
import { SESSION_KNOCKOUT } from "../presets/session-knockout";
import { TEXAS_STATE } from "../presets/texas-state";
import { findRule } from "../rule-sheet";

const [league, playoff] = TEXAS_STATE.stages;

test("where drawn games count, points win a match of several games, not wins", () => {
  const rules = withSetting(DEPAUL, ["match", "otherDraws"], "half");
  expect(findRule(rules, "length")?.text).toBe(
    "A match is a best of three games. A win counts one point, and the first player with more than 1½ points has won the match. Then it ends, and no further game is played.",
  );
  expect(findRule(withSetting(rules, ["match", "bestOf"], 5), "length")?.text).toContain("than 2½ points");
});

test("the match for third place has the length and the session of the final", () => {
  const final = { ...playoff, finalBestOf: 5, final: "session", thirdPlace: true };
  const rules = { ...TEXAS_STATE, stages: [league, final] } as RulePack;
  expect(findRule(rules, "length")?.text).toContain(
    "The final and the match for third place are each a best of five games.",
  );
  expect(findRule(rules, "final")?.text).toMatch(/^The final and the match for third place of each division/);
});

test("in a knockout, the match page says who has White, because a bracket is in the order of its lines", () => {
  const said = (rules: RulePack) =>
    findRule(rules, "colors")?.text.includes(
      "On a bracket, the order of the names doesn’t say who has White",
    );
  expect(said(DEPAUL)).toBe(false);
  expect(said(TEXAS_STATE)).toBe(true);
  expect(said(SESSION_KNOCKOUT)).toBe(true);
});
