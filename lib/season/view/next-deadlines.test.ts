import { expect, test } from "vitest";
import { PLAYOFF_RULES, roundRobinDivision } from "@/components/gallery/divisions";
import { nextDeadlines } from "./next-deadlines";

test.each([
  { graceHours: 0, reportBy: null },
  { graceHours: 24, reportBy: expect.stringMatching(/^Monday/) },
])(
  "reports are accepted for $graceHours hours after the round has closed, by its own rules",
  ({ graceHours, reportBy }) => {
    const view = roundRobinDivision(4, 1);
    const { season } = view;
    const rules = { ...season.rules, reporting: { ...season.rules.reporting, graceHours } };
    const zone = season.organization.timeZone;
    const next = nextDeadlines(
      [{ ...view, rounds: view.rounds.map((round) => ({ ...round, rules })) }],
      zone,
      view.rounds[1]?.opensAt ?? "",
    );
    expect(next?.[0]).toMatchObject({ now: expect.stringContaining("Sunday"), reportBy });
  },
);

test.each([
  { decided: 1, isToReport: true },
  { decided: 2, isToReport: false },
])(
  "if $decided of two matches are decided, one is left to report: $isToReport",
  ({ decided, isToReport }) => {
    const [[first], later] = [roundRobinDivision(4, decided).rounds, roundRobinDivision(4, 0)];
    const view = { ...later, rounds: [...(first ? [first] : []), ...later.rounds.slice(1)] };
    const at = view.rounds[0]?.opensAt ?? "";
    expect(nextDeadlines([view], view.season.organization.timeZone, at)?.[0]).toMatchObject({ isToReport });
  },
);

test("a round that hasn't opened is named only if one of its matches is left to report", () => {
  const [open, decided] = [roundRobinDivision(4, 1), roundRobinDivision(4, 2)];
  const zone = open.season.organization.timeZone;
  const at = open.rounds[0]?.opensAt ?? "";
  const season = { ...open.season, rules: PLAYOFF_RULES };
  const titles = (view: typeof open) =>
    nextDeadlines([{ ...view, season }], zone, at)?.map(({ title }) => title.replace("\u00a0", " "));
  expect(titles(open)).toEqual(["Round 1", "Round 2", "Round 3"]);
  expect(titles(decided)).toEqual(["Round 1"]);
});
