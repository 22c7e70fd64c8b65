import { describe, expect, test } from "vitest";
import {
  CLOCK,
  context,
  follows,
  gamesOf,
  hour,
  player,
  rulesWith,
  scheduled,
  stateAfter,
} from "../testing/matches";
import { nextMove } from "./next-move";
import { addUpSeries, nextWhite } from "./series";
import type { MatchState } from "./state";

const HALVES = { stalemate: "half", otherDraws: "half" } as const;
const home = player("home");
const away = player("away");

function says(games: string, rules: ReturnType<typeof rulesWith>): string {
  return follows(scheduled(), { type: "report", games: gamesOf(games) }, context(home, hour(70), rules));
}

describe("a tied match continues with one more game", () => {
  const clock = { minutesPerMatch: 60, timeUp: "draw" } as const;
  const one = rulesWith({ match: { ...HALVES, bestOf: 1, levelMatch: "one-more-game" } });
  const three = rulesWith({ match: { ...HALVES, bestOf: 3, levelMatch: "one-more-game" }, clock });

  test.each([
    { games: "H", rules: one, is: "ResultReported" },
    { games: "D", rules: one, is: "series-not-finished" },
    { games: "DA", rules: one, is: "ResultReported" },
    { games: "DSDH", rules: one, is: "ResultReported" },
    { games: "DAA", rules: one, is: "game-after-the-end" },
    { games: "DDDDDDDDDDDA", rules: one, is: "ResultReported" },
    { games: "DDDDDDDDDDDDA", rules: one, is: "too-many-games" },
    { games: "HAD", rules: three, is: "series-not-finished" },
    { games: "HADH", rules: three, is: "ResultReported" },
    { games: "HADDA", rules: three, is: "ResultReported" },
    { games: "HDD", rules: three, is: "ResultReported" },
    { games: "HDDA", rules: three, is: "game-after-the-end" },
    { games: "T", rules: three, is: "series-not-finished" },
    { games: "TDA", rules: three, is: "ResultReported" },
    { games: "TAA", rules: three, is: "game-after-the-end" },
    { games: "HT", rules: three, is: "ResultReported" },
  ])("$games in a best of $rules.match.bestOf: $is", ({ games, rules, is }) => {
    expect(says(games, rules)).toBe(is);
  });

  test("colors are reversed each time", () => {
    const games = gamesOf("DDD");
    expect(games.map((_, index) => nextWhite(games.slice(0, index + 1), one.match))).toEqual([
      "away",
      "home",
      "away",
    ]);
    expect(addUpSeries(gamesOf("DDDA"), one.match)).toMatchObject({
      winner: "away",
      score: { home: 1.5, away: 2.5 },
    });
  });
});

describe("a tied match goes to the director", () => {
  const rules = rulesWith({
    match: { ...HALVES, bestOf: 1, levelMatch: "director" },
    reporting: { unanswered: "stands" },
  });
  const reported = (games: string): MatchState =>
    stateAfter(scheduled(), { type: "report", games: gamesOf(games) }, context(home, hour(70), rules));

  test("when both say so", () => {
    expect(stateAfter(reported("D"), { type: "approve" }, context(away, hour(71), rules))).toMatchObject({
      status: "with-director",
      case: "level",
      outcome: null,
    });
    expect(stateAfter(reported("H"), { type: "approve" }, context(away, hour(71), rules)).status).toBe(
      "final",
    );
  });

  test("and by silence too, if other reports count", () => {
    const late = hour(70 + 49);
    const pass = { type: "pass-answer-time" } as const;
    expect(stateAfter(reported("D"), pass, context(CLOCK, late, rules)).status).toBe("with-director");
    expect(stateAfter(reported("H"), pass, context(CLOCK, late, rules)).status).toBe("final");
    expect(nextMove(reported("D"), "away", late, rules).kind).toBe("director-decides");
    expect(nextMove(reported("H"), "away", late, rules).kind).toBe("decided");
    const approve = { type: "approve" } as const;
    expect(follows(reported("D"), approve, context(away, late, rules))).toBe("answer-time-passed");
    expect(follows(reported("H"), approve, context(away, late, rules))).toBe("report-stands");
    const speak = { type: "add-statement", statement: "We agreed on it." } as const;
    expect(follows(reported("D"), speak, context(away, late, rules))).toBe("StatementAdded");
  });
});
