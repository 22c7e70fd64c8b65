import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import type { Instant } from "@/lib/shared/instant";
import type { MatchEvent } from "../rules/events";
import { foldMatch } from "../rules/evolve";
import { lettersFor } from "./for-event";

const PAIRED: MatchEvent = { type: "MatchPaired", deadlineAt: "2026-11-23T05:59:00.000Z" };
const SATURDAY_4_PM = "2026-11-21T22:00:00.000Z";
const reserved = { place: "Courtside Lounge", table: "Table 3", board: "Set 12" };

const lettersOf = (event: MatchEvent, facts = FACTS) =>
  lettersFor(event, 2, foldMatch([PAIRED, event]), facts, "2026-11-20T16:00:00.000Z");

test("a letter about an agreed time names the reserved table and board", () => {
  const agreed: MatchEvent = { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM };
  expect(lettersOf(agreed, { ...FACTS, reserved })[0]?.text).toContain(
    "You play at Courtside Lounge, Table 3. Set 12 is reserved for you.",
  );
  expect(lettersOf(agreed)[0]?.text).not.toContain("held");
  const venue = { address: "2235 N Sheffield Ave, Chicago", directions: null };
  expect(lettersOf(agreed, { ...FACTS, reserved, venue })[0]?.text).toContain(
    "You play at Courtside Lounge, Table 3. 2235 N Sheffield Ave, Chicago. Set 12 is reserved for you.",
  );
});

test.each([
  { grace: 0, late: "late" },
  { grace: 1, late: "more than one minute late" },
])("with a grace period of $grace minutes, a player can be $late", ({ grace, late }) => {
  const rules = { ...FACTS.rules, forfeits: { ...FACTS.rules.forfeits, noShowGraceMinutes: grace } };
  for (const event of [
    { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM },
    { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM },
  ] as const)
    expect(lettersOf(event, { ...FACTS, rules })[0]?.text).toContain(`A player who is ${late} can lose`);
});

test("when the league found no time, both are told what they can do, and that it keeps looking", () => {
  const letters = lettersOf({ type: "DefaultTimeMissed" });
  expect(letters.map(({ to }) => to.name)).toEqual(["Amara Osei", "Theo Lindqvist"]);
  expect(letters[0]?.subject).toBe("No time found for your match with Theo");
  expect(letters[0]?.text).toContain("Suggest times to Theo on the match page, or change your availability.");
  expect(letters[0]?.text).toContain("The league keeps looking");
});

test("when the league sets a time, both are told, and that they can move it or cancel it", () => {
  const letters = lettersOf({ type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM });
  expect(letters.map(({ to }) => to.name)).toEqual(["Amara Osei", "Theo Lindqvist"]);
  expect(letters[0]?.subject).toBe("The league set your match: Theo, Sat Nov 21, 4:00 pm");
  expect(letters[0]?.text).toContain("You and Theo didn’t agree on a time");
  expect(letters[0]?.text).toContain("suggest some to Theo on the match page");
  expect(letters[0]?.text).toContain("cancel there at least two hours before");
});

test("a suggestion asks to move a time that's to come, and is new once that time has passed", () => {
  const agreed: MatchEvent = { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM };
  const sunday: MatchEvent = { type: "TimesProposed", by: "away", times: ["2026-11-22T22:00:00.000Z"] };
  const letterAt = (at: Instant) => lettersFor(sunday, 3, foldMatch([PAIRED, agreed, sunday]), FACTS, at)[0];
  const before = letterAt("2026-11-21T21:59:00.000Z");
  expect(before?.subject).toBe("Theo asks to reschedule: Saturday, 4:00 pm");
  expect(before?.text).toContain("Until you do, it’s still on Saturday");
  const after = letterAt("2026-11-22T16:00:00.000Z");
  expect(after?.subject).toBe("Theo suggested a time: answer by Sunday, 4:00 pm");
  expect(after?.text).toContain("Pick one, or suggest other times.");
  expect(after?.text).not.toContain("still on");
});

test("a letter about a canceled time says which, and not that the two agreed on it", () => {
  const set: MatchEvent = { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM };
  const event: MatchEvent = { type: "TimeCancelled", by: "away" };
  const state = foldMatch([PAIRED, set, event]);
  const [letter] = lettersFor(event, 3, state, FACTS, "2026-11-20T16:00:00.000Z");
  expect(letter?.text.replaceAll(/\s+/g, " ")).toContain(
    "Theo canceled your time on Saturday, Nov 21, 4:00 pm. Round 7 still closes",
  );
  expect(letter?.text).not.toContain("agreed");
});

test.each([
  {
    why: "who canceled",
    by: "away",
    says: "You can still pick a time that Theo suggested",
    button: "Pick a time",
  },
  {
    why: "who is told",
    by: "home",
    says: "Theo can still pick a time that you suggested",
    button: "Suggest other",
  },
] as const)("a letter about a canceled time says that those suggested by $why can be picked", (suggested) => {
  const before = [
    { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM },
    { type: "TimesProposed", by: suggested.by, times: ["2026-11-22T20:00:00.000Z"] },
  ] as const;
  const event = { type: "TimeCancelled", by: "away" } as const;
  const state = foldMatch([PAIRED, ...before, event]);
  const [letter] = lettersFor(event, 4, state, FACTS, "2026-11-20T16:00:00.000Z");
  expect(letter?.text.replaceAll(/\s+/g, " ")).toContain(suggested.says);
  expect(letter?.text).toContain(suggested.button);
});

test.each([
  { event: { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM } },
  { event: { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM } },
] as const)("$event.type: a time that's too late to cancel isn't said to be cancelable", ({ event }) => {
  const textAt = (at: Instant) => lettersFor(event, 2, foldMatch([PAIRED, event]), FACTS, at)[0]?.text;
  expect(textAt("2026-11-21T19:59:00.000Z")).toContain("at least two hours before");
  for (const at of ["2026-11-21T20:00:00.000Z", "2026-11-21T21:30:00.000Z"]) {
    expect(textAt(at)).toContain(
      "It’s too late to cancel this time. If you can’t come, tell Theo and the director.",
    );
    expect(textAt(at)).not.toContain("at least two hours before");
  }
});
