import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { BARE_KING, LICHESS_DEAD_POSITION, OPERA_GAME, OPERA_GAME_UNFINISHED } from "../testing/records";
import type { CapturedCounts } from "./captured-pieces";
import type { TypedGame } from "./games";
import { judgeGame } from "./judge-game";

/** After 16... Nxb8 White has taken 14 points and Black 24. */
const CUT_OFF = OPERA_GAME_UNFINISHED;
const NOTHING: CapturedCounts = { pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0 };
const LIST = { white: { ...NOTHING, queen: 1, rook: 1 }, black: { ...NOTHING, rook: 2, pawn: 1 } };

function told(game: Omit<TypedGame, "white">, rules: RulePack = TEXAS_STATE): string {
  const judged = judgeGame({ white: "away", ...game }, rules);
  if (judged.ok) return `${judged.value.outcome} by ${judged.value.ending}`;
  return judged.refusal.detail ?? judged.refusal.code;
}
const withTimeUp = (timeUp: RulePack["clock"]["timeUp"]): RulePack => ({
  ...TEXAS_STATE,
  clock: { ...TEXAS_STATE.clock, timeUp },
});

describe("the hour ran out, and captured points decide", () => {
  const ending = "match-time";
  test.each<{ why: string; game: Omit<TypedGame, "white">; says: string }>([
    { why: "by the moves", game: { pgn: CUT_OFF }, says: "black by match-time" },
    { why: "as typed", game: { pgn: CUT_OFF, outcome: "black" }, says: "black by match-time" },
    {
      why: "the wrong winner is refused with the numbers",
      game: { pgn: CUT_OFF, outcome: "white" },
      says: "You say White won, but White took 14 points and Black 24, so Black won.",
    },
    {
      why: "equal points are a draw",
      game: { pgn: "1. e4 d5 2. exd5 Qxd5 *" },
      says: "draw by match-time",
    },
    {
      why: "and not a win",
      game: { pgn: "1. e4 d5 2. exd5 Qxd5 *", outcome: "white" },
      says: "You say White won, but both took 1 point, so the game was drawn.",
    },
    {
      why: "a mate isn't a time-up",
      game: { pgn: OPERA_GAME },
      says: "You say the time for the match ran out, but 17. Rd8# is checkmate.",
    },
    {
      why: "nor are two bare kings",
      game: { pgn: LICHESS_DEAD_POSITION, outcome: "draw" },
      says: "You say the time for the match ran out, but after 58... Kxe4 neither side can checkmate anymore.",
    },
    {
      why: "a result after the hour is dropped",
      game: { pgn: CUT_OFF.replace(" *", " 1-0") },
      says: "When the time ran out, White took 14 points and Black 24, so Black won, but the record ends 1-0.",
    },
    { why: "by the list", game: { taken: LIST }, says: "white by match-time" },
    {
      why: "the wrong winner by the list",
      game: { taken: LIST, outcome: "draw" },
      says: "You say the game was drawn, but White took 14 points and Black 11, so White won.",
    },
    {
      why: "the moves come before the list",
      game: { pgn: CUT_OFF, taken: LIST },
      says: "black by match-time",
    },
    { why: "neither is there", game: { outcome: "white" }, says: "captured-missing" },
    {
      why: "the list is impossible",
      game: { taken: { ...LIST, white: { ...NOTHING, pawn: 9 } } },
      says: "White can’t have captured all that: there are only eight pawns.",
    },
  ])("$why", ({ game, says }) => {
    expect(told({ ...game, ending })).toContain(says);
  });

  test("a promoted piece counts as itself or as a pawn, by the rule pack", () => {
    const pgn = "1. a4 b5 2. axb5 a6 3. bxa6 Nc6 4. a7 Rb8 5. axb8=Q Nxb8 *";
    const asPawn = { ...TEXAS_STATE, clock: { ...TEXAS_STATE.clock, promoted: "as-pawn" } } as const;
    const points = (rules: RulePack) => {
      const judged = judgeGame({ white: "home", pgn, ending }, rules);
      return judged.ok ? judged.value.captured : judged.refusal;
    };
    expect(points(TEXAS_STATE)).toEqual({ home: 7, away: 9 });
    expect(points(asPawn)).toEqual({ home: 7, away: 1 });
  });
});

test("if time up is a draw, it's a draw whatever was taken", () => {
  expect(told({ ending: "match-time" }, withTimeUp("draw"))).toBe("draw by match-time");
  expect(told({ ending: "match-time", pgn: CUT_OFF, outcome: "draw" }, withTimeUp("draw"))).toBe(
    "draw by match-time",
  );
  expect(told({ ending: "match-time", outcome: "white" }, withTimeUp("draw"))).toContain(
    "here, a game that runs out of time is drawn",
  );
});

test("if the director decides, or there's no limit, no one can report it", () => {
  expect(told({ ending: "match-time", taken: LIST }, withTimeUp("director"))).toBe("time-up-director");
  expect(told({ ending: "match-time", taken: LIST }, DEPAUL)).toBe("no-time-limit");
});

test("captured points are added for every game that has them, by side", () => {
  const captured = (game: TypedGame) => {
    const judged = judgeGame(game, TEXAS_STATE);
    return judged.ok ? judged.value.captured : null;
  };
  expect(captured({ white: "home", pgn: OPERA_GAME })).toEqual({ home: 14, away: 24 });
  expect(captured({ white: "away", pgn: OPERA_GAME })).toEqual({ home: 24, away: 14 });
  expect(captured({ white: "away", outcome: "white", ending: "resignation", taken: LIST })).toEqual({
    home: 11,
    away: 14,
  });
  expect(captured({ white: "home", outcome: "white", ending: "resignation" })).toBeUndefined();
});

describe("a fallen flag against a side that can't mate", () => {
  const fide = OFFICIAL;
  test.each<{
    why: string;
    pgn: string;
    outcome: "white" | "black" | "draw";
    says: string;
    rules?: RulePack;
  }>([
    {
      why: "both could mate: no draw",
      pgn: "1. e4 e5 *",
      outcome: "draw",
      says: "You say a flag fell, but after 1... e5 both sides could still checkmate, so the player who ran out of time lost.",
    },
    { why: "both could mate: a win", pgn: "1. e4 e5 *", outcome: "white", says: "white by flag" },
    {
      why: "unless the site calls it that",
      pgn: '[Termination "Game drawn by timeout vs insufficient material"]\n\n1. e4 e5 1/2-1/2',
      outcome: "draw",
      says: "draw by flag",
    },
  ])("$why", ({ pgn, outcome, says, rules = fide }) => {
    expect(told({ pgn, outcome, ending: "flag" }, rules)).toBe(says);
  });

  test("a bare king doesn't win on time: the game is drawn (FIDE 6.9)", () => {
    expect(told({ pgn: BARE_KING, outcome: "draw", ending: "flag" }, fide)).toBe("draw by flag");
    expect(told({ pgn: BARE_KING, outcome: "black", ending: "flag" }, fide)).toContain(
      "Black can’t checkmate by any series of legal moves, so the game was drawn.",
    );
    expect(told({ pgn: BARE_KING, outcome: "white", ending: "flag" }, fide)).toBe("white by flag");
  });
});

describe("what the site wrote", () => {
  test.each([
    ["Game drawn by agreement", "1/2-1/2", "draw by agreement"],
    ["Game drawn by insufficient material", "1/2-1/2", "draw by dead-position"],
    ["Game drawn by timeout vs insufficient material", "1/2-1/2", "draw by flag"],
    ["Time forfeit", "1/2-1/2", "draw by flag"],
    ["Theo won by resignation", "1-0", "white by resignation"],
    ["Theo won on time", "0-1", "black by flag"],
    ["Theo won - game abandoned", "0-1", "black by resignation"],
    ["Normal", "1-0", "white by resignation"],
    ["Game drawn by repetition", "1/2-1/2", "draw by agreement"],
    ["Theo won by resignation", "1/2-1/2", "draw by agreement"],
  ])("%s %s: %s", (termination, result, says) => {
    expect(told({ pgn: `[Termination "${termination}"]\n\n1. e4 e5 ${result}` })).toBe(says);
  });
});
