import type { OracleRating, OracleRow, OracleStandings } from "./rows.ts";
import { oracleTable } from "./table.ts";

/** As much of the conditions of a playoff as the oracle asks. */
export type OraclePlayoff = {
  readonly spots: number | null;
  readonly leastPercent: number | null;
  readonly leastSportsmanship: number | null;
  readonly afterForfeit: string;
  readonly sportsmanship: {
    readonly ratings: string;
    readonly forDefault: number | null;
    readonly forForfeit: number | null;
  };
  readonly given: readonly OracleRating[];
  /** Players who left before the draw. */
  readonly left: readonly string[];
  /** Who was forgiven a forfeit of which match. */
  readonly forgiven: readonly { readonly id: string; readonly matchId: string }[];
};

/**
 * The seeds that a finished round robin leads to. Where a lot told equals apart, the oracle takes the lot as the seeds tell
 * it: who is seeded higher drew better.
 */
export function oracleSeeds(
  ids: readonly string[],
  rows: readonly OracleRow[],
  standings: OracleStandings,
  playoff: OraclePlayoff,
  seeds: readonly string[],
): readonly string[] {
  const counted = rows.filter((row) => ids.includes(row.homeEntryId) && ids.includes(row.awayEntryId));
  const lot = (id: string) => (seeds.includes(id) ? seeds.indexOf(id) : seeds.length);
  const line = [...oracleTable(ids, rows, standings)].sort(
    (a, b) => a.rank - b.rank || lot(a.id) - lot(b.id),
  );
  const chosen: string[] = [];
  const refused: string[] = [];
  for (const { id, points } of line) {
    if (playoff.left.includes(id)) continue;
    if (!isAble(id, points, counted, standings, playoff)) refused.push(id);
    else if (playoff.spots === null || chosen.length < playoff.spots) chosen.push(id);
  }
  while (chosen.length < 2 && refused.length > 0) chosen.push(refused.shift() as string);
  return chosen;
}

function isAble(
  id: string,
  points: number,
  rows: readonly OracleRow[],
  standings: OracleStandings,
  playoff: OraclePlayoff,
): boolean {
  const { leastPercent, leastSportsmanship, afterForfeit, forgiven } = playoff;
  if (leastSportsmanship !== null && oracleAverage(id, rows, playoff) < leastSportsmanship) return false;
  let could = 0;
  for (const row of rows) {
    if (row.status !== "final" || (row.homeEntryId !== id && row.awayEntryId !== id)) continue;
    could += standings.points.win;
    const own = row.homeEntryId === id ? row.homeResult : row.awayResult;
    const gaveUp = own !== "win" && (row.decidedBy === "forfeit" || row.decidedBy === "double-forfeit");
    const isForgiven = forgiven.some((each) => each.id === id && each.matchId === row.id);
    if (gaveUp && !isForgiven && afterForfeit === "stays-out") return false;
  }
  return leastPercent === null || could === 0 || points / could >= leastPercent / 100;
}

/** Of every rating that counts for a player; endless without one. */
function oracleAverage(
  id: string,
  rows: readonly OracleRow[],
  { sportsmanship, given, forgiven }: OraclePlayoff,
): number {
  const marks: number[] = [];
  for (const row of rows) {
    if (sportsmanship.ratings === "none" || row.status !== "final") continue;
    const of = row.homeEntryId === id ? "home" : row.awayEntryId === id ? "away" : null;
    if (of === null) continue;
    if (row.decidedBy !== "default" && forgiven.some((each) => each.id === id && each.matchId === row.id))
      continue;
    const hasLost = row[`${of}Result`] === "loss";
    let mark: number | null | undefined = null;
    if (row.decidedBy === "default") mark = hasLost ? sportsmanship.forDefault : null;
    else if (row.decidedBy === "forfeit" || row.decidedBy === "double-forfeit")
      mark = hasLost ? sportsmanship.forForfeit : null;
    else mark = given.find((each) => each.matchId === row.id && each.of === of)?.rating;
    if (typeof mark === "number") marks.push(mark);
  }
  if (marks.length === 0) return Number.POSITIVE_INFINITY;
  return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
}
