import { isLogged, logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { standInEndedLetter, standInLetter, standInNamedLetter } from "../letters/stand-in";
import type { AdminScope, DirectorScope } from "../rules/permissions";
import { refuseStandIn, type StandInRefusal } from "../rules/stand-in";
import { ensureUser } from "./ensure-user";

/** Someone who has a director's rights for a while. */
export type StandIn = {
  readonly id: string;
  readonly director: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly email: string;
  readonly from: Instant;
  readonly until: Instant;
};

/** The stand-ins of an organization that haven't ended; of one director if named. */
export async function listStandIns(
  { organizationId }: AdminScope | DirectorScope,
  at: Date,
  directorId?: string,
): Promise<readonly StandIn[]> {
  const rows = await prisma().standIn.findMany({
    where: { organizationId, untilAt: { gt: at }, ...(directorId ? { directorId } : {}) },
    include: PEOPLE,
    orderBy: [{ fromAt: "asc" }, { id: "asc" }],
    take: 100,
  });
  return rows.map((row) => ({
    id: row.id,
    director: { id: row.directorId, name: nameOf(row.director.user) },
    name: nameOf(row.user),
    email: row.user.email,
    from: instantOf(row.fromAt),
    until: instantOf(row.untilAt),
  }));
}

/** Is this person a director in their own right, and not as someone's stand-in? */
export async function isOwnDirector({ organizationId, userId }: DirectorScope): Promise<boolean> {
  return (await prisma().membership.count({ where: { organizationId, userId, role: "director" } })) > 0;
}

/** Gives someone a director's rights from one instant to another, and emails them. */
export async function insertStandIn(
  scope: AdminScope | DirectorScope,
  {
    directorId,
    email,
    name,
    from,
    until,
  }: {
    readonly directorId: string;
    readonly email: string;
    readonly name?: string;
    readonly from: Instant;
    readonly until: Instant;
  },
  at: Date,
): Promise<Answer<null, StandInRefusal>> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    await lockRoles(tx, organizationId);
    const held = await tx.membership.count({
      where: { organizationId, userId: directorId, role: "director" },
    });
    const user = { email };
    const isDirector = await tx.membership.count({ where: { organizationId, user, role: "director" } });
    const same = await tx.standIn.count({
      where: { organizationId, directorId, user, fromAt: { lt: until }, untilAt: { gt: from } },
    });
    const refusal = refuseStandIn(
      { from, until },
      { now: instantOf(at), isForDirector: held > 0, isDirector: isDirector > 0, standsInThen: same > 0 },
    );
    if (refusal) return refuse(refusal);
    const { id: userId } = await ensureUser(tx, { email, ...(name ? { name } : {}) }, at);
    const row = await tx.standIn.create({
      data: { organizationId, directorId, userId, fromAt: from, untilAt: until, createdAt: at },
      include: PEOPLE,
    });
    await note(tx, scope, "stand-in-named", row, at);
    const facts = factsOf(row, at);
    const isByOther = scope.userId !== directorId;
    const letters = [standInLetter(facts), ...(isByOther ? [standInNamedLetter(facts)] : [])];
    await writeLetters(tx, organizationId, letters, at);
    return accept(null);
  });
}

/**
 * Ends a stand-in before its time, and emails them.
 *
 * @param directorId the director whose stand-in it has to be; null for an admin
 * @returns null if there is none; "over" if its time has run out; "ended" also if it was ended before already
 */
export async function deleteStandIn(
  scope: AdminScope | DirectorScope,
  id: string,
  directorId: string | null,
  at: Date,
): Promise<"ended" | "over" | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    await lockRoles(tx, organizationId);
    const where = { id, organizationId, ...(directorId ? { directorId } : {}) };
    const row = await tx.standIn.findFirst({ where, include: PEOPLE });
    if (!row) return (await isLogged(tx, organizationId, "stand-in-ended", { id })) ? "ended" : null;
    if (row.untilAt <= at) return "over";
    await end(tx, scope, row, at);
    return "ended";
  });
}

/** Who ends a stand-in; null: the operator. */
type Ending = {
  readonly organizationId: string;
  readonly userId: string | null;
  readonly origin?: string | undefined;
};

/**
 * Ends the stand-ins of a director who loses the role, and emails them. Without the role the database deletes them
 * silently.
 *
 * @param director with another name if the emails and the log can't give their own
 */
export async function deleteStandInsOf(
  tx: Transaction,
  by: Ending,
  director: { readonly id: string; readonly name?: string },
  at: Date,
): Promise<void> {
  const rows = await tx.standIn.findMany({
    where: { organizationId: by.organizationId, directorId: director.id, untilAt: { gt: at } },
    include: PEOPLE,
  });
  for (const row of rows) await end(tx, by, director.name ? underName(row, director.name) : row, at);
}

async function end(tx: Transaction, by: Ending, row: Row, at: Date): Promise<void> {
  const { count } = await tx.standIn.deleteMany({ where: { id: row.id } });
  // Someone else has just ended it.
  if (count === 0) return;
  await note(tx, by, "stand-in-ended", row, at);
  await writeLetters(tx, by.organizationId, [standInEndedLetter(factsOf(row, at))], at);
}

function underName(row: Row, name: string): Row {
  const { director } = row;
  return { ...row, director: { ...director, user: { ...director.user, name } } };
}

/** Removing a role takes its stand-ins along, and locks the organization first, too. */
async function lockRoles(tx: Transaction, organizationId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
}

const PEOPLE = {
  user: true,
  director: { include: { user: true, organization: true } },
} satisfies Prisma.StandInInclude;

type Row = Prisma.StandInGetPayload<{ include: typeof PEOPLE }>;

function nameOf({ name, email }: Row["user"]): string {
  return name ?? email;
}

function factsOf(row: Row, at: Date) {
  const { user, director } = row;
  return {
    appUrl: env().appUrl,
    id: row.id,
    organization: director.organization,
    director: { userId: director.user.id, name: nameOf(director.user), email: director.user.email },
    standIn: { userId: user.id, name: nameOf(user), email: user.email },
    from: instantOf(row.fromAt),
    until: instantOf(row.untilAt),
    at: instantOf(at),
  };
}

async function note(
  tx: Transaction,
  scope: Ending,
  type: "stand-in-named" | "stand-in-ended",
  { id, user, director, fromAt, untilAt }: Row,
  at: Date,
): Promise<void> {
  await logAct(tx, scope, {
    type,
    subject: `${nameOf(user)} for ${nameOf(director.user)}`,
    data: { id, from: fromAt, until: untilAt, userId: user.id },
    at,
  });
}
