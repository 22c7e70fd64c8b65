import { describe, expect, test } from "vitest";
import {
  context,
  DIRECTOR,
  hour,
  noShowClaimedBy,
  open,
  PLAY_HOUR,
  reportedBy,
  scheduled,
} from "../testing/matches";
import type { CloseVenue } from "./commands";
import { closeVenue } from "./decide-closure";
import { evolve } from "./evolve";
import { sideThatTried } from "./side-that-tried";

const CANCEL: CloseVenue = {
  type: "close-venue",
  reason: "Snow",
  venue: "Courtside Lounge",
  cancels: hour(PLAY_HOUR),
  movesTo: null,
  deadlineAt: hour(192),
  withdraws: { home: [], away: [] },
};
const LATER: CloseVenue = { ...CANCEL, cancels: null };
const MOVE: CloseVenue = { ...CANCEL, cancels: hour(90), movesTo: hour(114) };
const CONTESTED_NO_SHOW = evolve(noShowClaimedBy("away"), {
  type: "ReportContested",
  by: "home",
  statement: "I was there.",
  games: null,
});
const NO_SUGGESTIONS = { home: null, away: null };
const FIXED = evolve(open(), { type: "TimeFixed", scheduledAt: hour(90), place: "Hall B" });

function says(state = scheduled(), command = CANCEL, at = hour(50)) {
  const decision = closeVenue(state, command, context(DIRECTOR, at));
  return decision.ok ? decision.value[0] : decision.refusal.code;
}

function stateAfter(state = scheduled(), command = CANCEL, at = hour(50)) {
  const event = says(state, command, at);
  if (typeof event === "string" || !event) throw new Error(`Refused: ${event}`);
  return evolve(state, event);
}

test.each([
  {
    why: "an agreed time is canceled, and the deadline moves",
    state: stateAfter(),
    is: { status: "open", scheduledAt: null, deadlineAt: hour(192) },
  },
  {
    why: "a no-show that was claimed for the time is gone with it",
    state: stateAfter(noShowClaimedBy("away"), CANCEL, hour(70)),
    is: { status: "open", scheduledAt: null, noShow: null, answerBy: null },
  },
  {
    why: "a match at another time keeps it and gets the later deadline",
    state: stateAfter(scheduled(), LATER),
    is: { status: "scheduled", scheduledAt: hour(PLAY_HOUR), deadlineAt: hour(192) },
  },
  {
    why: "a time that the league set moves, and its place stays",
    state: stateAfter(FIXED, MOVE),
    is: { status: "scheduled", scheduledAt: hour(114), fixedPlace: "Hall B" },
  },
  {
    why: "a session outside the closure moves too, if its round does",
    state: stateAfter(FIXED, { ...MOVE, cancels: null, deadlineAt: null }),
    is: { status: "scheduled", scheduledAt: hour(114), deadlineAt: hour(168) },
  },
  {
    why: "a session can move up to its deadline",
    state: stateAfter(FIXED, { ...MOVE, movesTo: hour(192) }),
    is: { scheduledAt: hour(192), deadlineAt: hour(192) },
  },
  {
    why: "a session outside the closure keeps its time and gets the later deadline",
    state: stateAfter(FIXED, LATER),
    is: { scheduledAt: hour(90), fixedPlace: "Hall B", deadlineAt: hour(192) },
  },
  {
    why: "a match that was canceled after its deadline can be played until the new one",
    state: stateAfter(scheduled(), CANCEL, hour(170)),
    is: { status: "open", deadlineAt: hour(192) },
  },
])("$why", ({ state, is }) => {
  expect(state).toMatchObject(is);
});

describe("suggested times", () => {
  const times = [hour(60), hour(84)];
  const asked = open(
    { type: "TimesProposed", by: "home", times, note: "Either is fine." },
    { type: "TimesProposed", by: "away", times: [hour(60)] },
  );
  const WITHDRAW: CloseVenue = { ...LATER, deadlineAt: null, withdraws: { home: [hour(60)], away: [] } };
  const BOTH = { home: [hour(60)], away: [hour(60)] };

  test("are withdrawn from the side that suggested them, and the others stay", () => {
    expect(stateAfter(asked, WITHDRAW)).toEqual({
      ...asked,
      suggestions: {
        home: { times: [hour(84)], note: "Either is fine.", withdrawn: [hour(60)] },
        away: { times: [hour(60)] },
      },
    });
  });

  test("a side whose suggestion has no time left still counts as the one that tried", () => {
    const { suggestions } = stateAfter(asked, { ...WITHDRAW, withdraws: BOTH });
    expect(suggestions.away).toEqual({ times: [], withdrawn: [hour(60)] });

    const alone = open({ type: "TimesProposed", by: "home", times: [hour(60)] });
    expect(sideThatTried(stateAfter(alone, WITHDRAW))).toBe("home");
    expect(sideThatTried(stateAfter(asked, WITHDRAW))).toBeNull();
  });

  test("outlive a canceled time, unless they're at that time or withdrawn with it", () => {
    const set = evolve(asked, { type: "TimeDefaulted", scheduledAt: hour(60) });
    const { status, suggestions } = stateAfter(set, { ...CANCEL, cancels: hour(60) });
    expect(status).toBe("open");
    expect(suggestions).toMatchObject({ home: { times: [hour(84)] }, away: null });
    const withdraws = { home: [hour(84)], away: [] };
    expect(stateAfter(set, { ...CANCEL, cancels: hour(60), withdraws }).suggestions).toEqual({
      home: { times: [], note: "Either is fine.", withdrawn: [hour(84)] },
      away: null,
    });
  });

  test("an older event's canceled time took them all, and one without a canceled time took none", () => {
    const older = { type: "VenueClosed", reason: "Snow", movedTo: null, deadlineAt: null } as const;
    const set = evolve(asked, { type: "TimeDefaulted", scheduledAt: hour(90) });
    expect(evolve(set, { ...older, canceled: hour(90) }).suggestions).toEqual(NO_SUGGESTIONS);
    expect(evolve(set, { ...older, canceled: null }).suggestions).toEqual(set.suggestions);
  });

  test("that the side didn't suggest aren't withdrawn", () => {
    expect(says(asked, { ...WITHDRAW, withdraws: { home: [], away: [hour(84)] } })).toBe("not-suggested");
    expect(says(open(), WITHDRAW)).toBe("not-suggested");
  });
});

describe("refused", () => {
  test.each([
    ["wrong-stage", "a report stays as it is", says(reportedBy("home"), CANCEL, hour(70))],
    [
      "wrong-stage",
      "a no-show that was claimed for another time is still to answer",
      says(noShowClaimedBy("away"), LATER, hour(70)),
    ],
    [
      "wrong-stage",
      "a no-show that was contested is with the director",
      says(CONTESTED_NO_SHOW, CANCEL, hour(70)),
    ],
    [
      "nothing-scheduled",
      "the match has another time by now",
      says(scheduled(), { ...CANCEL, cancels: hour(61) }),
    ],
    [
      "nothing-scheduled",
      "only a time that the league set is moved",
      says(scheduled(), { ...CANCEL, movesTo: hour(90) }),
    ],
    ["time-fixed", "a session needs a new time", says(FIXED, { ...MOVE, movesTo: null })],
    ["time-in-past", "and not one that has passed", says(FIXED, MOVE, hour(120))],
    ["time-in-past", "nor the present moment", says(FIXED, MOVE, hour(114))],
    ["time-after-deadline", "nor one after its deadline", says(FIXED, { ...MOVE, movesTo: hour(200) })],
    [
      "deadline-not-later",
      "deadlines don't move back",
      says(scheduled(), { ...LATER, deadlineAt: hour(100) }),
    ],
    [
      "deadline-not-later",
      "the same deadline isn't a later one",
      says(scheduled(), { ...LATER, deadlineAt: hour(168) }),
    ],
    ["deadline-not-later", "a later deadline that has also passed", says(scheduled(), LATER, hour(192))],
    [
      "deadline-not-later",
      "a default would follow from a canceled time",
      says(scheduled(), { ...CANCEL, deadlineAt: null }, hour(170)),
    ],
    ["reason-missing", "players read why", says(scheduled(), { ...CANCEL, reason: " " })],
    ["wrong-stage", "it does nothing to this match", says(scheduled(), { ...LATER, deadlineAt: null })],
  ])("%s: %s", (code, _why, said) => {
    expect(said).toBe(code);
  });
});
