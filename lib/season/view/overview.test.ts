import { describe, expect, test } from "vitest";
import { knockoutDivision, roundRobinDivision } from "@/components/gallery/divisions";
import { addHours } from "@/lib/shared/instant";
import { decidedSeasons, overviewOf } from "./overview";

test("the next deadline is the next one after an earlier round was extended", () => {
  const view = roundRobinDivision(4, 0);
  const [first, second, third] = view.rounds;
  if (!first || !second || !third) throw new Error("Four players have three rounds");
  const now = addHours(first.deadlineAt, -1);
  const rounds = [{ ...first, deadlineAt: addHours(second.deadlineAt, 1) }, second, third];
  const { nextDeadline } = overviewOf(true, [{ ...view, rounds }], now);
  expect(nextDeadline).toEqual({ at: second.deadlineAt, round: "Round 2", division: "Open" });
});

test("a round whose matches are all reported has no deadline to name", () => {
  const open = roundRobinDivision(4, 0);
  const played = roundRobinDivision(4, 2);
  const rounds = [...played.rounds.slice(0, 1), ...open.rounds.slice(1)];
  const now = addHours(rounds[0]?.deadlineAt ?? "", -1);
  expect(overviewOf(true, [{ ...open, rounds }], now).nextDeadline?.round).toBe("Round 2");
  expect(overviewOf(true, [played], now).nextDeadline).toBeNull();
});

describe("the current round of a division", () => {
  const open = roundRobinDivision(4, 0);
  const decided = roundRobinDivision(4, 2);
  const [first, second] = open.rounds;
  const during = (round = first) => addHours(round?.deadlineAt ?? "", -1);
  const decidedIn = (...over: number[]) => ({
    ...open,
    rounds: open.rounds.map((round, index) =>
      over.includes(index) ? (decided.rounds[index] ?? round) : round,
    ),
  });

  test.each([
    { why: "has a match left", view: open, at: during(), says: "Round 1 of 3 closes Sunday, 10:00 pm." },
    {
      why: "is decided, and the next comes",
      view: decidedIn(0),
      at: during(),
      says: "Every match of Round 1 is decided. Round 2 of 3 opens Sunday, 11:00 pm.",
    },
    {
      why: "is decided, and an earlier one has more time",
      view: {
        ...open,
        rounds: decidedIn(1, 2).rounds.map((round) => ({ ...round, deadlineAt: second?.deadlineAt ?? "" })),
      },
      at: during(second),
      says: "Every match of Round 2 is decided. Round 1 of 3 closes Sunday, 10:00 pm.",
    },
    {
      why: "is the last, and all are decided",
      view: decided,
      at: during(),
      says: "Every match so far is decided.",
    },
    {
      why: "is one of a knockout",
      view: knockoutDivision(1),
      at: during(knockoutDivision(1).rounds[0]),
      says: "Every match of the quarterfinals is decided. Semifinals open Sunday, 11:00 pm.",
    },
  ])("$why", ({ view, at, says }) => {
    expect(overviewOf(true, [view], at).divisions[0]?.round).toBe(says);
  });
});

test("a running season whose published divisions are decided waits for the director", () => {
  const decided = roundRobinDivision(4, 2);
  const open = roundRobinDivision(4, 0);
  const unpublished = { ...decided, rounds: [] };
  const finished = { ...decided, season: { ...decided.season, status: "finished" as const } };
  const elsewhere = { ...open, season: { ...open.season, slug: "spring-2027" } };
  expect(decidedSeasons([decided, unpublished, elsewhere])).toEqual(["fall-2026"]);
  expect(decidedSeasons([decided, open])).toEqual([]);
  expect(decidedSeasons([unpublished])).toEqual([]);
  expect(decidedSeasons([finished])).toEqual([]);
});
