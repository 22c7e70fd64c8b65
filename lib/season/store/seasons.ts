import { type AuditType, logAct } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { Prisma, type SeasonStatus } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { isSlug } from "@/lib/shared/form-fields";
import type { OrganizationId, SeasonId } from "@/lib/shared/ids";
import type { RulePack } from "../input/rule-pack";
import { refuseStep, type SeasonStep, type StepRefusal, statusAfter } from "../rules/steps";
import { isRegistrationPast } from "./registration-past";
import type { DivisionFacts, SeasonFacts } from "./season-facts";
import { readSeasons } from "./select-seasons";

export type { DivisionFacts, SeasonFacts, SeasonStatus };

export type SeasonRefusal = "name-taken";

/**
 * A season by its address, also by an old one, drafts included. Pages for the public have to check the status, and every
 * page has to redirect if the season's address isn't the one asked for.
 */
export async function findSeason(organization: string, season: string): Promise<SeasonFacts | undefined> {
  if (!isSlug(organization) || !isSlug(season)) return undefined;
  const [found] = await readSeasons(
    prisma(),
    Prisma.sql`
      JOIN season_address a ON a.organization_id = o.id AND a.season_id = s.id
      WHERE o.slug = ${organization} AND a.slug = ${season}`,
  );
  return found;
}

/** A season by its id, inside a transaction whose caller holds the lock on it. */
async function findSeasonIn(
  tx: Transaction,
  organizationId: OrganizationId,
  seasonId: SeasonId,
): Promise<SeasonFacts | undefined> {
  const [found] = await readSeasons(
    tx,
    Prisma.sql`WHERE s.id = ${seasonId}::uuid AND s.organization_id = ${organizationId}::uuid`,
  );
  return found;
}

/** The seasons of an organization, newest first. */
export async function listSeasons(organizationId: OrganizationId): Promise<readonly SeasonFacts[]> {
  return readSeasons(
    prisma(),
    Prisma.sql`
      WHERE s.organization_id = ${organizationId}::uuid ORDER BY s.starts_on DESC, s.name LIMIT 100`,
  );
}

/** Creates a draft season with its first rule pack version and its divisions. */
export async function insertSeason(
  scope: DirectorScope,
  season: {
    readonly slug: string;
    readonly name: string;
    readonly startsOn: string;
    readonly rules: RulePack;
    readonly divisions: readonly {
      readonly slug: string;
      readonly name: string;
      readonly underAge?: number | null;
      readonly capacity?: number | null;
    }[];
  },
  at: Date,
): Promise<Answer<{ readonly seasonId: string }, SeasonRefusal>> {
  const { organizationId } = scope;
  try {
    return await inTransaction(async (tx) => {
      const { id } = await tx.season.create({
        data: {
          organizationId,
          slug: season.slug,
          name: season.name,
          startsOn: new Date(`${season.startsOn}T00:00:00Z`),
          createdAt: at,
        },
      });
      await tx.rulePack.create({
        data: {
          organizationId,
          seasonId: id,
          version: 1,
          preset: season.rules.preset,
          rules: season.rules,
          createdAt: at,
        },
      });
      await tx.division.createMany({
        data: season.divisions.map((division, index) => ({
          ...division,
          organizationId,
          seasonId: id,
          position: index + 1,
        })),
      });
      await logAct(tx, scope, { type: "season-created", subject: season.name, at });
      return accept({ seasonId: id });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("name-taken");
    throw error;
  }
}

const AUDITS = {
  open: "registration-opened",
  close: "registration-closed",
  finish: "season-finished",
} as const satisfies Partial<Record<SeasonStep, AuditType>>;

/**
 * Opens or closes registration, or finishes the season.
 *
 * @param seen the status on the director's page; left out if the call doesn't come from a page
 */
export async function updateSeasonStatus(
  scope: DirectorScope,
  seasonId: string,
  step: keyof typeof AUDITS,
  at: Date,
  seen?: string,
): Promise<Answer<null, StepRefusal>> {
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return refuse("wrong-status");
    const refusal = refuseStep(step, season.status, seen);
    if (refusal) return refuse(refusal);
    await tx.season.update({ where: { id: seasonId }, data: { status: statusAfter(step) } });
    if (step === "open") await dropPastClosing(tx, seasonId);
    await logAct(tx, scope, { type: AUDITS[step], subject: season.name, at });
    await announceSeason(tx, { ...season, status: statusAfter(step) });
    return accept(null);
  });
}

/** A season that's opened again stays open: a last day to register that has passed no longer counts. */
async function dropPastClosing(tx: Transaction, seasonId: string): Promise<void> {
  if (await isRegistrationPast(tx, seasonId))
    await tx.season.update({ where: { id: seasonId }, data: { registrationClosesOn: null } });
}

/** Locks a season of the director's organization and reads it; undefined if there is none. */
export async function holdSeason(
  tx: Transaction,
  { organizationId }: DirectorScope,
  seasonId: string,
): Promise<SeasonFacts | undefined> {
  await tx.$queryRaw`
    SELECT id FROM season WHERE id = ${seasonId}::uuid AND organization_id = ${organizationId}::uuid FOR UPDATE`;
  return findSeasonIn(tx, organizationId, seasonId);
}

/** Tells the app that every public page of a season is out of date, unless it's a draft. */
export async function announceSeason(tx: Transaction, season: SeasonFacts): Promise<void> {
  if (season.status !== "draft") await announceChange(tx, changeOfSeason(season));
}

/** Every public page of a season. */
export function changeOfSeason(season: SeasonFacts): PublicChange {
  return {
    organization: season.organization.slug,
    season: season.slug,
    divisions: season.divisions.map(({ slug }) => slug),
  };
}
