import { deleteSpentSignIns } from "@/lib/auth/store/sign-in";
import { sendChanges } from "@/lib/db/changes";
import { LONGEST_WINDOW_MS } from "@/lib/limits/limits";
import { deleteSpentCounts } from "@/lib/limits/store/limit-counts";
import { listDueDigests, writeDigest } from "@/lib/mail/store/digests";
import { deleteOldLetters } from "@/lib/mail/store/old-letters";
import { listDueReminders, remind } from "@/lib/mail/store/reminders";
import { setDefaultTime } from "@/lib/match/store/default-time";
import { announceRound, listDueDefaults, listUnannouncedRounds } from "@/lib/match/store/due-matches";
import { escalate, listWaitingLong } from "@/lib/match/store/escalate";
import { holdForfeits, listMassForfeits } from "@/lib/match/store/forfeits/hold";
import { listDueChecks, MOST_CHECKED, updateNextChecks } from "@/lib/match/store/next-checks";
import { listPhotosToMove, movePhoto } from "@/lib/match/store/photos/move-photos";
import { type DueType, settleBrackets, settleDue } from "@/lib/match/store/settle-due";
import { forgetOrigins } from "@/lib/people/store/origins";
import { log } from "@/lib/telemetry/log";
import { listUnnotifiedOverdue, notifyOverdue } from "@/lib/venue/store/overdue-equipment";

export type Swept = {
  readonly doubleForfeits: number;
  readonly overdueAnswers: number;
  /** Match times the league set because nobody agreed on one. */
  readonly defaultTimes: number;
};

/** Asks other processes to settle matches too, because there are many. */
export type CallForHelp = (type: DueType, at: Date) => Promise<unknown>;

/**
 * Does what is due at an instant: announces rounds, sets times nobody agreed on, sends reminders (also for equipment
 * that wasn't returned), enforces answer times and deadlines, tells admins of cases that wait too long, moves photos to their bucket, tells changes of pages that nobody has told, and
 * deletes what isn't kept longer. It can run anywhere,
 * in parallel and as often as you like: each match is decided under its lock, so what one sweep has done the next
 * leaves alone.
 */
export async function sweep(at: Date, callForHelp?: CallForHelp): Promise<Swept> {
  const helpWith = (type: DueType) => (callForHelp ? { onMore: () => callForHelp(type, at) } : {});
  await each(await listUnannouncedRounds(at), (id) => announceRound(id, at));
  const defaultTimes = await checkMatches(at);
  await each(await listDueDigests(at), (digest) => writeDigest(digest, at));
  const overdueAnswers = await settleDue("pass-answer-time", at, helpWith("pass-answer-time"));
  await each(await listMassForfeits(at), (due) => holdForfeits(due, at));
  const doubleForfeits = await settleDue("pass-deadline", at, helpWith("pass-deadline"));
  const inBrackets = await settleBrackets(at);
  await each(await listWaitingLong(at), (id) => escalate(id, at));
  await each(await listUnnotifiedOverdue(at), (id) => notifyOverdue(id, at));
  await each(await listPhotosToMove(), (id) => movePhoto(id, at));
  await sendChanges();
  await deleteSpentSignIns(at);
  await deleteOldLetters(at);
  await forgetOrigins();
  await deleteSpentCounts(LONGEST_WINDOW_MS);
  return {
    doubleForfeits: doubleForfeits + inBrackets["pass-deadline"],
    overdueAnswers: overdueAnswers + inBrackets["pass-answer-time"],
    defaultTimes,
  };
}

/**
 * Sets times and writes reminders. What failed is due again at the next sweep.
 *
 * @returns how many times were set
 */
async function checkMatches(at: Date): Promise<number> {
  let defaultTimes = 0;
  for (;;) {
    const checks = await listDueChecks(at);
    const ids = checks.map(({ id }) => id);
    const failed = new Set<string>();
    await each(
      await listDueDefaults(ids, at),
      async (id) => {
        if (await setDefaultTime(id, at)) defaultTimes += 1;
      },
      (id) => failed.add(id),
    );
    await each(
      await listDueReminders(ids, at),
      (reminder) => remind(reminder, at),
      ({ matchId }) => failed.add(matchId),
    );
    const done = checks.filter(({ id }) => !failed.has(id));
    await updateNextChecks(done, at);
    if (checks.length < MOST_CHECKED || done.length === 0) return defaultTimes;
  }
}

/** Does something with each item. A failure is logged, retried by the next sweep, and doesn't hold up the others. */
async function each<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  onFailure: (item: Item) => void = () => {},
): Promise<void> {
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      onFailure(item);
      const id = typeof item === "string" ? { id: item } : {};
      log.error("The sweep couldn't do part of its work", { ...id, error });
    }
  }
}
