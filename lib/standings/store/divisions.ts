import { kebabCase } from "@/lib/db/enum-names";
import { prisma, type Transaction } from "@/lib/db/prisma";
import type { MatchProjection } from "@/lib/match/rules/project";
import { toProjection } from "@/lib/match/store/match-record";
import { publicName } from "@/lib/people/words/public-name";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { type DivisionFacts, findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { DrawnStage } from "@/lib/stages/format";
import { DRAW, toDraw } from "@/lib/stages/store/draw";
import { roundStamp } from "@/lib/stages/store/round-stamp";
import type { StandingsEntry } from "../rules/results";

/** A division as everyone can see it: names and results, no contact details. */
export type DivisionView = {
  readonly season: SeasonFacts;
  readonly division: DivisionFacts;
  /** Players who are in, and those who left with results that count. */
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly RoundView[];
};

export type RoundView = {
  readonly id: string;
  readonly stage: StageView;
  readonly number: number;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  /** When and where a final at a session is played. */
  readonly sessionAt: Instant | null;
  readonly sessionPlace: string | null;
  /** Changes with the dates of the round. */
  readonly stamp: string;
  readonly matches: readonly PublicMatch[];
};

/** The stage a round belongs to: its number in the division, from 1, and its draw. */
export type StageView = DrawnStage & { readonly id: string };

export type PublicMatch = MatchProjection & {
  readonly id: string;
  readonly number: number;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
};

/**
 * A division with its rounds and results, also by an old address; the page then redirects. Undefined for drafts, and if
 * it doesn't exist.
 */
export async function findDivision(
  organization: string,
  season: string,
  division: string,
): Promise<DivisionView | undefined> {
  const facts = await findSeason(organization, season);
  const found = facts && (await findDivisionIn(facts, division));
  if (!facts || facts.status === "draft" || !found) return undefined;
  const [entries, rounds] = await Promise.all([
    listEntries(prisma(), found.id),
    listRounds(prisma(), found.id),
  ]);
  return { season: facts, division: found, entries: entries.map(asPublic), rounds };
}

/** An entry as the public reads it. */
export function asPublic(entry: StandingsEntry): StandingsEntry {
  return { ...entry, name: publicName(entry) };
}

/** A division in a transaction that holds the locks for what it's about to decide. */
export async function readDivision(
  tx: Transaction,
  asked: Pick<DivisionView, "season" | "division">,
): Promise<DivisionView> {
  const entries = await listEntries(tx, asked.division.id);
  return { ...asked, entries, rounds: await listRounds(tx, asked.division.id) };
}

/**
 * Players who left before their first match, or whose results are annulled, are out of the standings (FIDE GRC 6.6).
 */
export async function listEntries(db: Transaction, divisionId: string): Promise<readonly StandingsEntry[]> {
  const hasMatch = { OR: [{ homeMatches: { some: {} } }, { awayMatches: { some: {} } }] };
  const rows = await db.entry.findMany({
    where: {
      divisionId,
      annulled: false,
      OR: [{ status: "active" }, { status: { in: ["withdrawn", "removed"] }, ...hasMatch }],
    },
    select: { id: true, name: true, status: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 1000,
  });
  return rows.map(({ id, name, status }) => ({ id, name, hasLeft: status !== "active" }));
}

/** The rounds of a division, stage by stage, with their matches. */
export async function listRounds(db: Transaction, divisionId: string): Promise<readonly RoundView[]> {
  const rows = await db.round.findMany({
    where: { stage: { divisionId } },
    include: { stage: { include: DRAW }, matches: { orderBy: { number: "asc" } } },
    orderBy: [{ stage: { position: "asc" } }, { number: "asc" }],
    take: 500,
  });
  return rows.map((round) => ({
    id: round.id,
    stage: {
      id: round.stage.id,
      position: round.stage.position,
      format: kebabCase(round.stage.format),
      ...toDraw(round.stage),
    },
    sessionAt: round.sessionAt && instantOf(round.sessionAt),
    sessionPlace: round.sessionPlace,
    number: round.number,
    opensAt: instantOf(round.opensAt),
    deadlineAt: instantOf(round.deadlineAt),
    stamp: roundStamp(round),
    matches: round.matches.map((match) => ({
      ...toProjection(match),
      id: match.id,
      number: match.number,
      homeEntryId: match.homeEntryId,
      awayEntryId: match.awayEntryId,
    })),
  }));
}
