import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchEvent } from "../rules/events";
import { foldMatch } from "../rules/evolve";
import { nextMove } from "../rules/next-move";
import { matchParts } from "./match-parts";

const DEADLINE = "2026-11-23T05:59:00.000Z";
const AGREED = "2026-11-21T22:00:00.000Z";
const PAIRED: MatchEvent = { type: "MatchPaired", deadlineAt: DEADLINE };
const SET: readonly MatchEvent[] = [PAIRED, { type: "TimeAgreed", by: "away", scheduledAt: AGREED }];
const CLAIMED: readonly MatchEvent[] = [
  ...SET,
  { type: "NoShowClaimed", by: "home", statement: "I waited.", answerBy: DEADLINE },
];

function partsAt(
  now: string,
  events: readonly MatchEvent[],
  side: "home" | "away" = "home",
  { hasNoAccount = false, haveBothPlayed = false } = {},
) {
  const state = foldMatch(events);
  const move = nextMove(state, side, now, DEPAUL);
  return matchParts({ state, now, rules: DEPAUL, isComing: false, move, hasNoAccount, haveBothPlayed });
}

test.each([
  {
    why: "no time is agreed: suggesting times is the main form, with the green button",
    parts: partsAt("2026-11-17T12:00:00.000Z", [PAIRED]),
    expected: { times: "open", report: "fold", contacts: true, cancel: null, noShow: false, green: "times" },
  },
  {
    why: "a time is agreed and far off: it can be canceled, and no one can be late yet",
    parts: partsAt("2026-11-20T12:00:00.000Z", SET),
    expected: { main: "play", times: "fold", cancel: "possible", noShow: false, contacts: false },
  },
  {
    why: "an hour before the agreed time it's too late to cancel it",
    parts: partsAt("2026-11-21T21:00:00.000Z", SET),
    expected: { main: "play", cancel: "too-late" },
  },
  {
    why: "ten minutes after it the grace period isn't over",
    parts: partsAt("2026-11-21T22:10:00.000Z", SET),
    expected: { report: "open", noShow: false, cancel: null, green: "report" },
  },
  {
    why: "after the grace period a no-show can be claimed",
    parts: partsAt("2026-11-21T22:15:00.000Z", SET),
    expected: { report: "open", noShow: true },
  },
  {
    why: "but not once both have played in the match room",
    parts: partsAt("2026-11-21T22:15:00.000Z", SET, "home", { haveBothPlayed: true }),
    expected: { report: "open", noShow: false, concede: true },
  },
  {
    why: "the side accused of a no-show answers",
    parts: partsAt("2026-11-21T23:00:00.000Z", CLAIMED, "away"),
    expected: { main: "answer", report: null, concede: false, green: "approve" },
  },
  {
    why: "the side that claims waits",
    parts: partsAt("2026-11-21T23:00:00.000Z", CLAIMED, "home"),
    expected: { main: "waiting", report: null, reach: true, green: null },
  },
  {
    why: "after the round has closed there are no forms",
    parts: partsAt("2026-11-23T06:00:00.000Z", SET),
    expected: { main: "late", times: null, report: null, noShow: false, concede: false, reach: true },
  },
])("$why", ({ parts, expected }) => {
  expect(parts).toMatchObject(expected);
});

test("no times can be suggested to an opponent without an account, and the result can be reported", () => {
  const parts = (events: readonly MatchEvent[]) =>
    partsAt("2026-11-17T12:00:00.000Z", events, "home", { hasNoAccount: true });
  expect(parts([PAIRED])).toMatchObject({ times: null, report: "fold" });
  expect(parts(SET)).toMatchObject({ times: null, cancel: "possible" });
});

test("the players can't move or cancel a time set by the league", () => {
  const fixed: readonly MatchEvent[] = [
    PAIRED,
    { type: "TimeFixed", scheduledAt: AGREED, place: "Main hall" },
  ];
  expect(partsAt("2026-11-17T12:00:00.000Z", fixed)).toMatchObject({
    main: "play",
    times: null,
    cancel: null,
    report: "fold",
    concede: true,
  });
});
