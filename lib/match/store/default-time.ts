import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { defaultTimes } from "@/lib/venue/rules/default-times";
import type { FoundTime } from "@/lib/venue/rules/find-times";
import { canceledTimes } from "../rules/canceled-times";
import type { MatchRefusal } from "../rules/refusals";
import { lookAgainBefore } from "./due-matches";
import { executeIn } from "./execute";
import { lockMatch } from "./lock-matches";
import { MATCH_RECORD, toRecord } from "./match-record";
import { findTimeQuestion } from "./time-question";

/** How many times to try if other matches take the tables first. */
const MOST_TRIED = 10;
const TAKEN: readonly MatchRefusal[] = ["no-table", "no-board", "player-busy"];

/**
 * Sets the time of a match whose players didn't agree on one, once. If no time is possible the players are told, once,
 * and the league looks again a little later, because a table or a player may become free.
 */
export async function setDefaultTime(matchId: string, at: Date): Promise<boolean> {
  const row = await prisma().match.findUnique({ where: { id: matchId }, include: MATCH_RECORD });
  if (!row) return false;
  const match = toRecord(row);
  const times = defaultTimes(
    await findTimeQuestion(match, at),
    match.rules.schedule,
    canceledTimes(match.events),
  );

  return inTransaction(async (tx) => {
    if (!(await claimLook(tx, matchId, at))) return false;
    if (times.length === 0) {
      await executeIn(tx, matchId, { type: "miss-default-time" }, "clock", at);
      return false;
    }
    if (!(await setFirst(tx, matchId, times.slice(0, MOST_TRIED), at))) return false;
    await tx.match.update({ where: { id: matchId }, data: { defaultSetAt: at } });
    return true;
  });
}

/** Locks the match and records that a time is being looked for, so that only one of several workers does it. */
async function claimLook(tx: Transaction, matchId: string, at: Date): Promise<boolean> {
  if (!(await lockMatch(tx, matchId, null, at))) return false;
  const { count } = await tx.match.updateMany({
    where: {
      id: matchId,
      status: "open",
      defaultSetAt: null,
      OR: [{ defaultSoughtAt: null }, { defaultSoughtAt: { lte: lookAgainBefore(at) } }],
    },
    data: { defaultSoughtAt: at },
  });
  return count > 0;
}

/** Sets the first of the times that's still free. */
async function setFirst(
  tx: Transaction,
  matchId: string,
  times: readonly FoundTime[],
  at: Date,
): Promise<boolean> {
  for (const { at: scheduledAt } of times) {
    const answer = await executeIn(tx, matchId, { type: "set-default-time", scheduledAt }, "clock", at);
    if (!answer) return false;
    if (answer.ok) return true;
    if (!TAKEN.includes(answer.refusal.code)) return false;
  }
  return false;
}
