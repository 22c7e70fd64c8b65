import { expect, test } from "vitest";
import { TEXAS_STATE } from "./presets/texas-state";
import { rulesOfRound } from "./rules-of-round";

const [league, playoff] = TEXAS_STATE.stages;
if (!league || playoff?.format !== "knockout") throw new Error("The sheet has two stages");
const rules = {
  ...TEXAS_STATE,
  stages: [league, { ...playoff, semifinalBestOf: 3, finalBestOf: 5 }],
} as const;

test.each([
  [{ stage: 1, number: 3, of: 3 }, 1, "draw"],
  [{ stage: 2, number: 1, of: 3 }, 1, "one-more-game"],
  [{ stage: 2, number: 2, of: 3 }, 3, "one-more-game"],
  [{ stage: 2, number: 3, of: 3 }, 5, "one-more-game"],
])("round %o: best of %i, tied match: %s", (slot, bestOf, levelMatch) => {
  const { match } = rulesOfRound({ ...rules, stages: [...rules.stages] }, slot);
  expect(match).toMatchObject({ bestOf, levelMatch });
});
