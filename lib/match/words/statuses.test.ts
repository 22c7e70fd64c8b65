import { expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { bothLose, drawn, wonBy } from "../rules/outcome";
import { AGREED, CONTESTED, REPORTED, RULED, SUGGESTED, stateAfter } from "../testing/sample-match";
import { matchStatus, sideStatus, statusOf } from "./statuses";

test.each<readonly [string, readonly MatchEvent[]]>([
  ["To schedule", []],
  ["Times suggested", [SUGGESTED]],
  ["Scheduled", [SUGGESTED, AGREED]],
  ["Waiting to be confirmed", [REPORTED]],
  ["Contested", [REPORTED, CONTESTED]],
  ["With the director", [REPORTED, { type: "AnswerOverdue", outcome: null }]],
  ["Ruled", [REPORTED, CONTESTED, RULED]],
  ["Confirmed", [REPORTED, { type: "ReportApproved", by: "away", outcome: wonBy("home", "agreed", null) }]],
  ["Forfeit", [{ type: "Conceded", by: "away", outcome: wonBy("home", "forfeit", null) }]],
  [
    "Default",
    [{ type: "NoticeGiven", by: "away", outcome: wonBy("home", "default", null), deadlineAt: null }],
  ],
  ["Double forfeit", [{ type: "DeadlinePassed", outcome: bothLose("double-forfeit") }]],
  ["Void", [{ type: "Voided", reason: "Moved away." }]],
])("%s", (word, events) => {
  expect(statusOf(stateAfter(...events)).word).toBe(word);
});

test("a match whose round has closed unreported is overdue", () => {
  expect(matchStatus({ status: "open", decidedBy: null, isClosed: true }).kind).toBe("overdue");
  expect(matchStatus({ status: "scheduled", decidedBy: null, isClosed: true }).kind).toBe("overdue");
});

test("one side's list says won, drawn or lost, and keeps the words default and forfeit", () => {
  const final = (decidedBy: "agreed" | "default" | "forfeit" | "double-forfeit") =>
    ({ status: "final", decidedBy }) as const;
  const won = wonBy("home", "agreed", { home: 2, away: 0 });
  expect(sideStatus(final("agreed"), won, "home").word).toBe("Won");
  expect(sideStatus(final("agreed"), won, "away").word).toBe("Lost");
  expect(sideStatus(final("default"), won, "away").word).toBe("Default");
  expect(sideStatus(final("forfeit"), won, "away").word).toBe("Forfeit");
  expect(sideStatus(final("double-forfeit"), bothLose("double-forfeit"), "home").word).toBe("Double forfeit");
  expect(sideStatus(final("agreed"), drawn("agreed", { home: 1, away: 1 }), "home").word).toBe("Drawn");
});
