import { expect, test } from "vitest";
import { bothLose } from "@/lib/match/rules/outcome";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { isFoundLate } from "./after-deadline";

const DEADLINE = "2026-11-23T05:59:00.000Z";
const FORFEITED = {
  status: "final",
  deadlineAt: DEADLINE,
  outcome: bothLose("double-forfeit"),
  ruling: null,
} as const;

test.each([
  { why: "one at the deadline", ruling: null, is: true },
  {
    why: "one that a director ruled",
    ruling: { reason: "Neither came.", rule: "3.1", replaced: null },
    is: false,
  },
])("games can still turn up after a double forfeit: $why", ({ ruling, is }) => {
  expect(isFoundLate({ ...FORFEITED, ruling }, TEXAS_STATE, DEADLINE)).toBe(is);
});
