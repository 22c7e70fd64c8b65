import { expect, test } from "vitest";
import { SIDES } from "@/lib/match/rules/sides";
import type { MatchState } from "@/lib/match/rules/state";
import {
  AGREED,
  DEADLINE,
  REPORTED,
  SATURDAY_4_PM,
  SUGGESTED,
  stateAfter,
} from "@/lib/match/testing/sample-match";
import type { StartedGame } from "@/lib/room/rules/room-stage";
import { addHours, type Instant } from "@/lib/shared/instant";
import { makeNoEmail } from "@/lib/shared/no-email";
import { pairingLetters } from "@/lib/stages/letters/for-round";
import { FACTS } from "../testing/sample-facts";
import { reminderLetter } from "./reminders";

const OFF = { token: "t0ken", url: "https://chess.lakeside.example/letters/off/t0ken" };

function remind(hours: number, state: MatchState, now: Instant = addHours(state.deadlineAt, -hours)) {
  return SIDES.map((side) => reminderLetter(side, FACTS, state, { hours, now, off: OFF }));
}

test.each([
  {
    why: "two days before, no time yet",
    hours: 48,
    state: stateAfter(),
    subject: "No time set for Round 7 yet: it closes Sunday",
  },
  {
    why: "two days before, times suggested",
    hours: 48,
    state: stateAfter(SUGGESTED),
    subject: "No time set for Round 7 yet: it closes Sunday",
  },
  {
    why: "two days before, a time to come",
    hours: 48,
    state: stateAfter(SUGGESTED, AGREED),
    subject: "You play Theo Saturday, 4:00 pm",
  },
  {
    why: "the agreed time is over",
    hours: 24,
    state: stateAfter(SUGGESTED, AGREED),
    subject: "Report Round 7: it closes Sunday",
  },
  {
    why: "six hours before",
    hours: 6,
    state: stateAfter(SUGGESTED, AGREED),
    subject: "Six hours left to report Round 7",
  },
  { why: "an hour before", hours: 1, state: stateAfter(), subject: "One hour left to report Round 7" },
])("$why: $subject", ({ hours, state, subject }) => {
  const letters = remind(hours, state);
  expect(letters.map((letter) => letter?.to.email)).toEqual([
    "amara@lakeside.example",
    "theo@lakeside.example",
  ]);
  expect(letters[0]?.subject).toBe(subject);
  for (const letter of letters) expect(letter?.text).toContain("you both lose the match");
});

test("with times suggested, a reminder asks for what the match page asks for", () => {
  const [amaras, theos] = remind(48, stateAfter(SUGGESTED)).map((letter) =>
    letter?.text.replaceAll(/\s+/g, " "),
  );
  expect(theos).toContain("Amara suggested when to play. Pick a time, or suggest others.");
  expect(theos).toContain("Pick a time: https://chess.lakeside.example/matches/m1");
  expect(theos).not.toMatch(/Suggest times|log each attempt/);
  expect(amaras).toContain("Theo hasn’t answered your suggestion yet. To reach Theo: theo@lakeside.example.");
  expect(amaras).toContain("See the match: ");
  expect(amaras).not.toContain("Suggest times");
  const past = remind(24, stateAfter(SUGGESTED)).map((letter) => letter?.text);
  for (const text of past) expect(text).toContain("Suggest times now.");
});

test("when it's too late to suggest times but not to report, a reminder asks for the report", () => {
  const rules = { ...FACTS.rules, reporting: { ...FACTS.rules.reporting, graceHours: 48 } };
  const late = reminderLetter("home", { ...FACTS, rules }, stateAfter(), {
    hours: 48,
    now: DEADLINE,
    off: OFF,
  });
  expect(late?.subject).toBe("Report Round 7: it closes Tuesday");
});

test("a reminder of a time that the league set doesn't say that the two agreed on it", () => {
  const set = stateAfter({ type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM });
  expect(remind(48, set)[0]?.text).toContain("You play Theo on Saturday, Nov 21, 4:00 pm");
});

test("a reminder says where the match is booked, or else where the rules say", () => {
  const reserved = { place: "Courtside Lounge", table: "Table 3", board: null };
  const occasion = { hours: 48, now: addHours(DEADLINE, -48), off: OFF };
  const text = (facts: typeof FACTS) =>
    reminderLetter("home", facts, stateAfter(SUGGESTED, AGREED), occasion)?.text.replaceAll(/\s+/g, " ");
  expect(text({ ...FACTS, reserved })).toContain("Nov 21, 4:00 pm, at Courtside Lounge, Table 3.");
  expect(text(FACTS)).toContain("4:00 pm, at Ray Meyer Fitness and Recreation Center.");
});

test("there's no reminder of a reported match", () => {
  expect(remind(48, stateAfter(REPORTED))).toEqual([undefined, undefined]);
});

test("a late reminder says how long is left now", () => {
  expect(remind(12, stateAfter(), addHours(DEADLINE, -3))[0]?.subject).toBe(
    "Three hours left to report Round 7",
  );
});

test("a reminder is one letter per deadline, hour and person", () => {
  const later = { ...stateAfter(), deadlineAt: "2026-11-25T05:59:00.000Z" };
  const letters = [...remind(48, stateAfter()), ...remind(6, stateAfter()), ...remind(48, later)];
  const keys = [...letters, ...pairingLetters(FACTS, DEADLINE)].map((letter) => letter?.key);
  expect(new Set(keys).size).toBe(8);
  expect(remind(48, stateAfter(SUGGESTED), addHours(DEADLINE, -40))[0]?.key).toBe(keys[0]);
});

test("every reminder can be switched off, in both its forms; a pairing says that it comes anyway", () => {
  for (const letter of remind(48, stateAfter())) {
    expect(letter?.offToken).toBe("t0ken");
    expect(letter?.text).toContain(`Stop reminders: ${OFF.url}`);
    expect(letter?.html).toContain(`<a href="${OFF.url}"`);
  }
  for (const letter of pairingLetters(FACTS, DEADLINE)) {
    expect(letter.offToken).toBeUndefined();
    expect(letter.text).toContain("even if reminders are off.");
    expect(letter.text).not.toContain("Stop reminders");
  }
});

test("an opponent's address goes to the opponent only", () => {
  for (const letter of remind(48, stateAfter())) {
    const other = letter?.to.email.startsWith("amara") ? "theo" : "amara";
    const addresses = new Set(letter?.text.match(/[\w.]+@lakeside\.example/g));
    addresses.delete("intramurals@lakeside.example");
    expect([...addresses]).toEqual([`${other}@lakeside.example`]);
  }
});

test.each([
  { why: "no time yet", hours: 48, state: stateAfter() },
  { why: "a time to come", hours: 48, state: stateAfter(AGREED) },
  { why: "six hours before", hours: 6, state: stateAfter(AGREED) },
])(
  "$why: the email doesn't say that an opponent without an account will do anything here",
  ({ hours, state }) => {
    const away = { ...FACTS.away, email: makeNoEmail("7") };
    const now = addHours(state.deadlineAt, -hours);
    const letter = reminderLetter("home", { ...FACTS, away }, state, { hours, now, off: OFF });
    expect(letter?.text).toContain("hand in a score slip you both signed");
    expect(letter?.text).not.toMatch(/[Ss]uggest|other confirms|log each attempt/);
  },
);

test("a pairing with an opponent without an account says to go through the office", () => {
  const away = { ...FACTS.away, email: makeNoEmail("7") };
  const [amara] = pairingLetters({ ...FACTS, away }, DEADLINE);
  expect(amara?.text).toContain("Theo has no account here. Agree on a time through the office");
  expect(amara?.text).not.toMatch(/Suggest times|Your address goes to/);
});

test("a reminder says how far apart attempts have to be", () => {
  const [amara] = remind(48, stateAfter());
  expect(amara?.text.replaceAll(/\s+/g, " ")).toContain(
    "After two attempts at least 12 hours apart, you can ask",
  );
});

const ON: StartedGame = {
  keptAs: "board",
  white: "home",
  ply: 0,
  isEnded: false,
  isTimed: true,
  outcome: null,
  ending: null,
};
const WON: StartedGame = { ...ON, isEnded: true, outcome: "white", ending: "checkmate" };

test.each([
  {
    why: "a game is on",
    games: [ON],
    hours: 48,
    subject: "Finish Round 7: it closes Sunday",
    says: "has begun in the match room",
  },
  {
    why: "no one has confirmed what was played",
    games: [WON, { ...WON, white: "away", outcome: "black" }],
    hours: 6,
    subject: "Six hours left to confirm Round 7",
    says: "neither of you has confirmed the result",
  },
  {
    why: "the director decides a game",
    games: [{ ...WON, outcome: null }],
    hours: 48,
    subject: "Ask the director about Round 7: it closes Sunday",
    says: "the rules leave a game to the director",
  },
] as const)("in the match room, $why", ({ games, hours, subject, says }) => {
  const letter = reminderLetter("home", FACTS, stateAfter(), {
    hours,
    now: addHours(DEADLINE, -hours),
    off: OFF,
    games,
  });
  expect(letter?.subject).toBe(subject);
  expect(letter?.text.replaceAll(/\s+/g, " ")).toContain(says);
  expect(letter?.text).not.toContain("Suggest times");
});
