import { prisma } from "@/lib/db/client";
import { kebabCase } from "@/lib/db/enum-names";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { DECLARED_IN_DIVISION } from "@/lib/match/store/forfeits/round-forfeits";
import { toProjection } from "@/lib/match/store/match-record";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { type NamedEntry, styleOf } from "@/lib/people/store/public-names";
import { publicName } from "@/lib/people/words/public-name";
import { readRulesOnce } from "@/lib/season/store/read-rules";
import { isSlug } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";
import { listRatings } from "@/lib/sportsmanship/store/ratings";
import { DRAW, toDraw } from "@/lib/stages/store/draw";
import { roundStamp } from "@/lib/stages/store/round-stamp";
import type { StandingsEntry } from "../rules/results";
import { markBelowAverage } from "../rules/sportsmanship";
import type { DivisionView, PublicDivision, PublicEntry, PublicMatch, RoundView } from "./division-view";
import { type DivisionRow, listOfDivisions, toDivisionOfDesk, toPublicDivision } from "./select-divisions";

export type { DivisionView, PublicDivision, PublicEntry, PublicMatch, RoundView };

/**
 * A division as everyone can see it, with its rounds and results, also by an old address; the page then redirects.
 * Undefined for drafts, and if it doesn't exist.
 */
export async function findDivision(
  organization: string,
  season: string,
  division: string,
): Promise<PublicDivision | undefined> {
  const [found] = await readDivisions({ organization, season, division });
  return found && toPublicDivision(found);
}

/** A division for its own desk. */
export type DeskDivision = DivisionView & {
  /** Ids of the matches whose double forfeit can be undone: the deadline made it, and both players are still in. */
  readonly undoable: ReadonlySet<string>;
};

/** A division as its own desk sees it, with the names that its players registered with. */
export async function findDivisionOfDesk(
  { organizationId }: DirectorScope | StaffScope,
  address: DivisionAddress,
): Promise<DeskDivision | undefined> {
  const [found] = await readDivisions<{ readonly undoable: readonly string[] }>(
    address,
    Prisma.sql`, ${DECLARED_IN_DIVISION} AS undoable`,
  );
  const view = found && { ...toDivisionOfDesk(found), undoable: new Set(found.undoable) };
  return view?.season.organization.id === organizationId ? view : undefined;
}

/** The divisions of seasons that aren't drafts, as their own desk sees them, in one statement. */
export async function listDivisionsOfSeasons(
  { organizationId }: DirectorScope,
  seasons: readonly string[],
): Promise<readonly DivisionView[]> {
  const divisions = await selectDivisions(Prisma.sql`
    WHERE s.organization_id = ${organizationId}::uuid AND s.slug = ANY(${seasons}) AND s.status <> 'draft'
    ORDER BY d.position`);
  return divisions.map(toDivisionOfDesk);
}

type DivisionAddress = Readonly<Record<"organization" | "season" | "division", string>>;

/** @param more further columns of the division (d) */
async function readDivisions<More = object>(
  address: DivisionAddress,
  more?: Prisma.Sql,
): Promise<readonly (DivisionRow & More)[]> {
  const { organization, season, division } = address;
  if (![organization, season, division].every(isSlug)) return [];
  const which = Prisma.sql`
    JOIN season_address sa ON sa.organization_id = o.id AND sa.season_id = s.id
    JOIN division_address da ON da.season_id = s.id AND da.division_id = d.id
    WHERE o.slug = ${organization} AND sa.slug = ${season} AND da.slug = ${division} AND s.status <> 'draft'`;
  return selectDivisions(which, more);
}

async function selectDivisions<More = object>(
  which: Prisma.Sql,
  more?: Prisma.Sql,
): Promise<readonly (DivisionRow & More)[]> {
  const [row] = await prisma().$queryRaw<{ divisions: readonly (DivisionRow & More)[] }[]>`
    SELECT ${listOfDivisions(which, more)} AS divisions`;
  return row?.divisions ?? [];
}

/** An entry as the public reads it. */
export function asPublic(row: NamedEntry, hasLeft: boolean): PublicEntry {
  const style = styleOf(row);
  return { id: row.id, name: publicName(row, style), hasLeft, isFullName: style === "full" };
}

/** A division with full names, in a transaction that holds the locks for what it's about to decide. */
export async function readDivision(
  tx: Transaction,
  asked: Pick<DivisionView, "season" | "division">,
): Promise<DivisionView> {
  const entries = await listEntries(tx, asked.division.id);
  const rounds = await listRounds(tx, asked.division.id);
  const ratings = await listRatings(tx, asked.division.id);
  return {
    ...asked,
    entries: markBelowAverage(entries, rounds, ratings, asked.season.rules),
    rounds,
  };
}

export async function listEntries(db: Transaction, divisionId: string): Promise<readonly StandingsEntry[]> {
  const rows = await db.entry.findMany({
    where: inStandings(divisionId),
    select: { id: true, name: true, status: true, forgiven: { select: { matchId: true } } },
    orderBy: BY_NAME,
    take: MOST_ENTRIES,
  });
  return rows.map(({ id, name, status, forgiven }) => ({
    id,
    name,
    hasLeft: status !== "active",
    forgiven: forgiven.map(({ matchId }) => matchId),
  }));
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
    include: { stage: { include: DRAW }, rulePack: true, matches: { orderBy: { number: "asc" } } },
    orderBy: [{ stage: { position: "asc" } }, { number: "asc" }],
    take: 500,
  });
  return rows.map((round) => ({
    id: round.id,
    stage: {
      id: round.stage.id,
      position: round.stage.position,
      format: kebabCase(round.stage.format),
      ...toDraw({ ...round.stage, pack: round.stage.rounds[0]?.rulePack ?? null }),
    },
    sessionAt: round.sessionAt && instantOf(round.sessionAt),
    sessionPlace: round.sessionPlace,
    number: round.number,
    opensAt: instantOf(round.opensAt),
    deadlineAt: instantOf(round.deadlineAt),
    rules: readRulesOnce(round.rulePack),
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
