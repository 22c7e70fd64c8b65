import type { DivisionView } from "@/lib/data/divisions";
import { MATCH_RECORD, toProjection, toRecord } from "@/lib/data/matches/record";
import { prisma } from "@/lib/data/prisma";
import { foldMatch } from "@/lib/domain/match/evolve";
import { projectMatch } from "@/lib/domain/match/project";
import type { StandingsRow } from "@/lib/domain/standings/rank-entries";

/** What must be true of a season that was played to its end. Prints each with its count; returns what is broken. */
export async function checkInvariants(
  view: DivisionView,
  rows: readonly StandingsRow[],
): Promise<readonly string[]> {
  const matches = view.rounds.flatMap((round) => round.matches);
  const records = (await prisma().match.findMany({ include: MATCH_RECORD })).map((row) => ({
    record: toRecord(row),
    stored: toProjection(row),
  }));
  const players = view.entries.length;
  const pairs = new Set(
    matches.map(({ homeEntryId, awayEntryId }) => [homeEntryId, awayEntryId].sort().join()),
  );
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const decided = matches.filter(
    ({ decidedBy, homeResult, awayResult }) => decidedBy && homeResult !== awayResult,
  );
  const eventsOf = (type: string) =>
    records.filter(({ record }) => record.events.some(({ event }) => event.type === type));

  const checks: readonly (readonly [string, number, number])[] = [
    ["everybody meets everybody once", pairs.size, (players * (players - 1)) / 2],
    ["every match is final", matches.filter(({ status }) => status === "final").length, matches.length],
    ["points add up to one for every decided match", points, decided.length],
    [
      "every row equals the fold of its events",
      records.filter(({ record, stored }) =>
        isSame(stored, projectMatch(foldMatch(record.events.map(({ event }) => event)))),
      ).length,
      records.length,
    ],
    [
      "no reported match was double-forfeited by the clock",
      eventsOf("DeadlinePassed").filter(({ record }) =>
        record.events.some(({ event }) => event.type === "ResultReported" || event.type === "NoShowClaimed"),
      ).length,
      0,
    ],
    [
      "nobody approved their own report",
      records.filter(({ record }) => approvedOwn(record.events.map(({ event }) => event))).length,
      0,
    ],
    ["every player's colours differ by at most one", colourSpread(view), players % 2 === 0 ? 1 : 0],
  ];
  console.log("");
  for (const [law, found, expected] of checks) {
    console.log(`${found === expected ? "holds " : "BROKEN"}  ${law} (${found} of ${expected})`);
  }
  return checks.filter(([, found, expected]) => found !== expected).map(([law]) => law);
}

function isSame(one: object, two: object): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

function approvedOwn(events: readonly { type: string; by?: string }[]): boolean {
  const reporter = events.findLast(({ type }) => type === "ResultReported" || type === "NoShowClaimed")?.by;
  return events.some(({ type, by }) => type === "ReportApproved" && by === reporter);
}

/** The largest difference between a player's Whites and Blacks in first games. */
function colourSpread(view: DivisionView): number {
  const balance = new Map(view.entries.map(({ id }) => [id, 0]));
  for (const { homeEntryId, awayEntryId } of view.rounds.flatMap((round) => round.matches)) {
    balance.set(homeEntryId, (balance.get(homeEntryId) ?? 0) + 1);
    balance.set(awayEntryId, (balance.get(awayEntryId) ?? 0) - 1);
  }
  return Math.max(...[...balance.values()].map(Math.abs));
}
