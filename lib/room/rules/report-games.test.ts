import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { type Act, playActs, secondsIn } from "../testing/played";
import { printLast } from "./cursor";
import { reportGames } from "./report-games";

const rules = DEPAUL;
const start: Act = ["home", 0, { type: "start", white: "home", at: secondsIn(0) }];
const end = (outcome: "white" | "black", seconds: number): Act => [
  "home",
  seconds,
  { type: "end", outcome, ending: "resignation", at: secondsIn(seconds) },
];
const reopen: Act = ["home", 95, { type: "reopen", at: secondsIn(95) }];

function eventsAfter(...acts: readonly Act[]) {
  return playActs([start, ...acts], { rules }).events.map((event, index) => ({
    number: 1,
    seq: index + 1,
    event,
  }));
}

const shown = eventsAfter(end("white", 90));

test("the games that the page showed are reported", () => {
  expect(reportGames(shown, printLast(shown), { side: "away", rules })).toEqual({
    type: "report",
    source: "room",
    games: [{ white: "home", outcome: "white", ending: "resignation" }],
  });
});

test.each([
  { why: "another end was entered since", events: eventsAfter(end("white", 90), reopen, end("black", 99)) },
  { why: "the game was opened again", events: eventsAfter(end("white", 90), reopen) },
])("$why: refused as an old page", ({ events }) => {
  expect(reportGames(events, printLast(shown), { side: "away", rules })).toMatchObject({ code: "changed" });
});

test("a page that says nothing of what it showed is an old page", () => {
  expect(reportGames(shown, "", { side: "away", rules })).toMatchObject({ code: "changed" });
});
