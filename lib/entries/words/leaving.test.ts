import { expect, test } from "vitest";
import type { MatchLostByBoth, MatchToClose } from "../rules/leaving";
import { leavingConsequence } from "./leaving";

const open = (count: number) => Array.from({ length: count }, () => ({}) as MatchToClose);
const theo = { name: "Theo" };

test.each([
  {
    plan: { settled: 2, of: 5, isAnnulled: true, matchesToClose: open(3) },
    who: theo,
    says: "Theo has 2 of 5 matches decided, less than 50%: their results won’t count in the standings, and their open matches are void.",
  },
  {
    plan: { settled: 0, of: 1, isAnnulled: true, matchesToClose: open(1) },
    who: "you" as const,
    says: "You have 0 of 1 match decided, less than 50%: your results won’t count in the standings, and your open match is void.",
  },
  {
    plan: { settled: 4, of: 5, isAnnulled: false, matchesToClose: open(1) },
    who: theo,
    says: "Theo has 4 of 5 matches decided: their results count, and their opponent wins the open match without playing.",
  },
  {
    plan: { settled: 5, of: 5, isAnnulled: false, matchesToClose: [] },
    who: "you" as const,
    says: "You have 5 of 5 matches decided: your results count.",
  },
  {
    plan: { settled: 0, of: 0, isAnnulled: false, matchesToClose: open(1) },
    who: theo,
    says: "Their opponent wins the open match without playing.",
  },
  { plan: { settled: 0, of: 0, isAnnulled: false, matchesToClose: [] }, who: theo, says: "" },
])("$says", ({ plan, who, says }) => {
  expect(leavingConsequence({ ...plan, lostByBoth: [] }, 50, who)).toBe(says);
});

test("a voided match whose other player has left becomes a double forfeit", () => {
  const plan = {
    settled: 5,
    of: 5,
    isAnnulled: false,
    matchesToClose: [],
    lostByBoth: [{} as MatchLostByBoth],
  };
  const then = "voided match becomes a double forfeit, because the other player has left, too.";
  expect(leavingConsequence(plan, 50, theo)).toBe(
    `Theo has 5 of 5 matches decided: their results count. Their ${then}`,
  );
  expect(leavingConsequence({ ...plan, settled: 0, of: 0 }, 50, "you")).toBe(`Your ${then}`);
});
