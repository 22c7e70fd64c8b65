import { expect, test } from "vitest";
import { roundRobinDivision } from "@/components/gallery/divisions";
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
