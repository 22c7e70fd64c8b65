import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { ReportedGame } from "../rules/games";
import { bothLose, drawn, wonBy } from "../rules/outcome";
import { gameScores, outcomeWords, score, scoreFor, seriesWords, winningScore } from "./scores";

const NAMES = { home: "Amara", away: "Theo" };

test("a score has an en dash, and is read from one side or with the winner first", () => {
  expect(score({ home: 1, away: 2 })).toBe("1–2");
  expect(score({ home: 1.5, away: 1.5 })).toBe("1½–1½");
  expect(scoreFor("away", { home: 1, away: 2 })).toBe("2–1");
  expect(winningScore({ home: 1, away: 2 })).toBe("2–1");
  expect(seriesWords({ home: 1, away: 1 }, NAMES)).toBe("1–1");
  expect(seriesWords({ home: 0, away: 1 }, NAMES)).toBe("1–0 to Theo");
});

test.each([
  { why: "a win on the board", outcome: wonBy("home", "agreed", { home: 2, away: 1 }), is: "2–1 to Amara" },
  { why: "the other side's win", outcome: wonBy("away", "agreed", { home: 0, away: 2 }), is: "2–0 to Theo" },
  { why: "a forfeit has no score", outcome: wonBy("away", "forfeit", null), is: "a win for Theo" },
  { why: "a draw", outcome: drawn("agreed", { home: 1.5, away: 1.5 }), is: "1½–1½, drawn" },
  { why: "a double forfeit isn't 0–0", outcome: bothLose("double-forfeit"), is: "a loss for both" },
])("$why: $is", ({ outcome, is }) => {
  expect(outcomeWords(outcome, NAMES)).toBe(is);
});

test("games are listed home first regardless of colors, and a replayed draw says so", () => {
  const games: ReportedGame[] = [
    { white: "home", outcome: "white", ending: "checkmate" },
    { white: "away", outcome: "white", ending: "resignation" },
    { white: "home", outcome: "draw", ending: "stalemate" },
    { white: "away", outcome: "black", ending: "move-time" },
  ];
  expect(gameScores(games, DEPAUL.match)).toBe("1–0, 0–1, ½–½ (replayed), 1–0");
});
