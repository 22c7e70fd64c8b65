import { expect, test } from "vitest";
import { bothLose, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { entriesOf } from "../testing/results";
import { markBelowAverage } from "./sportsmanship";
import { rowsForPlayoff } from "./still-in";

const { standings, playoff, sportsmanship } = TEXAS_STATE;
const STAGE = { position: 1, format: "round-robin", seeds: [], groups: [], thirdPlace: false } as const;

const match = (id: string, { home, away, decidedBy }: MatchOutcome) => ({
  id,
  number: 1,
  homeEntryId: "a",
  awayEntryId: id,
  status: "final" as const,
  homeResult: home,
  awayResult: away,
  decidedBy,
  homeWins: null,
  awayWins: null,
  homeBlacks: null,
  awayBlacks: null,
  homeCaptured: null,
  awayCaptured: null,
  correction: null,
});

test("a forfeit against a player whose results are annulled neither keeps anyone out nor counts as a rating", () => {
  const matches = [match("x", bothLose("double-forfeit")), match("b", wonBy("home", "agreed", null))];
  const rounds = [{ number: 1, stage: STAGE, matches }];
  const given = [{ matchId: "b", of: "home", rating: 4 }] as const;
  const missed = (...names: string[]) => {
    const entries = markBelowAverage(entriesOf(...names), rounds, given, { playoff, sportsmanship });
    return rowsForPlayoff({ entries, rounds, standings }, playoff).find(({ entryId }) => entryId === "a")
      ?.missed;
  };
  expect(missed("Ana", "Bela", "Xu"), "while Xu is in").toEqual(["sportsmanship", "forfeit"]);
  expect(missed("Ana", "Bela"), "once Xu's results are annulled").toEqual([]);
});
