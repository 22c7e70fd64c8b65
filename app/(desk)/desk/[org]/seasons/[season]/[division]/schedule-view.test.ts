import { expect, test } from "vitest";
import type { SeasonFacts } from "@/lib/data/seasons";
import { DEPAUL } from "@/lib/domain/rules/depaul";
import { scheduleView } from "./schedule-view";

const SEASON = {
  slug: "fall-2026",
  status: "running",
  divisions: [{ id: "1", slug: "open", name: "Open" }],
  organization: { slug: "lakeside", timeZone: "America/Chicago" },
  rules: DEPAUL,
} as unknown as SeasonFacts;

function preview(players: number, season: Partial<SeasonFacts> = {}) {
  return scheduleView({ ...SEASON, ...season }, "open", players, "2026-11-23", "2026-11-21");
}

test("every round is shown with its window before anything is published", () => {
  expect(preview(4)).toMatchObject({
    sum: "4 players meet once each, in 3 rounds.",
    rounds: [
      { number: 1, opens: "Mon, Nov 23", closes: "Sun, Nov 29, 11:59 pm" },
      { number: 2, opens: "Mon, Nov 30", closes: "Sun, Dec 6, 11:59 pm" },
      { number: 3, opens: "Mon, Dec 7", closes: "Sun, Dec 13, 11:59 pm" },
    ],
    warnings: [],
  });
});

test("with an odd number somebody sits out", () => {
  expect(preview(5).sum).toBe("5 players meet once each, in 5 rounds. One player sits out each round.");
});

test.each([
  {
    why: "publishing closes registration",
    players: 4,
    season: { status: "registration" } as const,
    warning: "Registration is still open. Publishing closes it.",
  },
  {
    why: "a field that is too large for a term",
    players: 40,
    season: {},
    warning: "The last round closes on Sun, Aug 22, 2027. More divisions make a shorter season.",
  },
])("what to know before: $why", ({ players, season, warning }) => {
  expect(preview(players, season).warnings).toEqual([warning]);
});
