import { expect, test } from "vitest";
import { knockoutDivision, roundRobinDivision } from "@/components/gallery/divisions";
import { bothLose, type MatchOutcome } from "@/lib/match/rules/outcome";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import { championsOf } from "../rules/champion";
import { tablesOf } from "../rules/tables-of";
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

/** A finished round robin of four in which the players of these ranks, from 1, have left. */
function without(...ranks: readonly number[]) {
  const view = roundRobinDivision(4, 3);
  const rows = tablesOf(view)[0]?.rows ?? [];
  const gone = ranks.map((rank) => rows[rank - 1]?.entryId);
  const entries = view.entries.map((entry) => ({ ...entry, hasLeft: gone.includes(entry.id) }));
  return { rows, view: { ...view, entries } };
}

test("a player who has left a round robin isn't its champion; the best of those who stayed is", () => {
  const { rows, view } = without(1);
  expect(championsOf(without(4).view)).toEqual([rows[0]?.entryId]);
  expect(championsOf(view)).toEqual([rows[1]?.entryId]);
  expect(championWords(view)?.how).toBe(
    `has the best rank of the players who stayed, with ${printPointsInWords(rows[1]?.points ?? 0)}`,
  );
});

test("no one wins a round robin that everyone has left, with or without their results", () => {
  const { view } = without(1, 2, 3, 4);
  for (const each of [view, { ...view, entries: [] }]) {
    expect(championWords(each)).toBeNull();
    expect(noChampionWords(each)).toBe("Everyone has left, so no one won.");
  }
});
