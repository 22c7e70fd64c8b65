import { expect, test } from "vitest";
import { knockoutDivision, roundRobinDivision } from "@/components/gallery/divisions";
import { bothLose, type MatchOutcome } from "@/lib/match/rules/outcome";
import { championWords, noChampionWords } from "./champion";

test("a single point is one point", () => {
  expect(championWords(roundRobinDivision(2, 1))?.how).toBe("is first in the standings with 1 point");
  expect(championWords(roundRobinDivision(4, 3))?.how).toMatch(/ points$/);
});

test.each([
  { format: "a round robin", view: roundRobinDivision(4, 3) },
  { format: "a knockout", view: knockoutDivision(2, 2) },
])("$format keeps its champion while a correction is still to be decided", ({ view }) => {
  const rounds = view.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, correction: "asked" as const })),
  }));
  expect(championWords(view)).not.toBeNull();
  expect(championWords({ ...view, rounds })).toEqual(championWords(view));
});

/** A knockout of four in which this round, from 1, was lost by both in each match. */
function lostIn(round: number) {
  const view = knockoutDivision(2, 2);
  const lost: MatchOutcome = bothLose("double-forfeit");
  return {
    ...view,
    rounds: view.rounds.map((each) => ({
      ...each,
      matches:
        each.number < round
          ? each.matches
          : each.number > round
            ? []
            : each.matches.map((match) => ({
                ...match,
                decidedBy: lost.decidedBy,
                homeResult: lost.home,
                awayResult: lost.away,
                homeWins: null,
                awayWins: null,
              })),
    })),
  };
}

test("without a champion, the reason depends on the final", () => {
  expect(noChampionWords(lostIn(2))).toBe("Neither finalist won. A ruling on the final can still decide it.");
  expect(noChampionWords(lostIn(1))).toBe("No one reached the final.");
  expect(noChampionWords(knockoutDivision(2, 2))).toBeNull();
  expect(noChampionWords(knockoutDivision(1, 2))).toBeNull();
});
