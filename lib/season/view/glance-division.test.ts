import { expect, test } from "vitest";
import { roundRobinDivision } from "@/components/gallery/divisions";
import { glanceDivision } from "./glance-division";

test.each([
  { why: "an extended round with a match to report comes first", reported: 0, names: "Round 1 of 3" },
  { why: "an extended round without one doesn't hide the next", reported: 2, names: "Round 2 of 3" },
])("the season's page names the round that the division's names: $why", ({ reported, names }) => {
  const open = roundRobinDivision(4, 0);
  const [first] = roundRobinDivision(4, reported).rounds;
  const [, second, third] = open.rounds;
  if (!first || !second || !third) throw new Error("Four players have three rounds");
  const view = { ...open, rounds: [{ ...first, deadlineAt: second.deadlineAt }, second, third] };
  expect(glanceDivision(view, second.opensAt).facts.at(-1)?.term).toBe(names);
});
