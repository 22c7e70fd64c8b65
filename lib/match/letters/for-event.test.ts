import { describe, expect, test } from "vitest";
import type { LetterFacts } from "@/lib/mail/letters/facts";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import type { MatchEvent } from "../rules/events";
import { bothLose, wonBy } from "../rules/outcome";
import { lettersAfter } from "../testing/letters-after";
import {
  AGREED,
  APPROVED,
  ASKED,
  CONTESTED,
  DEADLINE,
  NO_SHOW,
  ONE_TWO,
  OVERDUE,
  PAIRED,
  REPORTED,
  RULED,
  SUGGESTED,
  stateAfter,
  TWO_ONE,
} from "../testing/sample-match";
import { lettersFor } from "./for-event";

const FRIDAY = "2026-11-20T18:00:00.000Z";
const AMARA = "amara@lakeside.example";
const THEO = "theo@lakeside.example";
const RENATA = "renata@lakeside.example";

const STANDS: MatchEvent = { type: "AnswerOverdue", outcome: wonBy("home", "stands", { home: 2, away: 1 }) };
const LATER = "2026-11-25T05:59:00.000Z";

type Row = {
  readonly why: string;
  readonly before: readonly MatchEvent[];
  readonly event: MatchEvent;
  readonly get: readonly (readonly [email: string, subject: string])[];
};

const ROWS: readonly Row[] = [
  { why: "a pairing has letters of its own", before: [], event: PAIRED, get: [] },
  {
    why: "times are suggested",
    before: [],
    event: SUGGESTED,
    get: [[THEO, "Amara suggested times: answer by Saturday, 4:00 pm"]],
  },
  {
    why: "times are suggested again, to move",
    before: [SUGGESTED, AGREED],
    event: SUGGESTED,
    get: [[THEO, "Amara asks to reschedule: Saturday, 4:00 pm"]],
  },
  {
    why: "the office enters a signed slip",
    before: [REPORTED],
    event: {
      type: "ResultEntered",
      games: [],
      outcome: wonBy("home", "agreed", { home: 2, away: 1 }),
      source: "paper-slip",
      note: "",
    },
    get: [
      [AMARA, "The office entered your result: 2–1 to Amara"],
      [THEO, "The office entered your result: 2–1 to Amara"],
    ],
  },
  {
    why: "a time is agreed",
    before: [SUGGESTED],
    event: AGREED,
    get: [[AMARA, "Set: Theo, Sat Nov 21, 4:00 pm"]],
  },
  {
    why: "a time is canceled",
    before: [SUGGESTED, AGREED],
    event: { type: "TimeCancelled", by: "away", reason: "Ill" },
    get: [[AMARA, "Theo canceled your time on Sat Nov 21, 4:00 pm"]],
  },
  {
    why: "an attempt is logged",
    before: [],
    event: { type: "ContactLogged", by: "home", means: "email", triedAt: FRIDAY, note: "" },
    get: [],
  },
  {
    why: "the opponent can't be reached",
    before: [],
    event: { type: "UnreachableClaimed", by: "home", statement: "Four tries." },
    get: [
      [THEO, "Amara couldn’t reach you about Round 7"],
      [RENATA, "Amara Osei can’t reach Theo Lindqvist, Round 7"],
    ],
  },
  {
    why: "a no-show is claimed",
    before: [SUGGESTED, AGREED],
    event: NO_SHOW,
    get: [[THEO, "Amara says you didn’t come: answer by Sunday, 11:59 pm"]],
  },
  {
    why: "a result is reported",
    before: [],
    event: REPORTED,
    get: [[THEO, "Confirm 2–1 by Sunday, 11:59 pm"]],
  },
  {
    why: "a report is changed",
    before: [REPORTED],
    event: { ...REPORTED, type: "ReportAmended" } as MatchEvent,
    get: [[THEO, "Changed: confirm 2–1 by Sunday, 11:59 pm"]],
  },
  {
    why: "a report is confirmed",
    before: [REPORTED],
    event: APPROVED,
    get: [[AMARA, "Confirmed: 2–1 to Amara"]],
  },
  {
    why: "a report is contested",
    before: [REPORTED],
    event: CONTESTED,
    get: [
      [AMARA, "Theo says game 3 is wrong"],
      [RENATA, "Decide Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "a contest is withdrawn",
    before: [REPORTED, CONTESTED],
    event: { type: "ContestWithdrawn", by: "away", answerBy: LATER },
    get: [
      [AMARA, "Theo withdrew the contest"],
      [RENATA, "No ruling needed: Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "the report is accepted after all",
    before: [REPORTED, CONTESTED],
    event: { type: "VersionAccepted", by: "away", report: null, outcome: TWO_ONE },
    get: [
      [AMARA, "Accepted: 2–1 to Amara"],
      [RENATA, "No ruling needed: Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "a correction is asked for",
    before: [REPORTED, APPROVED],
    event: ASKED,
    get: [[THEO, "Correction: answer Amara by Tuesday, 11:59 pm"]],
  },
  {
    why: "a correction is agreed to",
    before: [REPORTED, APPROVED, ASKED],
    event: { type: "CorrectionAgreed", by: "away", outcome: ONE_TWO },
    get: [
      [AMARA, "Correction: 2–1 to Theo"],
      [RENATA, "Correction: 2–1 to Theo, Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "a correction is contested",
    before: [REPORTED, APPROVED, ASKED],
    event: { type: "CorrectionContested", by: "away", statement: "The scoresheet says otherwise." },
    get: [
      [AMARA, "Correction: Theo doesn’t agree"],
      [RENATA, "Correction: decide, Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "a correction isn't answered",
    before: [REPORTED, APPROVED, ASKED],
    event: { type: "CorrectionOverdue" },
    get: [
      [AMARA, "Correction: the director decides"],
      [THEO, "Correction: the director decides"],
      [RENATA, "Correction: decide, Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "a correction is withdrawn before the director had it",
    before: [REPORTED, APPROVED, ASKED],
    event: { type: "CorrectionWithdrawn", by: "home", wasCase: false },
    get: [[THEO, "Correction withdrawn: Amara"]],
  },
  {
    why: "a correction is withdrawn from the director",
    before: [REPORTED, APPROVED, ASKED, { type: "CorrectionOverdue" }],
    event: { type: "CorrectionWithdrawn", by: "home", wasCase: true },
    get: [
      [THEO, "Correction withdrawn: Amara"],
      [RENATA, "Correction withdrawn, Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "a statement is added",
    before: [REPORTED, CONTESTED],
    event: { type: "StatementAdded", by: "home", statement: "So." },
    get: [],
  },
  {
    why: "someone concedes",
    before: [],
    event: { type: "Conceded", by: "away", outcome: wonBy("home", "forfeit", null) },
    get: [[AMARA, "Theo gave up Round 7: you win"]],
  },
  {
    why: "no one answered, the director decides",
    before: [REPORTED],
    event: OVERDUE,
    get: [
      [AMARA, "The director decides your Round 7 match"],
      [THEO, "The director decides your Round 7 match"],
      [RENATA, "Not answered: Osei vs. Lindqvist, Round 7"],
    ],
  },
  {
    why: "no one answered, the report counts",
    before: [REPORTED],
    event: STANDS,
    get: [
      [AMARA, "Decided: 2–1 to Amara"],
      [THEO, "Decided: 2–1 to Amara"],
    ],
  },
  {
    why: "no one reported",
    before: [],
    event: { type: "DeadlinePassed", outcome: bothLose("double-forfeit") },
    get: [
      [AMARA, "Double forfeit in Round 7"],
      [THEO, "Double forfeit in Round 7"],
    ],
  },
  {
    why: "the director rules",
    before: [REPORTED, CONTESTED],
    event: RULED,
    get: [
      [AMARA, "Ruling: 2–1 to Amara Osei"],
      [THEO, "Ruling: 2–1 to Amara Osei"],
    ],
  },
  {
    why: "the match is reopened",
    before: [REPORTED],
    event: { type: "Reopened", deadlineAt: LATER, reason: "Both were ill." },
    get: [
      [AMARA, "Round 7 is open again until Tuesday, 11:59 pm"],
      [THEO, "Round 7 is open again until Tuesday, 11:59 pm"],
    ],
  },
  {
    why: "the deadline is extended",
    before: [],
    event: { type: "DeadlineExtended", deadlineAt: LATER, reason: "Snow day." },
    get: [
      [AMARA, "Round 7 now closes Tuesday, 11:59 pm"],
      [THEO, "Round 7 now closes Tuesday, 11:59 pm"],
    ],
  },
  {
    why: "the match is voided",
    before: [],
    event: { type: "Voided", reason: "Moved away." },
    get: [
      [AMARA, "Your Round 7 match with Theo is void"],
      [THEO, "Your Round 7 match with Amara is void"],
    ],
  },
];

test.each(ROWS)("$why: the right people get the right letter", ({ before, event, get }) => {
  expect(lettersAfter(before, event).map(({ to, subject }) => [to.email, subject])).toEqual(get);
});

describe.each(ROWS)("$why", ({ before, event }) => {
  const letters = lettersAfter(before, event);

  test("every letter has its own key, and the same one when it's written again", () => {
    const keys = letters.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(lettersAfter(before, event).map(({ key }) => key)).toEqual(keys);
  });

  test("no letter reveals an address", () => {
    for (const { text, html } of letters) {
      for (const address of [AMARA, THEO, RENATA]) expect(text + html).not.toContain(address);
    }
  });

  test("one thing to do, where to ask, and the time zone", () => {
    for (const { to, text, html } of letters) {
      const link =
        to.email === RENATA
          ? "https://chess.lakeside.example/desk/lakeside/matches/m1"
          : "https://chess.lakeside.example/matches/m1";
      expect(text.match(/https?:\S+/g)).toEqual([link]);
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([link]);
      expect(text).toContain("Questions? Write to intramurals@lakeside.example.");
      expect(text).toContain("All times are Central Time (CST).");
    }
  });
});

test("a director who plays in the match gets no director's letter", () => {
  const toDirectors = lettersAfter([REPORTED], CONTESTED).filter(({ key }) => key.includes(":director:"));
  expect(toDirectors.map(({ to }) => to.email)).toEqual([RENATA]);
});

test("the same event twice in one match makes two letters", () => {
  const first = lettersFor(REPORTED, 4, stateAfter(REPORTED), FACTS, FRIDAY);
  const second = lettersFor(REPORTED, 9, stateAfter(REPORTED), FACTS, FRIDAY);
  expect(first[0]?.key).not.toBe(second[0]?.key);
});

describe("what people type", () => {
  const nasty: LetterFacts = {
    ...FACTS,
    home: { ...FACTS.home, name: "<b>Amara</b>\r\nBcc: all@example.com \"&' Osei" },
  };
  const statement = 'First line\nSee <a href="https://evil.example">here</a>\r\n-- \nThe office';
  const letters = lettersFor(
    { type: "NoShowClaimed", by: "home", statement, answerBy: DEADLINE },
    3,
    stateAfter(SUGGESTED, AGREED),
    nasty,
    FRIDAY,
  );
  const [letter] = letters;

  test("never becomes markup", () => {
    expect(letter?.html).not.toMatch(/<b>|<a href="https:\/\/evil/);
    expect(letter?.html).toContain("&lt;a href=&quot;https://evil.example&quot;&gt;here&lt;/a&gt;");
    expect(letter?.html).toContain("First line<br>See");
  });

  test("never adds a line to the subject or to the name of the recipient", () => {
    const all = [
      ...letters,
      ...lettersFor(SUGGESTED, 2, stateAfter(SUGGESTED), nasty, FRIDAY),
      ...lettersFor(RULED, 4, stateAfter(REPORTED, RULED), nasty, FRIDAY),
    ];
    expect(all.some(({ subject }) => subject.includes("Bcc:"))).toBe(true);
    for (const { subject, to } of all) expect(subject + to.name).not.toMatch(/[\r\n]/);
  });

  test("is marked in the text line by line, so it can't pass for ours", () => {
    expect(letter?.text).toContain(
      '> First line\n> See <a href="https://evil.example">here</a>\n> --\n> The office',
    );
  });
});
