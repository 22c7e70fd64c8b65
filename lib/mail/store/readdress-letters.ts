import type { Transaction } from "@/lib/db/transaction";
import { LETTER_QUEUES, sendJobs } from "@/lib/jobs/store/queue";
import { addHours, instantOf } from "@/lib/shared/instant";
import { jobOf } from "./letters";

/** Older emails that didn't arrive are mostly about what's over. */
const RESENT_DAYS = 7;

/**
 * Readdresses an organization's emails to a person whose address was corrected: those that wait, and those that were
 * given up on. Of these, the ones of the last week are sent again right away, but for reminders. What was said about an
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
    data: { toEmail: to },
    select: { id: true, kind: true, createdAt: true, offToken: true },
  });
  const since = new Date(addHours(instantOf(at), -RESENT_DAYS * 24));
  const again = moved.filter(({ createdAt, offToken }) => createdAt >= since && offToken === null);
  await tx.letter.updateMany({
    where: { id: { in: again.map(({ id }) => id) } },
    data: { gaveUpAt: null, sentAt: null, attempts: 0 },
  });
  for (const name of LETTER_QUEUES) {
    const jobs = again
      .filter((letter) => jobOf(letter) === name)
      .map(({ id }) => ({ letterId: id, unlessSeen: true as const }));
    await sendJobs(tx, name, jobs);
  }
}
