import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { gamesOf, rulesWith } from "../testing/matches";
import { addUpSeries, nextWhite } from "./series";

const replay = DEPAUL.match;
const half = rulesWith({ match: { stalemate: "half", otherDraws: "half" } }).match;
const mixed = rulesWith({ match: { stalemate: "replay", otherDraws: "half" } }).match;
const one = rulesWith({ match: { bestOf: 1 } }).match;
const five = rulesWith({ match: { bestOf: 5 } }).match;

describe("adding up", () => {
  test.each([
    {
      why: "no games played",
      games: "",
      rules: replay,
      score: "0-0",
      winner: null,
      isDecided: false,
      surplusFrom: null,
    },
    {
      why: "one win",
      games: "H",
      rules: replay,
      score: "1-0",
      winner: null,
      isDecided: false,
      surplusFrom: null,
    },
    {
      why: "two wins win",
      games: "HH",
      rules: replay,
      score: "2-0",
      winner: "home",
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "2-1",
      games: "HAA",
      rules: replay,
      score: "1-2",
      winner: "away",
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "a third game at 2-0",
      games: "AAH",
      rules: replay,
      score: "0-2",
      winner: "away",
      isDecided: true,
      surplusFrom: 2,
    },
    {
      why: "draws are replayed",
      games: "HSDA",
      rules: replay,
      score: "1-1",
      winner: null,
      isDecided: false,
      surplusFrom: null,
    },
    {
      why: "half a point each",
      games: "HD",
      rules: half,
      score: "1.5-0.5",
      winner: null,
      isDecided: false,
      surplusFrom: null,
    },
    {
      why: "ahead after three",
      games: "HDD",
      rules: half,
      score: "2-1",
      winner: "home",
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "a win after two draws",
      games: "DDA",
      rules: half,
      score: "1-2",
      winner: "away",
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "tied after three",
      games: "DAH",
      rules: half,
      score: "1.5-1.5",
      winner: null,
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "a fourth after a tied three",
      games: "DDDH",
      rules: half,
      score: "1.5-1.5",
      winner: null,
      isDecided: true,
      surplusFrom: 3,
    },
    {
      why: "stalemates replayed, other draws half",
      games: "SDHSA",
      rules: mixed,
      score: "1.5-1.5",
      winner: null,
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "best of one",
      games: "A",
      rules: one,
      score: "0-1",
      winner: "away",
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "best of one, drawn first",
      games: "DH",
      rules: one,
      score: "1-0",
      winner: "home",
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "best of five needs three",
      games: "HHAA",
      rules: five,
      score: "2-2",
      winner: null,
      isDecided: false,
      surplusFrom: null,
    },
    {
      why: "the leader wins when the time is up",
      games: "HT",
      rules: replay,
      score: "1.5-0.5",
      winner: "home",
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "nothing is replayed then",
      games: "HAT",
      rules: replay,
      score: "1.5-1.5",
      winner: null,
      isDecided: true,
      surplusFrom: null,
    },
    {
      why: "no game follows",
      games: "TH",
      rules: five,
      score: "0.5-0.5",
      winner: null,
      isDecided: true,
      surplusFrom: 1,
    },
    {
      why: "best of five at 3-0",
      games: "HHH",
      rules: five,
      score: "3-0",
      winner: "home",
      isDecided: true,
      surplusFrom: null,
    },
  ])("$why ($games)", ({ games, rules, score, winner, isDecided, surplusFrom }) => {
    const series = addUpSeries(gamesOf(games), rules);
    expect(`${series.score.home}-${series.score.away}`).toBe(score);
    expect(series).toMatchObject({ winner, isDecided, surplusFrom });
  });

  test("replayed and surplus games are recorded and don't count", () => {
    expect(addUpSeries(gamesOf("HSHA"), replay).counted).toEqual([true, false, true, false]);
  });

  test("a series has a winner only when it's decided, and never counts more than n games", () => {
    const letters = fc
      .array(fc.constantFrom("H", "A", "D", "S", "T"), { maxLength: 8 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(letters, fc.constantFrom(replay, half, mixed, one, five), (games, rules) => {
        const series = addUpSeries(gamesOf(games), rules);
        const { home, away } = series.score;
        expect(home + away).toBe(series.counted.filter(Boolean).length);
        expect(home + away).toBeLessThanOrEqual(rules.bestOf);
        if (series.winner) expect(series.isDecided).toBe(true);
        if (series.surplusFrom !== null) expect(series.isDecided).toBe(true);
        if (series.winner === "home") expect(home).toBeGreaterThan(away);
        if (series.winner === "away") expect(away).toBeGreaterThan(home);
      }),
    );
  });
});

describe("who has White next", () => {
  test.each([
    { why: "home in game 1", games: "", rules: replay, white: "home" },
    { why: "away in game 2", games: "H", rules: replay, white: "away" },
    { why: "by lot in the deciding game", games: "HA", rules: replay, white: null },
    { why: "reversed after a stalemate", games: "S", rules: replay, white: "away" },
    { why: "and back again in the game after the replay", games: "SH", rules: replay, white: "home" },
    { why: "in the replay of the deciding game too", games: "HAS", rules: replay, white: "away" },
    { why: "by lot after a draw that counts", games: "DH", rules: half, white: null },
    { why: "alternating in a best of five", games: "HAH", rules: five, white: "away" },
    { why: "by lot in its fifth game", games: "HAHA", rules: five, white: null },
    { why: "reversed in an additional game, without a lot", games: "HT", rules: replay, white: "home" },
    { why: "home in a best of one", games: "", rules: one, white: "home" },
  ])("$why ($games)", ({ games, rules, white }) => {
    expect(nextWhite(gamesOf(games), rules)).toBe(white);
  });
});
