import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import type { MatchEvent } from "../rules/events";
import { nextMove } from "../rules/next-move";
import { bothLose, drawn, wonBy } from "../rules/outcome";
import type { Side } from "../rules/sides";
import { AGREED, DEADLINE, SATURDAY_4_PM, STORY, stateAfter, ZONE } from "../testing/sample-match";
import { describeNextMove } from "./next-move";

const FRIDAY = "2026-11-21T00:00:00.000Z";
const AFTER_PLAY = "2026-11-21T23:58:00.000Z";
const AFTER = "2026-11-23T17:30:00.000Z";
const SEMIFINAL: MatchSlot = { format: "knockout", number: 1, of: 2, match: 1 };
const FINAL: MatchSlot = { format: "knockout", number: 2, of: 2, match: 1 };
const PLAYOFF = rulesOfRound(TEXAS_STATE, { stage: 2, number: 1, of: 2 });
const SESSION = rulesOfRound(SESSION_KNOCKOUT, { stage: 1, number: 2, of: 2 });
const WON = wonBy("home", "agreed", { home: 1, away: 0 });
const APPROVED: MatchEvent = { type: "ReportApproved", by: "away", outcome: WON };
const FIXED: MatchEvent = { type: "TimeFixed", scheduledAt: SATURDAY_4_PM, place: "Main hall" };

function wordsFor(
  side: "home" | "away",
  now: string,
  events: readonly MatchEvent[],
  slot: MatchSlot = SEMIFINAL,
  rules: RulePack = PLAYOFF,
  gone: readonly Side[] = [],
) {
  const state = stateAfter(...events);
  const [you, opponent] = side === "home" ? [STORY.home, STORY.away] : [STORY.away, STORY.home];
  const reader = { side, you, opponent, zone: ZONE, now, rules, slot, gone };
  return describeNextMove(nextMove(state, side, now, rules), state, reader);
}

test("a single game on a site has no first game, and no rec center", () => {
  const words = wordsFor("home", FRIDAY, [AGREED]);
  expect(words.why).toContain("Chess.com. One of you challenges the other by username. You have White. ");
  expect(wordsFor("home", AFTER_PLAY, [AGREED]).what).toBe("Report the game");
});

test("players who don't report a knockout match are out", () => {
  expect(wordsFor("home", FRIDAY, []).why).toContain(
    "If no one reports by Sunday, 11:59 pm, you’re both out.",
  );
  expect(wordsFor("home", AFTER, []).what).toBe("No one reported, so you’re both out");
  const passed: MatchEvent = { type: "DeadlinePassed", outcome: bothLose("double-forfeit") };
  expect(wordsFor("home", AFTER, [passed])).toMatchObject({
    what: "No one reported, so you’re both out",
    turn: "late",
  });
  const ruled: MatchEvent = { type: "Ruled", outcome: bothLose("ruling"), reason: "Both.", rule: "3" };
  expect(wordsFor("home", AFTER, [ruled]).what).toBe("The director ruled: you’re both out");
});

test.each([
  { slot: SEMIFINAL, says: "Your next opponent advances without playing." },
  { slot: FINAL, says: "The division has no champion." },
  { slot: { ...FINAL, match: 2 }, says: "Third place stays empty." },
])("a double forfeit says what comes of it: $says", ({ slot, says }) => {
  const passed: MatchEvent = { type: "DeadlinePassed", outcome: bothLose("double-forfeit") };
  expect(wordsFor("home", AFTER, [passed], slot).why.startsWith(says)).toBe(true);
});

test.each([
  { side: "home", slot: SEMIFINAL, says: "You both confirmed it. You advance." },
  { side: "away", slot: SEMIFINAL, says: "You both confirmed it. Amara advances." },
  { side: "home", slot: FINAL, says: "You both confirmed it. You are the champion." },
  { side: "away", slot: FINAL, says: "You both confirmed it. Amara is the champion." },
  { side: "home", slot: { ...FINAL, match: 2 }, says: "You both confirmed it. You are third." },
] as const)("a decided match says who advances: $says", ({ side, slot, says }) => {
  expect(wordsFor(side, AFTER, [APPROVED], slot).why).toBe(says);
});

test.each([
  { side: "home", gone: "home", slot: SEMIFINAL, says: "You’re no longer in the division." },
  { side: "away", gone: "home", slot: SEMIFINAL, says: "Amara is no longer in the division." },
  { side: "home", gone: "away", slot: SEMIFINAL, says: "You advance." },
  { side: "away", gone: "away", slot: SEMIFINAL, says: "Amara advances." },
  { side: "home", gone: "home", slot: FINAL, says: "You are the champion." },
  { side: "away", gone: "home", slot: FINAL, says: "Amara is the champion." },
  { side: "home", gone: "home", slot: { ...FINAL, match: 2 }, says: "You are third." },
] as const)("a winner who has left the division doesn't advance: $says", ({ side, gone, slot, says }) => {
  expect(wordsFor(side, AFTER, [APPROVED], slot, PLAYOFF, [gone]).why).toBe(`You both confirmed it. ${says}`);
});

test("who has left a round robin still reads that the match counts", () => {
  const slot = { ...SEMIFINAL, format: "round-robin" } as const;
  expect(wordsFor("home", AFTER, [APPROVED], slot, PLAYOFF, ["home"]).why).toBe(
    "You both confirmed it. It counts in the standings.",
  );
});

test("if the league has set the time, the place is the session's", () => {
  const words = wordsFor("away", FRIDAY, [FIXED], FINAL, SESSION);
  expect(words.what).toBe("Play Amara on Saturday at 4:00 pm");
  expect(words.why).toContain("Main hall. The league set this time. You have Black.");
  expect(words.why).not.toContain("Recreation");
});

test("a tied match isn't called decided until the director has decided it", () => {
  const rules = { ...TEXAS_STATE, match: { ...TEXAS_STATE.match, levelMatch: "director" as const } };
  const tied: MatchEvent = {
    type: "ResultReported",
    by: "home",
    games: [{ white: "home", outcome: "draw", ending: "agreement" }],
    outcome: drawn("agreed", { home: 0.5, away: 0.5 }),
    answerBy: DEADLINE,
  };
  expect(wordsFor("away", AFTER_PLAY, [tied], SEMIFINAL, rules).why).toContain(
    "If you don’t answer, the director decides.",
  );
  const approved: MatchEvent = { type: "ReportApproved", by: "away", outcome: null };
  expect(wordsFor("home", AFTER_PLAY, [tied, approved], SEMIFINAL, rules).why).toContain(
    "The match is tied after its last game.",
  );
});
