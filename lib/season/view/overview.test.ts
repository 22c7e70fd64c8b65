import { expect, test } from "vitest";
import { roundRobinDivision } from "@/components/gallery/divisions";
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
