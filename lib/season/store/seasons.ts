import { type AuditType, insertAudit } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { Prisma, type SeasonStatus } from "@/lib/db/generated/client";
import { inTransaction, prisma, type Transaction } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import type { Answer } from "@/lib/shared/answer";
import { accept, refuse } from "@/lib/shared/answer";
import { isSlug } from "@/lib/shared/form-fields";
import type { OrganizationId, SeasonId } from "@/lib/shared/ids";
import type { RulePack } from "../input/rule-pack";
import type { SeasonBreak } from "../rules/breaks";
import { refuseStep, type SeasonStep, type StepRefusal, statusAfter } from "../rules/steps";
import { readBreaks } from "./read-breaks";
import { readRules } from "./read-rules";
import { isRegistrationPast } from "./registration-past";

export type { SeasonStatus };

export type DivisionFacts = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** An age division: its players are younger than this. Null means no age limit. */
  readonly underAge: number | null;
  /** How many can play; later players join the waitlist. Null: no limit. */
  readonly capacity: number | null;
  /** A division for minors: what the public reads of its players' names. Null: their full names. */
  readonly publicNames: "initial" | "number" | null;
};

export type SeasonFacts = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: SeasonStatus;
  /** Calendar date, "2026-11-16". */
  readonly startsOn: string;
  /** The last day to register, as a calendar date of the organization's zone. Null: until the director closes it. */
  readonly registrationClosesOn: string | null;
  readonly organization: OrganizationFacts;
  readonly divisions: readonly DivisionFacts[];
  readonly rules: RulePack;
  readonly rulePackId: string;
  readonly rulesVersion: number;
  /** The venue that books its matches; null if nothing is booked. */
  readonly venueId: string | null;
  /** Days without rounds, in order. */
  readonly breaks: readonly (SeasonBreak & { readonly id: string })[];
};

export type SeasonRefusal = "name-taken";

const SEASON_FACTS = {
  organization: true,
  divisions: { orderBy: { position: "asc" } },
  rulePacks: { orderBy: { version: "desc" }, take: 1 },
  breaks: { orderBy: [{ fromDate: "asc" }, { id: "asc" }] },
} satisfies Prisma.SeasonInclude;

/**
 * A season by its address, also by an old one, drafts included. Pages for the public have to check the status, and every
 * page has to redirect if the season's address isn't the one asked for.
 */
export async function findSeason(organization: string, season: string): Promise<SeasonFacts | undefined> {
  if (!isSlug(organization) || !isSlug(season)) return undefined;
  const row = await prisma().season.findFirst({
    where: { addresses: { some: { slug: season } }, organization: { slug: organization } },
    include: SEASON_FACTS,
  });
  return row ? toFacts(row) : undefined;
}

/** The same inside a transaction whose caller holds the lock on the season. */
async function findSeasonIn(
  tx: Transaction,
  organizationId: OrganizationId,
  seasonId: SeasonId,
): Promise<SeasonFacts | undefined> {
  const row = await tx.season.findFirst({ where: { id: seasonId, organizationId }, include: SEASON_FACTS });
  return row ? toFacts(row) : undefined;
}

/** The seasons of an organization, newest first. */
export async function listSeasons(organizationId: string): Promise<readonly SeasonFacts[]> {
  const rows = await prisma().season.findMany({
    where: { organizationId },
    include: SEASON_FACTS,
    orderBy: [{ startsOn: "desc" }, { name: "asc" }],
    take: 100,
  });
  return rows.map(toFacts);
}

/** Seasons of all organizations that are open for registration, soonest first. */
export async function listOpenSeasons(): Promise<readonly SeasonFacts[]> {
  const rows = await prisma().season.findMany({
    where: { status: "registration" },
    include: SEASON_FACTS,
    orderBy: [{ startsOn: "asc" }, { name: "asc" }],
    take: 50,
  });
  return rows.map(toFacts);
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
      await insertAudit(tx, {
        organizationId,
        actorUserId: scope.userId,
        origin: scope.origin,
        type: "season-created",
        subject: season.name,
        at,
      });
      return accept({ seasonId: id });
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      return refuse("name-taken");
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
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return refuse("wrong-status");
    const refusal = refuseStep(step, season.status, seen);
    if (refusal) return refuse(refusal);
    await tx.season.update({ where: { id: seasonId }, data: { status: statusAfter(step) } });
    if (step === "open") await dropPastClosing(tx, seasonId);
    await insertAudit(tx, {
      organizationId,
      actorUserId: scope.userId,
      origin: scope.origin,
      type: AUDITS[step],
      subject: season.name,
      at,
    });
    await announceSeason(tx, season);
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

/** Tells the app that every public page of a season is out of date. */
export async function announceSeason(tx: Transaction, season: SeasonFacts): Promise<void> {
  await announceChange(tx, pagesOf(season));
}

/** Every public page of a season. */
export function pagesOf(season: SeasonFacts): PublicChange {
  return {
    organization: season.organization.slug,
    season: season.slug,
    divisions: season.divisions.map(({ slug }) => slug),
  };
}

function toFacts(row: Prisma.SeasonGetPayload<{ include: typeof SEASON_FACTS }>): SeasonFacts {
  const [pack] = row.rulePacks;
  if (!pack) throw new Error(`Season ${row.id} has no rule pack`);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    status: row.status,
    startsOn: row.startsOn.toISOString().slice(0, 10),
    registrationClosesOn: row.registrationClosesOn?.toISOString().slice(0, 10) ?? null,
    organization: row.organization,
    divisions: row.divisions,
    rules: readRules(pack),
    rulePackId: pack.id,
    rulesVersion: pack.version,
    venueId: row.venueId,
    breaks: readBreaks(row.breaks),
  };
}
