import { expect, test } from "vitest";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { addHours, instantFrom } from "@/lib/shared/instant";
import { foundBy } from "./found-by";

const deadlineAt = instantFrom("2026-11-23T05:59:00Z");
const rules = { reporting: { ...OFFICIAL.reporting, graceHours: 3 } };

test("a match that was found can be called wrong until it counts, or else until the round closes", () => {
  const countsAt = instantFrom("2026-11-21T03:47:00Z");
  expect(foundBy({ countsAt }, { state: { deadlineAt }, rules })).toBe(countsAt);
  expect(foundBy({ countsAt: null }, { state: { deadlineAt }, rules })).toBe(addHours(deadlineAt, 3));
});
