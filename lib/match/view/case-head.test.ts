import { describe, expect, test } from "vitest";
import { KNOCKOUT_WORDS } from "@/lib/stages/knockout/knockout-words";
import type { MatchEvent } from "../rules/events";
import {
  AGREED,
  ASKED,
  CONTESTED,
  DEADLINE,
  PAIRED,
  REPORTED,
  RULED,
  RULED_FORFEIT,
  STORY,
  SUGGESTED,
  stateAfter,
  stored,
  TWO_ONE,
  ZONE,
} from "../testing/sample-match";
import { type CaseReader, caseHead } from "./case-head";

const OPENS = "2026-11-16T06:00:00.000Z";
const NO_SHOW: MatchEvent = { type: "NoShowClaimed", by: "home", statement: "I waited.", answerBy: DEADLINE };
const READER: CaseReader = {
  zone: ZONE,
  now: "2026-11-20T18:00:00.000Z",
  opensAt: OPENS,
  closesAt: DEADLINE,
  isOwn: false,
  unanswered: "director",
};

function headAfter(events: readonly MatchEvent[], reader: Partial<CaseReader> = {}, isHeld = false) {
  const history = [PAIRED, ...events].map((event) => ["2026-11-20T02:00:00.000Z", event] as const);
  const players = { home: { name: STORY.home }, away: { name: STORY.away } };
  const match = { ...players, state: stateAfter(...events), events: stored(...history), isHeld };
  return caseHead(match, { ...READER, ...reader });
}

test("a match was decided when it was, not when someone withdrew a correction", () => {
  const confirmed = { type: "ReportApproved", by: "away", outcome: TWO_ONE } as const;
  const withdrawn = { type: "CorrectionWithdrawn", by: "home", wasCase: false } as const;
  const events = [PAIRED, REPORTED, confirmed, ASKED, withdrawn];
  const history = events.map((event, index) => [`2026-11-1${index + 5}T18:00:00.000Z`, event] as const);
  const players = { home: { name: STORY.home }, away: { name: STORY.away } };
  const match = { ...players, state: stateAfter(...events.slice(1)), events: stored(...history) };
  expect(caseHead(match, READER).by).toMatchObject({ label: "decided on", day: "Tuesday, Nov 17" });
});

test("a correction that the director decides is theirs, and until then it's the other player's", () => {
  const confirmed = { type: "ReportApproved", by: "away", outcome: TWO_ONE } as const;
  const asked = [REPORTED, confirmed, { ...ASKED, answerBy: DEADLINE }];
  expect(headAfter(asked)).toMatchObject({ turn: "none", what: "2–1 to Amara Osei" });
  const ruling = { turn: "you", what: "Rule on Osei vs. Lindqvist" };
  const contested = { type: "CorrectionContested", by: "away", statement: "It was right." } as const;
  expect(headAfter([...asked, contested])).toMatchObject(ruling);
  expect(headAfter(asked, { now: DEADLINE }), "no one answered in time").toMatchObject(ruling);
});

describe("the head of a case", () => {
  test.each([
    {
      why: "no time yet",
      events: [],
      expected: { turn: "them", what: "Osei vs. Lindqvist has no time yet" },
    },
    {
      why: "a time is agreed",
      events: [AGREED],
      expected: { turn: "them", what: "Osei vs. Lindqvist is set for Saturday, 4:00 pm" },
    },
    {
      why: "a player has to answer",
      events: [REPORTED],
      expected: {
        turnLabel: "Theo’s move",
        why: "2–1 to Amara Osei is reported. If Theo doesn’t answer, it comes to you.",
      },
    },
    {
      why: "a player has to answer a claim",
      events: [AGREED, NO_SHOW],
      expected: {
        turnLabel: "Theo’s move",
        why: "Amara says that Theo didn’t come. If Theo doesn’t answer, it comes to you.",
      },
    },
    {
      why: "it waits for a ruling",
      events: [REPORTED, CONTESTED],
      expected: {
        turn: "you",
        what: "Rule on Osei vs. Lindqvist",
        by: { label: "waiting since", day: "Thursday, Nov 19", time: "8:00 pm" },
      },
    },
    {
      why: "it was ruled",
      events: [REPORTED, CONTESTED, RULED],
      expected: { turn: "none", what: "2–1 to Amara Osei", by: { label: "ruled on" } },
    },
    {
      why: "it was ruled a forfeit",
      events: [AGREED, NO_SHOW, RULED_FORFEIT],
      expected: { why: "A ruling is final. Only another ruling replaces it.", by: { label: "ruled on" } },
    },
    {
      why: "both lost at the deadline",
      events: [
        {
          type: "DeadlinePassed",
          outcome: { home: "loss", away: "loss", score: null, decidedBy: "double-forfeit" },
        } as MatchEvent,
      ],
      expected: { turn: "none", what: "A loss for both" },
    },
    {
      why: "it's void",
      events: [{ type: "Voided", reason: "Twice." } as MatchEvent],
      expected: { turn: "none", what: "The match is void" },
    },
  ])("$why", ({ events, expected }) => {
    expect(headAfter(events)).toMatchObject(expected);
  });

  test("a voided match of a knockout says what to do, unless its players aren't paired anymore", () => {
    const { voided } = KNOCKOUT_WORDS;
    const byDirector = { type: "Voided", reason: "Twice." } as MatchEvent;
    expect(headAfter([byDirector], { voided: voided.director })).toMatchObject({
      turnLabel: "Void",
      why: "It doesn’t count, and no one advances from it. Reopen it to have it played or to rule on it.",
    });
    expect(headAfter([{ type: "Unpaired" }], { voided: voided.director }).why).toBe(
      "It doesn’t count, because its players are no longer paired.",
    );
  });

  test("a claim that counts unanswered isn't called a report", () => {
    expect(headAfter([AGREED, NO_SHOW], { unanswered: "stands" }).why).toBe(
      "Amara says that Theo didn’t come. If Theo doesn’t answer, the claim counts.",
    );
  });

  test("a director who plays in it is told to leave it to another director", () => {
    expect(headAfter([REPORTED, CONTESTED], { isOwn: true })).toMatchObject({
      turn: "them",
      what: "Another director rules on Osei vs. Lindqvist",
    });
  });

  test("a director who plays in it and is the only one isn't told to leave it to another", () => {
    const head = headAfter([REPORTED, CONTESTED], { isOwn: true, othersDecide: false });
    expect(head).toMatchObject({
      turn: "you",
      what: "No director can decide Osei vs. Lindqvist",
      why: "You play in this match, and no other director can decide it. A director can name a stand-in, and an admin can add a director.",
    });
  });

  test("a director who plays in a held match isn't told to decide it, unless no one else can", () => {
    const own = { now: DEADLINE, isOwn: true };
    expect(headAfter([], own, true)).toMatchObject({
      turn: "them",
      turnLabel: "Another director’s move",
      what: "Osei vs. Lindqvist wasn’t reported",
      why: "You play in this match, so another director has to decide it.",
    });
    const alone = headAfter([], { ...own, othersDecide: false }, true);
    expect(alone).toMatchObject({
      turn: "you",
      what: "No director can decide Osei vs. Lindqvist",
      why: "You play in this match, and no other director can decide it. A director can name a stand-in, and an admin can add a director.",
    });
    expect(alone.turnLabel).toBeUndefined();
  });

  test.each([
    { why: "no time", events: [], what: "Osei vs. Lindqvist is still to come" },
    {
      why: "a time that the league set",
      events: [{ type: "TimeFixed", scheduledAt: "2026-11-21T22:00:00.000Z", place: "Lounge" } as MatchEvent],
      what: "Osei vs. Lindqvist is set for Saturday, Nov 21, 4:00 pm",
    },
  ])("before the round opens, with $why, no one has a move", ({ events, what }) => {
    const head = headAfter(events, { now: "2026-11-13T18:00:00.000Z" });
    expect(head).toMatchObject({
      turn: "none",
      what,
      why: expect.stringContaining("closes Sunday, Nov 22, 11:59 pm."),
      by: { label: "opens on", day: "Monday, Nov 16", time: "midnight" },
    });
  });

  test("before the round opens, a match whose players have begun to agree on a time is theirs", () => {
    const head = headAfter([SUGGESTED], { now: "2026-11-13T18:00:00.000Z" });
    expect(head).toMatchObject({ turn: "them", what: "Osei vs. Lindqvist has no time yet" });
  });

  test("in a knockout, silence puts both out", () => {
    expect(headAfter([], { bothLose: "are out" }).why).toBe("If no one reports by then, both are out.");
    expect(headAfter([]).why).toBe("If no one reports by then, both lose the match.");
  });

  test("after the agreed time, it doesn't say that the match is still to come", () => {
    const { what } = headAfter([AGREED], { now: "2026-11-22T05:00:00.000Z" });
    expect(what).toBe("Osei vs. Lindqvist isn’t reported yet");
  });

  test.each([
    { source: "paper-slip", why: "The office entered it from a signed score slip." },
    { source: "e-mail", why: "The office entered it from an email." },
    { source: "chess-site", why: "The league found it on the chess site, and no one objected." },
  ] as const)("a result from $source isn't said to be confirmed by the players", ({ source, why }) => {
    const entered = { type: "ResultEntered", source, games: [], outcome: TWO_ONE, note: "" } as const;
    expect(headAfter([entered]).why).toBe(why);
  });

  test("both had left before the deadline, so no one could report", () => {
    const lost = { home: "loss", away: "loss", score: null, decidedBy: "double-forfeit" } as const;
    const before = headAfter([{ type: "DeadlinePassed", outcome: lost }]);
    expect(before.why).toBe("Both players had left.");
    const after = headAfter([{ type: "DeadlinePassed", outcome: lost }], {
      closesAt: "2026-11-19T00:00:00.000Z",
    });
    expect(after.why).toContain("No one reported in time.");
  });

  test.each([
    { who: "a director", reader: {}, isOffered: true },
    { who: "a director who plays in it", reader: { isOwn: true }, isOffered: false },
    { who: "a director of an archived season", reader: { isArchived: true }, isOffered: false },
  ])("a ruling on a double forfeit, for $who", ({ reader, isOffered }) => {
    const lost = { home: "loss", away: "loss", score: null, decidedBy: "double-forfeit" } as const;
    const closed = { closesAt: "2026-11-19T00:00:00.000Z" };
    const { why } = headAfter([{ type: "DeadlinePassed", outcome: lost }], { ...closed, ...reader });
    expect(why.includes("you can rule on it")).toBe(isOffered);
  });

  test("after the round closed, if so many weren't reported that the director is asked", () => {
    expect(headAfter([], { now: DEADLINE }, true)).toMatchObject({
      turn: "you",
      why: expect.stringContaining("until a director decides"),
    });
  });

  test("after the round closed, before the sweep has run", () => {
    expect(headAfter([], { now: DEADLINE })).toMatchObject({ turn: "late", by: { label: "closed on" } });
  });
});
