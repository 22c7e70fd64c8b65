import { expect, test } from "vitest";
import { judgedRules } from "@/lib/adjudicator/words/judged-rules";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { answerOf as answer, ON_SERVER } from "./answer-of";
import { NO_QUESTION, type Question } from "./question";

const answerOf = (question: Question, rules = OFFICIAL) => answer(question, judgedRules(rules));

test("before anything is asked the page says what to do", () => {
  expect(answerOf(NO_QUESTION)).toMatchObject({
    kind: "empty",
    headline: "Show the game, say how it ended",
    rule: null,
  });
});

test("a text that is no game is the answer, with the board before it", () => {
  const answer = answerOf({ ...NO_QUESTION, pgn: "1. e4 e5 2. Ke3", end: "resignation" });
  expect(answer).toMatchObject({ kind: "not-a-game", rule: { name: "FIDE 7.5" } });
  expect(answer.moves).toEqual({ sans: ["e4", "e5"], firstNumber: 1, blackBegins: false });
});

test.each([
  { illegalMove: "taken-back", says: /^An illegal move is taken back, and the touched piece must move/ },
  { illegalMove: "second-loses", says: /second illegal move in a game loses it/ },
] as const)("an illegal move is cited from the season’s rules too: $illegalMove", (row) => {
  const { illegalMove, says } = row;
  const season = { ...OFFICIAL, conduct: { ...OFFICIAL.conduct, illegalMove } };
  const { rule, league } = answerOf({ ...NO_QUESTION, pgn: "1. e4 e5 2. Ke3" }, season);
  expect(rule?.text).not.toContain("penalty");
  expect(league).toMatchObject({ name: "Rule 7.3", text: expect.stringMatching(says) });
  expect(answerOf({ ...NO_QUESTION, pgn: "1. e4 e5 2. Zz" }, season).league).toBeUndefined();
});

test("what was mended is among the facts", () => {
  const { facts } = answerOf({ ...NO_QUESTION, pgn: "1. f3 e5 2. g4 ♛h4#" });
  expect(facts.at(-1)).toEqual({
    term: "What we read",
    texts: ["Move 2, Black: “♛h4#” was read as Qh4#."],
  });
});

test("captured points are counted only when the hour decides", () => {
  const question = { ...NO_QUESTION, pgn: "1. e4 d5 2. exd5" };
  expect(answerOf({ ...question, end: "hour" }, TEXAS_STATE).captured).toMatchObject({ white: 1, black: 0 });
  expect(answerOf(question).captured).toBeNull();
});

test.each([
  {
    why: "a result that the moves do not show",
    pgn: "1. e4 e5 1-0",
    text: "It ends 1-0, but the moves don’t show why. Say how it ended.",
  },
  {
    why: "a result against the rules",
    pgn: "1. f3 e5 2. g4 Qh4# 1-0",
    text: "It ends 1-0, which isn’t what the rules say.",
  },
])("$why is pointed out", ({ pgn, text }) => {
  expect(answerOf({ ...NO_QUESTION, pgn }).facts.at(-1)).toEqual({ term: "The record", texts: [text] });
});

test("a record that ends as the rules say needs no remark", () => {
  const { facts } = answerOf({ ...NO_QUESTION, pgn: "1. f3 e5 2. g4 Qh4# 0-1" });
  expect(facts.map(({ term }) => term)).not.toContain("The record");
});

test("the server leaves a hard question open: it looks at few positions for each visitor", () => {
  const question = {
    ...NO_QUESTION,
    fen: "5k2/8/8/8/8/8/3N4/K1b5 w - - 0 1",
    end: "flag",
    side: "black",
  } as const;
  expect(answer(question, judgedRules(OFFICIAL), ON_SERVER)).toMatchObject({ kind: "open" });
});
