import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NOW, PLAYOFF_RULES, roundRobinDivision } from "../gallery/divisions";
import { Playoff } from "./playoff";

/** The playoff of four players, with this many of them left and this many matches of each round played. */
function saidWith(left: number, over = 3): string {
  const view = roundRobinDivision(4, over);
  const entries = view.entries.map((entry, index) => ({ ...entry, hasLeft: index >= left }));
  const season = { ...view.season, rules: PLAYOFF_RULES };
  return renderToStaticMarkup(<Playoff view={{ ...view, season, entries }} asked={{}} now={NOW} seen="" />);
}

test.each([0, 1])("with %d players left there's nothing to draw", (left) => {
  for (const over of [1, 3]) {
    const said = saidWith(left, over);
    expect(said).toContain("fewer than two players are left");
    expect(said).not.toContain("<form");
  }
});

test("with two players left they're drawn", () => {
  expect(saidWith(2)).toContain("2 players in one round");
  expect(saidWith(2, 1)).toContain("still open");
});
