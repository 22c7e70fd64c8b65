import { describe, expect, test } from "vitest";
import type { LetterFacts } from "@/lib/mail/letters/facts";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { makeNoEmail } from "@/lib/shared/no-email";
import type { MatchEvent } from "../rules/events";
import { wonBy } from "../rules/outcome";
import { lettersAfter } from "../testing/letters-after";
import { AGREED, NO_SHOW, REPORTED, SUGGESTED } from "../testing/sample-match";

const LATER = "2026-11-25T05:59:00.000Z";
const RENATA = "renata@lakeside.example";

describe("if a player has no email, the directors are told instead", () => {
  const guest = { ...FACTS, away: { ...FACTS.away, email: makeNoEmail("7") } };
  const counting: LetterFacts = {
    ...guest,
    rules: { ...FACTS.rules, reporting: { ...FACTS.rules.reporting, unanswered: "stands" } },
  };
  const toRenata = (before: readonly MatchEvent[], event: MatchEvent, facts: LetterFacts) => {
    const letter = lettersAfter(before, event, facts).find(({ to }) => to.email === RENATA);
    return letter && `${letter.subject}. ${letter.text.replaceAll(/\s+/g, " ")}`;
  };

  test.each([
    {
      why: "of a report that counts without an answer",
      facts: counting,
      before: [],
      event: REPORTED,
      says: [
        "Ask Theo Lindqvist about a report, Round 7.",
        "Amara Osei reported 2–1 to Amara Osei. Theo Lindqvist has no email, so they weren’t told and can’t answer here.",
        "- Game 2: Theo won.",
        "Ask them whether it’s right. If it’s wrong, decide the match on its page. After Sunday, Nov 22, 11:59 pm, it counts as reported.",
      ],
    },
    {
      why: "of a report that waits for a ruling without an answer",
      facts: guest,
      before: [],
      event: REPORTED,
      says: ["After Sunday, Nov 22, 11:59 pm, it waits for your ruling."],
    },
    {
      why: "of a changed report",
      facts: guest,
      before: [REPORTED],
      event: { ...REPORTED, type: "ReportAmended" } as MatchEvent,
      says: ["Ask Theo Lindqvist about a report, Round 7."],
    },
    {
      why: "of a no-show",
      facts: counting,
      before: [SUGGESTED, AGREED],
      event: NO_SHOW,
      says: [
        "Ask Theo Lindqvist about a no-show, Round 7.",
        "Amara Osei said that Theo Lindqvist didn’t come.",
        "> I waited.",
        "the claim counts.",
      ],
    },
    {
      why: "of a time that the league set",
      facts: guest,
      before: [],
      event: { type: "TimeDefaulted", scheduledAt: LATER } as const,
      says: [
        "Tell Theo Lindqvist about Round 7.",
        "The league set Osei vs. Lindqvist for Tuesday, Nov 24, 11:59 pm. Theo Lindqvist has no email, so please tell them.",
      ],
    },
    {
      why: "of a canceled time",
      facts: guest,
      before: [SUGGESTED, AGREED],
      event: { type: "TimeCancelled", by: "home", reason: "Ill" } as const,
      says: [
        "Amara Osei canceled the time of Osei vs. Lindqvist (Saturday, Nov 21, 4:00 pm). Theo Lindqvist has no email, so please tell them.",
      ],
    },
    {
      why: "of a match that the opponent gave up",
      facts: guest,
      before: [SUGGESTED, AGREED],
      event: { type: "Conceded", by: "home", outcome: wonBy("away", "forfeit", null) } as const,
      says: ["Amara Osei gave up Osei vs. Lindqvist, so it won’t be played. Theo Lindqvist has no email"],
    },
    {
      why: "of advance notice that moves a match",
      facts: guest,
      before: [SUGGESTED, AGREED],
      event: { type: "NoticeGiven", by: "home", outcome: null, deadlineAt: LATER } as const,
      says: ["Amara Osei gave advance notice and can’t play Osei vs. Lindqvist now. Its time is canceled."],
    },
  ])("$why", ({ before, event, facts, says }) => {
    for (const each of says) expect(toRenata(before, event, facts)).toContain(each);
    expect(toRenata(before, event, FACTS)).toBeUndefined();
  });

  test("not of what that player did", () => {
    const byGuest = { type: "TimeCancelled", by: "away", reason: "Ill" } as const;
    expect(toRenata([SUGGESTED, AGREED], byGuest, guest)).toBeUndefined();
  });

  test("in one email, if neither has one", () => {
    const home = { ...FACTS.home, email: makeNoEmail("6") };
    expect(toRenata([], { type: "TimeDefaulted", scheduledAt: LATER }, { ...guest, home })).toContain(
      "Amara Osei and Theo Lindqvist have no email, so please tell them.",
    );
  });
});
