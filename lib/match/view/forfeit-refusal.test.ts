import { expect, test } from "vitest";
import type { BracketRow } from "@/lib/stages/rules/bracket-steps";
import { bothLose, wonBy } from "../rules/outcome";
import { refuseMoreTime } from "./forfeit-refusal";

const FORFEIT = { status: "final", outcome: bothLose("double-forfeit") } as const;
const WON = { status: "final", outcome: wonBy("home", "agreed", null) } as const;
const OPEN = { status: "open", outcome: null } as const;
const ROUND_ROBIN = { matches: [{ id: "1-1", isOwn: false }], isArchived: false, bracket: null };

/** Players are letters in the order of their seeds. Both lost the quarterfinal of a and h, so the winner of d and e had no semifinal. */
function bracketWith(final: Pick<BracketRow, "status" | "outcome">) {
  const rows = [
    row(1, 1, "ah", FORFEIT),
    row(1, 2, "de", WON),
    row(1, 3, "bg", WON),
    row(1, 4, "cf", WON),
    row(2, 2, "bc", WON),
    row(3, 1, "db", final),
  ];
  return { format: "knockout", seeds: [..."abcdefgh"], thirdPlace: false, rows } as const;
}

test.each([
  { why: "nothing is in the way", says: null },
  { why: "the final is still open", bracket: bracketWith(OPEN), says: null },
  {
    why: "the final is decided",
    bracket: bracketWith(WON),
    says: "A later match of this bracket is already under way or decided, so you can’t reopen these matches together. The page of each match says what you can do.",
  },
  {
    why: "the director plays in one",
    matches: [
      { id: "1-1", isOwn: false },
      { id: "1-2", isOwn: true },
    ],
    says: "You play in one of these matches, so you can’t give them more time.",
  },
  {
    why: "the season is archived",
    isArchived: true,
    says: "This season is archived, so nothing in it can change anymore.",
  },
])("why double forfeits don't get more time: $why", ({ why: _, says, ...facts }) => {
  expect(refuseMoreTime({ ...ROUND_ROBIN, ...facts })).toBe(says);
});

function row(
  round: number,
  number: number,
  [homeEntryId = "", awayEntryId = ""]: string,
  state: Pick<BracketRow, "status" | "outcome">,
): BracketRow {
  return { id: `${round}-${number}`, round, number, homeEntryId, awayEntryId, ...state, isTakenAway: false };
}
