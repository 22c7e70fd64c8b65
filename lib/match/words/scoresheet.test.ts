import { describe, expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { bothLose, wonBy } from "../rules/outcome";
import {
  AGREED,
  APPROVED,
  ASKED,
  CONTESTED,
  DEADLINE,
  GAMES,
  PAIRED,
  REPORTED,
  RULED,
  RULED_FORFEIT,
  RULED_OTHERWISE,
  STORY,
  SUGGESTED,
  stored,
} from "../testing/sample-match";
import { describeEvents } from "./describe-event";
import type { EventText } from "./event-text";
import { scoresheetRows, sheetResult } from "./scoresheet";
import { signLines } from "./signatures";

const MOVED: MatchEvent = {
  type: "TimesProposed",
  by: "away",
  times: ["2026-11-21T22:00:00.000Z"],
  note: "My lab runs late on Thursday.",
};

const FULL_STORY = stored(
  ["2026-11-16T15:00:00.000Z", PAIRED],
  ["2026-11-16T15:12:00.000Z", SUGGESTED],
  ["2026-11-16T18:40:00.000Z", { type: "TimeAgreed", by: "away", scheduledAt: "2026-11-20T01:00:00.000Z" }],
  ["2026-11-18T14:02:00.000Z", MOVED],
  ["2026-11-18T14:30:00.000Z", { ...AGREED, by: "home" } as MatchEvent],
  ["2026-11-21T23:01:00.000Z", REPORTED],
  ["2026-11-22T01:15:00.000Z", CONTESTED],
  ["2026-11-22T01:28:00.000Z", { type: "StatementAdded", by: "home", statement: "The clock showed 2:00." }],
  ["2026-11-23T17:20:00.000Z", RULED],
);

test("a time that has passed isn't moved: other times are suggested, and one is picked", () => {
  const story = stored(
    ["2026-11-16T15:00:00.000Z", PAIRED],
    ["2026-11-16T18:40:00.000Z", { type: "TimeAgreed", by: "away", scheduledAt: "2026-11-20T01:00:00.000Z" }],
    ["2026-11-20T14:00:00.000Z", MOVED],
    ["2026-11-20T14:30:00.000Z", { ...AGREED, by: "home" } as MatchEvent],
  );
  const acts = describeEvents(story, STORY).flatMap(({ words }) => (words.kind === "act" ? [words.act] : []));
  expect(acts).toEqual(["Picked Thu, 7:00 pm", "Suggested a time", "Picked Sat, 4:00 pm"]);
});

test("a full match fills the sheet the way moves do: White's act and Black's answer share a line", () => {
  expect(scoresheetRows(FULL_STORY, STORY)).toEqual([
    { kind: "both", text: "Paired by the league, Mon, Nov 16. Report by Sun, Nov 22, 11:59 pm." },
    {
      kind: "pair",
      number: 1,
      white: { act: "Suggested times", note: "Tue 4 pm, Thu 7 pm, Sat 4 pm", at: "Mon, 9:12 am" },
      black: { act: "Picked Thu, 7:00 pm", at: "Mon, 12:40 pm" },
    },
    {
      kind: "pair",
      number: 2,
      white: null,
      black: {
        act: "Asked to move it",
        note: "Sat 4 pm. “My lab runs late on Thursday.”",
        at: "Wed, 8:02 am",
      },
    },
    { kind: "pair", number: 3, white: { act: "Agreed: Sat, 4:00 pm", at: "Wed, 8:30 am" }, black: null },
    {
      kind: "pair",
      number: 4,
      white: { act: "Reported 2–1 to Amara", note: "1–0, 0–1, 1–0", at: "Sat, 5:01 pm" },
      black: {
        act: "Said game 3 is wrong",
        note: "Their version: 2–1 to Theo. “I had my hand on the rook when it ran out.”",
        at: "Sat, 7:15 pm",
      },
    },
    {
      kind: "pair",
      number: 5,
      white: { act: "Made a statement", note: "“The clock showed 2:00.”", at: "Sat, 7:28 pm" },
      black: null,
    },
    {
      kind: "ruling",
      stamp: "Final",
      tone: "final",
      heading: "Ruling: the report counts, 2–1 to Amara Osei",
      body: "A hand on a piece is not yet a move. Rule 1.VI: two minutes at most for any one move.",
      at: "Renata Kovács, Mon, Nov 23, 11:20 am",
    },
  ]);
});

test("a ruling without a score isn't a forfeit", () => {
  const outcome = wonBy("home", "ruling", null);
  const events = stored(
    ["2026-11-16T15:00:00.000Z", PAIRED],
    ["2026-11-23T17:20:00.000Z", { type: "Ruled", outcome, reason: "Tied", rule: "Rule 3.IV" }],
  );
  expect(sheetResult(events)).toBe("White won, ruled");
});

test.each([
  { ruled: RULED, heading: "Ruling: the result stays, 2–1 to Amara Osei" },
  { ruled: RULED_OTHERWISE, heading: "Ruling: the correction counts, 2–1 to Theo Lindqvist" },
  { ruled: RULED_FORFEIT, heading: "Ruling: a win for Amara Osei by forfeit" },
])("a ruling on a correction says what became of it: $heading", ({ ruled, heading }) => {
  const before = [PAIRED, REPORTED, APPROVED, ASKED].map(
    (event) => ["2026-11-22T02:00:00.000Z", event] as const,
  );
  const events = stored(...before, ["2026-11-23T17:20:00.000Z", ruled]);
  expect(scoresheetRows(events, STORY).at(-1)).toMatchObject({ heading });
});

test("a match that's ruled a forfeit says both", () => {
  const events = stored(["2026-11-16T15:00:00.000Z", PAIRED], ["2026-11-23T17:20:00.000Z", RULED_FORFEIT]);
  expect(sheetResult(events)).toBe("White by forfeit, ruled");
  expect(scoresheetRows(events, STORY).at(-1)).toMatchObject({
    heading: "Ruling: a win for Amara Osei by forfeit",
  });
});

test("a double forfeit spans both columns, in red and without a score", () => {
  const events = stored(
    ["2026-11-16T15:00:00.000Z", PAIRED],
    ["2026-11-23T06:10:00.000Z", { type: "DeadlinePassed", outcome: bothLose("double-forfeit") }],
  );
  expect(scoresheetRows(events, STORY).at(-1)).toEqual({
    kind: "ruling",
    stamp: "Both lose",
    tone: "red",
    heading: "Double forfeit",
    body: "No report by Sun, Nov 22, 11:59 pm: both players lose the match.",
    at: "Recorded by the league, Mon, Nov 23, 12:10 am",
  });
  expect(sheetResult(events)).toBe("double forfeit");
  expect(signLines(events, STORY)).toEqual([
    { name: null, by: "Amara Osei didn’t report" },
    { name: null, by: "Theo Lindqvist didn’t report" },
  ]);
});

test("a double forfeit before the deadline is of players who had both left", () => {
  const events = stored(
    ["2026-11-16T15:00:00.000Z", PAIRED],
    ["2026-11-16T15:00:00.000Z", { type: "DeadlinePassed", outcome: bothLose("double-forfeit") }],
  );
  expect(scoresheetRows(events, STORY).at(-1)).toMatchObject({
    body: "Both players had left: both players lose the match.",
  });
});

test("after a note by the league, Black's act begins a line of its own", () => {
  const events = stored(
    ["2026-11-16T15:00:00.000Z", PAIRED],
    ["2026-11-16T15:12:00.000Z", SUGGESTED],
    [
      "2026-11-17T15:00:00.000Z",
      { type: "DeadlineExtended", deadlineAt: "2026-11-25T05:59:00.000Z", reason: "Snow day" },
    ],
    ["2026-11-17T16:00:00.000Z", AGREED],
  );
  expect(scoresheetRows(events, STORY).slice(2)).toEqual([
    {
      kind: "both",
      text: "The director gave more time, Tue, Nov 17, until Tue, Nov 24, 11:59 pm. “Snow day”",
    },
    { kind: "pair", number: 2, white: null, black: { act: "Picked Sat, 4:00 pm", at: "Tue, 10:00 am" } },
  ]);
});

test.each([
  { why: "one venue", venue: "Courtside Lounge", says: "The director closed Courtside Lounge." },
  { why: "all venues", venue: null, says: "The director closed the rec center." },
  { why: "an event from before venues were named", venue: undefined, says: "The director closed the venue." },
])("a closure names what closed: $why", ({ venue, says }) => {
  const closed = {
    type: "VenueClosed",
    reason: "Snow",
    canceled: null,
    movedTo: null,
    deadlineAt: null,
  } as const;
  const event: MatchEvent = venue === undefined ? closed : { ...closed, venue };
  const events = stored(["2026-11-16T15:00:00.000Z", PAIRED], ["2026-11-17T15:00:00.000Z", event]);
  expect(scoresheetRows(events, STORY).at(-1)).toEqual({ kind: "both", text: `${says} “Snow”` });
});

test("a closure says which suggested times it withdrew, and whose", () => {
  const withdrawn = {
    home: ["2026-11-21T22:00:00.000Z"],
    away: ["2026-11-21T22:00:00.000Z", "2026-11-21T23:00:00.000Z"],
  };
  const nothing = { venue: null, canceled: null, movedTo: null, deadlineAt: null };
  const event: MatchEvent = { type: "VenueClosed", reason: "Snow", ...nothing, withdrawn };
  const events = stored(["2026-11-16T15:00:00.000Z", PAIRED], ["2026-11-17T15:00:00.000Z", event]);
  expect(scoresheetRows(events, STORY).at(-1)).toEqual({
    kind: "both",
    text: "The director closed the rec center. The time Amara suggested (Sat, Nov 21, 4:00 pm) is no longer available. The times Theo suggested (Sat, Nov 21, 4:00 pm; Sat, Nov 21, 5:00 pm) are no longer available. “Snow”",
  });
});

describe("every event", () => {
  const at = "2026-11-19T18:00:00.000Z";
  const noShow: MatchEvent = {
    type: "NoShowClaimed",
    by: "home",
    statement: "I waited.",
    answerBy: DEADLINE,
  };

  test.each<readonly [string, readonly MatchEvent[]]>([
    [
      "Amara Osei canceled Sat, 4:00 pm. “Ill”",
      [AGREED, { type: "TimeCancelled", by: "home", reason: "Ill" }],
    ],
    [
      "Theo Lindqvist tried to reach Amara. By phone, Thu, 11:00 am. “No answer”",
      [
        {
          type: "ContactLogged",
          by: "away",
          means: "phone",
          triedAt: "2026-11-19T17:00:00.000Z",
          note: "No answer",
        },
      ],
    ],
    [
      "Theo Lindqvist asked the director to decide. “Four tries”",
      [{ type: "UnreachableClaimed", by: "away", statement: "Four tries" }],
    ],
    ["Amara Osei said Theo didn’t come. “I waited.”", [AGREED, noShow]],
    [
      "Theo Lindqvist admitted not coming.",
      [AGREED, noShow, { type: "ReportApproved", by: "away", outcome: wonBy("home", "forfeit", null) }],
    ],
    [
      "Theo Lindqvist said that is wrong. “I was there”",
      [AGREED, noShow, { type: "ReportContested", by: "away", statement: "I was there", games: null }],
    ],
    [
      "Amara Osei changed the report to 2–1 to Amara. 1–0, 0–1, 1–0",
      [REPORTED, { ...REPORTED, type: "ReportAmended" } as MatchEvent],
    ],
    [
      "Theo Lindqvist confirmed 2–1 to Amara.",
      [
        REPORTED,
        { type: "ReportApproved", by: "away", outcome: wonBy("home", "agreed", { home: 2, away: 1 }) },
      ],
    ],
    [
      "Theo Lindqvist reported 2–1 to Theo. 1–0, 0–1, 0–1",
      [REPORTED, { ...CONTESTED, statement: "" } as MatchEvent],
    ],
    [
      "Theo Lindqvist gave the match to Amara.",
      [{ type: "Conceded", by: "away", outcome: wonBy("home", "forfeit", null) }],
    ],
    [
      "Theo didn’t answer by Sun, Nov 22, 11:59 pm, so the report went to the director.",
      [REPORTED, { type: "AnswerOverdue", outcome: null }],
    ],
    [
      "The report counts, 2–1 to Amara Osei. Theo didn’t answer by Sun, Nov 22, 11:59 pm.",
      [REPORTED, { type: "AnswerOverdue", outcome: wonBy("home", "stands", { home: 2, away: 1 }) }],
    ],
    [
      "The director reopened the match, Thu, Nov 19, until Sun, Nov 22, 11:59 pm. “Both were ill”",
      [REPORTED, { type: "Reopened", deadlineAt: DEADLINE, reason: "Both were ill" }],
    ],
    ["The match is void. Moved away. It doesn’t count.", [{ type: "Voided", reason: "Moved away" }]],
  ])("%s", (text, events) => {
    const all = stored(["2026-11-16T15:00:00.000Z", PAIRED], ...events.map((event) => [at, event] as const));
    const last = describeEvents(all, STORY).at(-1);
    expect(last && sentenceOf(last.words)).toBe(text);
  });
});

describe("the signatures", () => {
  test("no one signs before there is a report", () => {
    expect(signLines(FULL_STORY.slice(0, 5), STORY)).toEqual([]);
    expect(sheetResult(FULL_STORY.slice(0, 5))).toBe("");
  });

  test("the player who reported has signed, and the other line is empty", () => {
    expect(signLines(FULL_STORY.slice(0, 6), STORY)).toEqual([
      { name: "Amara Osei", by: "Reported Sat, 5:01 pm" },
      { name: null, by: "Theo Lindqvist hasn’t confirmed yet" },
    ]);
    expect(sheetResult(FULL_STORY.slice(0, 6))).toBe("2–1, not yet confirmed");
  });

  test("a contested report is signed by one", () => {
    expect(signLines(FULL_STORY.slice(0, 7), STORY).at(-1)).toEqual({
      name: null,
      by: "Theo Lindqvist doesn’t agree",
    });
    expect(sheetResult(FULL_STORY.slice(0, 7))).toBe("contested");
  });

  test("the director signs beside the player who reported", () => {
    expect(signLines(FULL_STORY, STORY)).toEqual([
      { name: "Amara Osei", by: "Reported Sat, 5:01 pm" },
      { name: "Renata Kovács", by: "Ruled for both Mon, 11:20 am" },
    ]);
    expect(sheetResult(FULL_STORY)).toBe("2–1, ruled");
  });

  test("a ruling over a confirmed match hides neither signature", () => {
    const events = stored(
      ["2026-11-16T15:00:00.000Z", PAIRED],
      ["2026-11-21T23:01:00.000Z", REPORTED],
      [
        "2026-11-21T23:30:00.000Z",
        { type: "ReportApproved", by: "away", outcome: wonBy("home", "agreed", { home: 2, away: 1 }) },
      ],
      ["2026-11-23T17:20:00.000Z", RULED],
    );
    expect(signLines(events, STORY).map(({ name }) => name)).toEqual([
      "Amara Osei",
      "Theo Lindqvist",
      "Renata Kovács",
    ]);
  });
});

/** An event's description as one sentence. */
function sentenceOf(told: EventText): string {
  if (told.kind === "league") return told.text;
  if (told.kind === "ruling") return `${told.heading}. ${told.body}`;
  const act = told.act.charAt(0).toLowerCase() + told.act.slice(1);
  return `${STORY[told.by]} ${act}.${told.note ? ` ${told.note}` : ""}`;
}

test("a result entered from a slip is marked as such, with who entered it and both signatures", () => {
  const entered: MatchEvent = {
    type: "ResultEntered",
    games: GAMES,
    outcome: wonBy("home", "agreed", { home: 2, away: 1 }),
    source: "paper-slip",
    note: "Handed in at the desk",
  };
  const events = stored(["2026-11-16T15:00:00.000Z", PAIRED], ["2026-11-21T23:01:00.000Z", entered]).map(
    (each, index) => (index === 1 ? { ...each, actorUserId: "director" } : each),
  );
  expect(scoresheetRows(events, STORY).at(-1)).toEqual({
    kind: "ruling",
    stamp: "Final",
    tone: "final",
    heading: "From a signed score slip: 2–1 to Amara Osei",
    body: "1–0, 0–1, 1–0. “Handed in at the desk”",
    at: "Entered by Renata Kovács, Sat, Nov 21, 5:01 pm",
  });
  expect(signLines(events, STORY)).toEqual([
    { name: "Amara Osei", by: "Signed the score slip" },
    { name: "Theo Lindqvist", by: "Signed the score slip" },
    { name: "Renata Kovács", by: "Entered from a signed score slip Sat, 5:01 pm" },
  ]);
});

test("the address an act came from is shown only to readers who are allowed to see it", () => {
  const told = { ...STORY, originOf: (seq: number) => (seq === 1 ? undefined : "10.0.0.7") };
  const text = JSON.stringify(scoresheetRows(FULL_STORY, told));
  expect(text).toContain("Mon, 9:12 am, from 10.0.0.7");
  expect(text).toMatch(/Renata Kovács, [^"]*, from 10\.0\.0\.7/);
  expect(JSON.stringify(scoresheetRows(FULL_STORY, STORY))).not.toContain("10.0.0.7");
});
