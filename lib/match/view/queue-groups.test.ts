import { expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { AGREED, CONTESTED, DEADLINE, REPORTED, stateAfter, stored, ZONE } from "../testing/sample-match";
import { claimGroups, type DeskMatch, mostUrgentFirst, queueGroups, riskGroups } from "./queue-groups";

const READER = { org: "lakeside", zone: ZONE, now: "2026-11-20T18:00:00.000Z" };
const OVERDUE: MatchEvent = { type: "AnswerOverdue", outcome: null };

function deskMatch(id: string, at: string, ...events: readonly MatchEvent[]): DeskMatch {
  return {
    id,
    home: { name: "Noor Haddad" },
    away: { name: "Priya Ramaswamy" },
    division: { name: "Open" },
    stage: { format: "round-robin" },
    round: { number: 7, of: 7 },
    number: 1,
    state: stateAfter(...events),
    events: stored(...events.map((event) => [at, event] as const)),
  };
}

test("groups come in a fixed order, each with the longest waiting first", () => {
  const groups = queueGroups(
    [
      deskMatch("c", "2026-11-19T10:00:00.000Z", REPORTED, OVERDUE),
      deskMatch("b", "2026-11-18T10:00:00.000Z", REPORTED, CONTESTED),
      deskMatch("a", "2026-11-17T10:00:00.000Z", REPORTED, CONTESTED),
    ],
    { ...READER, current: "b" },
  );
  expect(groups.map(({ heading }) => heading)).toEqual(["Contested", "Not answered"]);
  expect(groups[0]?.items.map(({ href, current }) => [href, current])).toEqual([
    ["/desk/lakeside/matches/a", false],
    ["/desk/lakeside/matches/b", true],
  ]);
  expect(groups[0]?.items[0]).toMatchObject({
    when: "waiting 3 days",
    about: "Open, Round 7. They differ about game 3",
  });
});

test("a dispute comes before silence, silence before a no-show, and that before an unanswered report", () => {
  const claimed: MatchEvent = { type: "NoShowClaimed", by: "home", statement: "Alone.", answerBy: DEADLINE };
  const silent: MatchEvent = { type: "UnreachableClaimed", by: "home", statement: "Five mails." };
  const matches = [
    deskMatch("unanswered", "2026-11-14T10:00:00.000Z", REPORTED, OVERDUE),
    deskMatch("no-show", "2026-11-15T10:00:00.000Z", claimed, OVERDUE),
    deskMatch("silent", "2026-11-16T10:00:00.000Z", silent),
    deskMatch("disputed", "2026-11-17T10:00:00.000Z", REPORTED, CONTESTED),
  ];
  expect(mostUrgentFirst(matches).map(({ id }) => id)).toEqual([
    "disputed",
    "silent",
    "no-show",
    "unanswered",
  ]);
  expect(queueGroups(matches, READER).map(({ heading }) => heading)).toEqual([
    "Contested",
    "Can’t be reached",
    "No-shows",
    "Not answered",
  ]);
});

test("a no-show that can still be answered is shown with its time limit", () => {
  const claimed: MatchEvent = { type: "NoShowClaimed", by: "home", statement: "Alone.", answerBy: DEADLINE };
  const [group] = claimGroups([deskMatch("a", "2026-11-19T10:00:00.000Z", claimed)], READER);
  expect(group?.items[0]).toMatchObject({
    title: "Haddad says Ramaswamy didn’t come",
    about: "Open, Round 7. Can be answered until Sunday, 11:59 pm",
  });
});

test("nothing is waiting", () => {
  expect(queueGroups([], READER)).toEqual([]);
});

test("upcoming double forfeits are listed by when they happen", () => {
  const [first, second, ...others] = riskGroups(
    [
      { ...deskMatch("late", DEADLINE), closesAt: "2026-11-23T11:59:00.000Z" },
      { ...deskMatch("silent", DEADLINE), closesAt: DEADLINE },
      { ...deskMatch("set", DEADLINE, AGREED), closesAt: DEADLINE },
    ],
    READER,
  );
  expect(others).toEqual([]);
  expect(first?.heading).toBe("Double forfeit on Sunday, 11:59 pm");
  expect(first?.items.map(({ word, when, about }) => [word, when, about])).toEqual([
    ["Will forfeit", "no time", "Open, Round 7. No time, no contact"],
    ["Not reported", "Sat, 4:00 pm", "Open, Round 7. Time set"],
  ]);
  expect(second?.heading).toBe("Double forfeit on Monday, 5:59 am");
});

test("an escalated case is marked, no matter who was told", () => {
  const match = deskMatch("m1", "2026-11-18T12:00:00.000Z", REPORTED, CONTESTED);
  const markOf = (escalatedAt: string | null) =>
    queueGroups([{ ...match, escalatedAt }], READER)[0]?.items[0]?.mark;
  expect(markOf(null)).toBeUndefined();
  expect(markOf("2026-11-21T12:00:00.000Z")).toBe("Needs attention");
});
