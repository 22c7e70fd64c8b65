import { expect, test } from "vitest";
import { roundRobinDivision } from "@/components/gallery/divisions";
import { addHours } from "@/lib/shared/instant";
import { overviewOf } from "./overview";

test("the next deadline is the next one after an earlier round was extended", () => {
  const view = roundRobinDivision(4, 0);
  const [first, second, third] = view.rounds;
  if (!first || !second || !third) throw new Error("Four players have three rounds");
  const now = addHours(first.deadlineAt, -1);
  const rounds = [{ ...first, deadlineAt: addHours(second.deadlineAt, 1) }, second, third];
  const { nextDeadline } = overviewOf(true, [{ ...view, rounds }], now);
  expect(nextDeadline).toEqual({ at: second.deadlineAt, round: "Round 2", division: "Open" });
});
