import { describe, expect, test } from "vitest";
import {
  context,
  DIRECTOR,
  final,
  follows,
  gamesOf,
  hour,
  noShowClaimedBy,
  player,
  reportedBy,
  rulesWith,
  stateAfter,
  withDirector,
} from "../testing/matches";
import { openContest, otherVersion } from "./decide-contest";
import { evolve } from "./evolve";
import { wonBy } from "./outcome";
import type { MatchState } from "./state";

const home = player("home");
const away = player("away");
const NOW = hour(80);

/** Home reported 2–0, and away contested it with these games. */
function contestedWith(letters: string | null, before = reportedBy("home")): MatchState {
  const games = letters === null ? null : gamesOf(letters);
  return evolve(before, { type: "ReportContested", by: "away", statement: "Not like that.", games });
}

function ruled(): MatchState {
  return evolve(withDirector(), {
    type: "Ruled",
    outcome: wonBy("home", "ruling", null),
    reason: "So it is.",
    rule: "3.IV",
  });
}

describe("withdrawing a contest", () => {
  test.each([
    { why: "the player who contested can", before: withDirector(), by: away, says: "ContestWithdrawn" },
    {
      why: "also a dispute of a no-show",
      before: contestedWith(null, noShowClaimedBy("home")),
      by: away,
      says: "ContestWithdrawn",
    },
    { why: "not the player who reported", before: withDirector(), by: home, says: "not-your-contest" },
    { why: "not before anything is contested", before: reportedBy("home"), by: away, says: "wrong-stage" },
    { why: "not after the ruling", before: ruled(), by: away, says: "already-settled" },
    { why: "not a director", before: withDirector(), by: DIRECTOR, says: "not-your-match" },
  ])("$why: $says", ({ before, by, says }) => {
    expect(follows(before, { type: "withdraw-contest" }, context(by, NOW))).toBe(says);
  });

  test("the report waits for an answer again, with the full time", () => {
    const after = stateAfter(withDirector(), { type: "withdraw-contest" }, context(away, NOW));
    expect(after).toMatchObject({ status: "reported", case: null, contest: null, answerBy: hour(128) });
    expect(follows(after, { type: "approve" }, context(away, hour(90)))).toBe("ReportApproved");
  });
});

describe("accepting the other version", () => {
  test.each([
    {
      why: "the player who contested accepts the report",
      before: withDirector(),
      by: away,
      says: "VersionAccepted",
    },
    {
      why: "the player who reported accepts the contest",
      before: withDirector(),
      by: home,
      says: "VersionAccepted",
    },
    {
      why: "a contest that nothing was played has no winner",
      before: contestedWith(null),
      by: home,
      says: "version-undecided",
    },
    { why: "nor has an unfinished one", before: contestedWith("H"), by: home, says: "version-undecided" },
    { why: "not before anything is contested", before: reportedBy("home"), by: away, says: "wrong-stage" },
    { why: "not after the ruling", before: ruled(), by: away, says: "already-settled" },
    { why: "not a confirmed match", before: final(), by: away, says: "already-settled" },
    { why: "not a director", before: withDirector(), by: DIRECTOR, says: "not-your-match" },
  ])("$why: $says", ({ before, by, says }) => {
    expect(follows(before, { type: "accept-version" }, context(by, NOW))).toBe(says);
  });

  test("the report counts once the player who contested accepts it", () => {
    expect(stateAfter(withDirector(), { type: "accept-version" }, context(away, NOW))).toMatchObject({
      status: "final",
      case: null,
      report: { by: "home" },
      outcome: wonBy("home", "agreed", { home: 2, away: 0 }),
    });
  });

  test("the other version counts once the player who reported accepts it", () => {
    expect(stateAfter(withDirector(), { type: "accept-version" }, context(home, NOW))).toMatchObject({
      status: "final",
      contest: null,
      report: { by: "away", games: gamesOf("HAA") },
      outcome: wonBy("away", "agreed", { home: 1, away: 2 }),
    });
  });

  test("games count once the player who claimed a no-show accepts them", () => {
    const before = contestedWith("AA", noShowClaimedBy("home"));
    expect(stateAfter(before, { type: "accept-version" }, context(home, NOW))).toMatchObject({
      noShow: null,
      outcome: wonBy("away", "agreed", { home: 0, away: 2 }),
    });
    expect(stateAfter(before, { type: "accept-version" }, context(away, NOW))).toMatchObject({
      report: null,
      outcome: wonBy("home", "forfeit", null),
    });
  });

  test("a tied version stays with the director where the director decides ties", () => {
    const rules = rulesWith({ match: { bestOf: 3, otherDraws: "half", levelMatch: "director" } });
    const after = stateAfter(contestedWith("HAD"), { type: "accept-version" }, context(home, NOW, rules));
    expect(after).toMatchObject({ status: "with-director", case: "level", report: { by: "away" } });
    expect(openContest(after)).toBeNull();
    expect(otherVersion(after, "home", rules)).toBeNull();
  });
});
