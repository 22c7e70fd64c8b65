import type { MatchRefusal } from "@/lib/domain/match/refusals";
import { defaultTimes } from "@/lib/domain/venue/default-times";
import { inTransaction, prisma } from "../prisma";
import { executeIn, lockMatch } from "./execute";
import { MATCH_RECORD, toRecord } from "./record";
import { findTimeQuestion } from "./time-question";

/** So many times are tried where others book the tables meanwhile. */
const MOST_TRIED = 10;
const TAKEN: readonly MatchRefusal[] = ["no-table", "no-board", "player-busy"];

/**
 * Sets the time of a match whose players agreed on none, once. Where no time is possible nothing happens; only a moved
 * deadline lets the league look again.
 */
export async function setDefaultTime(matchId: string, at: Date): Promise<boolean> {
  const row = await prisma().match.findUnique({ where: { id: matchId }, include: MATCH_RECORD });
  if (!row) return false;
  const match = toRecord(row);
  const { fallback } = match.rules.schedule;
  const times = fallback ? defaultTimes(await findTimeQuestion(match, at), fallback) : [];

  return inTransaction(async (tx) => {
    if (!(await lockMatch(tx, matchId))) return false;
    const { count } = await tx.match.updateMany({
      where: { id: matchId, status: "open", defaultSoughtAt: null },
      data: { defaultSoughtAt: at },
    });
    if (count === 0) return false;
    for (const { at: scheduledAt } of times.slice(0, MOST_TRIED)) {
      const answer = await executeIn(tx, matchId, { type: "set-default-time", scheduledAt }, "clock", at);
      if (!answer) return false;
      if (answer.ok) return true;
      if (!TAKEN.includes(answer.refusal.code)) return false;
    }
    return false;
  });
}
