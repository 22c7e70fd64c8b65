import { expect, test } from "vitest";
import { secondsIn } from "@/lib/room/testing/played";
import type { LiveBoard } from "@/lib/room/view/live-boards";
import { heardBoard } from "./use-boards";

const newsAt = (second: number) => ({
  match: "m1",
  now: secondsIn(second),
  score: { home: 0, away: 0 },
  firstGame: 1,
  games: [],
});

const boardAt = (second: number): LiveBoard => ({
  match: "m1",
  href: "/lakeside/matches/m1",
  where: "Table 1",
  division: "Open",
  names: { home: "Amara", away: "Theo" },
  delayMs: 0,
  news: newsAt(second),
});

test.each([
  { why: "the stream has told more", asked: 10, told: 12, shown: 12 },
  {
    why: "the stream was refused since, and the boards were asked for again",
    asked: 32,
    told: 12,
    shown: 32,
  },
])("$why", ({ asked, told, shown }) => {
  const heard = { offset: 7 };
  const board = heardBoard(boardAt(asked), { news: newsAt(told), heard });
  expect(board).toEqual({ board: boardAt(shown), heard });
});

test("before the stream tells anything, a board is as the page was drawn", () => {
  expect(heardBoard(boardAt(10), undefined)).toEqual({ board: boardAt(10), heard: null });
});
