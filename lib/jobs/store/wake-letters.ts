import { prisma } from "@/lib/db/client";
import { LETTER_QUEUES } from "./queue";

/**
 * Makes emails due that failed and wait for their next attempt, because the mail server takes emails again. The attempt
 * that follows is given to them: it comes earlier than the queue's waits, which `MOST_ATTEMPTS` counts on.
 *
 * @returns how many
 */
export async function wakeLetters(): Promise<number> {
  const [woken] = await prisma().$queryRaw<{ readonly count: number }[]>`
    WITH woken AS (
      UPDATE pgboss.job SET start_after = now()
      WHERE name = ANY(${[...LETTER_QUEUES]}::text[]) AND state = 'retry' AND start_after > now()
      RETURNING (data ->> 'letterId')::uuid AS id
    ), given AS (
      UPDATE letter SET attempts = attempts - 1
      WHERE id IN (SELECT id FROM woken) AND attempts > 0 AND sent_at IS NULL AND gave_up_at IS NULL
    )
    SELECT count(*)::int AS count FROM woken`;
  return woken?.count ?? 0;
}
