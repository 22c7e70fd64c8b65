import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchEvent } from "../rules/events";
import type { ReportedGame } from "../rules/games";
import { CONTESTED, DEADLINE, REPORTED, STORY, stateAfter } from "../testing/sample-match";
import { claimOf, gameVersions, reportedScores, supporterOf } from "./versions";

const NAMES = { home: "Amara", away: "Theo" };
const PLAYERS = { home: { name: STORY.home }, away: { name: STORY.away } };
const NOTHING_PLAYED = { ...CONTESTED, games: null } as MatchEvent;
const NO_SHOW: MatchEvent = { type: "NoShowClaimed", by: "away", statement: "Alone.", answerBy: DEADLINE };

test("each game stands as the two have it, and only what differs is marked", () => {
  const versions = gameVersions(stateAfter(REPORTED, CONTESTED), NAMES, DEPAUL);
  expect(versions?.rows.map(({ home, away, differs }) => [home, away, differs])).toEqual([
    ["Amara won. Checkmate", "Amara won. Checkmate", false],
    ["Theo won. Resigned", "Theo won. Resigned", false],
    ["Amara won. Two minutes ran out", "Theo won. Checkmate", true],
  ]);
  expect(versions?.rows[1]?.white).toBe("Theo had White");
  expect(versions?.sums).toEqual(["2–1 to Amara", "2–1 to Theo"]);
});

test("a game that differs only in its colors is marked, and each version says who had White", () => {
  if (REPORTED.type !== "ResultReported") throw new Error("The sample is a report");
  const turned: ReportedGame = { white: "away", outcome: "black", ending: "checkmate" };
  const contested = { ...CONTESTED, games: [turned, ...REPORTED.games.slice(1)] } as MatchEvent;
  const versions = gameVersions(stateAfter(REPORTED, contested), NAMES, DEPAUL);
  expect(versions?.rows[0]).toMatchObject({
    differs: true,
    home: "Amara won. Checkmate (Amara had White)",
    away: "Amara won. Checkmate (Theo had White)",
  });
  expect(versions?.rows[1]?.differs).toBe(false);
});

test.each([
  {
    why: "the other side has no version",
    events: [REPORTED, NOTHING_PLAYED],
    sum: "No version of the games",
  },
  { why: "the other side hasn't answered", events: [REPORTED], sum: "No answer" },
])("$why", ({ events, sum }) => {
  const versions = gameVersions(stateAfter(...events), NAMES, DEPAUL);
  expect(versions?.sums[1]).toBe(sum);
  expect(versions?.rows.every(({ away, differs }) => away === "–" && !differs)).toBe(true);
});

test("a side that confirmed has the same version", () => {
  const tied = gameVersions(
    stateAfter(REPORTED, { type: "ReportApproved", by: "away", outcome: null }),
    NAMES,
    DEPAUL,
  );
  expect(tied?.sums).toEqual(["2–1 to Amara", "2–1 to Amara"]);
  expect(tied?.rows.every(({ home, away, differs }) => home === away && !differs)).toBe(true);
});

const CONFIRMED: MatchEvent = { type: "ReportApproved", by: "away", outcome: null };

test.each([
  { why: "they differ", events: [REPORTED, CONTESTED], title: "Two versions, game by game" },
  { why: "they're the same", events: [REPORTED, CONFIRMED], title: "The games" },
  { why: "one hasn't answered", events: [REPORTED], title: "The games, as Amara has them" },
  { why: "one has no version", events: [REPORTED, NOTHING_PLAYED], title: "The games, as Amara has them" },
])("the title fits the versions: $why", ({ events, title }) => {
  expect(gameVersions(stateAfter(...events), NAMES, DEPAUL)?.title).toBe(title);
});

test("a claim without games has no versions", () => {
  expect(gameVersions(stateAfter(NO_SHOW), NAMES, DEPAUL)).toBeNull();
});

test.each([
  { why: "a report", events: [REPORTED], home: "Reported 2–1 to Amara.", away: null },
  {
    why: "its dispute",
    events: [REPORTED, CONTESTED],
    home: "Reported 2–1 to Amara.",
    away: "Says game 3 is wrong.",
  },
  { why: "a no-show", events: [NO_SHOW], home: null, away: "Says that Amara didn’t come." },
])("what each side did: $why", ({ events, home, away }) => {
  const match = { ...PLAYERS, state: stateAfter(...events) };
  expect([claimOf(match, "home"), claimOf(match, "away")]).toEqual([home, away]);
});

test("a win has the score of the version it comes from", () => {
  const state = stateAfter(REPORTED, CONTESTED);
  expect(reportedScores(state, DEPAUL.match)).toEqual({
    home: { home: 2, away: 1 },
    away: { home: 1, away: 2 },
  });
  expect(supporterOf(state, "home", DEPAUL.match)).toBe("home");
  expect(supporterOf(state, "away", DEPAUL.match)).toBe("away");
  expect(supporterOf(stateAfter(NO_SHOW), "home", DEPAUL.match)).toBeNull();
});
