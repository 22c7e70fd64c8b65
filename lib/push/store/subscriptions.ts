import { isAllowedSession } from "@/lib/campus/store/campus-only";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import type { UserId } from "@/lib/shared/ids";
import type { SubscriptionInput } from "../input/push";
import { PUSH_KINDS, type PushKind } from "../rules/push-kinds";

/** More browsers than one person has; the oldest make room. */
const MOST_DEVICES = 10;

export type PushDevice = SubscriptionInput & { readonly id: string };

/**
 * Notifies a person on the browser they're signed in on, for as long as that session lasts. If someone else used the
 * browser before, it's theirs no longer.
 */
export async function saveSubscription(
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: string },
  { endpoint, p256dh, auth }: SubscriptionInput,
  at: Date,
): Promise<void> {
  const own = { userId, sessionId, p256dh, auth, createdAt: at };
  await inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 65))`;
    await tx.pushSubscription.upsert({ where: { endpoint }, create: { endpoint, ...own }, update: own });
    const kept = await tx.pushSubscription.findMany({
      where: { userId },
      select: { id: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MOST_DEVICES,
    });
    await tx.pushSubscription.deleteMany({ where: { userId, id: { notIn: kept.map(({ id }) => id) } } });
  });
}

export async function deleteSubscription(userId: UserId, endpoint: string): Promise<void> {
  await prisma().pushSubscription.deleteMany({ where: { userId, endpoint } });
}

/** Drops subscriptions that their push services no longer know. */
export async function deleteGoneSubscriptions(ids: readonly string[]): Promise<void> {
  await prisma().pushSubscription.deleteMany({ where: { id: { in: [...ids] } } });
}

/**
 * Where a person is notified of something: none if they don't want to be, and only where they're still signed in, in a way
 * that their organization takes.
 */
export async function listDevices(userId: string, kind: PushKind, at: Date): Promise<readonly PushDevice[]> {
  return prisma().$queryRaw<PushDevice[]>`
    SELECT p.id, p.endpoint, p.p256dh, p.auth
    FROM push_subscription p
    JOIN sign_in_session s ON s.id = p.session_id
    JOIN "user" u ON u.id = p.user_id
    WHERE p.user_id = ${userId}::uuid AND NOT ${kind} = ANY(u.push_off)
      AND s.revoked_at IS NULL AND s.expires_at > ${at}::timestamptz AND ${isAllowedSession()}`;
}

/** What a person is notified of, and on which browsers. */
export async function findPushChoices(
  userId: UserId,
  at: Date,
): Promise<{ readonly kinds: readonly PushKind[]; readonly endpoints: readonly string[] }> {
  const { pushOff, pushSubscriptions } = await prisma().user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      pushOff: true,
      pushSubscriptions: {
        where: { session: { revokedAt: null, expiresAt: { gt: at } } },
        select: { endpoint: true },
      },
    },
  });
  return {
    kinds: PUSH_KINDS.filter((kind) => !pushOff.includes(kind)),
    endpoints: pushSubscriptions.map(({ endpoint }) => endpoint),
  };
}

export async function updatePushKinds(userId: UserId, wanted: readonly PushKind[]): Promise<void> {
  const pushOff = PUSH_KINDS.filter((kind) => !wanted.includes(kind));
  await prisma().user.update({ where: { id: userId }, data: { pushOff } });
}
