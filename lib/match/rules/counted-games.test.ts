import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import {
  APPROVED,
  ASKED,
  CONTESTED,
  CONTESTED_GAMES,
  GAMES,
  OTHER_GAMES,
  PAIRED,
  REPORTED,
  RULED,
  RULED_FORFEIT,
  RULED_OTHERWISE,
  stateAfter,
  stored,
} from "../testing/sample-match";
import { countedGames, doesRulingFitTwo } from "./counted-games";
import type { MatchEvent } from "./events";
import type { ReportedGame } from "./games";
import { bothLose, drawn, wonBy } from "./outcome";

type Ruled = MatchEvent & { readonly type: "Ruled" };

const REFUSED: MatchEvent = { type: "CorrectionContested", by: "away", statement: "It was right." };
const ENTERED: MatchEvent = {
  type: "ResultEntered",
  games: GAMES,
  outcome: wonBy("home", "agreed", { home: 2, away: 1 }),
  source: "paper-slip",
  note: "",
};
const ENTERED_OTHERWISE: MatchEvent = {
  ...ENTERED,
  games: OTHER_GAMES,
  outcome: wonBy("away", "agreed", { home: 1, away: 2 }),
};
const SWEPT: MatchEvent = { ...(RULED as Ruled), outcome: wonBy("home", "ruling", { home: 2, away: 0 }) };
const UNSCORED: MatchEvent = { ...(RULED as Ruled), outcome: wonBy("home", "ruling", null) };
const BOTH: MatchEvent = { ...(RULED as Ruled), outcome: bothLose("ruling") };

test.each<{ why: string; events: readonly MatchEvent[]; games: readonly ReportedGame[] | null }>([
  { why: "nothing has an outcome before both agree", events: [REPORTED], games: null },
  { why: "a confirmed report", events: [REPORTED, APPROVED], games: GAMES },
  { why: "a correction that waits", events: [REPORTED, APPROVED, ASKED], games: GAMES },
  { why: "the ruling agrees with the report", events: [REPORTED, CONTESTED, RULED], games: GAMES },
  {
    why: "the ruling agrees with the other version",
    events: [REPORTED, CONTESTED, RULED_OTHERWISE],
    games: OTHER_GAMES,
  },
  {
    why: "the ruling agrees with the correction",
    events: [REPORTED, APPROVED, ASKED, REFUSED, RULED_OTHERWISE],
    games: OTHER_GAMES,
  },
  {
    why: "the ruling agrees with a report that the office had replaced",
    events: [REPORTED, ENTERED_OTHERWISE, RULED],
    games: GAMES,
  },
  {
    why: "the ruling agrees with a correction of what the office entered",
    events: [ENTERED, ASKED, REFUSED, RULED_OTHERWISE],
    games: OTHER_GAMES,
  },
  {
    why: "the ruling refuses the correction",
    events: [REPORTED, APPROVED, ASKED, REFUSED, RULED],
    games: GAMES,
  },
  {
    why: "the ruling follows neither",
    events: [REPORTED, APPROVED, ASKED, REFUSED, SWEPT],
    games: null,
  },
  {
    why: "another ruling follows the other version",
    events: [REPORTED, APPROVED, ASKED, REFUSED, RULED, RULED_OTHERWISE],
    games: OTHER_GAMES,
  },
  { why: "both versions add up to the ruled score", events: [REPORTED, CONTESTED_GAMES, RULED], games: null },
  { why: "a ruling without a score", events: [REPORTED, CONTESTED, UNSCORED], games: null },
  { why: "a ruled forfeit", events: [REPORTED, CONTESTED, RULED_FORFEIT], games: null },
  { why: "a ruled loss for both", events: [REPORTED, CONTESTED, BOTH], games: null },
])("the games that count: $why", ({ events, games }) => {
  const history = [PAIRED, ...events].map((event) => ["2026-11-24T02:00:00.000Z", event] as const);
  expect(countedGames(stateAfter(...events), stored(...history), DEPAUL.match)).toEqual(games);
});

test.each([
  { why: "who wins", outcome: wonBy("home", "ruling", null), isKnown: true },
  { why: "that both lose", outcome: bothLose("ruling"), isKnown: false },
  { why: "who wins by forfeit", outcome: wonBy("home", "forfeit", null), isKnown: false },
])("the games of a tied match count if the director decides $why: $isKnown", ({ outcome, isKnown }) => {
  const games: readonly ReportedGame[] = [{ white: "home", outcome: "draw", ending: "agreement" }];
  const rules = { ...TEXAS_STATE.match, levelMatch: "director" as const };
  const tied = drawn("agreed", { home: 0.5, away: 0.5 });
  const events: readonly MatchEvent[] = [
    { type: "ResultReported", by: "home", games, outcome: tied, answerBy: "2026-11-25T02:00:00.000Z" },
    { type: "ReportApproved", by: "away", outcome: null },
    { ...(RULED as Ruled), outcome },
  ];
  const history = [PAIRED, ...events].map((event) => ["2026-11-24T02:00:00.000Z", event] as const);
  expect(countedGames(stateAfter(...events), stored(...history), rules)).toEqual(isKnown ? games : null);
});

test.each([
  { why: "both versions add up to its score", events: [REPORTED, CONTESTED_GAMES, RULED], does: true },
  { why: "one version does", events: [REPORTED, CONTESTED, RULED], does: false },
  { why: "none does", events: [REPORTED, CONTESTED_GAMES, SWEPT], does: false },
  { why: "it's a forfeit", events: [REPORTED, CONTESTED_GAMES, RULED_FORFEIT], does: false },
  { why: "there's no ruling", events: [REPORTED, APPROVED], does: false },
])("does a ruling fit two versions if $why? $does", ({ events, does }) => {
  const history = [PAIRED, ...events].map((event) => ["2026-11-24T02:00:00.000Z", event] as const);
  expect(doesRulingFitTwo(stateAfter(...events), stored(...history), DEPAUL.match)).toBe(does);
});
