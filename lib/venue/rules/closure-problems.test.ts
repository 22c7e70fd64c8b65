import { describe, expect, test } from "vitest";
import {
  at,
  effectOf,
  match,
  now,
  ONE,
  round,
  SNOW,
  TUESDAY,
  TWO,
  UNSET,
  zone,
} from "../testing/closed-week";
import { closureEffect } from "./closure-effect";

describe("problems", () => {
  const sessionOn = (local: string) =>
    round("final", "2026-11-23", "2026-11-23", { sessionAt: at(local), matches: [] });
  const SHUT = { from: at("2026-11-18T06:00"), until: at("2026-11-23T06:00") };
  const LATE = round("late", "2026-11-02", "2026-11-08", { matches: [UNSET] });
  const EMPTY = round("empty", "2026-11-09", "2026-11-15");
  test.each([
    {
      why: "a canceled match would close before it opens again",
      problem: "too-few-days",
      effect: effectOf({ days: 0 }, [
        { ...ONE, matches: [{ ...TUESDAY, deadlineAt: at("2026-11-17T23:59") }] },
      ]),
    },
    {
      why: "or too soon after that for another time",
      problem: "too-few-days",
      effect: effectOf({ until: at("2026-11-17T22:00"), days: 0 }, [
        { ...ONE, matches: [{ ...TUESDAY, deadlineAt: at("2026-11-17T23:59") }] },
      ]),
    },
    {
      why: "not if it can still begin in time",
      problem: null,
      effect: effectOf({ until: at("2026-11-17T21:00"), days: 0 }, [
        { ...ONE, matches: [{ ...TUESDAY, deadlineAt: at("2026-11-17T23:59") }] },
      ]),
    },
    {
      why: "too late by the minute",
      problem: "too-few-days",
      effect: effectOf({ until: at("2026-11-17T21:59"), days: 0 }, [
        { ...ONE, matches: [{ ...TUESDAY, deadlineAt: at("2026-11-17T23:59") }] },
      ]),
    },
    {
      why: "another closure keeps it closed until its deadline",
      problem: "too-few-days",
      effect: effectOf({ days: 0 }, [{ ...ONE, closed: [SHUT], matches: [TUESDAY] }]),
    },
    {
      why: "another closure leaves less than a match before it",
      problem: "too-few-days",
      effect: effectOf({ days: 0 }, [
        { ...ONE, closed: [{ ...SHUT, from: at("2026-11-18T07:30") }], matches: [TUESDAY] },
      ]),
    },
    {
      why: "not if another closure leaves it time before",
      problem: null,
      effect: effectOf({ days: 0 }, [
        { ...ONE, closed: [{ ...SHUT, from: at("2026-11-18T22:00") }], matches: [TUESDAY] },
      ]),
    },
    {
      why: "not if the days give it time after another closure",
      problem: null,
      effect: effectOf({ days: 2 }, [{ ...ONE, closed: [SHUT], matches: [TUESDAY] }]),
    },
    {
      why: "not if the days give it time",
      problem: null,
      effect: effectOf({}, [{ ...ONE, matches: [{ ...TUESDAY, deadlineAt: at("2026-11-17T23:59") }] }]),
    },
    {
      why: "one of two rounds is enough",
      problem: "too-few-days",
      effect: effectOf({ days: 0 }, [
        { ...ONE, matches: [{ ...TUESDAY, deadlineAt: at("2026-11-17T23:59") }] },
        TWO,
      ]),
    },
    {
      why: "not for a match that moves with its session",
      problem: null,
      effect: effectOf({ until: at("2026-11-18T22:15"), days: 1 }, [
        round("final", "2026-11-17", "2026-11-17", {
          sessionAt: at("2026-11-17T22:30"),
          matches: [match("final", "2026-11-17T22:30", { deadlineAt: at("2026-11-17T23:59") })],
        }),
      ]),
    },
    {
      why: "it's over by now",
      problem: "already-over",
      effect: effectOf({}, [ONE], SNOW.until),
    },
    {
      why: "its year is mistyped",
      problem: "too-far",
      effect: effectOf({ from: at("2062-11-17T06:00"), until: at("2062-11-18T06:00") }),
    },
    {
      why: "not if it has begun and lasts another minute",
      problem: null,
      effect: effectOf({}, [ONE], at("2026-11-18T05:59")),
    },
    {
      why: "a session would stay in the closure",
      problem: "session-too-soon",
      effect: effectOf({ days: 0 }, [sessionOn("2026-11-17T18:00")]),
    },
    {
      why: "or begin before it and run into it",
      problem: "session-too-soon",
      effect: effectOf({ days: 0 }, [sessionOn("2026-11-17T04:01")]),
    },
    {
      why: "not if it ends when the closure begins",
      problem: null,
      effect: effectOf({ days: 0 }, [sessionOn("2026-11-17T04:00")]),
    },
    {
      why: "though the round before it has none",
      problem: "session-too-soon",
      effect: effectOf({ days: 0 }, [EMPTY, sessionOn("2026-11-17T18:00")]),
    },
    {
      why: "not if it moves to when it opens again",
      problem: null,
      effect: effectOf({ days: 1 }, [sessionOn("2026-11-17T06:00")]),
    },
    {
      why: "a session would move into another closure of its place",
      problem: "session-closed-again",
      effect: effectOf({}, [{ ...sessionOn("2026-11-17T18:00"), sessionClosed: [SHUT] }]),
    },
    {
      why: "or run into it",
      problem: "session-closed-again",
      effect: effectOf({ days: 1 }, [
        {
          ...sessionOn("2026-11-17T18:00"),
          sessionClosed: [{ ...SHUT, from: at("2026-11-18T19:59") }],
        },
      ]),
    },
    {
      why: "or the session of a next round would",
      problem: "session-closed-again",
      effect: effectOf({ shiftsNext: true }, [
        ONE,
        {
          ...sessionOn("2026-11-23T18:00"),
          isThere: false,
          sessionClosed: [{ from: at("2026-11-25T06:00"), until: at("2026-11-26T06:00") }],
        },
      ]),
    },
    {
      why: "not if it moves to when that one ends",
      problem: null,
      effect: effectOf({ days: 6 }, [{ ...sessionOn("2026-11-17T06:00"), sessionClosed: [SHUT] }]),
    },
    {
      why: "not if the session doesn't move",
      problem: null,
      effect: effectOf({}, [{ ...sessionOn("2026-11-20T18:00"), sessionClosed: [SHUT] }]),
    },
    {
      why: "a session would come before the previous round closes",
      problem: "session-before-round",
      effect: effectOf({}, [ONE, sessionOn("2026-11-23T18:00")]),
    },
    {
      why: "or before an earlier match closes that moves alone",
      problem: "session-before-round",
      effect: effectOf({}, [LATE, EMPTY, sessionOn("2026-11-23T18:00")]),
    },
    {
      why: "or before an earlier round closes whose players aren't known yet",
      problem: "session-before-round",
      effect: effectOf({}, [
        { ...sessionOn("2026-11-17T18:00"), deadlineAt: at("2026-11-22T23:59") },
        sessionOn("2026-11-23T18:00"),
      ]),
    },
    {
      why: "in one stage of two",
      problem: "session-before-round",
      effect: closureEffect(
        SNOW,
        [
          { rounds: [ONE, sessionOn("2026-11-23T18:00")], breaks: [] },
          { rounds: [TWO], breaks: [] },
        ],
        { now, zone },
      ),
    },
    {
      why: "not if it begins when the previous round closes",
      problem: null,
      effect: effectOf({}, [ONE, sessionOn("2026-11-24T23:59")]),
    },
    {
      why: "not if the previous round closed after it before and keeps its dates",
      problem: null,
      effect: effectOf({ days: 0 }, [ONE, sessionOn("2026-11-20T18:00")]),
    },
    {
      why: "not if that match closed after it before",
      problem: null,
      effect: effectOf({}, [LATE, EMPTY, sessionOn("2026-11-21T18:00")]),
    },
    {
      why: "not if that match keeps its deadline",
      problem: null,
      effect: effectOf({ days: 0 }, [LATE, EMPTY, sessionOn("2026-11-22T18:00")]),
    },
    {
      why: "not if the session has passed",
      problem: null,
      effect: effectOf({}, [LATE, EMPTY, sessionOn("2026-11-16T18:00")]),
    },
    {
      why: "nor if the previous round is still open then",
      problem: null,
      effect: effectOf({}, [ONE, sessionOn("2026-11-16T18:00")]),
    },
    {
      why: "not if the next rounds move too",
      problem: null,
      effect: effectOf({ shiftsNext: true }, [ONE, { ...sessionOn("2026-11-23T18:00"), isThere: false }]),
    },
  ])("$why: $problem", ({ effect, problem }) => {
    expect(effect.problem).toBe(problem);
  });
});
