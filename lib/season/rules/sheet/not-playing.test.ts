import { expect, test } from "vitest";
import type { RulePack } from "../../input/rule-pack";
import { withSetting } from "../../testing/with-setting";
import { DEPAUL } from "../presets/depaul";
import { TEXAS_STATE } from "../presets/texas-state";
import { findRule, ruleSheet } from "../rule-sheet";
import type { RuleId } from "../settings/rule-ids";

test("a no-show that isn't answered counts where unanswered reports do", () => {
  expect(findRule(TEXAS_STATE, "not-coming")?.text).toContain(
    "If they admit it or don’t answer within two days, the match is forfeited. If they contest it, the director decides.",
  );
});

test("where notice gives more days, the sheet says that it doesn't move what only the director can move", () => {
  const noticed = withSetting(DEPAUL, ["forfeits", "noticeHours"], 24);
  const giving = (means: string) =>
    findRule(
      withSetting(
        withSetting(noticed, ["forfeits", "noticesPerYear"], 2),
        ["forfeits", "noticeMeans"],
        means,
      ),
      "notice",
    )?.text;
  expect(giving("more-days")).toContain("It doesn’t move a match whose time and place the league set");
  expect(giving("default")).not.toContain("only the director can");
});

test("where notice is taken from no one, the sheet doesn't mention it", () => {
  const rules = withSetting(
    withSetting(DEPAUL, ["forfeits", "noticeHours"], 24),
    ["forfeits", "noticesPerYear"],
    0,
  );
  expect(ruleSheet(rules)[4]?.rules.map(({ id }) => id)).not.toContain("notice");
});

test("a sheet mentions defaults only if advance notice can lead to one", () => {
  const conditional = withSetting(TEXAS_STATE, ["playoff", "afterForfeit"], "stays-out");
  const noticed = withSetting(conditional, ["forfeits", "noticeHours"], 24);
  const defaults = (rules: RulePack) =>
    ["sportsmanship-ratings", "playoff-conditions"].map((id) =>
      /default/.test(findRule(rules, id as RuleId)?.text ?? ""),
    );
  expect(defaults(conditional)).toEqual([false, false]);
  expect(defaults(noticed)).toEqual([true, true]);
  expect(defaults(withSetting(noticed, ["forfeits", "noticesPerYear"], 0))).toEqual([false, false]);
  expect(defaults(withSetting(noticed, ["forfeits", "noticeMeans"], "more-days"))).toEqual([false, false]);
});
