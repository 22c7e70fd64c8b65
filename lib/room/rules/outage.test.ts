import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { type Act, boardActs, contextOf, playActs, recordOfActs, secondsIn, timed } from "../testing/played";
import { decideGame } from "./decide";
import { foldGame } from "./evolve";
import { isDuringTurn, type Outage, sinceAfter } from "./outage";
import { projectGame } from "./project";

const outage = (from: number, until: number): Outage => ({ from: secondsIn(from), until: secondsIn(until) });
const move = (by: "home" | "away", second: number, ply: number, uci: string): Act => [
  by,
  second,
  { type: "move", ply, uci, lagMs: 0 },
];
const BLITZ = timed({ minutesPerGame: 3, secondsAdded: 0, secondsPerMove: null, minutesPerMatch: null });
/** White has moved after a second, so Black's three minutes run from then. */
const UNDER_WAY = boardActs(["e2e4"]);
const look = (second: number): Act => [null, second, { type: "look" }];

test.each([
  { why: "a turn that began before", since: 10, moved: 110 },
  { why: "a turn that began as it did", since: 100, moved: 200 },
  { why: "a turn that began during it", since: 150, moved: 200 },
  { why: "a turn that began after it", since: 250, moved: 250 },
])("$why", ({ since, moved }) => {
  expect(sinceAfter(secondsIn(since), outage(100, 200))).toBe(secondsIn(moved));
});

describe("after an outage", () => {
  test("the player whose clock ran is charged only for the rest", () => {
    const { state, events } = playActs([...UNDER_WAY, move("away", 330, 1, "e7e5")], {
      rules: BLITZ,
      outages: [outage(21, 321)],
    });
    expect(events).toContainEqual({ type: "Interrupted", ...outage(21, 321) });
    expect(state.play?.times.at(-1)).toEqual({ spentMs: 29_000, left: 151_000 });
  });

  test("a flag that fell during it hasn't, and falls when the rest is used up", () => {
    const rest = { rules: BLITZ, outages: [outage(21, 321)] };
    const { state } = playActs([...UNDER_WAY, look(322)], rest);
    expect(state.ended).toBeNull();
    expect(projectGame(state).flagAt).toBe(secondsIn(481));
    expect(playActs([...UNDER_WAY, look(482)], rest).state.ended).toMatchObject({
      ending: "flag",
      outcome: "white",
      at: secondsIn(481),
    });
  });

  test("a claim that comes right after it is refused", () => {
    const claim: Act = ["home", 322, { type: "claim-time", ply: 1 }];
    const rules = timed({ secondsPerMove: 120, minutesPerGame: null, minutesPerMatch: null });
    const { refused } = playActs([...UNDER_WAY, claim], { rules, outages: [outage(21, 321)] });
    expect(refused?.code).toBe("time-left");
    expect(playActs([...UNDER_WAY, claim], { rules }).state.ended).toMatchObject({
      ending: "move-time",
    });
  });

  test("its time is given back once", () => {
    const rest = { rules: BLITZ, outages: [outage(21, 321)] };
    const { events } = playActs([...UNDER_WAY, look(322), look(323), move("away", 330, 1, "e7e5")], rest);
    expect(events.filter(({ type }) => type === "Interrupted")).toHaveLength(1);
  });

  test("two of them are given back both, in order", () => {
    const { state } = playActs([...UNDER_WAY, move("away", 330, 1, "e7e5")], {
      rules: BLITZ,
      outages: [outage(21, 121), outage(131, 321)],
    });
    expect(state.play?.times.at(-1)?.spentMs).toBe(39_000);
  });

  test("the time for the match goes on where it was, in the next game too", () => {
    const outages = [outage(600, 1_200)];
    const { state } = playActs([...UNDER_WAY, look(3_650)], { rules: TEXAS_STATE, outages });
    expect(state.ended).toBeNull();
    expect(state.play?.matchEndsAt).toBe(secondsIn(4_200));
    const next = playActs(boardActs([]), {
      rules: TEXAS_STATE,
      matchStartedAt: secondsIn(-1_000),
      outages: [outage(-1_100, -600)],
    });
    expect(next.state.play?.matchEndsAt).toBe(secondsIn(3_000));
  });
});

test.each([
  {
    why: "at a table",
    acts: [["home", 0, { type: "start", white: "home", at: secondsIn(0) }]],
    rules: DEPAUL,
  },
  {
    why: "without a clock",
    acts: UNDER_WAY,
    rules: timed({ minutesPerGame: null, secondsAdded: 0, secondsPerMove: null, minutesPerMatch: null }),
  },
  { why: "after the end", acts: [...UNDER_WAY, ["home", 2, { type: "resign" }]], rules: BLITZ },
] satisfies { why: string; acts: readonly Act[]; rules: typeof BLITZ }[])(
  "a game $why isn't touched",
  ({ acts, rules }) => {
    const { state } = playActs(acts, { rules });
    const context = contextOf(null, secondsIn(400), { rules, outages: [outage(21, 321)] });
    expect(decideGame(state, { type: "look" }, context)).toEqual({ ok: true, value: [] });
  },
);

test("a game of a match that's decided for good keeps what it has", () => {
  const { state } = playActs(UNDER_WAY, { rules: BLITZ });
  const context = { ...contextOf(null, secondsIn(100), { rules: BLITZ, outages: [outage(21, 81)] }) };
  expect(decideGame(state, { type: "look" }, context)).toMatchObject({ value: [{ type: "Interrupted" }] });
  expect(decideGame(state, { type: "look" }, { ...context, isFinal: true })).toEqual({ ok: true, value: [] });
});

test("the player to move sees why their clock shows more time, until they've moved", () => {
  const rest = { rules: BLITZ, outages: [outage(21, 321)] };
  const told = playActs([...UNDER_WAY, look(322)], rest).state.play;
  expect(told && isDuringTurn(told.outage, told.turn)).toBe(true);
  const moved = playActs([...UNDER_WAY, look(322), move("away", 330, 1, "e7e5")], rest).state.play;
  expect(moved && isDuringTurn(moved.outage, moved.turn)).toBe(false);
});

test("a move that was stored before the outage was known of leaves its time to the opponent", () => {
  const { state, events } = playActs([...UNDER_WAY, move("away", 25, 1, "e7e5")], { rules: BLITZ });
  const after = foldGame([{ type: "Interrupted", ...outage(21, 321) }], state);
  expect(after.play?.turn.since).toBe(secondsIn(321));
  expect(foldGame(events).play?.outage).toBeNull();
});

test("the record says when the league couldn't be reached", () => {
  const acts: readonly Act[] = [...UNDER_WAY, move("away", 330, 1, "e7e5")];
  const [game] = recordOfActs(acts, BLITZ, [outage(21, 321)])?.games ?? [];
  expect(game?.happened).toEqual([
    "We couldn’t be reached from 10:00 am to 10:05 am. That time doesn’t count.",
  ]);
});
