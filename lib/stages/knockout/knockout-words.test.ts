import { expect, test } from "vitest";
import { KNOCKOUT_WORDS } from "./knockout-words";

test.each([
  { why: "a quarterfinal", number: 1, thirdPlace: true, says: "you’re out" },
  { why: "a semifinal", number: 2, thirdPlace: false, says: "you’re out" },
  {
    why: "a semifinal whose losers play for third place",
    number: 2,
    thirdPlace: true,
    says: "you can finish third at best",
  },
  { why: "the final", number: 3, thirdPlace: true, says: "you’re out" },
])("what giving up costs in $why", ({ number, thirdPlace, says }) => {
  const slot = { format: "knockout", number, of: 3, match: 1 } as const;
  expect(KNOCKOUT_WORDS.youLose(slot, thirdPlace)).toBe(says);
});
