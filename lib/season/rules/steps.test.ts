import { expect, test } from "vitest";
import { isInPlay, isOver, refuseStep, type SeasonStatusName, type SeasonStep, statusAfter } from "./steps";

const STATUSES: readonly SeasonStatusName[] = ["draft", "registration", "running", "finished", "archived"];

test.each<{ why: string; step: SeasonStep; from: readonly SeasonStatusName[]; to: SeasonStatusName }>([
  {
    why: "registration opens on a draft, and again for divisions without a schedule",
    step: "open",
    from: ["draft", "running"],
    to: "registration",
  },
  { why: "only open registration is closed", step: "close", from: ["registration"], to: "running" },
  { why: "only a running season is finished", step: "finish", from: ["running"], to: "finished" },
  { why: "only a finished season is archived", step: "archive", from: ["finished"], to: "archived" },
  {
    why: "a season that leaves the archive is finished",
    step: "unarchive",
    from: ["archived"],
    to: "finished",
  },
])("$why", ({ step, from, to }) => {
  expect(STATUSES.filter((status) => refuseStep(step, status) === null)).toEqual(from);
  expect(statusAfter(step)).toBe(to);
});

test.each([
  { why: "the page shows the current status", status: "running", seen: "running", is: null },
  {
    why: "another director opened registration since: finishing means something else now",
    status: "registration",
    seen: "running",
    is: "changed",
  },
  {
    why: "a step that would be possible again answers a different status",
    status: "running",
    seen: "draft",
    is: "changed",
  },
  { why: "a page from an older release doesn't say", status: "running", seen: "", is: "changed" },
] as const)("$why", ({ status, seen, is }) => {
  expect(refuseStep("finish", status, seen)).toBe(is);
});

test("a season is in play from open registration until it's finished", () => {
  expect(STATUSES.filter(isInPlay)).toEqual(["registration", "running"]);
  expect(STATUSES.filter(isOver)).toEqual(["finished", "archived"]);
});
