import { prisma } from "@/lib/db/client";
import { nextAttempt } from "../rules/retries";

/** A message that is due, with the secrets that sign it. */
export type DueMessage = {
  readonly id: string;
  readonly webhookId: string;
  readonly type: string;
  readonly data: object;
  readonly createdAt: Date;
  readonly attempts: number;
  /** When another worker takes it, if this one dies with it. */
  readonly leasedUntil: Date;
  readonly url: string;
  readonly secrets: readonly string[];
};

/** How many messages a run sends at once, and how many of them to one webhook. */
export const AT_ONCE = 50;
export const MOST_OF_ONE = 5;
const LEASE_MS = 2 * 60_000;

/**
 * Takes messages that are due: no other worker takes them until they're overdue again. Each webhook's first one comes
 * before anyone's second, and what was never tried first, so that receivers that are away don't hold up the others. Until
 * an attempt has ended, the log has no answer. Otherwise, the previous attempt's would look like its own.
 *
 * @param busy the ids of webhooks that get none now
 * @param most how many messages are taken at most
 */
export async function takeDueMessages(
  at: Date,
  busy: readonly string[] = [],
  most = AT_ONCE,
): Promise<readonly DueMessage[]> {
  const lease = new Date(at.getTime() + LEASE_MS);
  return prisma().$queryRaw<DueMessage[]>`
    UPDATE webhook_message m SET attempts = m.attempts + 1, next_at = ${lease}, last_answer = NULL
    FROM webhook w
    WHERE w.id = m.webhook_id AND m.id IN (
      SELECT d.id FROM webhook_message d JOIN (
        SELECT id, row_number() OVER (PARTITION BY webhook_id ORDER BY attempts > 0, next_at) AS turn
        FROM webhook_message WHERE next_at <= ${at} AND webhook_id <> ALL(${busy}::uuid[])
      ) due ON due.id = d.id
      WHERE d.next_at <= ${at} AND due.turn <= ${MOST_OF_ONE}
      ORDER BY due.turn, d.attempts > 0, d.next_at LIMIT ${most} FOR UPDATE OF d SKIP LOCKED
    )
    RETURNING m.id::text, m.webhook_id::text AS "webhookId", m.type, m.data, m.created_at AS "createdAt", m.attempts,
      m.next_at AS "leasedUntil", w.url,
      CASE WHEN w.previous_until > ${at} THEN ARRAY[w.secret, w.previous_secret] ELSE ARRAY[w.secret] END AS secrets`;
}

/**
 * Notes how an attempt went: delivered, or when the next one is. Not if an admin asked during the attempt that the message
 * be sent again, which it then is, or if another worker has taken it since.
 */
export async function noteAttempt(
  { id, attempts, leasedUntil }: Pick<DueMessage, "id" | "attempts" | "leasedUntil">,
  { isDelivered, answer }: { readonly isDelivered: boolean; readonly answer: string },
  at: Date,
): Promise<void> {
  const lastAnswer = answer.slice(0, 200);
  const data = isDelivered
    ? { deliveredAt: at, nextAt: null, lastAnswer }
    : { nextAt: nextAttempt(attempts, at), lastAnswer };
  await prisma().webhookMessage.updateMany({ where: { id, attempts, nextAt: leasedUntil }, data });
}

const KEPT_DAYS = 30;
/** One batch; the next sweep takes the rest. */
const MOST_DELETED = 1_000;

/** Deletes what's older than the log goes back. */
export async function deleteOldMessages(at: Date): Promise<void> {
  const before = new Date(at.getTime() - KEPT_DAYS * 24 * 3_600_000);
  await prisma().$executeRaw`
    DELETE FROM webhook_message WHERE id IN (
      SELECT id FROM webhook_message WHERE created_at < ${before}
      ORDER BY created_at LIMIT ${MOST_DELETED} FOR UPDATE SKIP LOCKED
    )`;
}
