import { parseFen, startGame } from "chess-core";
import { describe, expect, test } from "vitest";
import { judgeGame } from "@/lib/match/rules/judge-game";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { type Act, boardActs, playActs, secondsIn, timed } from "../testing/played";
import { fallenFlag } from "./flag";
import { judgeGame as judgeByRules } from "./judge";
import { typedGames } from "./typed-games";

/** White has captured everything but Black's king, which is to move. */
const UNTIL_BARE_KING = (
  "g1h3 g7g5 h3g5 f7f6 g5h7 b8c6 h7f8 b7b5 f8d7 a7a6 d7f6 e8f7 f6g8 d8d3 g8e7 c6b8 e7c8 b8c6 e2d3 h8h5 " +
  "d1h5 f7f8 h5b5 f8e8 b5a6 a8a7 a6a7 c6b4 a7c7 b4c6 c7c6"
).split(" ");
/** White has a king and a bishop, and Black, who is to move, nearly everything. */
const UNTIL_LONE_BISHOP = (
  "e2e3 g7g5 f2f4 g5f4 c2c3 f4e3 a2a3 e3d2 e1e2 d2c1q b2b4 c1b1 g2g3 b1b4 d1c1 b4c3 g1f3 c3a3 c1g5 a3a1 g5h6 " +
  "g8h6 g3g4 h6g4 f3g1 g4h2 g1f3 h2f3 f1g2 a1h1 e2d3"
).split(" ");
const last = (acts: readonly Act[]) => acts.at(-1)?.[1] ?? 0;

describe("clocks on the board", () => {
  const rules = timed({ minutesPerGame: 1, secondsAdded: 5 });

  test.each([
    { addedAs: "increment", left: 58_000, why: "two moves of 6 seconds, 5 added after each" },
    { addedAs: "delay", left: 58_000, why: "only what's beyond the delay is charged" },
    { addedAs: "bronstein", left: 58_000, why: "what was used is given back, up to 5 seconds" },
  ] as const)("$addedAs: $why", ({ addedAs, left }) => {
    const moves = ["e2e4", "e7e5", "g1f3", "b8c6"];
    const { state } = playActs(boardActs(moves, 6), {
      rules: timed({ minutesPerGame: 1, secondsAdded: 5, addedAs }),
    });
    expect(state.play?.left.white).toBe(left);
  });

  test("a fast move gains an increment, but never a delay", () => {
    const acts = boardActs(["e2e4", "e7e5"], 1);
    expect(playActs(acts, { rules }).state.play?.left.white).toBe(64_000);
    const delay = timed({ minutesPerGame: 1, secondsAdded: 5, addedAs: "delay" });
    expect(playActs(acts, { rules: delay }).state.play?.left.white).toBe(60_000);
  });

  test.each([
    { why: "the opponent's look", act: [null, 300, { type: "look" }] },
    {
      why: "the player's own late move",
      act: ["home", 300, { type: "move", ply: 0, uci: "e2e4", lagMs: 0 }],
    },
    { why: "the opponent who resigns too late", act: ["away", 300, { type: "resign" }] },
  ] as const)("a flag is found by $why, and always at the same instant", ({ act }) => {
    const { state } = playActs([...boardActs([]), act as Act], { rules });
    expect(state.ended).toMatchObject({ outcome: "black", ending: "flag", at: secondsIn(60) });
  });

  test("a flag loses against a player who can mate, and draws against a bare king (FIDE 6.9)", () => {
    const acts = boardActs(UNTIL_BARE_KING);
    const black = playActs([...acts, [null, 3_000, { type: "look" }]], { rules });
    expect(black.state.ended).toMatchObject({ outcome: "white", ending: "flag" });
    const moved: Act = ["away", last(acts) + 1, { type: "move", ply: 31, uci: "e8f8", lagMs: 0 }];
    const white = playActs([...acts, moved, [null, 3_000, { type: "look" }]], { rules });
    expect(white.state.ended).toMatchObject({ outcome: "draw", ending: "flag" });
  });

  test("where the rule leaves room, the reason says for whom the game counts, and who can change that", () => {
    const judge = () => ({ kind: "open", rules: [], sentence: "White's flag fell. It's unclear." }) as const;
    const { state } = playActs([...boardActs([]), [null, 3_000, { type: "look" }]], { rules, judge });
    expect(state.ended).toMatchObject({
      outcome: "black",
      why: "White's flag fell. It's unclear. It counts as a win for Black unless the director decides otherwise.",
    });
  });

  test.each([
    { authority: "us-chess", outcome: "draw" },
    { authority: "fide", outcome: "white" },
  ] as const)("a flag against a lone bishop under $authority: $outcome (US Chess 14E2)", (row) => {
    const lone: RulePack = { ...rules, authority: row.authority };
    const acts: readonly Act[] = [...boardActs(UNTIL_LONE_BISHOP), [null, 3_000, { type: "look" }]];
    const { state } = playActs(acts, { rules: lone });
    expect(state.ended).toMatchObject({ outcome: row.outcome, ending: "flag" });
    const [game] = typedGames([state], "home", lone);
    expect(game && judgeGame(game, lone)).toMatchObject({ ok: true, value: { outcome: row.outcome } });
    if (row.outcome !== "draw") return;
    expect(state.ended?.why).toBe(
      "Black's flag fell. White has only king and bishop: a draw, unless White shows a forced win. It counts as a draw. If White has a forced win, tell the director.",
    );
  });

  test("lag is given back up to half a second", () => {
    const acts: readonly Act[] = [
      ...boardActs([]),
      ["home", 10, { type: "move", ply: 0, uci: "e2e4", lagMs: 4_000 }],
    ];
    expect(playActs(acts, { rules }).events.at(-1)).toMatchObject({ spentMs: 9_500, lagMs: 500 });
  });

  test("a move that arrives within its lag after the flag still counts", () => {
    const late: Act = ["home", 60.3, { type: "move", ply: 0, uci: "e2e4", lagMs: 400 }];
    expect(playActs([...boardActs([]), late], { rules }).state.ended).toBeNull();
  });

  test.each([
    { why: "the opponent’s look", act: ["away", 60.1, { type: "look" }] },
    { why: "the player’s own look", act: ["home", 60.1, { type: "look" }] },
    { why: "the league’s own look", act: [null, 60.1, { type: "look" }] },
    {
      why: "a move of the opponent’s",
      act: ["away", 60.1, { type: "move", ply: 0, uci: "e7e5", lagMs: 0 }],
    },
  ] as const)("$why at 0:00 doesn’t overtake a move that was made in time", ({ act }) => {
    const late: Act = ["home", 60.3, { type: "move", ply: 0, uci: "e2e4", lagMs: 400 }];
    const { state } = playActs([...boardActs([]), act as Act, late], { rules });
    expect(state.ended).toBeNull();
    expect(state.play?.left.white).toBe(100 + 5_000);
  });

  test.each([
    { why: "too early to look", second: 60.499, ended: null },
    {
      why: "no move made in time can still arrive",
      second: 60.5,
      ended: { ending: "flag", at: secondsIn(60) },
    },
  ])("a look after $second s: $why", ({ second, ended }) => {
    const { state } = playActs([...boardActs([]), ["away", second, { type: "look" }]], { rules });
    if (ended) expect(state.ended).toMatchObject(ended);
    else expect(state.ended).toBeNull();
  });

  test("a claim of the time for a move doesn’t overtake a move that was made in time", () => {
    const depaul = { ...DEPAUL, room: { ...DEPAUL.room, board: true } };
    const { state, events } = playActs(
      [
        ...boardActs([]),
        ["away", 120.1, { type: "claim-time", ply: 0 }],
        ["home", 120.3, { type: "move", ply: 0, uci: "e2e4", lagMs: 400 }],
      ],
      { rules: depaul },
    );
    expect(state.ended).toBeNull();
    expect(events.at(-1)).toMatchObject({ type: "Moved", spentMs: 119_900 });
  });

  test("a move that arrives after the hour gives the opponent no more time (Texas State 3.II)", () => {
    const { state } = playActs(
      [
        ...boardActs([]),
        ["home", 3_600.2, { type: "move", ply: 0, uci: "e2e4", lagMs: 400 }],
        ["away", 3_600.6, { type: "move", ply: 1, uci: "e7e5", lagMs: 500 }],
        [null, 3_600.7, { type: "look" }],
      ],
      { rules: TEXAS_STATE },
    );
    expect(state.play?.game.moves).toHaveLength(1);
    expect(state.ended).toMatchObject({ ending: "match-time", at: secondsIn(3_600) });
  });

  test("two minutes for a move never end a game by themselves: the opponent claims them or not (DePaul 1.VI)", () => {
    const room = { ...DEPAUL.room, board: true };
    const depaul = { ...DEPAUL, room };
    const tooEarly = playActs([...boardActs([]), ["away", 119, { type: "claim-time", ply: 0 }]], {
      rules: depaul,
    });
    expect(tooEarly.refused?.code).toBe("time-left");
    const moved = playActs(
      [...boardActs([]), ["home", 130, { type: "move", ply: 0, uci: "e2e4", lagMs: 0 }]],
      { rules: depaul },
    );
    expect(moved.events.slice(-2)).toMatchObject([
      { type: "Moved" },
      { type: "LimitPassed", by: "home", limit: "move", ms: 130_000 },
    ]);
    const claimed = playActs([...boardActs([]), ["away", 121, { type: "claim-time", ply: 0 }]], {
      rules: depaul,
    });
    expect(claimed.state.ended).toMatchObject({ outcome: "black", ending: "move-time", by: "away" });
  });

  test("when the hour is over, captured points decide (Texas State 3.II and 3.III)", () => {
    const acts = boardActs(["e2e4", "d7d5", "e4d5", "g8f6"]);
    const { state } = playActs([...acts, [null, 3_601, { type: "look" }]], { rules: TEXAS_STATE });
    expect(state.ended).toMatchObject({ outcome: "white", ending: "match-time", at: secondsIn(3_600) });
  });

  test("an hour without a move is a draw that can be reported", () => {
    const { state } = playActs([...boardActs([]), [null, 3_601, { type: "look" }]], { rules: TEXAS_STATE });
    expect(state.ended).toMatchObject({ outcome: "draw", ending: "match-time" });
    const [game] = typedGames([state], "home", TEXAS_STATE);
    expect(game && judgeGame(game, TEXAS_STATE)).toMatchObject({
      ok: true,
      value: { outcome: "draw", ending: "match-time", captured: { home: 0, away: 0 } },
    });
  });

  test("if a flag falls as the hour ends, the flag counts, no matter who looks", () => {
    const both = { ...TEXAS_STATE, clock: { ...TEXAS_STATE.clock, minutesPerGame: 60 } };
    for (const by of ["home", "away", null] as const) {
      const { state } = playActs([...boardActs([]), [by, 4_000, { type: "look" }]], { rules: both });
      expect(state.ended).toMatchObject({ outcome: "black", ending: "flag", at: secondsIn(3_600) });
    }
  });

  test("the hour runs from the first game of the match", () => {
    const matchStartedAt = secondsIn(-3_000);
    const { state } = playActs([...boardActs([]), [null, 601, { type: "look" }]], {
      rules: TEXAS_STATE,
      matchStartedAt,
    });
    expect(state.ended).toMatchObject({ outcome: "draw", ending: "match-time", at: secondsIn(600) });
  });
});

describe("a position that only a search proves dead, when time runs out", () => {
  const { play } = playActs(boardActs([])).state;
  const dead = parseFen("8/8/8/8/8/8/5k1r/7K w - - 0 1");
  if (!play || !dead.ok) throw new Error("A game in a position");
  const game = startGame(dead.value);
  const hour = { ...play, game, matchEndsAt: secondsIn(60), left: { white: null, black: null } };
  const flag = { ...play, game, left: { white: 60_000, black: 60_000 } };

  test.each([
    { why: "a flag", play: flag, rules: timed({ minutesPerGame: 1 }) },
    ...(["captured-points", "draw", "director"] as const).map((timeUp) => ({
      why: `the hour, and then ${timeUp}`,
      play: hour,
      rules: { ...TEXAS_STATE, clock: { ...TEXAS_STATE.clock, timeUp } },
    })),
  ])("$why: it was drawn by the position before", (row) => {
    expect(fallenFlag(row.play, secondsIn(61), { rules: row.rules, judge: judgeByRules })).toMatchObject({
      outcome: "draw",
      ending: "dead-position",
      why: "Neither side can give mate by any series of legal moves.",
    });
  });
});
