import type { Game } from "chess-core";
import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { played, setUp } from "../testing/games";
import type { Claimed } from "./claimed";
import { judgedRules } from "./judged-rules";
import { verdictOf } from "./verdict";

const bareKing = setUp("8/5k2/8/8/8/2K5/8/R7 w - - 0 1");
const lateKnight = setUp("8/5k2/8/8/8/2K5/5p2/6N1 b - - 0 1");
const taken = played("1. e4 d5 2. exd5 Qxd5 3. Nc3 Nf6 4. Nxd5");
const stalemate = setUp("7k/5Q2/6K1/p7/P7/8/8/8 b - - 0 1");
const seasonOf = (preset: RulePack, clock: Partial<RulePack["clock"]>): RulePack => ({
  ...preset,
  clock: { ...preset.clock, ...clock },
});
const judged = (game: Game, end: Claimed["end"], rules: RulePack) =>
  verdictOf(game, { end, side: "black" }, judgedRules(rules));

test.each([
  {
    why: "no limit on a move, nothing to claim",
    rules: TEXAS_STATE,
    headline: "Nothing to claim: play goes on",
  },
  {
    why: "a limit of the season's own",
    rules: seasonOf(DEPAUL, { secondsPerMove: 90 }),
    headline: "90 seconds ran out: White wins",
  },
])("time for a move: $why", ({ rules, headline }) => {
  expect(judged(lateKnight, "move-time", rules).headline).toBe(headline);
});

test("a sheet is cited by its own number, a season by that of its rule sheet", () => {
  expect(judged(lateKnight, "move-time", DEPAUL).rule.name).toBe("Rule 1.VI");
  expect(judged(taken, "hour", TEXAS_STATE)).toMatchObject({
    rule: { name: "Rule 3.III" },
    league: { name: "Rule 3.IV" },
  });
  const season = seasonOf(DEPAUL, { secondsPerMove: 90 });
  expect(judged(lateKnight, "move-time", season).rule).toMatchObject({ name: "Rule 7.1" });
  expect(judged(lateKnight, "move-time", season).rule.text).toContain("longer than 90 seconds");
});

test.each([
  { why: "points of the sheet", clock: {}, headline: "The hour is up: White wins 10 to 1" },
  {
    why: "values of the season's own",
    clock: { pieceValues: { pawn: 2, knight: 3, bishop: 3, rook: 5, queen: 7 } },
    headline: "The hour is up: White wins 9 to 2",
  },
  {
    why: "a match of 45 minutes",
    clock: { minutesPerMatch: 45 },
    headline: "45 minutes are up: White wins 10 to 1",
  },
  { why: "a draw", clock: { timeUp: "draw" }, headline: "The hour is up: a draw" },
  {
    why: "the director",
    clock: { timeUp: "director" },
    headline: "The hour is up: the director decides",
  },
  { why: "no limit", clock: { minutesPerMatch: null }, headline: "No time limit: play goes on" },
] as const)("the time is up: $why", ({ clock, headline }) => {
  const verdict = judged(taken, "hour", seasonOf(TEXAS_STATE, clock));
  expect(verdict.headline).toBe(headline);
  expect(verdict.captured !== undefined).toBe(headline.includes("wins"));
});

test("a game that's drawn when the time is up isn't played again", () => {
  const replaying = { ...TEXAS_STATE, match: { ...TEXAS_STATE.match, otherDraws: "replay" } } as RulePack;
  const drawn = { ...replaying, clock: { ...replaying.clock, timeUp: "draw" } } as RulePack;
  expect(judged(taken, "hour", drawn).league).toBeUndefined();
  const equal = judged(played("1. e4 e5"), "hour", replaying);
  expect(equal).toMatchObject({ outcome: "draw" });
  expect(equal.why).not.toContain("played again");
});

test("a drawn game says what it means there", () => {
  expect(judged(stalemate, "none", DEPAUL)).toMatchObject({
    rule: { name: "US Chess 14A" },
    league: { name: "Rule 1.V" },
  });
  expect(judged(stalemate, "none", DEPAUL).league?.text).toContain("played again");
  expect(judged(stalemate, "none", TEXAS_STATE).league?.name).toBe("Rule 3.VII");
  expect(judged(played("1. e4 e5"), "agreement", DEPAUL).league?.name).toBe("Where the sheet says nothing");
  expect(judged(played("1. e4"), "resignation", DEPAUL).league).toBeUndefined();
});

test("under US Chess a flag does not lose to a king and a knight unless a win is shown", () => {
  const verdict = verdictOf(lateKnight, { end: "flag", side: "black" }, judgedRules(TEXAS_STATE));
  expect(verdict).toMatchObject({ kind: "open", rule: { name: "US Chess 14E" } });
  expect(verdictOf(lateKnight, { end: "flag", side: "black" }, judgedRules(OFFICIAL)).outcome).toBe("white");
  expect(verdictOf(bareKing, { end: "flag", side: "white" }, judgedRules(TEXAS_STATE))).toMatchObject({
    outcome: "draw",
  });
  expect(verdictOf(bareKing, { end: "flag", side: "black" }, judgedRules(TEXAS_STATE)).outcome).toBe("white");
});

test("a draw can be agreed at any time under US Chess, and only after a move of each by the Laws", () => {
  const early = played("1. e4");
  expect(judged(early, "agreement", TEXAS_STATE)).toMatchObject({
    outcome: "draw",
    rule: { name: "US Chess 14B" },
  });
  expect(judged(early, "agreement", OFFICIAL)).toMatchObject({ outcome: null, rule: { name: "FIDE 5.2.3" } });
});

test.each([
  {
    why: "checkmate",
    game: played("1. f3 e5 2. g4 Qh4#"),
    end: "none",
    us: "US Chess 13A",
    fide: "FIDE 5.1.1",
  },
  { why: "stalemate", game: stalemate, end: "none", us: "US Chess 14A", fide: "FIDE 5.2.1" },
  { why: "agreement", game: played("1. e4 e5"), end: "agreement", us: "US Chess 14B", fide: "FIDE 5.2.3" },
] as const)("$why is cited from the rulebook of the season's authority", ({ game, end, us, fide }) => {
  expect(judged(game, end, DEPAUL).rule.name).toBe(us);
  expect(judged(game, end, OFFICIAL).rule.name).toBe(fide);
});
