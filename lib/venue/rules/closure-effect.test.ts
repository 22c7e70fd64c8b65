import { describe, expect, test } from "vitest";
import {
  at,
  effectOf,
  match,
  NO_TIMES,
  now,
  ONE,
  round,
  SNOW,
  TUESDAY,
  TWO,
  UNSET,
  zone,
} from "../testing/closed-week";
import { type ClosurePlan, closureEffect, concernedSides, type MatchThen } from "./closure-effect";

test("a time during it is canceled, and every match of the round gets the days", () => {
  const deadlineAt = at("2026-11-24T23:59");
  expect(effectOf()).toEqual({
    matches: [
      { id: "tuesday", cancels: TUESDAY.scheduledAt, movesTo: null, deadlineAt, withdraws: NO_TIMES },
      { id: "friday", cancels: null, movesTo: null, deadlineAt, withdraws: NO_TIMES },
      { id: "unset", cancels: null, movesTo: null, deadlineAt, withdraws: NO_TIMES },
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
    withdraws: NO_TIMES,
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

describe("suggested times", () => {
  const OF_HOME = [at("2026-11-17T19:00"), at("2026-11-20T19:00")];
  const asked = match("asked", null, { suggested: { home: OF_HOME, away: [at("2026-11-17T04:30")] } });
  const effectOn = (one: MatchThen, plan: Partial<ClosurePlan> = {}) =>
    effectOf(plan, [{ ...ONE, matches: [one] }]);

  test("those during it are withdrawn, which alone moves no deadline", () => {
    const withdraws = { home: [at("2026-11-17T19:00")], away: [at("2026-11-17T04:30")] };
    const nothing = { id: "asked", cancels: null, movesTo: null, deadlineAt: null };
    expect(effectOn(asked, { days: 0 })).toMatchObject({
      matches: [{ ...nothing, withdraws }],
      rounds: [],
      problem: null,
    });
    expect(effectOn(asked).matches).toMatchObject([{ deadlineAt: at("2026-11-24T23:59"), withdraws }]);
  });

  test.each([
    { why: "it would be over when it closes", local: "2026-11-17T04:00" },
    { why: "it would begin when it opens again", local: "2026-11-18T06:00" },
  ])("one stays if $why", ({ local }) => {
    const one = match("m", null, { suggested: { home: [at(local)], away: [] } });
    expect(effectOn(one, { days: 0 }).matches).toEqual([]);
  });

  test("in a match with another time they're withdrawn too, though it's booked elsewhere", () => {
    const booked = { ...asked, scheduledAt: at("2026-11-17T19:00"), isThere: false };
    expect(effectOn(booked, { days: 0 }).matches).toMatchObject([
      { cancels: null, withdraws: { home: [at("2026-11-17T19:00")] } },
    ]);
  });

  test("in a match with a claimed no-show they're withdrawn only with its time", () => {
    const claimed = { ...asked, scheduledAt: at("2026-11-16T19:00"), isClaimed: true };
    expect(effectOn(claimed, { days: 0 }).matches).toEqual([]);
    const during = { ...claimed, scheduledAt: at("2026-11-17T07:00") };
    expect(effectOn(during, { days: 0 }).matches).toMatchObject([
      { withdraws: { home: [at("2026-11-17T19:00")] } },
    ]);
  });

  test("a change concerns both players, but only who suggested times if it's only about those", () => {
    const own = { ...asked, suggested: { home: OF_HOME, away: [] } };
    expect(effectOn(own, { days: 0 }).matches.map(concernedSides)).toEqual([["home"]]);
    expect(effectOn(own).matches.map(concernedSides)).toEqual([["home", "away"]]);
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
      matches: [
        {
          id: "unset",
          cancels: null,
          movesTo: null,
          deadlineAt: at("2026-11-24T23:59"),
          withdraws: NO_TIMES,
        },
      ],
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
    { why: "if it ends when it closes", local: "2026-11-17T04:00", moves: false },
    { why: "if it ends just after that", local: "2026-11-17T04:01", moves: true },
    { why: "when it closes", local: "2026-11-17T06:00", moves: true },
    { why: "when it opens again", local: "2026-11-18T06:00", moves: false },
  ])("one moves only if some of it is played in the closure: $why: $moves", ({ local, moves }) => {
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
