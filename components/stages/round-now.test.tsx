import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { bothLose } from "@/lib/match/rules/outcome";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours } from "@/lib/shared/instant";
import type { PublicDivision, RoundView } from "@/lib/standings/store/divisions";
import { knockoutDivision, PLAYOFF_RULES, roundRobinDivision } from "../gallery/divisions";
import { RoundNow } from "./round-now";

function saidOf(view: PublicDivision, at: string): string {
  return renderToStaticMarkup(<RoundNow view={view} at={at} />).replace(/<[^>]+>/g, " ");
}

/** A division whose last round is changed. */
function withLast(view: PublicDivision, change: (last: RoundView) => Partial<RoundView>): PublicDivision {
  return {
    ...view,
    rounds: view.rounds.map((round, index) =>
      index === view.rounds.length - 1 ? { ...round, ...change(round) } : round,
    ),
  };
}

const VOID = { status: "void", homeResult: null, awayResult: null, decidedBy: null } as const;

test("a round without a match to report doesn't ask for reports", () => {
  const open = roundRobinDivision(4, 0);
  const rounds = [...roundRobinDivision(4, 2).rounds.slice(0, 1), ...open.rounds.slice(1)];
  expect(saidOf({ ...open, rounds }, rounds[0]?.opensAt ?? "")).toContain("Round 2 begins on");
  const voided = withLast(knockoutDivision(2), ({ matches }) => ({
    matches: matches.map((match) => ({ ...match, ...VOID })),
  }));
  expect(saidOf(voided, voided.rounds.at(-1)?.opensAt ?? "")).toContain(
    "No match of the final is left to report.",
  );
});

describe("once every match is decided before its round", () => {
  const view = roundRobinDivision(4, 3);
  const season = { ...view.season, rules: PLAYOFF_RULES };
  const said = (at: string) => saidOf({ ...view, season }, at);

  test("no round begins between two rounds", () => {
    const between = view.rounds.map((round, index) => ({
      ...round,
      opensAt: index === 0 ? round.opensAt : addHours(round.opensAt, 24),
    }));
    const at = addHours(between[0]?.deadlineAt ?? "", 2);
    expect(saidOf({ ...view, season, rounds: between }, at)).toMatch(
      /All played\s+Every match is decided\. Next, the playoff is drawn\./,
    );
  });

  test("the round that's open has nothing to report", () => {
    expect(said(view.rounds[0]?.opensAt ?? "")).toContain("No match of Round 1 is left to report.");
  });
});

test("a final that no one reached doesn't begin", () => {
  const view = knockoutDivision(2, 2);
  const { decidedBy, home, away } = bothLose("double-forfeit");
  const lost = { decidedBy, homeResult: home, awayResult: away, homeWins: null, awayWins: null };
  const [semifinals, final] = view.rounds;
  if (!semifinals || !final) throw new Error("Four players have two rounds");
  const rounds = [
    { ...semifinals, matches: semifinals.matches.map((match) => ({ ...match, ...lost })) },
    { ...final, opensAt: addHours(semifinals.deadlineAt, 24), matches: [] },
  ];
  expect(saidOf({ ...view, rounds }, addHours(semifinals.deadlineAt, 2))).toMatch(
    /All played\s+Every match is decided\. No one reached the final\./,
  );
});

test("while an extended round has nothing left to report, the round that's open beside it is named", () => {
  const open = roundRobinDivision(4, 0);
  const [first] = roundRobinDivision(4, 2).rounds;
  const [, second, third] = open.rounds;
  if (!first || !second || !third) throw new Error("Four players have three rounds");
  const rounds = [{ ...first, deadlineAt: second.deadlineAt }, second, third];
  expect(saidOf({ ...open, rounds }, second.opensAt)).toContain("Report Round 2 by");
});

test("a round of a bracket isn't over while one of its matches is still to come about", () => {
  const bracket = knockoutDivision(2);
  const contested = {
    ...bracket,
    rounds: bracket.rounds.map((round, index) => ({
      ...round,
      matches:
        index === 0
          ? round.matches.map((match, at) =>
              at === 3 ? { ...match, status: "with-director" as const } : match,
            )
          : round.matches.slice(0, index === 1 ? 1 : 0),
    })),
  };
  expect(saidOf(contested, bracket.rounds[1]?.opensAt ?? "")).toContain("Report the semifinals by");
});

describe("a final at a session", () => {
  const sessionAt = "2026-11-14T20:00:00.000Z";
  const during = "2026-11-15T18:00:00.000Z";
  const final = (scheduledAt: string | null) =>
    withLast(knockoutDivision(2), ({ matches }) => ({
      sessionAt,
      sessionPlace: "Courtside Lounge",
      matches: matches.map((match) => ({ ...match, scheduledAt })),
    }));

  test("is played there", () => {
    expect(saidOf(final(sessionAt), during)).toContain("The final is played on Saturday, Nov 14");
  });

  test("is reported by its deadline if it came about afterwards", () => {
    expect(saidOf(final(null), during)).toContain("Report the final by Sunday, Nov 15");
  });
});

test("with time to report after the round has closed, it says until when, by the round's own rules", () => {
  const view = roundRobinDivision(4, 1);
  const { season } = view;
  const rules = { ...season.rules, reporting: { ...season.rules.reporting, graceHours: 24 } };
  const during = view.rounds[1]?.opensAt ?? "";
  const underRules = (own: RulePack, newest: RulePack) =>
    saidOf(
      {
        ...view,
        season: { ...season, rules: newest },
        rounds: view.rounds.map((round) => ({ ...round, rules: own })),
      },
      during,
    );
  expect(underRules(season.rules, rules)).toMatch(/Report Round \d by Sunday/);
  expect(underRules(rules, season.rules)).toMatch(/Report Round \d by Monday/);
});

describe("after all rounds", () => {
  const after = "2027-03-01T18:00:00.000Z";
  const withStatus = (status: "open" | "scheduled" | "reported" | "with-director") =>
    withLast(roundRobinDivision(4, 3), ({ matches: [first, ...others] }) => ({
      matches: first ? [{ ...first, status }, ...others] : [],
    }));

  test.each([
    { status: "open", says: "Matches that are still open can change the standings." },
    { status: "scheduled", says: "Matches that are still open can change the standings." },
    { status: "reported", says: "Matches that are still open can change the standings." },
    {
      status: "with-director",
      says: "Matches that the director still has to decide can change the standings.",
    },
  ] as const)("a match that’s $status isn't decided", ({ status, says }) => {
    const said = saidOf(withStatus(status), after);
    expect(said).toContain(says);
    expect(said).toContain("Still open");
    expect(said).not.toContain("All played");
  });

  test("a result that may be corrected isn't final", () => {
    const asked = withLast(roundRobinDivision(4, 3), ({ matches }) => ({
      matches: matches.map((match) => ({ ...match, correction: "asked" })),
    }));
    const said = saidOf(asked, after);
    expect(said).toContain("A correction that’s still to be decided can change the standings.");
    expect(said).toContain("Still open");
  });

  test("a match of the bracket that was voided leaves it undecided", () => {
    const voided = withLast(knockoutDivision(3), ({ matches }) => ({
      matches: matches.map((match) => ({ ...match, ...VOID })),
    }));
    const said = saidOf(voided, after);
    expect(said).toContain("A match was voided, so the bracket isn’t decided yet.");
    expect(said).toContain("Still open");
    expect(saidOf(knockoutDivision(3), after)).toContain("The bracket is final.");
  });

  test.each([
    { players: 2, says: "The only round has closed. The standings are final." },
    { players: 4, says: "All three rounds have closed. The standings are final." },
  ])("$players players have played it all", ({ players, says }) => {
    const said = saidOf(roundRobinDivision(players, players - 1), after);
    expect(said).toContain("All played");
    expect(said).toContain(says);
  });

  test("no one is left for the playoff", () => {
    const view = roundRobinDivision(4, 3);
    const season = { ...view.season, rules: PLAYOFF_RULES };
    const entries = view.entries.map((entry) => ({ ...entry, hasLeft: true }));
    const said = saidOf({ ...view, season, entries }, after);
    expect(said).toContain("fewer than two players are left. The standings are final.");
  });

  test.each([
    { status: "running", says: "Next, the playoff is drawn." },
    { status: "finished", says: "The season ended without a playoff. The standings are final." },
  ] as const)("a playoff that isn't drawn in a $status season", ({ status, says }) => {
    const view = roundRobinDivision(4, 3);
    const season = { ...view.season, rules: PLAYOFF_RULES, status };
    expect(saidOf({ ...view, season }, after)).toContain(says);
  });
});
