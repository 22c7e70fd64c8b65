import { expect, test } from "vitest";
import type { MatchEvent } from "@/lib/match/rules/events";
import { foldMatch } from "@/lib/match/rules/evolve";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { wantedOf } from "./wanted";

const DEADLINE = "2026-11-23T05:59:00.000Z";
const PAIRED: MatchEvent = { type: "MatchPaired", deadlineAt: DEADLINE };
const REOPENED: MatchEvent = { type: "Reopened", deadlineAt: DEADLINE, reason: "Play again." };

test.each([
  { why: "never", events: [PAIRED], startedOverAt: null },
  { why: "when it was reopened", events: [PAIRED, REOPENED], startedOverAt: "2026-11-17T12:00:00.000Z" },
])("a match started over $why", ({ events, startedOverAt }) => {
  const stored = events.map((event, index) => ({
    seq: index + 1,
    at: `2026-11-1${index + 6}T12:00:00.000Z`,
    actorUserId: null,
    event,
  }));
  const player = (handle: string) => ({ handle, isProven: false });
  const venue = {
    kind: "online",
    site: "chess.com",
    rated: "any",
    provenNames: false,
    foundHours: 48,
  } as const;
  const wanted = wantedOf({
    ...{ events: stored, state: foldMatch(events), rules: { ...OFFICIAL, venue } },
    ...{ home: player("amara"), away: player("theo"), round: { opensAt: "2026-11-16T06:00:00.000Z" } },
  });
  expect(wanted?.startedOverAt).toBe(startedOverAt);
});
