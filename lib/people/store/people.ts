import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { read } from "@/lib/db/read";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import type { AdminScope, Role } from "../rules/permissions";
import { type RoleRefusal, refuseRevoking } from "../rules/roles";
import { matchTitle, namesOf } from "../words/names";
import { deleteStandInsOf } from "./stand-ins";

export type Person = {
  readonly id: UserId;
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
};

export async function findPerson(id: string): Promise<Person | undefined> {
  const row = await prisma().user.findUnique({
    where: { id },
    select: { id: true, email: true, name: true, phone: true },
  });
  return row ?? undefined;
}

type Profile = { readonly name: string; readonly phone: string | null };

/**
 * The caller must have written the person's entries first. Entries come before their person, so that two transactions
 * can't deadlock.
 */
export async function updateProfile(tx: Transaction, userId: string, profile: Profile): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: profile });
}

/** A person has reviewed their profile: from then on every league they're in sees their number. */
export async function saveOwnProfile(userId: string, profile: Profile): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.entry.updateMany({
      where: { userId, sharesPhone: false, contactsForgottenAt: null },
      data: { sharesPhone: true },
    });
    await updateProfile(tx, userId, profile);
  });
}

export type Member = Person & { readonly roles: readonly Role[] };

/** Everyone an organization knows. */
export type Members = {
  /** Everyone with a role other than player. */
  readonly staff: readonly Member[];
  /** The first of the others. */
  readonly players: readonly Member[];
  readonly playerCount: number;
};

const MOST_PLAYERS = 1000;

/**
 * Everyone an organization knows, by name; of the players, the first 1,000. A phone number belongs to the organization it
 * was given to by registering there; being given a role doesn't share it.
 */
export async function listMembers(
  { organizationId }: AdminScope,
  mostPlayers = MOST_PLAYERS,
): Promise<Members> {
  const rows = await read<Member & { readonly isStaff: boolean; readonly count: number }>(Prisma.sql`
    WITH member AS (
      SELECT user_id, array_agg(role::text ORDER BY role) AS roles, bool_or(role <> 'player') AS is_staff
      FROM membership WHERE organization_id = ${organizationId}::uuid GROUP BY user_id
    ), listed AS (
      SELECT u.*, m.roles, m.is_staff, (count(*) OVER (PARTITION BY m.is_staff))::int AS count,
        row_number() OVER (PARTITION BY m.is_staff ORDER BY u.name, u.email) AS place
      FROM member m JOIN "user" u ON u.id = m.user_id
    )
    SELECT id, email, name, roles, is_staff AS "isStaff", count,
      CASE WHEN EXISTS (SELECT FROM entry e WHERE e.user_id = listed.id
        AND e.organization_id = ${organizationId}::uuid AND e.shares_phone) THEN phone END AS phone
    FROM listed WHERE is_staff OR place <= ${mostPlayers} ORDER BY place`);
  const players = rows.filter(({ isStaff }) => !isStaff);
  return {
    staff: rows.filter(({ isStaff }) => isStaff),
    players,
    playerCount: players[0]?.count ?? 0,
  };
}

/** The cases that wait for a director who is being removed. */
export type OpenCases = {
  /** How many, and the first of them: "Amara Osei vs. Theo Lindqvist". */
  readonly count: number;
  readonly names: readonly string[];
  /** Changes with the cases. */
  readonly stamp: string;
};

/**
 * Removes a role, and a director's stand-ins with it. The last admin and the last director stay. If cases wait for a
 * director, the answer names them, and the role is only removed by someone who has seen them.
 *
 * @param seenCases the stamp of the cases that the admin has seen
 * @returns null for someone who has nothing to do with the organization
 */
export async function deleteRole(
  scope: AdminScope,
  { userId, role }: { readonly userId: string; readonly role: Role },
  at: Date,
  seenCases = "",
): Promise<Answer<null, RoleRefusal | OpenCases> | null> {
  return inTransaction(async (tx) => {
    const { organizationId } = scope;
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    const isHeld = (await tx.membership.count({ where: { organizationId, userId, role } })) > 0;
    if (!isHeld && !(await wasEverMember(tx, organizationId, userId))) return null;
    const holders = await tx.membership.count({ where: { organizationId, role } });
    const refusal = refuseRevoking(role, { isHeld, holders });
    if (refusal) return refuse(refusal);
    const cases = role === "director" ? await readOpenCases(tx, organizationId) : null;
    if (cases && cases.count > 0 && cases.stamp !== seenCases) return refuse(cases);

    if (role === "director") await deleteStandInsOf(tx, scope, { id: userId }, at);
    await tx.membership.deleteMany({ where: { organizationId, userId, role } });
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    await logAct(tx, scope, {
      type: "role-revoked",
      subject: `${role} from ${user.email}`,
      data: { userId },
      at,
    });
    return accept(null);
  });
}

const MOST_NAMED = 5;

async function readOpenCases(tx: Transaction, organizationId: OrganizationId): Promise<OpenCases> {
  const rows = await tx.match.findMany({
    where: { organizationId, OR: [{ status: "with_director" }, { correction: "with_director" }] },
    select: { id: true, home: { select: { name: true } }, away: { select: { name: true } } },
    orderBy: [{ deadlineAt: "asc" }, { id: "asc" }],
    take: 200,
  });
  const names = rows.slice(0, MOST_NAMED).map((match) => matchTitle(namesOf(match)));
  return { count: rows.length, names, stamp: stampOf(rows.map(({ id }) => id)) };
}

/** Has a role, plays here, or lost a role: after losing their only role, a second click still gets an answer. */
async function wasEverMember(
  tx: Transaction,
  organizationId: OrganizationId,
  userId: UserId,
): Promise<boolean> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return false;
  const lost = { organizationId, type: "role-revoked", subject: { endsWith: ` from ${user.email}` } };
  if (await tx.membership.count({ where: { organizationId, userId } })) return true;
  if (await tx.entry.count({ where: { organizationId, userId } })) return true;
  return (await tx.auditEvent.count({ where: lost })) > 0;
}
