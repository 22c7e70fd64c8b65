import { expect, test } from "vitest";
import { withSetting } from "../../testing/with-setting";
import { DEPAUL } from "../presets/depaul";
import { ruleSheet } from "../rule-sheet";

test.each([["schedule.hoursToPlay", "No suggested time can be after the round closes."]])(
  "%s can be off, and the sheet says so",
  (path, words) => {
    expect(JSON.stringify(ruleSheet(withSetting(DEPAUL, path.split("."), 0)))).toContain(words);
  },
);
