import type { Found } from "@/lib/standings/store/search";
import { EarlierTables } from "../standings/earlier-tables";
import { NoPairings } from "../standings/no-pairings";
import { SearchForm } from "../standings/search-form";
import { SearchResults } from "../standings/search-results";
import { TableFiles } from "../standings/table-files";
import { Tables } from "../standings/tables";
import { CROWD, NOW, roundRobinDivision, waitingDivision, withConditions } from "./divisions";
import type { Sample } from "./sample";

const { season, division, entries, rounds } = roundRobinDivision(8, 3);
const FOUND: Found = {
  players: entries.slice(0, 2).map(({ id, name }, index) => ({
    entryId: id,
    name,
    season,
    divisions: [division, { slug: "blitz", name: "Blitz" }].slice(index),
  })),
  divisions: [{ season, division }],
  matches: [0, 4].flatMap((index) => {
    const round = rounds[index];
    const match = round?.matches[0];
    const [home, away] = [match?.homeEntryId, match?.awayEntryId].map(
      (id) => entries.find((entry) => entry.id === id)?.name,
    );
    if (!round || !match || !home || !away) return [];
    const slot = { format: round.stage.format, number: round.number, of: rounds.length, match: match.number };
    return [{ ...match, home, away, slot, season, division }];
  }),
};

/** Standings with their reasons and the crosstable, of small and large divisions. */
export const STANDINGS_SAMPLES: readonly Sample[] = [
  { why: "no results yet", view: roundRobinDivision(8, 0) },
  { why: "in the middle, with a long name", view: roundRobinDivision(8, 3) },
  { why: "all played", view: roundRobinDivision(6, 5) },
  { why: "some miss the conditions of the playoff", view: withConditions(roundRobinDivision(8, 5)) },
  { why: "all played, and the playoff has conditions", view: withConditions(roundRobinDivision(6, 5)) },
  { why: "two players", view: roundRobinDivision(2, 1) },
  { why: "40 players, as wide as a crosstable gets", view: roundRobinDivision(40, 30) },
  { why: "200 players", view: CROWD },
]
  .map(
    ({ why, view }): Sample => ({
      of: "Tables",
      why,
      show: () => <Tables view={view} at={NOW} />,
    }),
  )
  .concat([
    {
      of: "EarlierTables",
      why: "of last week",
      show: () => <EarlierTables view={roundRobinDivision(8, 3)} today="2026-11-18" shown="2026-11-09" />,
    },
    {
      of: "NoPairings",
      why: "before the schedule was published",
      show: () => <NoPairings present={roundRobinDivision(8, 0)} />,
    },
    {
      of: "NoPairings",
      why: "a season that’s over",
      show: () => <NoPairings present={waitingDivision(1, "archived")} />,
    },
    ...[true, false].map((hasTable) => ({
      of: "TableFiles",
      why: hasTable ? "to take away" : "of a knockout",
      show: () => <TableFiles org="lakeside" season="fall-2026" division="open" hasTable={hasTable} />,
    })),
    {
      of: "SearchForm",
      why: "empty",
      show: () => <SearchForm action="/lakeside/search" label="Player, division, or match" />,
    },
    ...[
      { why: "a bit of everything", found: FOUND },
      { why: "nothing", found: { players: [], divisions: [], matches: [] } },
    ].map(({ why, found }) => ({
      of: "SearchResults",
      why,
      show: () => (
        <SearchResults
          org="lakeside"
          zone="America/Chicago"
          question="ana ben"
          isTooShort={false}
          found={found}
        />
      ),
    })),
  ]);
