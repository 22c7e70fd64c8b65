import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { MOST_GAMES } from "../rules/games";
import { type DraftGame, draftOf, EMPTY_GAME, planReport, withoutExpectedColors } from "./plan-report";
import { readDraft } from "./read-draft";

const RULES = DEPAUL.match;
const home: DraftGame = { ...EMPTY_GAME, winner: "home", ending: "checkmate" };
const away: DraftGame = { ...EMPTY_GAME, winner: "away", ending: "resignation" };
const stalemate: DraftGame = { ...EMPTY_GAME, winner: "draw", ending: "stalemate" };

test.each([
  { why: "nothing is typed: three games, as without JavaScript", draft: [], whites: ["home", "away", null] },
  { why: "no third game is asked for at 2–0", draft: [home, home], whites: ["home", "away"] },
  { why: "at 1–1 the third game is by lot", draft: [home, away], whites: ["home", "away", null] },
  {
    why: "a stalemate is replayed with colors reversed, and adds a game to the form",
    draft: [home, stalemate],
    whites: ["home", "away", "home", null],
  },
  {
    why: "after the replay has decided the match, no more games are asked for",
    draft: [home, stalemate, home],
    whites: ["home", "away", "home"],
  },
  {
    why: "an empty game in between doesn't count",
    draft: [EMPTY_GAME, home],
    whites: ["home", "away", null],
  },
])("$why", ({ draft, whites }) => {
  expect(planReport(draft, RULES).games.map(({ expectedWhite }) => expectedWhite)).toEqual(whites);
});

test("a report is complete when the match is over and every game in it is filled in", () => {
  expect(planReport([home, away, home], RULES)).toMatchObject({
    isComplete: true,
    score: { home: 2, away: 1 },
  });
  expect(planReport([home, away], RULES).isComplete).toBe(false);
  expect(planReport([EMPTY_GAME, home, home], RULES).isComplete).toBe(false);
});

test("when draws count, three of them end the match tied", () => {
  const half = { ...RULES, stalemate: "half", otherDraws: "half" } as const;
  const plan = planReport([stalemate, stalemate, stalemate], half);
  expect(plan).toMatchObject({ isComplete: true, score: { home: 1.5, away: 1.5 } });
  expect(plan.games).toHaveLength(3);
});

test.each([
  { why: "a knockout game that was won needs no second one", draft: [home], games: 1, isComplete: true },
  { why: "a draw asks for one more", draft: [stalemate], games: 2, isComplete: false },
  { why: "which decides it", draft: [stalemate, away], games: 2, isComplete: true },
  { why: "or asks for one more again", draft: [stalemate, stalemate], games: 3, isComplete: false },
])("with one game, and one more while it's tied: $why", ({ draft, games, isComplete }) => {
  const rules = rulesOfRound(TEXAS_STATE, { stage: 2, number: 2, of: 2 }).match;
  const plan = planReport(draft, rules);
  expect(plan).toMatchObject({ isComplete });
  expect(plan.games).toHaveLength(games);
  expect(plan.games.map(({ isExtra }) => isExtra)).toEqual(plan.games.map((_, index) => index > 0));
  expect(plan.games.slice(0, 2).map(({ expectedWhite }) => expectedWhite)).toEqual(
    ["home", "away"].slice(0, games),
  );
});

test("the game in which the time for the match ran out is the last one", () => {
  const out: DraftGame = { ...away, ending: "match-time" };
  const three = { ...RULES, levelMatch: "one-more-game" } as const;
  const tied = planReport([home, out], three);
  expect(tied.games.map(({ isExtra }) => isExtra)).toEqual([false, false, true]);
  expect(tied.games.at(-1)?.expectedWhite).toBe("home");
  expect(planReport([home, out], RULES)).toMatchObject({ isComplete: true, score: { home: 1, away: 1 } });
  expect(planReport([{ ...out, winner: "draw" }], RULES).games).toHaveLength(1);
});

test("the form asks for games until the report is full", () => {
  const rules = rulesOfRound(TEXAS_STATE, { stage: 2, number: 2, of: 2 }).match;
  const draws = Array.from({ length: 20 }, () => stalemate);
  expect(planReport(draws, rules).games).toHaveLength(MOST_GAMES);
});

test("counted pieces come back into their fields", () => {
  const none = { pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0 };
  const [draft] = draftOf([
    {
      white: "home",
      outcome: "white",
      ending: "match-time",
      taken: { white: { ...none, queen: 1 }, black: none },
    },
  ]);
  expect(draft?.taken).toMatchObject({ "taken-white-queen": "1", "taken-black-pawn": "0" });
  const [read] = readDraft(
    (name) => ({ "pgn-0": "", "ending-0": "match-time", "taken-white-queen-0": "1" })[name],
  );
  expect(read?.taken).toEqual({ "taken-white-queen": "1" });
});

test("a color that only repeats the rules follows them; one that differs is kept", () => {
  const draft = draftOf([
    { white: "away", outcome: "white", ending: "checkmate" },
    { white: "home", outcome: "white", ending: "checkmate" },
  ]);
  expect(withoutExpectedColors(draft, RULES).map(({ white }) => white)).toEqual(["away", null]);
});

test("a game that left the form comes back as it was filled in", () => {
  const fields: Record<string, string> = {
    "pgn-0": "",
    "winner-0": "home",
    "ending-0": "checkmate",
    "white-0": "home",
  };
  const [first, , third] = readDraft((name) => fields[name], [EMPTY_GAME, EMPTY_GAME, away]);
  expect(first).toEqual({ white: "home", winner: "home", ending: "checkmate", pgn: "", taken: {} });
  expect(third).toEqual(away);
});

test("line breaks of a form that came back are those of the page", () => {
  const fields: Record<string, string> = { "pgn-0": "1. e4\r\ne5" };
  expect(readDraft((name) => fields[name])[0]?.pgn).toBe("1. e4\ne5");
});

test("an invalid value of a field counts as not filled in", () => {
  const fields: Record<string, string> = { "pgn-0": "", "winner-0": "nobody", "ending-0": "boredom" };
  expect(readDraft((name) => fields[name])[0]).toEqual(EMPTY_GAME);
});
