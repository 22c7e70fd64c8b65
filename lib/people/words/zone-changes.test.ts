import { expect, test } from "vitest";
import { zoneChanges } from "./zone-changes";

const USES = {
  now: "2026-11-22T18:00:00.000Z",
  zone: "America/Chicago",
  nextDeadline: "2026-11-30T05:59:00.000Z",
  agreed: 2,
  closures: 1,
  venues: 1,
  lastDay: "2026-11-27",
};

test("a new time zone says what keeps its moment and what keeps its clock time", () => {
  expect(zoneChanges(USES, "America/Los_Angeles")).toEqual([
    "All times are shown in Pacific Time (PST) instead of Central Time (CST).",
    "Deadlines don’t move, but their clock times change. The next one, Sunday, Nov 29, 11:59 pm, becomes Sunday, Nov 29, 9:59 pm. You can extend a round if it should close later.",
    "Two scheduled matches don’t move, but they show a different time. Check that the venue is open then.",
    "One closure doesn’t move, but it shows different times. Check that it still covers the hours it’s meant for.",
    "Opening hours and players’ availability keep the same hours: 4:00 pm stays 4:00 pm, in Pacific Time (PST).",
    "The last day to register ends at midnight in the new time zone.",
  ]);
});

test("and less if less depends on it", () => {
  const quiet = { ...USES, nextDeadline: null, agreed: 0, closures: 0, venues: 0, lastDay: null };
  expect(zoneChanges(quiet, "America/Los_Angeles").slice(1)).toEqual([
    "No deadline is coming up. Rounds that you publish from now on close by the new time.",
    "No match has an agreed time.",
    "Players’ availability keeps the same hours: 4:00 pm stays 4:00 pm, in Pacific Time (PST).",
  ]);
});
