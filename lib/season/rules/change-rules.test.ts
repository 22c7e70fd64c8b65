import { expect, test } from "vitest";
import { refuseRulesChange } from "./change-rules";

const FACTS = {
  status: "running",
  version: 2,
  madeFrom: 2,
  changesFormat: false,
  isPublished: true,
} as const;

test.each([
  { why: "a setting changes while a season runs", facts: FACTS, is: null },
  { why: "not after it's over", facts: { ...FACTS, status: "finished" }, is: "season-over" },
  { why: "nor from the archive", facts: { ...FACTS, status: "archived" }, is: "season-over" },
  {
    why: "not from a version that another director has changed",
    facts: { ...FACTS, madeFrom: 1 },
    is: "changed",
  },
  {
    why: "the format stays once players have their schedule",
    facts: { ...FACTS, changesFormat: true },
    is: "stages-published",
  },
  {
    why: "and changes before that",
    facts: { ...FACTS, changesFormat: true, isPublished: false },
    is: null,
  },
] as const)("$why", ({ facts, is }) => {
  expect(refuseRulesChange(facts)).toBe(is);
});
