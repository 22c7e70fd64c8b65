import { expect, test } from "vitest";
import type { MatchStatus } from "@/lib/match/rules/state";
import { homeAndAway } from "./bracket-colors";

const seeds = ["a", "b", "c", "d"];
const white = (round: number, homeEntryId: string, status: MatchStatus = "final") => ({
  round,
  homeEntryId,
  status,
});

test.each([
  { why: "equal, odd number: the higher seed", number: 1, before: [], home: "a" },
  { why: "equal, even number: the lower seed", number: 2, before: [], home: "b" },
  { why: "the player who had it less often", number: 1, before: [white(1, "a")], home: "b" },
  {
    why: "the player who had it less often, with equal numbers again",
    number: 1,
    before: [white(1, "a"), white(1, "b")],
    home: "a",
  },
  { why: "a void match doesn't count", number: 1, before: [white(1, "a", "void")], home: "a" },
  { why: "only earlier rounds count", number: 1, before: [white(2, "a")], home: "a" },
])("$why has White", ({ number, before, home }) => {
  const away = home === "a" ? "b" : "a";
  expect(homeAndAway(["a", "b"], { round: 2, number }, seeds, before)).toEqual({ home, away });
  expect(homeAndAway(["b", "a"], { round: 2, number }, seeds, before)).toEqual({ home, away });
});
