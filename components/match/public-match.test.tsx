import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PublicMatchView } from "@/lib/standings/store/public-match";
import { roundRobinDivision } from "../gallery/divisions";
import { PublicMatchSheet } from "./public-match";

const DIVISION = roundRobinDivision(8, 1);

test.each([
  { status: "open", promises: true },
  { status: "reported", promises: true },
  { status: "final", promises: false },
  { status: "void", promises: false },
] as const)("a match that's $status promises games: $promises", ({ status, promises }) => {
  const html = htmlOf({ status });
  expect(html).toContain("There are no games to show.");
  expect(html.includes("once both players agree")).toBe(promises);
});

test.each([true, false])(
  "a ruling says why it shows no games if it fits two versions: %s",
  (doesRulingFitTwo) => {
    const html = htmlOf({ status: "final", decidedBy: "ruling" }, { doesRulingFitTwo });
    const why = "Two different versions of the games fit this ruling, so none are shown.";
    expect(html.includes(why)).toBe(doesRulingFitTwo);
    expect(html.includes("There are no games to show.")).toBe(!doesRulingFitTwo);
  },
);

test("every time names its zone", () => {
  const html = htmlOf({ status: "scheduled", scheduledAt: "2026-11-21T22:00:00.000Z" });
  expect(html).toContain("Saturday, Nov 21, 4:00 pm, Central Time (CST)");
  expect(html.match(/Central Time/g)).toHaveLength(2);
});

function htmlOf(changes: Partial<PublicMatchView["match"]>, more: Partial<PublicMatchView> = {}): string {
  const [round] = DIVISION.rounds;
  const [match] = round?.matches ?? [];
  if (!round || !match) throw new Error("The division has a match");
  const { rules } = DIVISION.season;
  const shown = { ...match, ...changes };
  const view = { division: DIVISION, round, match: shown, rules, games: [], live: null, ...more };
  return renderToStaticMarkup(<PublicMatchSheet view={view} />);
}
