import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { endChoices } from "./end-choices";

const differing = { ...DEPAUL, match: { ...DEPAUL.match, stalemate: "replay", otherDraws: "half" } } as const;

test.each([
  { why: "a win can have ended in a way that isn't listed", kind: "win", rules: DEPAUL, last: "unstated" },
  { why: "and so can a draw", kind: "draw", rules: OFFICIAL, last: "unstated" },
  { why: "but not where a stalemate counts differently", kind: "draw", rules: differing, last: "fifty-move" },
] as const)("$why", ({ kind, rules, last }) => {
  const values = endChoices(kind, rules).map(({ value }) => value);
  expect(values.includes("unstated")).toBe(last === "unstated");
  expect(values).toContain(last);
  expect(values.includes(kind === "win" ? "stalemate" : "checkmate")).toBe(false);
});
