import { describe, expect, test } from "vitest";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { type Act, boardActs, playActs, secondsIn, timed } from "../testing/played";
import { foldGame } from "./evolve";

const KNIGHTS_OUT_AND_BACK = ["g1f3", "g8f6", "f3g1", "f6g8"];

describe("getting ready", () => {
  const ready = (by: Side, second: number): Act => [by, second, { type: "sit" }];
  test.each([
    { why: "both within five minutes", acts: [ready("home", 0), ready("away", 299)], starts: true },
    { why: "five minutes apart", acts: [ready("home", 0), ready("away", 300)], starts: false },
    {
      why: "five minutes apart, and the first one again",
      acts: [ready("home", 0), ready("away", 300), ready("home", 310)],
      starts: true,
    },
    { why: "the same player twice", acts: [ready("home", 0), ready("home", 400)], starts: false },
  ])("$why", ({ acts, starts }) => {
    expect(playActs(acts).state.play !== null).toBe(starts);
  });

  test("who was ready before the time was stored is asked again", () => {
    expect(foldGame([{ type: "Seated", by: "home" }]).seated).toEqual({ home: null, away: null });
  });
});

describe("endings on the board", () => {
  test.each([
    {
      why: "mate ends the game at once",
      moves: ["f2f3", "e7e5", "g2g4", "d8h4"],
      after: [],
      end: { outcome: "black", ending: "checkmate", by: null },
    },
    {
      why: "a resignation",
      moves: ["e2e4"],
      after: [["home", 9, { type: "resign" }]],
      end: { outcome: "black", ending: "resignation", by: "home" },
    },
    {
      why: "an agreement",
      moves: ["e2e4", "e7e5"],
      after: [
        ["home", 9, { type: "offer-draw", ply: 2 }],
        ["away", 10, { type: "agree-draw", ply: 2 }],
      ],
      end: { outcome: "draw", ending: "agreement", by: "away" },
    },
    {
      why: "a threefold claim with the move that makes it",
      moves: [...KNIGHTS_OUT_AND_BACK, ...KNIGHTS_OUT_AND_BACK.slice(0, 3)],
      after: [["away", 9, { type: "claim-draw", ply: 7, claim: "threefold", uci: "f6g8" }]],
      end: { outcome: "draw", ending: "threefold", by: "away" },
    },
    {
      why: "the fifth repetition ends it without a claim",
      moves: Array.from({ length: 4 }, () => KNIGHTS_OUT_AND_BACK).flat(),
      after: [],
      end: { outcome: "draw", ending: "threefold", by: null },
    },
  ] as const)("$why", ({ moves, after, end }) => {
    const { state } = playActs([...boardActs(moves), ...(after as readonly Act[])]);
    expect(state.ended).toMatchObject(end);
  });
});

describe("refusals on the board", () => {
  test.each([
    {
      why: "out of turn",
      act: ["away", 3, { type: "move", ply: 1, uci: "e7e5", lagMs: 0 }],
      moves: [],
      code: "old-page",
    },
    {
      why: "not their turn",
      act: ["away", 3, { type: "move", ply: 0, uci: "e7e5", lagMs: 0 }],
      moves: [],
      code: "not-your-turn",
    },
    {
      why: "an illegal move",
      act: ["home", 3, { type: "move", ply: 0, uci: "e2e5", lagMs: 0 }],
      moves: [],
      code: "illegal-move",
    },
    {
      why: "a move from an old tab",
      act: ["home", 3, { type: "move", ply: 0, uci: "e2e4", lagMs: 0 }],
      moves: ["d2d4", "d7d5"],
      code: "old-page",
    },
    {
      why: "an answer to an offer that has gone",
      act: ["away", 3, { type: "agree-draw", ply: 1 }],
      moves: ["e2e4"],
      code: "no-offer",
    },
    {
      why: "an offer before both have moved",
      act: ["home", 3, { type: "offer-draw", ply: 1 }],
      moves: ["e2e4"],
      code: "too-early-to-agree",
    },
    {
      why: "a claim that isn’t so",
      act: ["home", 3, { type: "claim-draw", ply: 2, claim: "threefold" }],
      moves: ["e2e4", "e7e5"],
      code: "claim-fails",
    },
    {
      why: "a claim of a draw while the opponent is to move",
      act: ["away", 3, { type: "claim-draw", ply: 2, claim: "threefold" }],
      moves: ["e2e4", "e7e5"],
      code: "not-your-turn",
    },
    {
      why: "a claim with a move that isn't legal",
      act: ["home", 3, { type: "claim-draw", ply: 2, claim: "threefold", uci: "e4e6" }],
      moves: ["e2e4", "e7e5"],
      code: "illegal-move",
    },
    {
      why: "a claim of fifty moves where a position was repeated",
      act: ["home", 20, { type: "claim-draw", ply: 8, claim: "fifty-move" }],
      moves: ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"],
      code: "claim-fails",
    },
    {
      why: "a claim of time where a move has no limit",
      act: ["away", 900, { type: "claim-time", ply: 0 }],
      moves: [],
      code: "time-left",
    },
    { why: "a stranger", act: [null, 3, { type: "resign" }], moves: ["e2e4"], code: "not-your-game" },
    {
      why: "after the end",
      act: ["away", 9, { type: "resign" }],
      moves: ["f2f3", "e7e5", "g2g4", "d8h4"],
      code: "ended",
    },
    {
      why: "a clock for a table",
      act: ["home", 3, { type: "press", turn: 0, spentMs: 1, at: secondsIn(3) }],
      moves: [],
      code: "kept-otherwise",
    },
  ] as const)("$why", ({ act, moves, code }) => {
    const before = playActs(boardActs(moves));
    const { refused, events } = playActs([...boardActs(moves), act as Act]);
    expect(refused?.code).toBe(code);
    expect(events).toEqual(before.events);
  });

  test("a draw can be agreed before both have moved under US Chess (14B)", () => {
    const usChess: RulePack = { ...timed(), authority: "us-chess" };
    const acts: readonly Act[] = [
      ...boardActs(["e2e4"]),
      ["home", 3, { type: "offer-draw", ply: 1 }],
      ["away", 4, { type: "agree-draw", ply: 1 }],
    ];
    expect(playActs(acts, { rules: usChess }).state.ended).toMatchObject({ ending: "agreement" });
  });

  test("the player to move can't claim the time for a move", () => {
    const claim: Act = ["home", 900, { type: "claim-time", ply: 0 }];
    const limited = timed({ secondsPerMove: 120 });
    expect(playActs([...boardActs([]), claim], { rules: limited }).refused?.code).toBe("time-left");
  });

  test.each([
    { why: "again by the same player changes nothing", by: "home", code: undefined },
    { why: "by the other one is an answer to give", by: "away", code: "offer-waits" },
  ] as const)("an offer $why", ({ by, code }) => {
    const acts: readonly Act[] = [
      ...boardActs(["e2e4", "e7e5"]),
      ["home", 5, { type: "offer-draw", ply: 2 }],
      [by, 6, { type: "offer-draw", ply: 2 }],
    ];
    const { events, refused } = playActs(acts);
    expect(refused?.code).toBe(code);
    expect(events.filter(({ type }) => type === "DrawOffered")).toHaveLength(1);
  });

  test("moving declines an offer", () => {
    const { state } = playActs([
      ...boardActs(["e2e4", "e7e5"]),
      ["home", 5, { type: "offer-draw", ply: 2 }],
      ["home", 6, { type: "move", ply: 2, uci: "g1f3", lagMs: 0 }],
      ["away", 7, { type: "move", ply: 3, uci: "b8c6", lagMs: 0 }],
    ]);
    expect(state.play?.offer).toBeNull();
  });
});

test("a fifth repetition ends a game, but under US Chess only if a player claims it", () => {
  const moves = Array.from({ length: 4 }, () => KNIGHTS_OUT_AND_BACK).flat();
  const usChess = timed({}, { ...OFFICIAL, authority: "us-chess" });
  const claim: Act = ["home", 99, { type: "claim-draw", ply: 16, claim: "threefold" }];
  expect(playActs(boardActs(moves)).state.ended).toMatchObject({ ending: "threefold", by: null });
  expect(playActs(boardActs(moves), { rules: usChess }).state.ended).toBeNull();
  expect(playActs([...boardActs(moves), claim], { rules: usChess }).state.ended).toMatchObject({
    outcome: "draw",
    ending: "threefold",
    by: "home",
  });
});
