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

test("every time names its zone", () => {
  const html = htmlOf({ status: "scheduled", scheduledAt: "2026-11-21T22:00:00.000Z" });
  expect(html).toContain("Saturday, Nov 21, 4:00 pm, Central Time (CST)");
  expect(html.match(/Central Time/g)).toHaveLength(2);
});

function htmlOf(changes: Partial<PublicMatchView["match"]>): string {
  const [round] = DIVISION.rounds;
  const [match] = round?.matches ?? [];
  if (!round || !match) throw new Error("The division has a match");
  const { rules } = DIVISION.season;
  const view = { division: DIVISION, round, match: { ...match, ...changes }, rules, games: [], live: null };
  return renderToStaticMarkup(<PublicMatchSheet view={view} />);
}
