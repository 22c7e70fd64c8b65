import type { Transaction } from "@/lib/db/transaction";
import { LETTER_QUEUES, sendJobs } from "@/lib/jobs/store/queue";
import { addHours, instantOf } from "@/lib/shared/instant";
import { jobOf } from "./letters";

/** Why an email waits that failed at an earlier address. */
export const READDRESSED = "It failed at an earlier address, which has been corrected since";

/** Older emails that didn't arrive are mostly about what's over. */
const RESENT_DAYS = 7;

/**
 * Readdresses an organization's emails to a person whose address was corrected: those that wait, and those that were
 * given up on. Of these, the ones of the last week are sent again right away, except reminders. What was said about an
 * address itself stays there.
 */
export async function readdressLetters(
  tx: Transaction,
  { organizationId, from, to }: Readonly<Record<"organizationId" | "from" | "to", string>>,
  at: Date,
): Promise<void> {
  const theirs = { organizationId, toEmail: from };
  await tx.letter.updateMany({
    where: { ...theirs, sentAt: null, gaveUpAt: null },
    data: { toEmail: to },
  });
  const moved = await tx.letter.updateManyAndReturn({
    where: { ...theirs, gaveUpAt: { not: null }, NOT: { key: { startsWith: "email:" } } },
    data: { toEmail: to, failure: READDRESSED },
    select: { id: true, kind: true, createdAt: true, offToken: true },
  });
  const since = new Date(addHours(instantOf(at), -RESENT_DAYS * 24));
  const again = moved.filter(({ createdAt, offToken }) => createdAt >= since && offToken === null);
  await tx.letter.updateMany({
    where: { id: { in: again.map(({ id }) => id) } },
    data: { gaveUpAt: null, sentAt: null, attempts: 0, failure: null },
  });
  await leadToMatch(tx, { organizationId, to });
  for (const name of LETTER_QUEUES) {
    const jobs = again
      .filter((letter) => jobOf(letter) === name)
      .map(({ id }) => ({ letterId: id, unlessSeen: true as const }));
    await sendJobs(tx, name, jobs);
  }
}

/** The link that confirms a report works for one address only, so emails that are already written lead to the match instead. */
async function leadToMatch(
  tx: Transaction,
  { organizationId, to }: Readonly<Record<"organizationId" | "to", string>>,
): Promise<void> {
  const token = "(/matches/[0-9a-f-]+)\\?answer=[0-9A-Za-z_-]+";
  await tx.$executeRaw`
    UPDATE letter
    SET text = regexp_replace(text, ${token}, '\\1', 'g'), html = regexp_replace(html, ${token}, '\\1', 'g')
    WHERE organization_id = ${organizationId}::uuid AND to_email = ${to} AND (sent_at IS NULL OR gave_up_at IS NOT NULL) AND text ~ ${token}`;
}
