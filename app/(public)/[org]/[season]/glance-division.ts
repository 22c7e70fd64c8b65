import type { DivisionView } from "@/lib/data/divisions";
import type { Instant } from "@/lib/domain/instant";
import { printPoints } from "@/lib/domain/standings/print-points";
import { rankEntries } from "@/lib/domain/standings/rank-entries";
import { resultsOf } from "@/lib/domain/standings/results";
import { stageOf } from "@/lib/format/rounds";
import { paths } from "@/lib/paths";

/** A division in a few facts: how many play, who leads, how far the round has come. */
export function glanceDivision({ season, division, entries, rounds }: DivisionView, at: Instant) {
  const rows = rankEntries(entries, resultsOf(rounds), season.rules.standings);
  const [first] = rows;
  const leaders = rows.filter(({ place }) => place === 1);
  const round = rounds.findLast((each) => stageOf(each, at) !== "ahead") ?? rounds[0];
  const hasResults = first !== undefined && rows.some(({ played }) => played > 0);
  const leader = leaders.length === 1 ? first?.name : `${leaders.length} players`;
  return {
    name: division.name,
    href: paths.division(season.organization.slug, season.slug, division.slug),
    link: rounds.length === 0 ? `Who is in ${division.name}` : `${division.name} table`,
    facts: [
      { term: rounds.length === 0 ? "Registered" : "Players", text: String(entries.length) },
      ...(hasResults
        ? [{ term: "Leader", text: `${leader}, ${printPoints(first.points)} of ${first.played}` }]
        : []),
      ...(round
        ? [
            {
              term: `Round ${round.number} of ${rounds.length}`,
              text: `${round.matches.filter(({ status }) => status === "final").length} of ${round.matches.length} settled`,
            },
          ]
        : [{ term: "Rounds", text: "not paired yet" }]),
    ],
  };
}
