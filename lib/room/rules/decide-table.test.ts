import type { CountedRole } from "chess-core";
import { describe, expect, test } from "vitest";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import { judgeGame } from "@/lib/match/rules/judge-game";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { type Act, contextOf, playActs, secondsIn } from "../testing/played";
import { gameRefusalSentence } from "../words/refusals";
import { compareSheets } from "./compare-sheets";
import { decideGame } from "./decide";
import type { GameContext } from "./decision";
import { NEW_GAME } from "./evolve";
import { typedGames } from "./typed-games";

const rules = DEPAUL;
const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const press = (turn: number, spent: number, seconds: number): Act => [
  "home",
  seconds,
  { type: "press", turn, spentMs: spent * 1000, at: secondsIn(seconds) },
];
const write = (by: "home" | "away", moves: readonly string[]): readonly Act[] =>
  moves.map((uci, ply): Act => [by, ply + 1, { type: "write", ply, uci }]);
const back: Act = ["away", 50, { type: "take-back", ply: 1 }];
const end = (outcome: "white" | "black" | "draw", ending: Ending): Act => [
  "home",
  90,
  { type: "end", outcome, ending, at: secondsIn(90) },
];

describe("a start that's taken back", () => {
  const discard = (by: "home" | "away"): Act => [by, 60, { type: "discard" }];
  const sit = (by: "home" | "away", seconds: number): Act => [by, seconds, { type: "sit" }];

  test("either player takes it back, and the game can be played on the board", () => {
    const started = playActs([start, discard("away")]);
    expect(started.refused).toBeNull();
    expect(started.events.at(-1)).toEqual({ type: "Discarded", by: "away", at: secondsIn(60) });
    expect(started.state).toEqual(NEW_GAME);
    const { state } = playActs([start, discard("away"), sit("home", 61), sit("away", 62)]);
    expect(state.play?.keptAs).toBe("board");
  });

  test("it's new even for a player who was ready before it was started at a table", () => {
    const { state } = playActs([sit("away", 0), start, discard("home")]);
    expect(state).toEqual(NEW_GAME);
  });

  const pause: Act = ["home", 40, { type: "pause", turn: 0, spentMs: 40_000, at: secondsIn(40) }];
  test.each([
    {
      why: "nothing but a pause, which asking how the game ended makes",
      acts: [start, pause],
      code: undefined,
    },
    {
      why: "nothing that's left of a scoresheet",
      acts: [start, ...write("away", ["e2e4"]), back],
      code: undefined,
    },
    { why: "a press of the clock", acts: [start, press(0, 20, 20)], code: "not-empty" },
    { why: "an entry in a scoresheet", acts: [start, ...write("away", ["e2e4"])], code: "not-empty" },
    { why: "an end", acts: [start, end("draw", "agreement")], code: "ended" },
    { why: "a game on the board", acts: [sit("home", 0), sit("away", 1)], code: "kept-otherwise" },
    { why: "no start", acts: [], code: "not-started" },
  ] as const)("with $why: $code", ({ acts, code }) => {
    expect(
      playActs([...acts, discard("home")], { rules: { ...rules, room: OFFICIAL.room } }).refused?.code,
    ).toBe(code);
  });
});

describe("one clock between two players", () => {
  test("it keeps the time of each move, and who ran over the limit", () => {
    const { state, events } = playActs([start, press(0, 30, 30), press(1, 125, 155)], { rules });
    expect(state.play?.times.map(({ spentMs }) => spentMs)).toEqual([30_000, 125_000]);
    expect(events.at(-1)).toMatchObject({ type: "LimitPassed", by: "away", limit: "move", ms: 125_000 });
    expect(state.ended).toBeNull();
    const inTime = playActs([start, press(0, 120, 120)], { rules });
    expect(inTime.events.at(-1)).toMatchObject({ type: "Pressed", spentMs: 120_000 });
  });

  test("the opponent can claim two minutes, but not before they're over", () => {
    const claim = (spent: number): Act => [
      "home",
      spent,
      { type: "claim-overstep", turn: 0, spentMs: spent * 1000, at: secondsIn(spent) },
    ];
    expect(playActs([start, claim(119)], { rules }).refused?.code).toBe("time-left");
    expect(playActs([start, claim(121)], { rules }).state.ended).toMatchObject({
      outcome: "black",
      ending: "move-time",
    });
  });

  test("a pause keeps what was spent on the turn", () => {
    const pause: Act = ["home", 40, { type: "pause", turn: 0, spentMs: 40_000, at: secondsIn(40) }];
    const resume: Act = ["away", 400, { type: "resume", turn: 0, at: secondsIn(400) }];
    const { state } = playActs([start, pause, resume, press(0, 50, 410)], { rules });
    expect(state.play?.times).toEqual([{ spentMs: 50_000, left: null }]);
  });

  test.each([
    { why: "a second tap for the same turn", act: press(0, 20, 41), code: "old-page" },
    { why: "a press while it's paused", before: ["pause"], act: press(1, 5, 45), code: "paused" },
  ])("$why is refused", ({ act, before, code }) => {
    const pause: Act = ["home", 44, { type: "pause", turn: 1, spentMs: 4_000, at: secondsIn(44) }];
    const acts = [start, press(0, 20, 20), ...(before ? [pause] : []), act];
    expect(playActs(acts, { rules }).refused?.code).toBe(code);
  });

  test("a phone whose clock is ahead can't write the future", () => {
    const early: Act = ["home", 5, { type: "start", white: "home", at: secondsIn(3_000) }];
    expect(playActs([early], { rules }).state.play?.startedAt).toBe(secondsIn(5));
  });

  test("what was taken decides when the hour is over, and a wrong count is refused", () => {
    const texas = { ...TEXAS_STATE, room: { ...TEXAS_STATE.room, clock: true, scoresheet: true } };
    const took = (turn: number, role: "pawn" | "queen", seconds: number): Act => [
      "home",
      seconds,
      { type: "press", turn, spentMs: 1_000, at: secondsIn(seconds), took: role },
    ];
    const acts = [start, took(0, "pawn", 1), took(1, "queen", 2)];
    expect(playActs([...acts, end("white", "match-time")], { rules: texas }).refused).toMatchObject({
      code: "ending-does-not-fit",
    });
    const { state } = playActs([...acts, end("black", "match-time")], { rules: texas });
    expect(state.ended).toMatchObject({ outcome: "black", ending: "match-time" });
    expect(state.ended?.why).not.toBe("The players entered how the game ended.");
    expect(typedGames([state], "home", texas)).toMatchObject([
      { outcome: "black", taken: { white: { pawn: 1 }, black: { queen: 1 } } },
    ]);
  });
});

describe("what captured points are counted from when the hour is over", () => {
  const texas = { ...TEXAS_STATE, room: { ...TEXAS_STATE.room, clock: true, scoresheet: true } };
  const taps = (...roles: readonly (CountedRole | null)[]): readonly Act[] =>
    roles.map((role, turn): Act => {
      const took = role && { took: role };
      return ["home", turn + 1, { type: "press", turn, spentMs: 1_000, at: secondsIn(turn + 1), ...took }];
    });
  const entered = (acts: readonly Act[], by: "home" | "away", outcome: GameOutcome) => {
    const at = secondsIn(90);
    return playActs([start, ...acts, [by, 90, { type: "end", outcome, ending: "match-time", at }]], {
      rules: texas,
    });
  };
  const OUTCOMES: readonly GameOutcome[] = ["white", "black", "draw"];
  const WHITE_TAKES = ["e2e4", "d7d5", "e4d5"];
  const BLACK_TAKES = ["e2e4", "d7d5", "a2a3", "d5e4"];

  test.each([
    {
      why: "the clock, if a scoresheet was given up after one move",
      acts: [...write("home", ["e2e4"]), ...taps(null, null, "queen", "pawn")],
      accepted: ["white"],
      points: { home: 9, away: 1 },
    },
    {
      why: "the clock also for a draw, which that scoresheet doesn't contradict",
      acts: [...write("home", ["e2e4"]), ...taps(null, null, "queen", "queen")],
      accepted: ["draw"],
      points: { home: 9, away: 9 },
    },
    {
      why: "a scoresheet that goes on after the clock",
      acts: [...taps("queen"), ...write("home", BLACK_TAKES)],
      accepted: ["black"],
      points: { home: 0, away: 1 },
    },
    {
      why: "a scoresheet, if no one tapped what was taken",
      acts: [...write("home", WHITE_TAKES), ...taps(null, null, null, null)],
      accepted: ["white"],
      points: { home: 1, away: 0 },
    },
    {
      why: "the longer scoresheet",
      acts: [...write("home", ["e2e4"]), ...write("away", WHITE_TAKES)],
      accepted: ["white"],
      points: { home: 1, away: 0 },
    },
    { why: "nothing, if nothing was kept", acts: [], accepted: [] },
    {
      why: "nothing, if two scoresheets contradict each other",
      acts: [...write("home", WHITE_TAKES), ...write("away", ["e2e4", "d7d5", "a2a3"])],
      accepted: [],
    },
  ])("$why, no matter who enters it", ({ acts, accepted, ...row }) => {
    for (const by of ["home", "away"] as const) {
      const fits = OUTCOMES.filter((outcome) => !entered(acts, by, outcome).refused);
      expect(fits).toEqual(accepted);
      const outcome = OUTCOMES.find((each) => each === accepted[0]) ?? "draw";
      const [game] = typedGames([entered(acts, by, outcome).state], by, texas);
      const judged = game && judgeGame(game, texas);
      if (row.points) expect(judged).toMatchObject({ ok: true, value: { outcome, captured: row.points } });
    }
  });

  test("no one tapped: the report on the match's page is where the players can count", () => {
    const { refused } = entered(taps(null, null), "home", "white");
    expect(refused && gameRefusalSentence(refused)).toBe(
      "Captured points decide, and nothing here says what each of you took. Report the match on its page, where you can count.",
    );
  });

  test("a wrong result is refused with the count", () => {
    const { refused } = entered(taps("queen", "pawn"), "home", "draw");
    expect(refused && gameRefusalSentence(refused)).toBe(
      "The record says otherwise: White took 9 points and Black 1, so White won. If that’s wrong, report the match on its page.",
    );
  });
});

describe("two scoresheets", () => {
  const OPEN = ["e2e4", "e7e5", "g1f3"];
  const sheets = (home: readonly string[], away: readonly string[]) =>
    playActs([start, ...write("home", home), ...write("away", away)], { rules }).state.play?.sheets;

  test.each([
    { why: "the same moves", home: OPEN, away: OPEN, compared: { kind: "agree", plies: 3 } },
    {
      why: "one stopped writing",
      home: OPEN,
      away: OPEN.slice(0, 2),
      compared: { kind: "longer", by: "home", from: 2 },
    },
    { why: "another move", home: OPEN, away: ["e2e4", "c7c5"], compared: { kind: "part", ply: 1 } },
    {
      why: "another first move, and others after it",
      home: OPEN,
      away: ["d2d4", "d7d5", "g1f3"],
      compared: { kind: "part", ply: 0 },
    },
    { why: "one wrote", home: [], away: OPEN, compared: { kind: "one", by: "away" } },
    { why: "the other wrote", home: OPEN, away: [], compared: { kind: "one", by: "home" } },
    { why: "no one wrote", home: [], away: [], compared: { kind: "none" } },
  ])("$why: $compared.kind", ({ home, away, compared }) => {
    const both = sheets(home, away);
    expect(both && compareSheets(both)).toEqual(compared);
  });

  test("an illegal entry is refused with its reason, and can be written again", () => {
    const { refused } = playActs([start, ["home", 1, { type: "write", ply: 0, uci: "e2e5" }]], { rules });
    expect(refused).toMatchObject({ code: "illegal-move", detail: expect.stringContaining("e2e5") });
  });

  test("a struck-out entry is gone, and only one's own", () => {
    const back: Act = ["home", 9, { type: "take-back", ply: 3 }];
    const { state } = playActs([start, ...write("home", OPEN), ...write("away", OPEN), back], { rules });
    expect(state.play?.sheets.home.moves).toHaveLength(2);
    expect(state.play?.sheets.away.moves).toHaveLength(3);
  });

  test("an ending that doesn't fit the outcome is refused", () => {
    expect(playActs([start, end("draw", "checkmate")], { rules }).refused?.code).toBe("ending-does-not-fit");
    expect(playActs([start, end("white", "stalemate")], { rules }).refused?.code).toBe("ending-does-not-fit");
  });

  test("a game ended when the players say, though the server hears of it later", () => {
    const late: Act = [
      "home",
      95,
      { type: "end", outcome: "white", ending: "resignation", at: secondsIn(90) },
    ];
    expect(playActs([start, late], { rules }).state.ended?.at).toBe(secondsIn(90));
  });

  test("an ending without counted points says who entered it", () => {
    const texas = { ...TEXAS_STATE, room: DEPAUL.room };
    const { state } = playActs([start, end("white", "resignation")], { rules: texas });
    expect(state.ended?.why).toBe("The players entered how the game ended.");
  });

  test("what the scoresheet proves can't be entered differently", () => {
    const mate = write("home", ["f2f3", "e7e5", "g2g4", "d8h4"]);
    expect(playActs([start, ...mate, end("white", "resignation")], { rules }).refused?.code).toBe(
      "ending-does-not-fit",
    );
    expect(playActs([start, ...mate, end("black", "checkmate")], { rules }).state.ended).toMatchObject({
      outcome: "black",
    });
  });

  test("an end entered by mistake can be taken back", () => {
    const reopen: Act = ["away", 95, { type: "reopen", at: secondsIn(95) }];
    const { state } = playActs([start, end("white", "resignation"), reopen], { rules });
    expect(state.ended).toBeNull();
    const late = playActs([start, end("white", "resignation"), reopen], { rules, isLaterBegun: true });
    expect(late.refused?.code).toBe("later-game");
    expect(late.state.ended).not.toBeNull();
  });

  test("an entry can be struck out again once the end has been taken back", () => {
    const reopen: Act = ["away", 95, { type: "reopen", at: secondsIn(95) }];
    const strike: Act = ["home", 99, { type: "take-back", ply: 3 }];
    const { state } = playActs([start, ...write("home", OPEN), end("white", "resignation"), reopen, strike], {
      rules,
    });
    expect(state.play?.sheets.home.moves).toHaveLength(2);
  });
});

describe("a scoresheet that was written without a network and arrives late", () => {
  const OPEN = ["e2e4", "e7e5", "g1f3"];
  const ended = [start, ...write("home", OPEN), end("white", "resignation")];
  const strike = (by: "home" | "away", ply: number): Act => [by, 99, { type: "take-back", ply }];
  const wroteOf = (acts: readonly Act[], rest: Partial<GameContext> = {}) => {
    const { state, refused } = playActs(acts, { rules, ...rest });
    return { wrote: state.play?.sheets.away.moves.length, ended: state.ended, refused };
  };

  test("counts after the other player has entered the end, and the end stays", () => {
    const late = wroteOf([...ended, ...write("away", OPEN)]);
    expect(late).toMatchObject({ wrote: 3, refused: null, ended: { outcome: "white", by: "home" } });
    const next = wroteOf([...ended, ...write("away", OPEN)], { isLaterBegun: true });
    expect(next).toMatchObject({ wrote: 3, refused: null });
  });

  test("arrives with its own corrections, but what was written by the end stays", () => {
    const [first, second] = write("away", ["e2e4", "c7c5"]);
    if (!first || !second) throw new Error("There are two moves");
    expect(wroteOf([...ended, first, second, strike("away", 2)])).toMatchObject({ wrote: 1, refused: null });
    expect(playActs([...ended, strike("home", 3)], { rules }).refused?.code).toBe("ended");
  });

  test.each([
    { why: "reported", rest: { isOver: true }, code: undefined, wrote: 1 },
    { why: "final", rest: { isOver: true, isFinal: true }, code: "too-late", wrote: 0 },
    { why: "left behind", rest: { isLeftBehind: true }, code: "started-over", wrote: 0 },
  ])("in a match that’s $why by then: $wrote move", ({ rest, code, wrote }) => {
    const { state } = playActs([start], { rules });
    const context = { ...contextOf("away", secondsIn(99), { rules }), ...rest };
    const decision = decideGame(state, { type: "write", ply: 0, uci: "e2e4" }, context);
    expect(decision.ok ? undefined : decision.refusal.code).toBe(code);
    expect(decision.ok ? decision.value : []).toHaveLength(wrote);
  });

  test.each([
    { why: "reported", isFinal: false },
    { why: "final", isFinal: true },
  ])("of a game that began without a network isn’t saved if the match is $why by then", ({ isFinal }) => {
    const acts = [start, ...write("home", OPEN)];
    const { refused, events } = playActs(acts, { rules, isOver: true, isFinal });
    expect(events).toEqual([]);
    expect(refused?.code).toBe("game-too-late");
  });

  test("strikes nothing out of a game without an end once its match is reported", () => {
    const { state } = playActs([start, ...write("away", OPEN)], { rules });
    const context = contextOf("away", secondsIn(99), { rules, isOver: true });
    expect(decideGame(state, { type: "take-back", ply: 3 }, context)).toMatchObject({
      refusal: { code: "match-over" },
    });
  });
});

describe("what a scoresheet that wasn’t finished reports", () => {
  const OPEN = ["e2e4", "e7e5"];
  const MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];
  const reported = (acts: readonly Act[], by: "home" | "away", pack = rules) => {
    const { state } = playActs([start, ...acts], { rules: pack });
    const [game] = typedGames([state], by, pack);
    return { game, judged: game && judgeGame(game, pack) };
  };

  test.each([
    { moves: OPEN, outcome: "white", ending: "checkmate", hasMoves: false },
    { moves: OPEN, outcome: "draw", ending: "stalemate", hasMoves: false },
    { moves: OPEN, outcome: "draw", ending: "threefold", hasMoves: false },
    { moves: OPEN, outcome: "draw", ending: "fifty-move", hasMoves: false },
    { moves: OPEN, outcome: "white", ending: "resignation", hasMoves: true },
    { moves: MATE, outcome: "black", ending: "checkmate", hasMoves: true },
  ] as const)("$moves.length moves, then $ending: the judge accepts it", ({ hasMoves, ...game }) => {
    const { moves, outcome, ending } = game;
    const { game: typed, judged } = reported([...write("home", moves), end(outcome, ending)], "home");
    expect(judged).toMatchObject({ ok: true, value: { outcome, ending } });
    expect(typed?.pgn !== undefined).toBe(hasMoves);
  });

  test("if captured points decided, the other one’s counts as the one they were counted from", () => {
    const texas = { ...TEXAS_STATE, room: { ...TEXAS_STATE.room, clock: true, scoresheet: true } };
    const home = write("home", ["e2e4", "d7d5", "e4d5"]);
    const acts = [...home, ...write("away", OPEN), end("white", "match-time")];
    expect(reported(acts, "away", texas).judged).toMatchObject({
      ok: true,
      value: { outcome: "white", ending: "match-time", captured: { home: 1, away: 0 } },
    });
  });
});
