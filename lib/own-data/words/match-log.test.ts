import { expect, test } from "vitest";
import type { MatchEvent } from "@/lib/match/rules/events";
import { PAIRED, STORY, stored } from "@/lib/match/testing/sample-match";
import { describeForPlayer } from "./match-log";

test.each([
  {
    side: "home",
    says: "The director closed Courtside Lounge. The time Amara suggested (Sat, Nov 21, 4:00 pm) is no longer available. The times Theo suggested are no longer available. “Snow”",
  },
  {
    side: "away",
    says: "The director closed Courtside Lounge. The time Amara suggested is no longer available. The times Theo suggested (Sat, Nov 21, 5:00 pm; Sat, Nov 21, 6:00 pm) are no longer available. “Snow”",
  },
] as const)("a closure names only the times that the player suggested: $side", ({ side, says }) => {
  const event: MatchEvent = {
    type: "VenueClosed",
    reason: "Snow",
    venue: "Courtside Lounge",
    canceled: null,
    movedTo: null,
    deadlineAt: null,
    withdrawn: {
      home: ["2026-11-21T22:00:00.000Z"],
      away: ["2026-11-21T23:00:00.000Z", "2026-11-22T00:00:00.000Z"],
    },
  };
  const at = "2026-11-17T15:00:00.000Z";
  const log = describeForPlayer(stored([at, PAIRED], [at, event]), { userId: "u-1", side }, STORY);
  expect(log.at(-1)).toEqual({ at, by: "the league", what: says, stored: null });
});
