import { type Answer, accept, refuse } from "@/lib/domain/answer";
import type { DirectorScope } from "@/lib/domain/permissions";
import { insertAudit } from "./audit";
import { announceChange, type PublicChange } from "./changes";
import { inTransaction, prisma, type Transaction } from "./prisma";

export type EntryRefusal = "registration-closed" | "already-registered" | "not-registered" | "rules-changed";

export const ENTRY_REFUSAL_SENTENCES: Record<EntryRefusal, string> = {
  "registration-closed": "Registration for this season is closed. Ask the office if you still want to play.",
  "already-registered": "You are registered for this division already.",
  "not-registered": "You are not registered for this division.",
  "rules-changed": "The rules were changed while you were reading. Read them again, then accept.",
};

/**
 * Enters a player in a division while registration is open, with the version of the rules they accepted. Who withdrew
 * may come back. Registering twice, in two tabs or by a double click, leaves one entry.
 */
export async function insertEntry(
  entry: {
    readonly divisionId: string;
    readonly userId: string;
    readonly name: string;
    readonly acceptedRulePackId: string;
  },
  at: Date,
): Promise<Answer<null, EntryRefusal>> {
  return inTransaction(async (tx) => {
    const division = await lockOpenDivision(tx, entry.divisionId);
    if (!division) return refuse("registration-closed");
    if (division.rulePackId !== entry.acceptedRulePackId) return refuse("rules-changed");
    const existing = await tx.entry.findUnique({
      where: { divisionId_userId: { divisionId: entry.divisionId, userId: entry.userId } },
    });
    if (existing && existing.status !== "withdrawn") return refuse("already-registered");

    const { organizationId } = division;
    const data = { ...entry, organizationId, status: "active" as const, registeredAt: at };
    if (existing) await tx.entry.update({ where: { id: existing.id }, data });
    else await tx.entry.create({ data });
    await tx.membership.createMany({
      data: [{ organizationId, userId: entry.userId, role: "player", createdAt: at }],
      skipDuplicates: true,
    });
    await noteEntry(tx, division, entry, "registered", at);
    return accept(null);
  });
}

/** Takes a player out of a division while registration is open. Later only the director can. */
export async function withdrawEntry(
  divisionId: string,
  userId: string,
  at: Date,
): Promise<Answer<null, EntryRefusal>> {
  return inTransaction(async (tx) => {
    const division = await lockOpenDivision(tx, divisionId);
    if (!division) return refuse("registration-closed");
    const entry = await tx.entry.findUnique({ where: { divisionId_userId: { divisionId, userId } } });
    if (!entry || entry.status === "withdrawn" || entry.status === "removed") return refuse("not-registered");
    await tx.entry.update({ where: { id: entry.id }, data: { status: "withdrawn" } });
    await noteEntry(tx, division, entry, "withdrew", at);
    return accept(null);
  });
}

/** The entries of a division in order of registration, with contact details, for the director. */
export async function listEntriesOfDesk(scope: DirectorScope, divisionId: string) {
  return prisma().entry.findMany({
    where: { divisionId, organizationId: scope.organizationId },
    select: {
      id: true,
      name: true,
      status: true,
      registeredAt: true,
      user: { select: { email: true, phone: true } },
    },
    orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
    take: 1000,
  });
}

/** A person's entries in seasons that are not over, for "your move" and the registration page. */
export async function listEntriesOfPlayer(userId: string) {
  const rows = await prisma().entry.findMany({
    where: { userId, division: { season: { status: { in: ["registration", "running", "finished"] } } } },
    select: {
      id: true,
      divisionId: true,
      status: true,
      registeredAt: true,
      division: {
        select: {
          slug: true,
          name: true,
          season: {
            select: {
              slug: true,
              name: true,
              status: true,
              startsOn: true,
              organization: {
                select: { slug: true, name: true, timeZone: true, office: true, contactEmail: true },
              },
            },
          },
        },
      },
    },
    orderBy: { registeredAt: "desc" },
    take: 100,
  });
  return rows;
}

/** Where a division is, as its public address says it. */
export async function findDivisionPlace(divisionId: string): Promise<PublicChange | undefined> {
  const row = await prisma().division.findUnique({
    where: { id: divisionId },
    select: { slug: true, season: { select: { slug: true, organization: { select: { slug: true } } } } },
  });
  return row
    ? { organization: row.season.organization.slug, season: row.season.slug, divisions: [row.slug] }
    : undefined;
}

type LockedDivision = {
  readonly organizationId: string;
  readonly rulePackId: string;
  readonly name: string;
  readonly slug: string;
  readonly seasonSlug: string;
  readonly organizationSlug: string;
};

/** Holds the season in "registration" for this transaction, so that closing it and registering are put in line. */
async function lockOpenDivision(tx: Transaction, divisionId: string): Promise<LockedDivision | undefined> {
  const [division] = await tx.$queryRaw<LockedDivision[]>`
    SELECT d.organization_id AS "organizationId", d.name, d.slug, s.slug AS "seasonSlug",
           o.slug AS "organizationSlug",
           (SELECT p.id FROM rule_pack p WHERE p.season_id = s.id ORDER BY p.version DESC LIMIT 1) AS "rulePackId"
    FROM division d JOIN season s ON s.id = d.season_id JOIN organization o ON o.id = s.organization_id
    WHERE d.id = ${divisionId}::uuid AND s.status = 'registration'
      AND NOT EXISTS (SELECT FROM stage WHERE stage.division_id = d.id)
    FOR UPDATE OF d, s`;
  return division;
}

async function noteEntry(
  tx: Transaction,
  division: LockedDivision,
  entry: { readonly userId: string; readonly name: string },
  type: "registered" | "withdrew",
  at: Date,
): Promise<void> {
  await insertAudit(tx, {
    organizationId: division.organizationId,
    actorUserId: entry.userId,
    type,
    subject: `${entry.name}, ${division.name}`,
    at,
  });
  await announceChange(tx, {
    organization: division.organizationSlug,
    season: division.seasonSlug,
    divisions: [division.slug],
  });
}
