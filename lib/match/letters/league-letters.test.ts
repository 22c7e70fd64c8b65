import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { makeNoEmail } from "@/lib/shared/no-email";
import type { MatchEvent } from "../rules/events";
import { wonBy } from "../rules/outcome";
import { lettersAfter } from "../testing/letters-after";
import { stateAfter } from "../testing/sample-match";
import { lettersFor } from "./for-event";

const FRIDAY = "2026-11-20T18:00:00.000Z";
const LATER = "2026-11-25T05:59:00.000Z";
const REPAIRED: MatchEvent = { type: "Repaired", homeEntryId: "e1", awayEntryId: "e2", deadlineAt: LATER };
const LEFT: MatchEvent = {
  type: "Withdrawn",
  side: "away",
  outcome: wonBy("home", "forfeit", null),
  reason: "Exams.",
};

test.each([
  { why: "no time", after: [], says: "Agree on a time", button: "Suggest times" },
  {
    why: "a time that the league set",
    after: [{ type: "TimeFixed", scheduledAt: LATER, place: "Union Ballroom" }] satisfies MatchEvent[],
    says: "The league set the time.",
    button: "See the match",
  },
  { why: "an opponent who left", after: [LEFT], says: "how this match was decided", button: "See the match" },
])("a new opponent, and $why", ({ after, says, button }) => {
  for (const { text } of lettersFor(REPAIRED, 4, stateAfter(REPAIRED, ...after), FACTS, FRIDAY)) {
    expect(text).toContain(says);
    expect(text).toContain(button);
    expect(text.includes("Agree on a time")).toBe(after.length === 0);
  }
});

test("a player who left one division isn't said to have left the season", () => {
  const [winner, loser] = lettersAfter([], LEFT).map(({ text }) => text);
  expect(winner).toContain("Theo is no longer in Open, so you win");
  expect(loser).toContain("You’re no longer in Open, so Amara wins");
});

test.each<{ event: MatchEvent }>([
  { event: { type: "TimeDefaulted", scheduledAt: LATER } },
  { event: { type: "DefaultTimeMissed" } },
  { event: { type: "TimeFixed", scheduledAt: LATER, place: "Union Ballroom" } },
  { event: { type: "Reopened", deadlineAt: LATER, reason: "Both were ill." } },
  { event: REPAIRED },
])("$event.type: no one is told to suggest times to an opponent without an account", ({ event }) => {
  const away = { ...FACTS.away, email: makeNoEmail("7") };
  const [amara] = lettersFor(event, 3, stateAfter(event), { ...FACTS, away }, FRIDAY);
  expect(amara?.text).toContain("Theo has no account here");
  expect(amara?.text).not.toMatch(/[Ss]uggest|other confirms|email you both/);
});
