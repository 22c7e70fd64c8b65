import { kebabCase } from "@/lib/db/enum-names";
import type { Prisma } from "@/lib/db/generated/client";
import { prisma, type Transaction } from "@/lib/db/prisma";
import type { MatchProjection } from "@/lib/match/rules/project";
import { toProjection } from "@/lib/match/store/match-record";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { NAMED_ENTRY, type NamedEntry, styleOf } from "@/lib/people/store/public-names";
import { type PublicName, publicName } from "@/lib/people/words/public-name";
import { findDivisionIn } from "@/lib/season/store/addresses";
import { type DivisionFacts, findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { DrawnStage } from "@/lib/stages/format";
import { DRAW, toDraw } from "@/lib/stages/store/draw";
import { roundStamp } from "@/lib/stages/store/round-stamp";
import type { StandingsEntry } from "../rules/results";

/** A division with its players' names and results, and no contact details. */
export type DivisionView = DivisionOf<StandingsEntry>;

/** A division as everyone can see it. */
export type PublicDivision = DivisionOf<PublicEntry>;

/** A player as everyone can see them. */
export type PublicEntry = StandingsEntry & {
  readonly name: PublicName;
  /** It's the name they registered with. If not, two players can have the same. */
  readonly isFullName: boolean;
};

type DivisionOf<Entry> = {
  readonly season: SeasonFacts;
  readonly division: DivisionFacts;
  /** Players who are in, and those who left with results that count. */
  readonly entries: readonly Entry[];
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
 * A division as everyone can see it, with its rounds and results, also by an old address; the page then redirects.
 * Undefined for drafts, and if it doesn't exist.
 */
export async function findDivision(
  organization: string,
  season: string,
  division: string,
): Promise<PublicDivision | undefined> {
  const asked = await findPublished(organization, season, division);
  if (!asked) return undefined;
  const [rows, rounds] = await Promise.all([
    prisma().entry.findMany({
      where: inStandings(asked.division.id),
      select: { ...NAMED_ENTRY, status: true },
      orderBy: BY_NAME,
      take: MOST_ENTRIES,
    }),
    listRounds(prisma(), asked.division.id),
  ]);
  const entries = rows.map((row) => asPublic(row, row.status !== "active"));
  return { ...asked, entries: inPublicOrder(entries), rounds };
}

/** The same division as its own desk sees it, with the names that its players registered with. */
export async function findDivisionOfDesk(
  { organizationId }: DirectorScope | StaffScope,
  { organization, season, division }: Readonly<Record<"organization" | "season" | "division", string>>,
): Promise<DivisionView | undefined> {
  const asked = await findPublished(organization, season, division);
  return asked?.season.organization.id === organizationId ? readDivision(prisma(), asked) : undefined;
}

async function findPublished(
  organization: string,
  season: string,
  division: string,
): Promise<Pick<DivisionView, "season" | "division"> | undefined> {
  const facts = await findSeason(organization, season);
  const found = facts && (await findDivisionIn(facts, division));
  return facts && found && facts.status !== "draft" ? { season: facts, division: found } : undefined;
}

/** An entry as the public reads it. */
export function asPublic(row: NamedEntry, hasLeft: boolean): PublicEntry {
  const style = styleOf(row);
  return { id: row.id, name: publicName(row, style), hasLeft, isFullName: style === "full" };
}

/** By name, then those who aren't shown by their name: where they'd be in the alphabet would tell something of it. */
export function inPublicOrder(entries: readonly PublicEntry[]): readonly PublicEntry[] {
  const others = entries.filter(({ isFullName }) => !isFullName);
  return [
    ...entries.filter(({ isFullName }) => isFullName),
    ...others.toSorted((one, two) => one.name.localeCompare(two.name, "en", { numeric: true })),
  ];
}

/** A division with full names, in a transaction that holds the locks for what it's about to decide. */
export async function readDivision(
  tx: Transaction,
  asked: Pick<DivisionView, "season" | "division">,
): Promise<DivisionView> {
  const entries = await listEntries(tx, asked.division.id);
  return { ...asked, entries, rounds: await listRounds(tx, asked.division.id) };
}

export async function listEntries(db: Transaction, divisionId: string): Promise<readonly StandingsEntry[]> {
  const rows = await db.entry.findMany({
    where: inStandings(divisionId),
    select: { id: true, name: true, status: true },
    orderBy: BY_NAME,
    take: MOST_ENTRIES,
  });
  return rows.map(({ id, name, status }) => ({ id, name, hasLeft: status !== "active" }));
}

/**
 * Players who left before their first match, or whose results are annulled, are out of the standings (FIDE GRC 6.6).
 */
function inStandings(divisionId: string): Prisma.EntryWhereInput {
  const hasMatch = { OR: [{ homeMatches: { some: {} } }, { awayMatches: { some: {} } }] };
  return {
    divisionId,
    annulled: false,
    OR: [{ status: "active" }, { status: { in: ["withdrawn", "removed"] }, ...hasMatch }],
  };
}

const BY_NAME = [{ name: "asc" }, { id: "asc" }] satisfies Prisma.EntryOrderByWithRelationInput[];
const MOST_ENTRIES = 1000;

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
