import { expect, test } from "vitest";
import { PLAYOFF_RULES, roundRobinDivision } from "@/components/gallery/divisions";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { playoffWords } from "./playoff-summary";

const GO_ON = "The first four players in these standings advance to the playoff.";

function wordsOf(over: number, status: SeasonFacts["status"] = "running") {
  const view = roundRobinDivision(6, over);
  return playoffWords({ ...view, season: { ...view.season, rules: PLAYOFF_RULES, status } });
}

test("the playoff follows the last round, or the last result", () => {
  expect(wordsOf(2)).toBe(
    `${GO_ON} It’s drawn once every result is in. The deadline of Round 5 is Sunday, Nov 29, 10:00 pm.`,
  );
  expect(wordsOf(5)).toBe(`${GO_ON} Every result is in. Next, it’s drawn.`);
});

test("a correction that's still to be decided keeps the playoff waiting", () => {
  const view = roundRobinDivision(6, 5);
  const [first, ...others] = view.rounds;
  const matches = first?.matches.map((match) => ({ ...match, correction: "with-director" as const })) ?? [];
  const rounds = first ? [{ ...first, matches }, ...others] : [];
  const season = { ...view.season, rules: PLAYOFF_RULES };
  expect(playoffWords({ ...view, season, rounds })).toBe(
    `${GO_ON} It’s drawn once the last correction is decided.`,
  );
});

test("a season that ended without a playoff doesn't wait for one", () => {
  expect(wordsOf(5, "finished")).toBe("The season ended without a playoff.");
  expect(wordsOf(2, "archived")).toBe("The season ended without a playoff.");
});

/** A division whose rounds have all been played, with this many of six players left. */
function leftIn(players: number) {
  const view = roundRobinDivision(6, 5);
  const entries = view.entries.map((entry, index) => ({ ...entry, hasLeft: index >= players }));
  return playoffWords({ ...view, season: { ...view.season, rules: PLAYOFF_RULES }, entries });
}

test("no more players advance than are left, and without two of them there's no playoff", () => {
  expect(leftIn(5)).toContain(GO_ON);
  expect(leftIn(3)).toContain("The first three players in these standings advance to the playoff.");
  for (const players of [1, 0])
    expect(leftIn(players)).toBe("There won’t be a playoff, because fewer than two players are left.");
});
