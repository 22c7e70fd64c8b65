import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { LETTER_QUEUES, sendJobs } from "@/lib/jobs/store/queue";
import { addHours, instantOf } from "@/lib/shared/instant";
import { jobOf, type TakenLetter } from "./letters";

/** Why an email waits that failed at an earlier address. */
export const READDRESSED = "It failed at an earlier address, which has been corrected since";

/** Older emails that didn't arrive are mostly about what's over. */
const RESENT_DAYS = 7;

/** A bounce that arrives later is about the earlier address, so it has to name another email than the one that goes out now. */
const NEW_MESSAGE_ID = Prisma.sql`'<' || gen_random_uuid() || '@rookery>'`;

/** What was said about an address itself stays there. */
const NOT_ABOUT_ADDRESS = Prisma.sql`key NOT LIKE 'email:%'`;

/**
 * Readdresses an organization's emails to a person whose address was corrected: those that wait, and those that were
 * given up on. Of these, the ones of the last week are sent again right away, except reminders. One that bounces only
 * later follows then (`followAddress`).
 */
export async function readdressLetters(
  tx: Transaction,
  { organizationId, from, to }: Readonly<Record<"organizationId" | "from" | "to", string>>,
  at: Date,
): Promise<void> {
  const theirs = Prisma.sql`organization_id = ${organizationId}::uuid AND to_email = ${from}`;
  await tx.$executeRaw`
    UPDATE letter SET to_email = ${to}, message_id = ${NEW_MESSAGE_ID}
    WHERE ${theirs} AND sent_at IS NULL AND gave_up_at IS NULL`;
  await moveGivenUp(tx, Prisma.sql`${theirs} AND ${NOT_ABOUT_ADDRESS}`, to, at);
  await leadToMatch(tx, Prisma.sql`organization_id = ${organizationId}::uuid AND to_email = ${to}`);
}

/**
 * Readdresses an email that bounced after its reader's address was corrected, like those that bounced before; also one of
 * the organization where its reader claimed an account with a wrong address. Reminders stay: their time is over, and
 * their link no longer works.
 *
 * @returns false if its reader still has the address, or if it stays
 */
export async function followAddress(tx: Transaction, letterId: string, at: Date): Promise<boolean> {
  const [reader] = await tx.$queryRaw<{ readonly email: string }[]>`
    SELECT u.email FROM letter l
    JOIN former_identity f ON f.value = l.to_email AND f.changed_at >= l.created_at AND (
      f.kind = 'email' OR f.kind = 'claimed-email' AND EXISTS (
        SELECT FROM audit_event a WHERE a.organization_id = l.organization_id
          AND a.type = 'account-claimed' AND a.data ->> 'userId' = f.user_id::text))
    JOIN "user" u ON u.id = f.user_id
    WHERE l.id = ${letterId}::uuid AND l.off_token IS NULL AND ${NOT_ABOUT_ADDRESS}
      AND u.email <> l.to_email AND u.email NOT LIKE '%.invalid'
    ORDER BY f.changed_at LIMIT 1`;
  if (!reader) return false;
  const letter = Prisma.sql`id = ${letterId}::uuid`;
  await moveGivenUp(tx, letter, reader.email, at);
  await leadToMatch(tx, letter);
  return true;
}

async function moveGivenUp(tx: Transaction, which: Prisma.Sql, to: string, at: Date): Promise<void> {
  const moved = await tx.$queryRaw<Pick<TakenLetter, "id" | "kind" | "createdAt" | "offToken">[]>`
    UPDATE letter SET to_email = ${to}, message_id = ${NEW_MESSAGE_ID}, failure = ${READDRESSED}
    WHERE ${which} AND gave_up_at IS NOT NULL
    RETURNING id, kind, created_at AS "createdAt", off_token AS "offToken"`;
  const since = new Date(addHours(instantOf(at), -RESENT_DAYS * 24));
  const again = moved.filter(({ createdAt, offToken }) => createdAt >= since && offToken === null);
  await tx.letter.updateMany({
    where: { id: { in: again.map(({ id }) => id) } },
    data: { gaveUpAt: null, sentAt: null, attempts: 0, failure: null },
  });
  for (const name of LETTER_QUEUES) {
    const jobs = again
      .filter((letter) => jobOf(letter) === name)
      .map(({ id }) => ({ letterId: id, unlessSeen: true as const }));
    await sendJobs(tx, name, jobs);
  }
}

/** The link that confirms a report works for one address only, so emails that are already written lead to the match instead. */
async function leadToMatch(tx: Transaction, which: Prisma.Sql): Promise<void> {
  const token = "(/matches/[0-9a-f-]+)\\?answer=[0-9A-Za-z_-]+";
  await tx.$executeRaw`
    UPDATE letter
    SET text = regexp_replace(text, ${token}, '\\1', 'g'), html = regexp_replace(html, ${token}, '\\1', 'g')
    WHERE ${which} AND (sent_at IS NULL OR gave_up_at IS NOT NULL) AND text ~ ${token}`;
}
