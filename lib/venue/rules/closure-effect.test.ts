import { describe, expect, test } from "vitest";
import { type ClosurePlan, closureEffect, type MatchThen, type RoundThen } from "./closure-effect";

const zone = "America/Chicago";
const at = (local: string) => new Date(`${local}:00-06:00`).toISOString();
const now = at("2026-11-17T06:00");

/** Tuesday all day; Chicago is six hours behind UTC then. */
const SNOW: ClosurePlan = {
  from: at("2026-11-17T06:00"),
  until: at("2026-11-18T06:00"),
  days: 2,
  shiftsNext: false,
};

const match = (id: string, scheduledAt: string | null, more: Partial<MatchThen> = {}): MatchThen => ({
  id,
  deadlineAt: at("2026-11-22T23:59"),
  scheduledAt: scheduledAt && at(scheduledAt),
  minutes: 120,
  hoursToPlay: 2,
  isThere: true,
  isClaimed: false,
  ...more,
});
const round = (id: string, monday: string, sunday: string, more: Partial<RoundThen> = {}): RoundThen => ({
  id,
  opensAt: at(`${monday}T00:00`),
  deadlineAt: at(`${sunday}T23:59`),
  sessionAt: null,
  isThere: true,
  isOver: false,
  matches: [],
  ...more,
});

const TUESDAY = match("tuesday", "2026-11-17T19:00");
const FRIDAY = match("friday", "2026-11-20T19:00");
const UNSET = match("unset", null);
const ONE = round("one", "2026-11-16", "2026-11-22", { matches: [TUESDAY, FRIDAY, UNSET] });
const LATER_MATCH = match("later", null, { deadlineAt: at("2026-11-29T23:59") });
const TWO = round("two", "2026-11-23", "2026-11-29", { matches: [LATER_MATCH] });

const effectOf = (plan: Partial<ClosurePlan> = {}, rounds: readonly RoundThen[] = [ONE, TWO], from = now) =>
  closureEffect({ ...SNOW, ...plan }, [{ rounds, breaks: [] }], { now: from, zone });

test("a time during it is canceled, and every match of the round gets the days", () => {
  const deadlineAt = at("2026-11-24T23:59");
  expect(effectOf()).toEqual({
    matches: [
      { id: "tuesday", cancels: TUESDAY.scheduledAt, movesTo: null, deadlineAt },
      { id: "friday", cancels: null, movesTo: null, deadlineAt },
      { id: "unset", cancels: null, movesTo: null, deadlineAt },
    ],
    rounds: [{ id: "one", opensAt: ONE.opensAt, deadlineAt, sessionAt: null }],
    elsewhere: [],
    problem: null,
  });
});

test.each([{ shiftsNext: false }, { shiftsNext: true }])(
  "without days, only times are canceled, if next rounds move too: $shiftsNext",
  ({ shiftsNext }) => {
    expect(effectOf({ days: 0, shiftsNext })).toMatchObject({
      matches: [{ id: "tuesday", deadlineAt: null }],
      rounds: [],
      problem: null,
    });
  },
);

test("the next rounds move too if the director wants that", () => {
  const { rounds, matches } = effectOf({ shiftsNext: true });
  expect(rounds[1]).toEqual({
    id: "two",
    opensAt: at("2026-11-25T00:00"),
    deadlineAt: at("2026-12-01T23:59"),
    sessionAt: null,
  });
  expect(matches.at(-1)).toEqual({
    id: "later",
    cancels: null,
    movesTo: null,
    deadlineAt: at("2026-12-01T23:59"),
  });
});

test("a closure in a later round leaves the round before it alone", () => {
  const plan = { from: at("2026-11-24T06:00"), until: at("2026-11-25T06:00"), shiftsNext: true };
  const three = round("three", "2026-11-30", "2026-12-06");
  expect(effectOf(plan, [ONE, TWO, three]).rounds).toMatchObject([
    { id: "two", opensAt: TWO.opensAt, deadlineAt: at("2026-12-01T23:59") },
    { id: "three", opensAt: at("2026-12-02T00:00"), deadlineAt: at("2026-12-08T23:59") },
  ]);
});

test("each round that's played during it keeps its first day, though the next rounds move", () => {
  const plan = { until: at("2026-11-25T06:00"), days: 9, shiftsNext: true };
  expect(effectOf(plan).rounds).toMatchObject([
    { id: "one", opensAt: ONE.opensAt, deadlineAt: at("2026-12-01T23:59") },
    { id: "two", opensAt: TWO.opensAt, deadlineAt: at("2026-12-08T23:59") },
  ]);
});

test("a round that has begun and waits only for answers closes later with the next rounds", () => {
  const old = round("old", "2026-11-09", "2026-11-15", { matches: [TUESDAY] });
  const claimed = match("claimed", "2026-11-16T19:00", { isClaimed: true });
  expect(effectOf({ shiftsNext: true }, [old, { ...ONE, matches: [claimed] }]).rounds[1]).toMatchObject({
    id: "one",
    opensAt: ONE.opensAt,
    deadlineAt: at("2026-11-24T23:59"),
  });
});

test("rounds that are over don't move, though a match of an older one is extended into it", () => {
  const OLD = round("old", "2026-11-02", "2026-11-08", { matches: [TUESDAY] });
  const OVER = round("over", "2026-11-09", "2026-11-15");
  const breaks = [{ name: "Midterms", from: "2026-11-16", until: "2026-11-18" }];
  const { rounds } = closureEffect(
    { ...SNOW, days: 1, shiftsNext: true },
    [{ rounds: [OLD, OVER, round("next", "2026-11-30", "2026-12-06")], breaks }],
    { now, zone },
  );
  expect(rounds.map(({ id, deadlineAt }) => `${id} ${deadlineAt.slice(5, 10)}`)).toEqual([
    "old 11-10",
    "next 12-08",
  ]);
});

describe("rounds that move jump over breaks", () => {
  const THREE = round("three", "2026-11-30", "2026-12-06");
  const FOUR = round("four", "2026-12-14", "2026-12-20");
  const daysOf = (breaks: readonly { name: string; from: string; until: string }[], days = 2) =>
    closureEffect({ ...SNOW, days, shiftsNext: true }, [{ rounds: [ONE, TWO, THREE, FOUR], breaks }], {
      now,
      zone,
    }).rounds.map(
      ({ id, opensAt, deadlineAt }) => `${id} ${opensAt.slice(5, 10)} ${deadlineAt.slice(5, 10)}`,
    );

  test("a round that would run into one begins a week later, and so do the rounds after it", () => {
    const breaks = [{ name: "Reading days", from: "2026-12-07", until: "2026-12-08" }];
    expect(daysOf(breaks)).toEqual([
      "one 11-16 11-25",
      "two 11-25 12-02",
      "three 12-09 12-16",
      "four 12-23 12-30",
    ]);
  });

  test("a round that was in a break before stays in it", () => {
    const breaks = [{ name: "Thanksgiving", from: "2026-11-26", until: "2026-11-27" }];
    expect(daysOf(breaks)[1]).toBe("two 11-25 12-02");
  });

  test("so does one whose last day was the break's first", () => {
    const breaks = [{ name: "Reading days", from: "2026-11-29", until: "2026-12-03" }];
    expect(daysOf(breaks)[1]).toBe("two 11-25 12-02");
  });

  test("without days nothing jumps", () => {
    const breaks = [{ name: "Reading days", from: "2026-12-07", until: "2026-12-08" }];
    expect(daysOf(breaks, 0)).toEqual([]);
  });
});

describe("a match is canceled", () => {
  const isCanceled = (one: MatchThen) =>
    effectOf({}, [{ ...ONE, matches: [one] }]).matches.some(({ cancels }) => cancels !== null);
  test.each([
    { why: "it begins before and would still be played", one: match("m", "2026-11-17T04:30"), is: true },
    { why: "it's over when it closes", one: match("m", "2026-11-17T04:00"), is: false },
    { why: "it begins when it opens again", one: match("m", "2026-11-18T06:00"), is: false },
    { why: "it's booked elsewhere", one: match("m", "2026-11-17T19:00", { isThere: false }), is: false },
    {
      why: "a no-show was claimed for it",
      one: match("m", "2026-11-17T07:00", { isClaimed: true }),
      is: true,
    },
  ])("$why: $is", ({ one, is }) => {
    expect(isCanceled(one)).toBe(is);
  });
});

test("a claimed no-show at another time stays as it is", () => {
  const claimed = match("claimed", "2026-11-16T19:00", { isClaimed: true });
  const some = effectOf({}, [{ ...ONE, matches: [claimed, UNSET] }]);
  expect(some.matches.map(({ id }) => id)).toEqual(["unset"]);
  expect(some.rounds.map(({ id }) => id)).toEqual(["one"]);
  expect(effectOf({}, [{ ...ONE, matches: [claimed] }])).toMatchObject({ matches: [], rounds: [] });
});

test("a canceled match whose no-show was claimed gets the days too", () => {
  const claimed = { ...TUESDAY, isClaimed: true };
  expect(effectOf({}, [{ ...ONE, matches: [claimed] }]).matches).toMatchObject([
    { cancels: TUESDAY.scheduledAt, deadlineAt: at("2026-11-24T23:59") },
  ]);
});

describe("a match that's played later than its round", () => {
  const LAST = round("last", "2026-11-09", "2026-11-15");
  const movedBy = (match: MatchThen, plan: Partial<ClosurePlan> = {}) =>
    effectOf(plan, [
      { ...LAST, matches: [match] },
      { ...TWO, matches: [] },
    ]);

  test("gets the days alone", () => {
    expect(movedBy(UNSET, { shiftsNext: true })).toEqual({
      matches: [{ id: "unset", cancels: null, movesTo: null, deadlineAt: at("2026-11-24T23:59") }],
      rounds: [],
      elsewhere: [],
      problem: null,
    });
  });

  test.each([
    { why: "without days", one: UNSET, plan: { days: 0 } },
    { why: "if a no-show was claimed for it", one: { ...UNSET, isClaimed: true } },
    { why: "if it's played elsewhere", one: { ...UNSET, isThere: false } },
    { why: "if it's due before", one: { ...UNSET, deadlineAt: SNOW.from } },
  ])("stays as it is $why", ({ one, plan }) => {
    expect(movedBy(one, plan).matches).toEqual([]);
  });
});

test("a deadline keeps its time of day when the clocks change", () => {
  const saturday = new Date("2027-03-13T23:59:00-06:00").toISOString();
  const own = { ...ONE, opensAt: at("2027-03-08T00:00"), deadlineAt: saturday, matches: [UNSET] };
  const plan = { from: at("2027-03-12T06:00"), until: at("2027-03-12T20:00"), days: 1 };
  expect(effectOf(plan, [own], at("2027-03-12T06:00")).rounds[0]?.deadlineAt).toBe(
    "2027-03-15T04:59:00.000Z",
  );
});

describe("sessions", () => {
  const session = at("2026-11-17T18:00");
  const final = match("final", "2026-11-17T18:00");
  const FINAL = round("final", "2026-11-16", "2026-11-17", { sessionAt: session, matches: [final] });

  test("one that falls into it moves by the days, with its matches", () => {
    expect(effectOf({}, [FINAL])).toMatchObject({
      matches: [{ id: "final", cancels: session, movesTo: at("2026-11-19T18:00") }],
      rounds: [{ id: "final", sessionAt: at("2026-11-19T18:00") }],
      elsewhere: [],
      problem: null,
    });
  });

  test.each([
    { why: "just before it closes", local: "2026-11-17T05:59", moves: false },
    { why: "when it closes", local: "2026-11-17T06:00", moves: true },
    { why: "when it opens again", local: "2026-11-18T06:00", moves: false },
  ])("one moves only if it begins in the closure: $why: $moves", ({ local, moves }) => {
    const own = { ...FINAL, sessionAt: at(local), matches: [] };
    expect(effectOf({}, [own]).rounds.length === 1).toBe(moves);
  });

  test("a match of its round at another time doesn't move with it", () => {
    const third = match("third", "2026-11-20T19:00");
    const unset = match("unset", null);
    const { matches } = effectOf({}, [{ ...FINAL, matches: [final, third, unset] }]);
    expect(matches.map(({ id, movesTo }) => `${id} ${movesTo !== null}`)).toEqual([
      "final true",
      "third false",
      "unset false",
    ]);
  });

  test("a later one stays when a match of its round loses an earlier time", () => {
    const later = { ...FINAL, sessionAt: at("2026-11-19T18:00"), deadlineAt: at("2026-11-19T23:59") };
    expect(effectOf({}, [later])).toMatchObject({
      matches: [{ id: "final", cancels: session, movesTo: null }],
      rounds: [{ sessionAt: at("2026-11-19T18:00"), deadlineAt: at("2026-11-21T23:59") }],
    });
  });

  test("one at another place is named and stays", () => {
    const away = { ...FINAL, isThere: false, matches: [{ ...final, isThere: false }] };
    expect(effectOf({}, [away])).toEqual({ matches: [], rounds: [], elsewhere: ["final"], problem: null });
  });

  test("one whose matches are decided stays, and doesn't stand in the way", () => {
    const over = { ...FINAL, isOver: true, matches: [] };
    const nothing = { matches: [], rounds: [], elsewhere: [], problem: null };
    expect(effectOf({ days: 0 }, [over])).toEqual(nothing);
    expect(effectOf({}, [{ ...over, isThere: false }])).toEqual(nothing);
    const next = { ...over, sessionAt: at("2026-11-23T18:00") };
    expect(effectOf({}, [ONE, next]).problem).toBeNull();
    expect(effectOf({ shiftsNext: true }, [ONE, next]).rounds.map(({ id }) => id)).toEqual(["one"]);
  });

  test("a later one keeps its time, though its round is open", () => {
    const later = {
      ...FINAL,
      sessionAt: at("2026-11-19T18:00"),
      matches: [match("final", "2026-11-19T18:00")],
    };
    expect(effectOf({}, [later])).toMatchObject({ rounds: [], matches: [] });
  });
});

describe("problems", () => {
  const sessionOn = (local: string) =>
    round("final", "2026-11-23", "2026-11-23", { sessionAt: at(local), matches: [] });
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
      why: "or has closed by now",
      problem: "too-few-days",
      effect: effectOf({ days: 1 }, [ONE], at("2026-11-25T12:00")),
    },
    {
      why: "a session would stay in the closure",
      problem: "session-too-soon",
      effect: effectOf({ days: 0 }, [sessionOn("2026-11-17T18:00")]),
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
