import { listDueReminders, remind } from "@/lib/mail/store/reminders";
import { setDefaultTime } from "@/lib/match/store/default-time";
import { listDueDefaults } from "@/lib/match/store/due-matches";
import { releaseChecks, takeDueChecks, updateNextChecks } from "@/lib/match/store/next-checks";
import { each } from "./work-through";

/**
 * Sets times no one agreed on and writes reminders, a batch of matches at a time, until none is left. Each batch belongs to
 * one worker. Failures are due again at the next sweep.
 *
 * @returns how many times were set
 */
export async function checkMatches(at: Date): Promise<number> {
  let defaultTimes = 0;
  const failed: string[] = [];
  for (;;) {
    const checks = await takeDueChecks(at);
    if (checks.length === 0) break;
    const ids = checks.map(({ id }) => id);
    const setTime = async (id: string) => {
      if (await setDefaultTime(id, at)) defaultTimes += 1;
    };
    const without = new Set([
      ...(await each(await listDueDefaults(ids, at), setTime, (id) => id)),
      ...(await each(
        await listDueReminders(ids, at),
        (reminder) => remind(reminder, at),
        ({ matchId }) => matchId,
      )),
    ]);
    failed.push(...without);
    await updateNextChecks(
      checks.filter(({ id }) => !without.has(id)),
      at,
    );
  }
  await releaseChecks(failed, at);
  return defaultTimes;
}
