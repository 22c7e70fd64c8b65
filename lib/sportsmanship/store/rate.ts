import { logAct } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { type Statement, send } from "@/lib/db/statements";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { MatchOutcome } from "@/lib/match/rules/outcome";
import type { Side } from "@/lib/match/rules/sides";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept } from "@/lib/shared/answer";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { type LeaveOutRefusal, mayLeaveOut, mayRate, type RatingRefusal } from "../rules/may-rate";
import type { Rating } from "../rules/rating";
import { MATCH_RATINGS_TEXT, type MatchRatings } from "./ratings";

/** A match with its rules, and the public pages that a new average can change. */
type Rated = { readonly matchId: MatchId; readonly rules: RulePack; readonly change: PublicChange };

/**
 * Keeps what a player gave the other side. The caller says who they are.
 *
 * @returns whether anything changed: the rating that counts isn't kept again
 */
export async function giveRating(
  { matchId, rules, change }: Rated,
  {
    of,
    rating,
    userId,
    at,
  }: { readonly of: Side; readonly rating: Rating; readonly userId: UserId; readonly at: Date },
): Promise<Answer<boolean, RatingRefusal>> {
  return inTransaction(async (tx) => {
    const { decidedBy, ratings } = await lock(tx, matchId);
    const before = ratings.given[of];
    const answer = mayRate({
      rules: rules.sportsmanship,
      outcome: decidedBy && { decidedBy },
      isClosed: ratings.isClosed,
      isLeftOut: before === null,
    });
    if (!answer.ok) return answer;
    if (before === rating) return accept(false);
    await send(tx, KEEP, [matchId, of, rating, null, userId, at]);
    await announce(tx, rules, change);
    return answer;
  });
}

/**
 * A director leaves out a rating, with a reason for the log. `seen` is the rating that their page showed.
 */
export async function leaveOutRating(
  scope: DirectorScope,
  { matchId, rules, change }: Rated,
  out: {
    readonly of: Side;
    readonly seen: number;
    readonly reason: string;
    readonly subject: string;
    readonly at: Date;
  },
): Promise<Answer<true, LeaveOutRefusal>> {
  const { of, seen, reason, subject, at } = out;
  return inTransaction(async (tx) => {
    const { ratings } = await lock(tx, matchId);
    const answer = mayLeaveOut(ratings.given[of] ?? null, seen, ratings);
    if (!answer.ok) return answer;
    await send(tx, KEEP, [matchId, of, null, reason, scope.userId, at]);
    await logAct(tx, scope, {
      type: "rating-left-out",
      subject,
      data: { matchId, of, rating: seen, reason },
      at,
    });
    await announce(tx, rules, change);
    return accept(true);
  });
}

/** The match stays locked, so that the next stage can't be drawn in between. */
async function lock(
  tx: Transaction,
  matchId: MatchId,
): Promise<{ readonly decidedBy: MatchOutcome["decidedBy"] | null; readonly ratings: MatchRatings }> {
  await send(tx, LOCK, [matchId]);
  const [row] = await send<{ decidedBy: MatchOutcome["decidedBy"] | null; ratings: MatchRatings }>(tx, READ, [
    matchId,
  ]);
  if (!row) throw new Error(`Match ${matchId} has gone`);
  return row;
}

/** Only who advances depends on ratings, and only if the rules say so. */
async function announce(tx: Transaction, { playoff }: RulePack, change: PublicChange): Promise<void> {
  if (playoff.leastSportsmanship !== null) await announceChange(tx, change);
}

const LOCK: Statement = {
  name: "lock-match-to-rate",
  text: `SELECT FROM "match" WHERE id = $1::uuid FOR UPDATE`,
};

/** Read after the lock is held: a statement that waited for it would still see what was so before. */
const READ: Statement = {
  name: "read-match-to-rate",
  text: `
    SELECT CASE m.status WHEN 'final' THEN replace(m.decided_by::text, '_', '-') END AS "decidedBy",
      ${MATCH_RATINGS_TEXT} AS ratings
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN stage t ON t.id = r.stage_id
    JOIN division d ON d.id = t.division_id
    JOIN season s ON s.id = d.season_id
    WHERE m.id = $1::uuid`,
};

const KEEP: Statement = {
  name: "keep-rating",
  text: `
    INSERT INTO sportsmanship_rating (organization_id, match_id, seq, of, rating, reason, actor_user_id, at)
    SELECT m.organization_id, m.id,
      (SELECT coalesce(max(g.seq), 0) + 1 FROM sportsmanship_rating g WHERE g.match_id = m.id),
      $2, $3::integer, $4, $5::uuid, $6
    FROM "match" m WHERE m.id = $1::uuid`,
};
