import { prisma } from "@/lib/db/client";

/** Long enough for a question about the same term of last year. The page "Who sees what" says this too. */
export const LETTER_DAYS = 400;
/** One batch; the next sweep takes the rest. */
const MOST_DELETED = 1_000;

/**
 * Deletes emails that are older than `LETTER_DAYS`, sent or not: without a mail server, none is ever sent. Their news is in the
 * history of the match, which is never deleted. Without this, they'd be most of the database after some years.
 */
export async function deleteOldLetters(at: Date): Promise<void> {
  const before = new Date(at.getTime() - LETTER_DAYS * 24 * 3_600_000);
  await prisma().$executeRaw`
    DELETE FROM letter WHERE id IN (
      SELECT id FROM letter WHERE created_at < ${before}
      ORDER BY created_at LIMIT ${MOST_DELETED} FOR UPDATE SKIP LOCKED
    )`;
}
