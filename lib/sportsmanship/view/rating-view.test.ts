import { describe, expect, test } from "vitest";
import { bothLose, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { MatchRatings } from "../store/ratings";
import { averageWords, ownAverage } from "../words/sportsmanship";
import { deskRatings } from "./desk-ratings";
import { ratingView } from "./rating-view";

const PLAYED = wonBy("home", "agreed", { home: 1, away: 0 });

function viewOf(outcome: MatchOutcome | null, ratings: Partial<MatchRatings> = {}) {
  const state = { status: outcome ? "final" : "scheduled", outcome } as const;
  return ratingView(
    { given: {}, isClosed: false, ...ratings },
    { side: "home", them: "Theo", state, rules: TEXAS_STATE },
  );
}

describe("a player can rate", () => {
  test("once the match is played, best first", () => {
    expect(viewOf(PLAYED)?.form?.options.map(({ title }) => title)).toEqual([
      "4, excellent",
      "3, good",
      "2, fair",
      "1, poor",
      "0, unacceptable",
    ]);
  });

  test("and change it, seeing their own rating and never the other one", () => {
    const view = viewOf(PLAYED, { given: { away: 3, home: 0 } });
    expect(view).toMatchObject({ given: "You rated Theo 3, good.", form: { isFolded: true } });
    expect(JSON.stringify(view)).not.toContain("rated you");
    expect(view?.form?.options.filter(({ isGiven }) => isGiven).map(({ value }) => value)).toEqual([3]);
  });

  test.each([
    { why: "before it's final", view: viewOf(null) },
    { why: "after a double forfeit", view: viewOf(bothLose("double-forfeit")) },
    { why: "after a default", view: viewOf(wonBy("home", "default", null)) },
    { why: "once the next stage is drawn", view: viewOf(PLAYED, { isClosed: true }) },
  ])("not $why", ({ view }) => {
    expect(view).toBeNull();
  });

  test("not what the director left out, and the page says so", () => {
    expect(viewOf(PLAYED, { given: { away: null } })).toEqual({
      intro: "The director left out your rating, so you can’t change it.",
      given: null,
      form: null,
    });
  });
});

test("a player's own average is shown from three ratings on, without their number, and never rounded up to what's asked", () => {
  const of = (sum: number, count: number, given = count) => ({ sum, count, given });
  expect(ownAverage(of(3, 1), TEXAS_STATE.playoff)).toBeNull();
  expect(ownAverage(of(6, 2), TEXAS_STATE.playoff)).toBeNull();
  expect(ownAverage(of(5, 3, 2), TEXAS_STATE.playoff)).toBeNull();
  expect(ownAverage(undefined, TEXAS_STATE.playoff)).toBeNull();
  expect(ownAverage(of(10, 3), TEXAS_STATE.playoff)).toBe(
    "Your sportsmanship: 3.3. The playoff asks for 3.0.",
  );
  expect(ownAverage(of(2, 1, 0), TEXAS_STATE.playoff)).toContain("Your sportsmanship: 2.0.");
  expect(averageWords(of(2999, 1000), 2)).toBe("2.99");
  expect(averageWords(of(2999, 1000), 1)).toBe("2.9");
});

test("the director reads both, and what can be left out until the stage closes", () => {
  const names = { home: "Amara", away: "Theo" };
  const ratings: MatchRatings = { given: { home: 1, away: null }, isClosed: false };
  expect(deskRatings(ratings, names)).toEqual([
    { of: "home", words: "Theo rated Amara 1, poor.", canLeaveOut: { rated: 1, by: "Theo" } },
    { of: "away", words: "Amara’s rating of Theo is left out.", canLeaveOut: null },
  ]);
  expect(deskRatings({ ...ratings, isClosed: true }, names)[0]?.canLeaveOut).toBeNull();
});
