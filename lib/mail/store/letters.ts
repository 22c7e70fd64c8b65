import { inTransaction, prisma, type Transaction } from "@/lib/db/prisma";
import { sendJobs } from "@/lib/jobs/store/queue";
import { hasEmail } from "@/lib/shared/no-email";
import type { DraftLetter } from "../letters/draft";

const MOST_LETTERS = 200;

export type StoredLetter = {
  readonly id: string;
  readonly toEmail: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly createdAt: Date;
  /** When the mail server accepted it. */
  readonly sentAt: Date | null;
  /** The mail server's answer to the last failed attempt, or a later one from a bounce. */
  readonly failure: string | null;
  readonly attempts: number;
  readonly triedAt: Date | null;
  /** No further attempt is made: it was refused for good, every attempt failed, or it bounced. */
  readonly gaveUpAt: Date | null;
  /** Only on emails that can be turned off. */
  readonly offToken: string | null;
};

/**
 * Writes emails and the jobs that send them, in the transaction of what they report. An email whose key exists is
 * skipped, so writing twice sends once. People without an email get none.
 *
 * @returns how many were new
 */
export async function writeLetters(
  tx: Transaction,
  organizationId: string | null,
  all: readonly DraftLetter[],
  at: Date,
): Promise<number> {
  const drafts = all.filter(({ to }) => hasEmail(to.email));
  if (drafts.length === 0) return 0;
  const written = await tx.letter.createManyAndReturn({
    data: drafts.map((draft) => ({
      organizationId,
      key: draft.key,
      toEmail: draft.to.email,
      subject: draft.subject,
      text: draft.text,
      html: draft.html,
      messageId: `<${crypto.randomUUID()}@rookery>`,
      offToken: draft.offToken ?? null,
      createdAt: at,
    })),
    skipDuplicates: true,
    select: { id: true },
  });
  await sendJobs(
    tx,
    "send-letter",
    written.map(({ id }) => ({ letterId: id })),
  );
  return written.length;
}

/** Writes emails in a transaction of their own. */
export function insertLetters(drafts: readonly DraftLetter[], at: Date): Promise<number> {
  return inTransaction((tx) => writeLetters(tx, null, drafts, at));
}

/** The newest emails of the deployment, for the operator. */
export async function listLetters(limit = MOST_LETTERS): Promise<readonly StoredLetter[]> {
  return prisma().letter.findMany({
    where: { gaveUpAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/** The emails that couldn't be delivered and are no longer retried, newest first. */
export async function listGivenUpLetters(limit = MOST_LETTERS): Promise<readonly StoredLetter[]> {
  return prisma().letter.findMany({
    where: { gaveUpAt: { not: null } },
    orderBy: [{ gaveUpAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/**
 * Counts an attempt before it's made, so one that crashes the process counts too. Undefined for an email that was sent,
 * given up on or deleted.
 */
export async function takeLetter(id: string, at: Date): Promise<StoredLetter | undefined> {
  const [letter] = await prisma().letter.updateManyAndReturn({
    where: { id, sentAt: null, gaveUpAt: null },
    data: { attempts: { increment: 1 }, triedAt: at },
  });
  return letter;
}

/** An email that bounced before this is recorded stays given up on. */
export async function updateLetterSent(id: string, at: Date): Promise<void> {
  await prisma().letter.updateMany({ where: { id, gaveUpAt: null }, data: { sentAt: at, failure: null } });
}

/** @param gaveUpAt null: it will be retried */
export async function updateLetterFailed(id: string, failure: string, gaveUpAt: Date | null): Promise<void> {
  await prisma().letter.update({ where: { id }, data: { failure, gaveUpAt } });
}

/** Counts an attempt for emails whose mail server couldn't be reached. */
export async function updateLettersUnreached(
  ids: readonly string[],
  mostAttempts: number,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const where = { id: { in: [...ids] }, sentAt: null, gaveUpAt: null };
  await prisma().letter.updateMany({
    where,
    data: { attempts: { increment: 1 }, triedAt: at, failure: "The mail server couldn’t be reached" },
  });
  await prisma().letter.updateMany({
    where: { ...where, attempts: { gte: mostAttempts } },
    data: { gaveUpAt: at },
  });
}

/**
 * Sends an email again that had been given up on, with all its attempts ahead of it. Asked twice at the same time, it
 * is sent once.
 */
export async function retryLetter(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const { count } = await tx.letter.updateMany({
      where: { id, gaveUpAt: { not: null } },
      data: { gaveUpAt: null, sentAt: null, attempts: 0 },
    });
    if (count > 0) await sendJobs(tx, "send-letter", [{ letterId: id }]);
    return count > 0;
  });
}
