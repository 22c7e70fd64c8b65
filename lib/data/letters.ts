import type { DraftLetter } from "@/lib/letters/draft";
import { inTransaction, prisma, type Transaction } from "./prisma";
import { sendJobs } from "./queue";

export type StoredLetter = {
  readonly id: string;
  readonly toEmail: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly failure: string | null;
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

export async function findLetter(id: string): Promise<StoredLetter | undefined> {
  return (await prisma().letter.findUnique({ where: { id } })) ?? undefined;
}

/** The newest letters of the deployment, for the operator. */
export async function listLetters(limit = 200): Promise<readonly StoredLetter[]> {
  return prisma().letter.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit });
}

export async function updateLetterSent(id: string, at: Date): Promise<void> {
  await prisma().letter.update({ where: { id }, data: { sentAt: at, failure: null } });
}

export async function updateLetterFailed(id: string, failure: string): Promise<void> {
  await prisma().letter.update({ where: { id }, data: { failure } });
}
