import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { addMinutes } from "@/lib/shared/instant";
import { siteGame, slowGame, wantedMatch } from "../testing/site-games";
import { findMatch } from "./find-match";

const TEN_MINUTES: RulePack = {
  ...TEXAS_STATE,
  clock: { ...TEXAS_STATE.clock, minutesPerGame: 10, secondsAdded: 5 },
};
const BEST_OF_THREE: RulePack = {
  ...OFFICIAL,
  match: { ...TEXAS_STATE.match, bestOf: 3, levelMatch: "director" },
};
const AGREED = "2026-11-20T19:00:00.000Z";

test("a game as agreed is the match", () => {
  const found = findMatch([siteGame()], wantedMatch({ agreedAt: AGREED }));
  expect(found).toMatchObject({ isCertain: true, others: [], outcome: { away: "win", home: "loss" } });
  expect(found.games[0]?.reported).toMatchObject({ white: "home", outcome: "black", ending: "checkmate" });
  expect(found.games[0]?.reported.pgn).toContain("[%clk 0:09:58]");
});

test("the record that's reported names neither usernames nor the game's address", () => {
  const { pgn } = findMatch([siteGame()], wantedMatch()).games[0]?.reported ?? {};
  expect(pgn).not.toMatch(/amara|theo|chess\.com/i);
});

test.each([
  { why: "an aborted game", game: siteGame({ end: { kind: "aborted" } }), misfit: "aborted" },
  { why: "another kind of chess", game: siteGame({ isStandard: false }), misfit: "not-standard" },
  { why: "days for a move", game: siteGame({ time: null }), misfit: "no-clock" },
  {
    why: "the wrong colors",
    game: siteGame({ white: "TheoTheRook", black: "amara_plays" }),
    misfit: "other-colors",
  },
  { why: "a player who left", game: siteGame({ end: { kind: "left", outcome: "black" } }), misfit: "left" },
  { why: "a game the site closed", game: siteGame({ end: { kind: "unclear" } }), misfit: "unclear" },
  { why: "a move that isn't legal", game: siteGame({ moves: ["f3", "Ke7"] }), misfit: "not-readable" },
  {
    why: "a stalemate that the board doesn't show",
    game: siteGame({ moves: ["f3", "e5"], end: { kind: "played", outcome: "draw", ending: "stalemate" } }),
    misfit: "not-readable",
  },
])("$why isn't taken", ({ game, misfit }) => {
  const found = findMatch([game], wantedMatch());
  expect(found).toMatchObject({ games: [], outcome: null, isCertain: false, others: [{ why: misfit }] });
});

test.each([
  { why: "rated", rated: "casual", isRated: true, misfit: "rated" },
  { why: "unrated", rated: "rated", isRated: false, misfit: "not-rated" },
] as const)("a $why game where only others count", ({ rated, isRated, misfit }) => {
  const found = findMatch([siteGame({ isRated })], wantedMatch({ rated }));
  expect(found.others).toMatchObject([{ why: misfit }]);
});

test("where the rules set the clock, a game with another one isn't taken", () => {
  const wanted = wantedMatch({ rules: TEN_MINUTES });
  expect(findMatch([siteGame()], wanted).others).toMatchObject([{ why: "other-clock" }]);
  const set = siteGame({ time: { seconds: 600, added: 5 } });
  expect(findMatch([set], wanted).isCertain).toBe(true);
});

test.each([
  { why: "other people", game: siteGame({ black: "somebody" }) },
  { why: "before the round opened", game: siteGame({ startedAt: "2026-11-16T05:59:00.000Z" }) },
  { why: "after the deadline", game: siteGame({ startedAt: "2026-11-23T06:00:00.000Z" }) },
])("a game of $why isn't even shown", ({ game }) => {
  expect(findMatch([game], wantedMatch())).toMatchObject({ games: [], others: [] });
});

const at = (time: string) => siteGame({ startedAt: `2026-11-20T${time}:00.000Z` });

test("a game before the agreed time was a warm-up", () => {
  const found = findMatch([at("18:30"), at("18:50")], wantedMatch({ agreedAt: AGREED }));
  expect(found.games.map(({ game }) => game.startedAt)).toEqual(["2026-11-20T18:50:00.000Z"]);
  expect(found).toMatchObject({ isCertain: true, others: [{ why: "before-the-time" }] });
});

test("if they played earlier than agreed, and only then, it counts", () => {
  const found = findMatch([at("12:00")], wantedMatch({ agreedAt: AGREED }));
  expect(found).toMatchObject({ isCertain: true, others: [] });
});

test("a second game after the agreed one doesn't matter", () => {
  const found = findMatch([at("19:20"), at("19:05")], wantedMatch({ agreedAt: AGREED }));
  expect(found.games[0]?.game.startedAt).toBe("2026-11-20T19:05:00.000Z");
  expect(found).toMatchObject({ isCertain: true, others: [{ why: "after-the-match" }] });
});

test("without an agreed time, the players say which of two games counts", () => {
  expect(findMatch([at("19:20"), at("19:05")], wantedMatch())).toMatchObject({ isCertain: false });
});

describe("of a match that started over", () => {
  const startedOverAt = "2026-11-20T18:00:00.000Z";
  test("the games since then are the match", () => {
    const found = findMatch([at("17:00"), at("19:00")], wantedMatch({ startedOverAt }));
    expect(found.games.map(({ game }) => game.startedAt)).toEqual(["2026-11-20T19:00:00.000Z"]);
    expect(found).toMatchObject({ isCertain: true, others: [{ why: "before-it-started-over" }] });
  });
  test("with an agreed time, too", () => {
    const games = [at("17:00"), at("18:30"), at("19:00")];
    const found = findMatch(games, wantedMatch({ startedOverAt, agreedAt: AGREED }));
    const others = [{ why: "before-it-started-over" }, { why: "before-the-time" }];
    expect(found).toMatchObject({ isCertain: true, games: [{ game: { startedAt: AGREED } }], others });
  });
  test("the players say which of two games since then counts", () => {
    const found = findMatch([at("17:00"), at("19:00"), at("19:20")], wantedMatch({ startedOverAt }));
    expect(found).toMatchObject({ isCertain: false, games: [{ game: { startedAt: AGREED } }] });
  });
  test("a game from before is still offered if none since then counts", () => {
    const found = findMatch([at("17:00")], wantedMatch({ startedOverAt }));
    expect(found).toMatchObject({ isCertain: true, others: [] });
  });
  test("one game since then counts before it decides, and the players can pick the old ones", () => {
    const swapped = { ...at("17:10"), white: "TheoTheRook", black: "amara_plays" };
    const games = [at("17:00"), swapped, at("19:00")];
    const found = findMatch(games, wantedMatch({ startedOverAt, rules: BEST_OF_THREE }));
    const old = { why: "before-it-started-over" };
    expect(found).toMatchObject({ outcome: null, games: [{ game: games[2] }], others: [old, old] });
    expect(found.candidates).toEqual(games);
  });
});

test("a game aborted and played again is found", () => {
  const aborted = siteGame({
    startedAt: "2026-11-20T19:00:00.000Z",
    moves: [],
    clocks: [],
    end: { kind: "aborted" },
  });
  expect(findMatch([aborted, at("19:02")], wantedMatch({ agreedAt: AGREED }))).toMatchObject({
    isCertain: true,
  });
});

test("a game that one left before it needs people, even if another one would decide", () => {
  const left = siteGame({ startedAt: "2026-11-20T19:00:00.000Z", end: { kind: "left", outcome: "white" } });
  const found = findMatch([left, at("19:05")], wantedMatch({ agreedAt: AGREED }));
  expect(found).toMatchObject({ isCertain: false, outcome: { away: "win" } });
});

test("a best of three goes on until it's decided, with colors alternating", () => {
  const swapped = siteGame({
    startedAt: "2026-11-20T19:10:00.000Z",
    white: "TheoTheRook",
    black: "amara_plays",
    end: { kind: "played", outcome: "white", ending: "resignation" },
    moves: ["e4", "e5"],
  });
  const rules = BEST_OF_THREE;
  const one = findMatch([at("19:00")], wantedMatch({ rules }));
  expect(one).toMatchObject({ isCertain: false, outcome: null, games: [{}] });
  const both = findMatch([swapped, at("19:00")], wantedMatch({ rules }));
  expect(both).toMatchObject({ isCertain: true, outcome: { away: "win", score: { home: 0, away: 2 } } });
  const sameColors = findMatch([at("19:00"), at("19:10")], wantedMatch({ rules }));
  expect(sameColors).toMatchObject({ isCertain: false, others: [{ why: "other-colors" }] });
});

test("when the hour was over, captured points decide, and the record ends there", () => {
  // Each move took five minutes: twelve were made within the hour.
  const found = findMatch([slowGame(300)], wantedMatch());
  expect(found).toMatchObject({ isCertain: true, outcome: { home: "win" } });
  expect(found.games[0]).toMatchObject({
    cutAt: 12,
    reported: { outcome: "white", ending: "match-time", captured: { home: 1, away: 0 } },
  });
});

test("a game over within the hour counts as it ended", () => {
  const found = findMatch([slowGame(200)], wantedMatch());
  expect(found.games[0]).toMatchObject({
    cutAt: null,
    reported: { outcome: "black", ending: "resignation" },
  });
});

test("a game longer than the hour without clocks is for the players", () => {
  const found = findMatch([slowGame(300, { clocks: [] })], wantedMatch());
  expect(found).toMatchObject({ isCertain: false, others: [{ why: "limit-unknown" }] });
});

describe("the game after a tie", () => {
  const FINAL = rulesOfRound(TEXAS_STATE, { stage: 2, number: 1, of: 1 });
  const REPLAYED: RulePack = { ...FINAL, match: { ...FINAL.match, otherDraws: "replay" } };
  const startedAt = AGREED;
  const drawn = slowGame(200, { end: { kind: "played", outcome: "draw", ending: "agreement" } });
  const tiedAtTheHour = slowGame(1500, {
    endedAt: addMinutes(startedAt, 75),
    moves: ["e4", "d5", "exd5"],
    clocks: [2_100_000, 2_100_000, 600_000],
  });
  /** Theo is a pawn up all the time, and resigns after eleven minutes. */
  const next = (minutes: number) =>
    slowGame(44, {
      id: "next",
      white: "TheoTheRook",
      black: "amara_plays",
      startedAt: addMinutes(startedAt, minutes),
      endedAt: addMinutes(startedAt, minutes + 11),
    });

  test.each([
    { why: "it goes on past the first game's hour", games: [drawn, next(55)] },
    { why: "it begins after the first game's hour", games: [tiedAtTheHour, next(80)] },
  ])("has an hour of its own: $why", ({ games }) => {
    const found = findMatch(games, wantedMatch({ rules: FINAL }));
    expect(found).toMatchObject({ isCertain: true, others: [], outcome: { home: "win" } });
    expect(found.games[1]).toMatchObject({ cutAt: null, reported: { ending: "resignation" } });
  });

  test("isn't played in a match that can be tied, or to replay a draw", () => {
    const three: RulePack = { ...TEXAS_STATE, match: { ...REPLAYED.match, bestOf: 3, levelMatch: "draw" } };
    const found = findMatch([tiedAtTheHour, next(80)], wantedMatch({ agreedAt: startedAt, rules: three }));
    expect(found).toMatchObject({ outcome: { away: "draw" }, others: [{ why: "after-the-match" }] });
  });

  test("has none if it replays a draw", () => {
    const cut = findMatch([drawn, next(55)], wantedMatch({ rules: REPLAYED }));
    expect(cut).toMatchObject({ games: [{ cutAt: null }, { cutAt: 6 }], outcome: { away: "win" } });
    const late = findMatch([drawn, next(60)], wantedMatch({ rules: REPLAYED }));
    expect(late).toMatchObject({ games: [{}], outcome: null, others: [{ why: "too-late" }] });
  });
});
