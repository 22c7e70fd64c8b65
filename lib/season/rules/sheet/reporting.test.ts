import { expect, test } from "vitest";
import { withSetting } from "../../testing/with-setting";
import { DEPAUL } from "../presets/depaul";
import { TEXAS_STATE } from "../presets/texas-state";
import { findRule, ruleSheet } from "../rule-sheet";

test.each([
  [0, "A match that hasn’t been reported when the round closes is a double forfeit"],
  [12, "A match that hasn’t been reported 12 hours after the round closes is a double forfeit"],
])("the rule about unreported matches, which is quoted alone, says by when: grace %d", (grace, words) => {
  const rules = withSetting(DEPAUL, ["reporting", "graceHours"], grace);
  expect(findRule(rules, "unreported")?.text).toContain(words);
});

test("a result that counted by itself can be corrected, too", () => {
  const found = ", or after a result that the league found has counted automatically, either of them";
  const rules = withSetting(TEXAS_STATE, ["venue", "foundHours"], 24);
  expect(findRule(rules, "corrections")?.text).toContain(found);
  const confirmed = withSetting(TEXAS_STATE, ["venue", "foundHours"], null);
  expect(findRule(confirmed, "corrections")?.text).not.toContain("found");
});

test.each([
  { ways: "none", office: { contactEmail: "im@campus.example" }, said: undefined },
  {
    ways: "email",
    office: { contactEmail: "im@campus.example" },
    said: "A player can email the result of every game to the office at im@campus.example, with a copy to the opponent, who replies to both. The office enters the result once both players have agreed to it. It has to be entered by the same deadline, so allow for office hours.",
  },
  {
    ways: "desk",
    office: null,
    said: "Players can hand in a paper score slip, signed by both, at the front desk. The office enters the result once both players have agreed to it. It has to be entered by the same deadline, so allow for office hours.",
  },
  {
    ways: "email-or-desk",
    office: null,
    said: expect.stringMatching(/to the office, with .* signed by both, at the front desk\./),
  },
])("reporting by $ways", ({ ways, office, said }) => {
  const rules = withSetting(DEPAUL, ["reporting", "otherWays"], ways);
  const rule = ruleSheet(rules, office)[3]?.rules.find(({ id }) => id === "other-ways");
  expect(rule?.text).toEqual(said);
  expect(rule?.number).toBe(said && "4.8");
});

test("a found result can count sooner than after its hours: at the deadline for reports", () => {
  expect(findRule(TEXAS_STATE, "found-games")?.text).toContain(
    "within two days, or by the deadline for reports if that’s sooner, the result it found counts.",
  );
});
