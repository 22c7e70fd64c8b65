import { EarlierTables } from "../standings/earlier-tables";
import { TableFiles } from "../standings/table-files";
import { Tables } from "../standings/tables";
import { CROWD, NOW, roundRobinDivision } from "./divisions";
import type { Sample } from "./sample";

/** Standings with their reasons and the crosstable, of small and large divisions. */
export const STANDINGS_SAMPLES: readonly Sample[] = [
  { why: "no results yet", view: roundRobinDivision(8, 0) },
  { why: "in the middle, with a long name", view: roundRobinDivision(8, 3) },
  { why: "all played", view: roundRobinDivision(6, 5) },
  { why: "two players", view: roundRobinDivision(2, 1) },
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
      of: "TableFiles",
      why: "to take away",
      show: () => <TableFiles org="lakeside" season="fall-2026" division="open" />,
    },
  ]);
