import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { Instant } from "@/lib/shared/instant";
import type { MatchEvent } from "../rules/events";
import { bothLose, wonBy } from "../rules/outcome";
import { CONTESTED, DEADLINE, REPORTED, STORY, SUGGESTED, stateAfter } from "../testing/sample-match";
import type { SuggestedRulingKey } from "./suggested-ruling-key";
import { advancesWords, effectWords } from "./suggested-ruling-view";
import { chosenRuling, suggestedRulingsFor } from "./suggested-rulings";

const UNTIL = "2026-11-25T23:59";
const OVERDUE: MatchEvent = { type: "AnswerOverdue", outcome: null };
const NO_SHOW: MatchEvent = { type: "NoShowClaimed", by: "away", statement: "Alone.", answerBy: DEADLINE };
const DENIED: MatchEvent = { type: "ReportContested", by: "home", statement: "I was there.", games: null };
const PARTY = {
  entryId: "e",
  userId: "u",
  email: "a@b.example",
  phone: null,
  handle: null,
  isProven: false,
  hasLeft: false,
};

const OPENS = "2026-11-16T06:00:00.000Z";
const NOW = "2026-11-20T18:00:00.000Z";

function answersAfter(...events: readonly MatchEvent[]) {
  return answersAt(NOW, events);
}

function answersAt(now: Instant, events: readonly MatchEvent[]) {
  const match = {
    state: stateAfter(...events),
    home: { ...PARTY, name: STORY.home },
    away: { ...PARTY, name: STORY.away },
    rules: DEPAUL,
    stage: { id: "s", format: "round-robin" as const },
    round: { number: 7, of: 7, opensAt: OPENS },
  };
  return suggestedRulingsFor(match, UNTIL, now);
}

const TIED: readonly MatchEvent[] = [REPORTED, { type: "ReportApproved", by: "away", outcome: null }];
test.each([
  {
    why: "a dispute with two versions",
    events: [REPORTED, CONTESTED],
    keys: ["report-stands", "other-version", "both-lose", "more-time"],
  },
  {
    why: "a dispute without a second version",
    events: [REPORTED, { ...CONTESTED, games: null } as MatchEvent],
    keys: ["report-stands", "both-lose", "more-time"],
  },
  {
    why: "a report no one answered",
    events: [REPORTED, OVERDUE],
    keys: ["report-stands", "both-lose", "forfeit", "more-time"],
  },
  {
    why: "a no-show no one answered: its forfeit appears once",
    events: [NO_SHOW, OVERDUE],
    keys: ["report-stands", "both-lose", "more-time"],
  },
  { why: "a tied match", events: TIED, keys: ["home-wins", "away-wins", "both-lose", "more-time"] },
  { why: "not played yet", events: [], keys: ["more-time"] },
  { why: "not played yet, one side suggested times", events: [SUGGESTED], keys: ["forfeit", "more-time"] },
  { why: "waiting for the other player", events: [REPORTED], keys: [] },
])("the answers that fit: $why", ({ events, keys }) => {
  expect(answersAfter(...events).map(({ key }) => key)).toEqual(keys);
});

test("before the round opens, no answer fits", () => {
  const before = "2026-11-13T18:00:00.000Z";
  expect(answersAt(before, [])).toEqual([]);
  expect(answersAt(before, [SUGGESTED])).toEqual([]);
});

test("an answer fills the form with everything on record", () => {
  const [stands, both] = answersAfter(REPORTED, OVERDUE);
  expect(stands?.title).toBe("The report counts: 2–1 to Amara");
  expect(stands?.fill).toMatchObject({
    result: "home",
    score: "2-1",
    reason: "Theo didn’t answer the report in time.",
  });
  expect(stands?.fill.rule).toMatch(/^\d+\.\d+ No answer$/);
  expect(both?.fill).toMatchObject({ result: "both-lose", score: "", reason: "" });
});

test.each<{ why: string; events: readonly MatchEvent[]; key: SuggestedRulingKey }>([
  { why: "a no-show no one answered", events: [NO_SHOW, OVERDUE], key: "report-stands" },
  { why: "a contested no-show", events: [NO_SHOW, DENIED], key: "report-stands" },
  { why: "a win for the player who tried", events: [SUGGESTED], key: "forfeit" },
])("confirming $why rules it a forfeit", ({ events, key }) => {
  const answer = chosenRuling(answersAfter(...events), key);
  expect(answer?.outcome?.decidedBy).toBe("forfeit");
  expect(answer?.fill.forfeit).toBe("yes");
});

test("a report that counts isn't a forfeit", () => {
  const answer = chosenRuling(answersAfter(REPORTED, OVERDUE), "report-stands");
  expect(answer?.outcome?.decidedBy).toBe("ruling");
  expect(answer?.fill.forfeit).toBe("");
});

test("the other version has its own score, and only the director knows the reason in a dispute", () => {
  const other = chosenRuling(answersAfter(REPORTED, CONTESTED), "other-version");
  expect(other?.fill).toMatchObject({ result: "away", score: "1-2", reason: "" });
  expect(chosenRuling(answersAfter(REPORTED, CONTESTED), "no-such-answer")).toBeUndefined();
});

test("the effect on the standings in one line", () => {
  const rows = [
    { name: "Noor", now: "2", next: "3", rank: { from: 6, to: 4 } },
    { name: "Theo", now: "1", next: "1", rank: { from: 5, to: 5 } },
    { name: "Ida", now: "2", next: "2", rank: { from: 4, to: 6 } },
  ];
  expect(effectWords({ heading: "", rows, others: 1 })).toBe(
    "Noor: 2 to 3, 6th to 4th. Theo: stays at 1, stays 5th. Two more players change ranks.",
  );
  expect(effectWords({ heading: "", rows, others: 0 })).toMatch(/One more player changes rank\.$/);
});

test.each([
  { number: 1, match: 1, outcome: wonBy("away", "ruling", null), words: "Theo advances, Amara doesn’t." },
  { number: 1, match: 1, outcome: bothLose("ruling"), words: "Neither player advances." },
  { number: 2, match: 1, outcome: wonBy("home", "ruling", null), words: "Amara is champion." },
  { number: 2, match: 2, outcome: wonBy("home", "ruling", null), words: "Amara is third." },
])("who advances in a bracket: $words", ({ number, match, outcome, words }) => {
  const party = (name: string) => ({ ...PARTY, name });
  const slot = {
    stage: { id: "s", format: "knockout" as const },
    round: { number, of: 2, opensAt: DEADLINE },
    number: match,
    home: party(STORY.home),
    away: party(STORY.away),
  };
  expect(advancesWords(outcome, slot)).toBe(words);
});
