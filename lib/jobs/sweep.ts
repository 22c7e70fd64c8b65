import { deleteOldAnswers } from "@/lib/api/store/kept-answers";
import { deleteSpentSignIns } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { tellChanges } from "@/lib/db/changes";
import { finishesWithin } from "@/lib/db/finishes-within";
import { LONGEST_WINDOW_MS } from "@/lib/limits/limits";
import { deleteSpentCounts } from "@/lib/limits/store/limit-counts";
import { listDueDigests, writeDigest } from "@/lib/mail/store/digests";
import { deleteOldLetters } from "@/lib/mail/store/old-letters";
import { announceRound, listUnannouncedRounds } from "@/lib/match/store/due-matches";
import { escalate, listWaitingLong } from "@/lib/match/store/escalate";
import { holdForfeits, listMassForfeits } from "@/lib/match/store/forfeits/hold";
import { type DueType, settleBrackets, settleDue } from "@/lib/match/store/settle-due";
import { enterFound } from "@/lib/online/store/enter-found";
import { listUncontestedFinds } from "@/lib/online/store/searches";
import { forgetOrigins } from "@/lib/people/store/origins";
import { deleteOldPushes } from "@/lib/push/store/pushes";
import { deleteDue, listDueRetention } from "@/lib/retention/store/delete-due";
import { executeGame } from "@/lib/room/store/execute-game";
import { listFallenFlags } from "@/lib/room/store/read-games";
import { log } from "@/lib/telemetry/log";
import { listUnnotifiedOverdue, notifyOverdue } from "@/lib/venue/store/overdue-equipment";
import { deleteOldMessages } from "@/lib/webhooks/store/messages";
import { checkMatches } from "./check-matches";
import { movePhotos } from "./move-photos";
import { refreshMetadata } from "./refresh-metadata";
import { tellInterrupted } from "./tell-interrupted";
import { tellWebhooks } from "./tell-webhooks";
import { each, workThrough } from "./work-through";

export type Swept = {
  readonly doubleForfeits: number;
  readonly overdueAnswers: number;
  /** Match times the league set because no one agreed on one. */
  readonly defaultTimes: number;
};

/** Asks other processes to settle matches too, because there are many. */
export type CallForHelp = (type: DueType, at: Date) => Promise<unknown>;

/**
 * Does everything that's due at an instant. It can run anywhere, in parallel and as often as you like: workers take what no
 * other has, each match is decided under its lock, and what one sweep has done the next leaves alone.
 */
export async function sweep(at: Date, callForHelp?: CallForHelp): Promise<Swept> {
  const swept = await passTime(at, callForHelp);
  await workThroughIds(at, listUnnotifiedOverdue, notifyOverdue);
  await tellInterrupted(at);
  await workThrough(
    (without) => listFallenFlags(at, without),
    ({ match, number }) => `${match}.${number}`,
    (game) => executeGame(game, LOOK, null, at, "home"),
  );
  await leaveIfHung(refreshMetadata(at));
  await movePhotos(at);
  await tellChanges();
  // By the clock, because the sweep may have taken minutes: receivers check when a message was sent.
  await leaveIfHung(tellWebhooks(now));
  await deleteOld(at);
  await workThroughIds(at, listDueRetention, deleteDue);
  return swept;
}

/** Of what's due at an instant, all that the rules of the leagues ask for. */
export async function passTime(at: Date, callForHelp?: CallForHelp): Promise<Swept> {
  const helpWith = (type: DueType) => (callForHelp ? { onMore: () => callForHelp(type, at) } : {});
  await workThroughIds(at, listUnannouncedRounds, announceRound);
  const defaultTimes = await checkMatches(at);
  await workThrough(
    (without) => listDueDigests(at, without),
    ({ userId }) => userId,
    (digest) => writeDigest(digest, at),
  );
  const overdueAnswers = await settleDue("pass-answer-time", at, helpWith("pass-answer-time"));
  // Before the forfeits: what was found counts at the latest when the round closes.
  await workThroughIds(at, listUncontestedFinds, enterFound);
  await each(
    await listMassForfeits(at),
    (due) => holdForfeits(due, at),
    ({ divisionId }) => divisionId,
  );
  const doubleForfeits = await settleDue("pass-deadline", at, helpWith("pass-deadline"));
  const inBrackets = await settleBrackets(at);
  await workThroughIds(at, listWaitingLong, escalate);
  return {
    doubleForfeits: doubleForfeits + inBrackets["pass-deadline"],
    overdueAnswers: overdueAnswers + inBrackets["pass-answer-time"],
    defaultTimes,
  };
}

/** Works through what is due at an instant and listed by its ids. */
function workThroughIds<Id extends string>(
  at: Date,
  list: (at: Date, without: readonly string[]) => Promise<readonly Id[]>,
  act: (id: Id, at: Date) => Promise<unknown>,
): Promise<void> {
  return workThrough(
    (without) => list(at, without),
    (id) => id,
    (id) => act(id, at),
  );
}

/** Longer than work that calls strangers' servers takes if they're slow. */
const HUNG_MS = 60_000;

/** Waits for work that calls strangers' servers, unless it hangs: everyone needs what comes after it. */
async function leaveIfHung(work: Promise<unknown>): Promise<void> {
  if (!(await finishesWithin(HUNG_MS, work)))
    log.error("The sweep went on without waiting for work that hung");
}

/** Deletes what has been kept long enough, in any order. */
async function deleteOld(at: Date): Promise<void> {
  await Promise.all([
    deleteSpentSignIns(at),
    deleteOldLetters(at),
    deleteOldPushes(at),
    deleteOldAnswers(at),
    deleteOldMessages(at),
    forgetOrigins(),
    deleteSpentCounts(LONGEST_WINDOW_MS),
  ]);
}

/** Ends a game whose flag fell while no one was connected. */
const LOOK = { id: null, command: { type: "look" } } as const;
