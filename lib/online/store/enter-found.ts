import { inTransaction } from "@/lib/db/transaction";
import { beganAt } from "@/lib/match/rules/story";
import { executeIn } from "@/lib/match/store/execute";
import { lockMatch } from "@/lib/match/store/lock-matches";
import type { MatchId } from "@/lib/shared/ids";
import { foundReport, isPlayedSince } from "../rules/found-match";
import { findSearch } from "./searches";

/**
 * Enters what the league found, because no one objected in time. The search's row is locked, so that an objection that
 * arrives at the same moment comes before or after it. The match is locked first, as whatever changes its players does.
 * Games from before the match started over aren't entered.
 */
export async function enterFound(matchId: MatchId, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const match = await lockMatch(tx, matchId, null, at);
    const due = await tx.$queryRaw<object[]>`
      SELECT match_id FROM game_search
      WHERE match_id = ${matchId}::uuid AND stands_at <= ${at}::timestamptz FOR UPDATE`;
    if (!match || due.length === 0) return;
    const search = await findSearch(matchId, tx);
    if (search?.find && isPlayedSince(search.find, beganAt(match.events))) {
      const games = foundReport(search.find);
      await executeIn(tx, matchId, { type: "enter-found", games }, "clock", at);
    }
    await tx.gameSearch.update({ where: { matchId }, data: { standsAt: null } });
  });
}
