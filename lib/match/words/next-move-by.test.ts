import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchEvent } from "../rules/events";
import { nextMove } from "../rules/next-move";
import { bothLose } from "../rules/outcome";
import type { Side } from "../rules/sides";
import {
  AGREED,
  CONTESTED,
  DEADLINE,
  NO_SHOW,
  REPORTED,
  RULED,
  SATURDAY_4_PM,
  SLOT,
  STORY,
  SUGGESTED,
  stateAfter,
  wordsFor,
  wordsUnder,
  ZONE,
} from "../testing/sample-match";
import { describeNextMove } from "./next-move";

const MONDAY = "2026-11-16T15:05:00.000Z";
const SATURDAY_EVENING = "2026-11-21T22:58:00.000Z";
const AFTER = "2026-11-23T17:30:00.000Z";

test("a deadline has its day, its time and the time left", () => {
  expect(wordsFor("home", MONDAY).by).toEqual({
    label: "by",
    day: "Sunday, Nov 22",
    time: "11:59 pm",
    left: "6 days 14 h left",
    at: DEADLINE,
  });
});

test("an agreed time is on a day, not by it", () => {
  expect(wordsFor("home", "2026-11-21T16:40:00.000Z", SUGGESTED, AGREED).by).toEqual({
    label: "on",
    day: "Saturday, Nov 21",
    time: "4:00 pm",
    left: "in 5 h 20 min",
    at: SATURDAY_4_PM,
  });
});

test("a decided match says when, if the page knows", () => {
  const state = stateAfter(REPORTED, CONTESTED, RULED);
  const move = nextMove(state, "home", AFTER, DEPAUL);
  const reader = {
    side: "home",
    you: STORY.home,
    opponent: STORY.away,
    zone: ZONE,
    now: AFTER,
    rules: DEPAUL,
    slot: SLOT,
  } as const;

  expect(describeNextMove(move, state, reader).by).toBeNull();
  expect(
    describeNextMove(move, state, { ...reader, decidedAt: "2026-11-23T17:20:00.000Z" }).by,
  ).toMatchObject({
    label: "ruled on",
    day: "Monday, Nov 23",
    time: "11:20 am",
    left: null,
  });
});

test("a match that no one reported says when its round closed, not when that was recorded", () => {
  const state = stateAfter({ type: "DeadlinePassed", outcome: bothLose("double-forfeit") });
  const words = describeNextMove(nextMove(state, "home", AFTER, DEPAUL), state, {
    side: "home",
    you: STORY.home,
    opponent: STORY.away,
    zone: ZONE,
    now: AFTER,
    rules: DEPAUL,
    slot: SLOT,
    decidedAt: "2026-11-23T17:20:00.000Z",
  });
  expect(words.by).toMatchObject({ label: "closed on", day: "Sunday, Nov 22", time: "11:59 pm", left: null });
});

test("if an unanswered report counts, the words say so", () => {
  const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, unanswered: "stands" as const } };
  const state = stateAfter(REPORTED);
  const move = nextMove(state, "away", SATURDAY_EVENING, rules);
  const reader = {
    side: "away",
    you: STORY.away,
    opponent: STORY.home,
    zone: ZONE,
    now: SATURDAY_EVENING,
    rules,
    slot: SLOT,
  } as const;
  expect(describeNextMove(move, state, reader).why).toContain("If you don’t answer, it counts as reported.");
});

test("an unanswered claim counts, and isn't called a report", () => {
  const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, unanswered: "stands" as const } };
  const { why } = wordsUnder(rules, "away", SATURDAY_EVENING, SUGGESTED, AGREED, NO_SHOW);
  expect(why).toContain("If you don’t answer, the claim counts.");
});

test("if it counts, the words call it decided before the sweep records it", () => {
  const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, unanswered: "stands" as const } };
  const words = (side: Side, ...events: readonly MatchEvent[]) => {
    const state = stateAfter(...events);
    const [you, opponent] = side === "home" ? [STORY.home, STORY.away] : [STORY.away, STORY.home];
    const reader = { side, you, opponent, zone: ZONE, now: AFTER, rules, slot: SLOT };
    return describeNextMove(nextMove(state, side, AFTER, rules), state, reader);
  };
  expect(words("away", REPORTED)).toMatchObject({
    turn: "none",
    what: "Amara won 2–1",
    why: "You didn’t answer Amara in time, so the report counts. It counts in the standings.",
    by: { label: "decided on", at: DEADLINE },
  });
  expect(words("home", SUGGESTED, AGREED, NO_SHOW).what).toBe(
    "Theo didn’t answer your no-show claim, so you win",
  );
});
