import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import type { MatchEvent } from "../rules/events";
import { lettersAfter } from "../testing/letters-after";
import { AGREED, CONTESTED, REPORTED, RULED, RULED_FORFEIT, SUGGESTED } from "../testing/sample-match";

const LATER = "2026-11-25T05:59:00.000Z";

test("a ruling has its reason and its rule", () => {
  for (const { text } of lettersAfter([REPORTED, CONTESTED], RULED)) {
    expect(text).toContain("> A hand on a piece is not yet a move");
    expect(text).toContain("> Rule 1.VI: two minutes at most for any one move.");
  }
});

test("a ruling says if the match is a forfeit", () => {
  for (const { subject } of lettersAfter([], RULED_FORFEIT))
    expect(subject).toBe("Ruling: a win for Amara Osei by forfeit");
});

test("a letter about a void match doesn't say who did it: a player who deletes their account does, too", () => {
  for (const { text } of lettersAfter([], { type: "Voided", reason: "Theo Lindqvist has left." })) {
    expect(text).toMatch(/Your match with \w+ is void\. It doesn’t count for either of you\./);
    expect(text).not.toContain("The director");
  }
});

test("with hours of grace, a letter has one time at which the round closes", () => {
  const reporting = { ...FACTS.rules.reporting, graceHours: 24 };
  const graced = { ...FACTS, rules: { ...FACTS.rules, reporting } };
  const about = (before: readonly MatchEvent[], event: MatchEvent) => {
    const [letter] = lettersAfter(before, event, graced);
    return `${letter?.subject}. ${letter?.text.replaceAll(/\s+/g, " ")}`;
  };
  const canceled = about([SUGGESTED, AGREED], { type: "TimeCancelled", by: "away" });
  expect(canceled).toContain("Round 7 still closes on Monday");
  expect(canceled).toContain("If no one reports by Monday, 11:59 pm");
  const reopened = about([REPORTED], { type: "Reopened", deadlineAt: LATER, reason: "Snow day." });
  expect(reopened).toContain("Round 7 is open again until Wednesday, 11:59 pm");
  expect(reopened).toContain("If no one reports by Wednesday, 11:59 pm");
  const extended = about([], { type: "DeadlineExtended", deadlineAt: LATER, reason: "Snow day." });
  expect(extended).toContain("Round 7 now closes Wednesday, 11:59 pm");
  expect(extended).toContain("play by Tuesday, Nov 24, 11:59 pm");
  expect(extended).toContain("If no one reports by Wednesday, 11:59 pm");
});
