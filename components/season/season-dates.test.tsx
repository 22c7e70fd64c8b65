import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { knockoutDivision, roundRobinDivision } from "../gallery/divisions";
import { AgreedMatches, KeyDates } from "./season-dates";

test.each([
  { players: 10, says: "One more round follows. The last one closes on" },
  { players: 12, says: "Three more rounds follow. The last one closes on" },
])("with $players players: $says", ({ players, says }) => {
  const view = roundRobinDivision(players, 1);
  const html = renderToStaticMarkup(
    <KeyDates season={view.season} views={[view]} at="2026-10-01T12:00:00.000Z" />,
  );
  expect(html).toContain(says);
});

test("once a division has drawn its playoff, the dates to come are those of the others", () => {
  const table = {
    ...roundRobinDivision(4, 3),
    season: { ...roundRobinDivision(4, 3).season, rules: TEXAS_STATE },
  };
  const drawn = { ...table, rounds: knockoutDivision(0, 2).rounds };
  const last = { ...table, division: { ...table.division, name: "Recreational" } };
  const dates = (...views: (typeof table)[]) =>
    renderToStaticMarkup(<KeyDates season={table.season} views={views} at="2026-10-01T12:00:00.000Z" />);
  expect(dates(table, last)).toContain("The playoff comes next.");
  expect(dates(drawn, last)).toContain("The playoff in Recreational comes next.");
  expect(dates(drawn)).not.toContain("comes next");
});

test.each([
  { why: "before anyone has agreed", decided: 0, title: "No match has a time yet" },
  { why: "once every match is decided", decided: 3, title: "No match is left to play" },
])("without times $why: $title", ({ decided, title }) => {
  const view = roundRobinDivision(4, decided);
  const rounds = view.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, scheduledAt: null })),
  }));
  const html = renderToStaticMarkup(
    <AgreedMatches season={view.season} views={[{ ...view, rounds }]} at="2026-10-01T12:00:00.000Z" />,
  );
  expect(html).toContain(title);
});
