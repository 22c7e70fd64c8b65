import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours } from "@/lib/shared/instant";
import { roundRobinRounds } from "@/lib/stages/round-robin/round-robin";
import { prospectOf } from "./prospect";

const START = "2026-11-16T06:00:00.000Z";
const SEASON = { status: "running", rules: { stages: DEPAUL.stages } } as const;

function drawn(players: number, format: "round-robin" | "knockout" = "round-robin") {
  return roundRobinRounds(players, 1).map((pairings, index) => ({
    id: `r${index + 1}`,
    number: index + 1,
    stage: { format, groups: [] },
    opensAt: addHours(START, index * 168),
    deadlineAt: addHours(START, index * 168 + 167),
    matches: pairings.map(({ white, black }) => ({ homeEntryId: `e${white}`, awayEntryId: `e${black}` })),
  }));
}

test.each([
  { why: "until the pairings the next player gets a spot", season: SEASON, rounds: [], is: "next" },
  { why: "then the director gives the open one", season: SEASON, rounds: drawn(5), is: "director" },
  { why: "in a full round robin there's none", season: SEASON, rounds: drawn(6), is: "none" },
  { why: "nor in a drawn knockout", season: SEASON, rounds: drawn(5, "knockout"), is: "none" },
  { why: "nor in a finished season", season: { ...SEASON, status: "finished" }, rounds: [], is: "none" },
] as const)("on a waitlist, $why", ({ season, rounds, is }) => {
  expect(prospectOf({ season, rounds }, START)).toBe(is);
});
