import { inTransaction, prisma, type Transaction } from "@/lib/db/prisma";
import { sendJobs } from "@/lib/jobs/store/queue";
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
  /** When the mail server took it. */
  readonly sentAt: Date | null;
  /** What the mail server said to the last attempt that failed, or a later one said in a bounce. */
  readonly failure: string | null;
  readonly attempts: number;
  readonly triedAt: Date | null;
  /** No further attempt is made: refused for good, every attempt failed, or it was sent and came back. */
  readonly gaveUpAt: Date | null;
  /** Of a letter that can be switched off. */
  readonly offToken: string | null;
};

/**
 * Writes letters and the jobs that send them, in the transaction of what they tell. A letter whose key is known is
 * written already and left alone, so that writing twice sends once.
 *
 * @returns how many were new
 */
export async function writeLetters(
  tx: Transaction,
  organizationId: string | null,
  drafts: readonly DraftLetter[],
  at: Date,
): Promise<number> {
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

/** Writes letters outside any other change. */
export function insertLetters(drafts: readonly DraftLetter[], at: Date): Promise<number> {
  return inTransaction((tx) => writeLetters(tx, null, drafts, at));
}

/** The newest letters of the deployment, for the operator. */
export async function listLetters(limit = MOST_LETTERS): Promise<readonly StoredLetter[]> {
  return prisma().letter.findMany({
    where: { gaveUpAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/** The letters that could not be delivered and are not tried any more, the newest first. */
export async function listGivenUpLetters(limit = MOST_LETTERS): Promise<readonly StoredLetter[]> {
  return prisma().letter.findMany({
    where: { gaveUpAt: { not: null } },
    orderBy: [{ gaveUpAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/**
 * Counts an attempt before it is made, so that one that ends the whole process counts too. Undefined for a letter that
 * is sent, given up or gone.
 */
export async function takeLetter(id: string, at: Date): Promise<StoredLetter | undefined> {
  const [letter] = await prisma().letter.updateManyAndReturn({
    where: { id, sentAt: null, gaveUpAt: null },
    data: { attempts: { increment: 1 }, triedAt: at },
  });
  return letter;
}

/** A letter that came back before this is noted stays given up. */
export async function updateLetterSent(id: string, at: Date): Promise<void> {
  await prisma().letter.updateMany({ where: { id, gaveUpAt: null }, data: { sentAt: at, failure: null } });
}

/** @param gaveUpAt null: it is tried again */
export async function updateLetterFailed(id: string, failure: string, gaveUpAt: Date | null): Promise<void> {
  await prisma().letter.update({ where: { id }, data: { failure, gaveUpAt } });
}

/** Counts an attempt of letters that were to go to a mail server that could not be reached. */
export async function updateLettersUnreached(
  ids: readonly string[],
  mostAttempts: number,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const where = { id: { in: [...ids] }, sentAt: null, gaveUpAt: null };
  await prisma().letter.updateMany({
    where,
    data: { attempts: { increment: 1 }, triedAt: at, failure: "The mail server could not be reached" },
  });
  await prisma().letter.updateMany({
    where: { ...where, attempts: { gte: mostAttempts } },
    data: { gaveUpAt: at },
  });
}

/** Sends a letter that was given up once more, with all its attempts before it. Twice at once is once. */
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
