import { expect, test } from "vitest";
import { refusalSentence } from "@/lib/match/words/refusals";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { siteGame, wantedMatch } from "../testing/site-games";
import {
  challengeExpiry,
  clockOfGames,
  type KeptChallenge,
  nextChallenge,
  openChallenges,
} from "./challenge";
import { findMatch } from "./find-match";
import { keptFind } from "./found-match";
import type { SiteGame } from "./site-game";

const THREE: RulePack = {
  ...TEXAS_STATE,
  match: {
    ...TEXAS_STATE.match,
    bestOf: 3,
    stalemate: "replay",
    otherDraws: "replay",
    decidingColors: "lot",
  },
};
const began = "2026-11-16T18:00:00.000Z";
const now = "2026-11-20T18:00:00.000Z";

const link = (number: number, changes: Partial<KeptChallenge> = {}): KeptChallenge => ({
  number,
  white: number % 2 === 1 ? "home" : "away",
  siteId: `game-${number}`,
  url: `https://lichess.org/game-${number}`,
  expiresAt: "2026-11-21T18:00:00.000Z",
  ...changes,
});

const searchOf = (games: readonly SiteGame[], rules: RulePack) => ({
  find: keptFind(findMatch(games, wantedMatch({ rules })), refusalSentence),
  rejected: null,
});
const won = siteGame({ id: "game-1" });
const drawn = siteGame({
  id: "game-1",
  moves: ["e4", "e5"],
  clocks: [],
  end: { kind: "played", outcome: "draw", ending: "agreement" },
});
const aborted = siteGame({ id: "game-1", end: { kind: "aborted" } });

test.each([
  {
    why: "the first game gives home White",
    rules: TEXAS_STATE,
    kept: [],
    games: [],
    next: { number: 1, white: "home" },
  },
  { why: "its link is there", rules: TEXAS_STATE, kept: [link(1)], games: [], next: null },
  {
    why: "its link has expired",
    rules: TEXAS_STATE,
    kept: [link(1, { expiresAt: now })],
    games: [],
    next: { number: 1, white: "home", replaces: "game-1" },
  },
  {
    why: "the game from it was aborted",
    rules: TEXAS_STATE,
    kept: [link(1)],
    games: [aborted],
    next: { number: 1, white: "home", replaces: "game-1" },
  },
  { why: "the match is decided", rules: TEXAS_STATE, kept: [link(1)], games: [won], next: null },
  {
    why: "the second game of three",
    rules: THREE,
    kept: [link(1)],
    games: [],
    next: { number: 2, white: "away" },
  },
  {
    why: "the third may be the deciding one, for which lots are drawn",
    rules: THREE,
    kept: [link(1), link(2)],
    games: [],
    next: { number: 3, white: null },
  },
  {
    why: "after a draw that's replayed, colors change",
    rules: THREE,
    kept: [link(1)],
    games: [drawn],
    next: { number: 2, white: "away" },
  },
  {
    why: "no one has White in a second game of one until the first was replayed",
    rules: { ...THREE, match: { ...THREE.match, bestOf: 1 } } as RulePack,
    kept: [link(1)],
    games: [drawn],
    next: { number: 2, white: "away" },
  },
])("$why", ({ rules, kept, games, next }) => {
  const found = nextChallenge({ kept, search: searchOf(games, rules), rules, began, now });
  if (next) expect(found).toMatchObject(next);
  else expect(found).toBeNull();
});

test.each([
  { why: "one that was made", kept: [link(1)], games: [], shown: 1 },
  { why: "none while the site is asked", kept: [link(1, { siteId: null, url: null })], games: [], shown: 0 },
  { why: "none that has expired", kept: [link(1, { expiresAt: now })], games: [], shown: 0 },
  { why: "none that was played", kept: [link(1)], games: [won], shown: 0 },
])("links to show: $why", ({ kept, games, shown }) => {
  expect(openChallenges({ kept, search: searchOf(games, TEXAS_STATE), began, now })).toHaveLength(shown);
});

test("a match that's played again gets a new link, whatever was found of it before", () => {
  const rules = TEXAS_STATE;
  const after = { search: searchOf([won], rules), began: "2026-11-21T09:00:00.000Z", now };
  expect(nextChallenge({ ...after, kept: [link(1)], rules })).toMatchObject({
    number: 1,
    replaces: "game-1",
  });
  expect(openChallenges({ ...after, kept: [link(1, { siteId: "game-2" })] })).toHaveLength(1);
});

test("after the first game of a match that's played again, the second one is due", () => {
  const rules: RulePack = { ...THREE, match: { ...THREE.match, otherDraws: "half" } };
  const startedOverAt = "2026-11-20T20:00:00.000Z";
  const second = siteGame({ ...drawn, id: "game-2", startedAt: "2026-11-20T19:30:00.000Z" });
  const again = siteGame({ id: "game-1-again", startedAt: "2026-11-20T21:00:00.000Z" });
  const games = [won, { ...second, white: won.black, black: won.white }, again];
  const search = {
    find: keptFind(findMatch(games, wantedMatch({ rules, startedOverAt })), refusalSentence),
    rejected: null,
  };
  const kept = [link(1, { siteId: again.id }), link(2, { expiresAt: now })];
  const next = nextChallenge({ kept, search, rules, began: startedOverAt, now });
  expect(next).toMatchObject({ number: 2, white: "away" });
});

test.each([
  { why: "the rules' own", clock: { minutesPerGame: 15, secondsAdded: 10 }, is: { seconds: 900, added: 10 } },
  { why: "an even share of the match", clock: { minutesPerMatch: 60 }, is: { seconds: 1800, added: 0 } },
  { why: "none", clock: { minutesPerMatch: null }, is: null },
])("the clock of a game: $why", ({ clock, is }) => {
  expect(clockOfGames({ ...TEXAS_STATE, clock: { ...TEXAS_STATE.clock, ...clock } })).toEqual(is);
});

test("a link works until the round closes, and never for longer than Lichess allows", () => {
  expect(challengeExpiry(now, "2026-11-23T05:59:00.000Z")).toBe("2026-11-23T05:59:00.000Z");
  expect(challengeExpiry(now, "2027-01-01T00:00:00.000Z")).toBe("2026-12-04T17:00:00.000Z");
});
