import { expect, test } from "vitest";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { instantAt } from "@/lib/shared/wall-clock";
import { deadlineOfLateMatch, sessionDeadline, stageWindows } from "./stage-windows";

const zone = "America/Chicago";
const RULES = SESSION_KNOCKOUT;
const sessionOn = (on: string, time: string) => ({ at: instantAt(on, time, zone), place: "Main hall" });

test("without a session every round has its week", () => {
  const windows = stageWindows("2026-10-05", 3, zone, RULES, null);
  expect(windows).toMatchObject({
    ok: true,
    value: [
      {
        number: 1,
        opensAt: "2026-10-05T05:00:00.000Z",
        deadlineAt: "2026-10-12T04:59:00.000Z",
        session: null,
      },
      { number: 2, session: null },
      { number: 3, deadlineAt: "2026-10-26T04:59:00.000Z", session: null },
    ],
  });
});

test("the final's day ends at the rule pack's local time, also after the clocks went back", () => {
  const session = sessionOn("2026-11-07", "14:00");
  expect(session.at).toBe("2026-11-07T20:00:00.000Z");
  expect(stageWindows("2026-10-19", 2, zone, RULES, session)).toMatchObject({
    ok: true,
    value: [
      { number: 1 },
      { number: 2, opensAt: "2026-10-26T05:00:00.000Z", deadlineAt: "2026-11-08T05:59:00.000Z", session },
    ],
  });
});

test.each([
  { why: "before the semifinals have closed", on: "2026-10-18", time: "18:00", ok: false },
  { why: "when they close", on: "2026-10-18", time: "23:59", ok: true },
  { why: "the day after they have closed", on: "2026-10-19", time: "08:00", ok: true },
])("a session $why", ({ on, time, ok }) => {
  expect(stageWindows("2026-10-12", 2, zone, RULES, sessionOn(on, time)).ok).toBe(ok);
});

test.each([
  { why: "while reports of the semifinals are accepted", on: "2026-10-19", time: "23:00", ok: false },
  { why: "after their hours of grace", on: "2026-10-20", time: "08:00", ok: true },
])("with 24 hours of grace, a session $why", ({ on, time, ok }) => {
  const graced = { ...RULES, reporting: { ...RULES.reporting, graceHours: 24 } };
  expect(stageWindows("2026-10-12", 2, zone, graced, sessionOn(on, time)).ok).toBe(ok);
});

test.each([
  { on: "2027-04-19", refusal: undefined, why: "half a year after the last round" },
  { on: "2062-10-18", refusal: "session-too-late", why: "a mistyped year" },
])("a session on $on: $refusal ($why)", ({ on, refusal }) => {
  const answer = stageWindows("2026-10-05", 2, zone, RULES, sessionOn(on, "18:00"));
  expect(answer.ok ? undefined : answer.refusal).toBe(refusal);
});

test("with two players the session is the only round, and can't be before its first day", () => {
  expect(stageWindows("2026-10-12", 1, zone, RULES, sessionOn("2026-10-11", "18:00")).ok).toBe(false);
  expect(stageWindows("2026-10-12", 1, zone, RULES, sessionOn("2026-10-12", "18:00")).ok).toBe(true);
});

test("a session later than the rule pack's time of day can be reported until the next day", () => {
  const noon = { ...RULES, schedule: { ...RULES.schedule, deadlineTime: "12:00" } };
  const windows = stageWindows("2026-10-12", 2, zone, noon, sessionOn("2026-10-18", "15:00"));
  expect(windows).toMatchObject({
    ok: true,
    value: [
      {},
      { opensAt: instantAt("2026-10-18", "12:00", zone), deadlineAt: instantAt("2026-10-19", "12:00", zone) },
    ],
  });
});

test.each([
  { why: "just enough time to play and report", time: "21:59", hoursToPlay: 2, day: "2026-10-18" },
  { why: "a minute too little", time: "22:00", hoursToPlay: 2, day: "2026-10-19" },
  { why: "no time has to be left", time: "23:58", hoursToPlay: 0, day: "2026-10-18" },
  { why: "but it's at the deadline itself", time: "23:59", hoursToPlay: 0, day: "2026-10-19" },
])("a session's round closes on its day if that leaves time: $why", ({ time, hoursToPlay, day }) => {
  const schedule = { ...RULES.schedule, deadlineTime: "23:59", hoursToPlay };
  const { at } = sessionOn("2026-10-18", time);
  expect(sessionDeadline(at, zone, schedule)).toBe(instantAt(day, "23:59", zone));
});

test.each([
  {
    why: "with a week left: the round's own",
    now: "2026-10-12T00:00:00.000Z",
    sessionAt: null,
    is: "2026-10-19T04:59:00.000Z",
  },
  {
    why: "with a day left: two days from now",
    now: "2026-10-18T04:59:00.000Z",
    sessionAt: null,
    is: "2026-10-20T04:59:00.000Z",
  },
  {
    why: "after the deadline: two days from now",
    now: "2026-10-20T00:00:00.000Z",
    sessionAt: null,
    is: "2026-10-22T00:00:00.000Z",
  },
  {
    why: "a session tomorrow stays",
    now: "2026-10-18T00:00:00.000Z",
    sessionAt: "2026-10-19T00:00:00.000Z",
    is: "2026-10-19T04:59:00.000Z",
  },
  {
    why: "a past session doesn't matter",
    now: "2026-10-19T01:00:00.000Z",
    sessionAt: "2026-10-19T00:00:00.000Z",
    is: "2026-10-21T01:00:00.000Z",
  },
])("the deadline of a match that comes about late: $why", ({ now, sessionAt, is }) => {
  expect(deadlineOfLateMatch({ deadlineAt: "2026-10-19T04:59:00.000Z", sessionAt }, now)).toBe(is);
});
