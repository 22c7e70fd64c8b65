import { announceChange, type PublicChange } from "@/lib/db/changes";
import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { type Statement, send } from "@/lib/db/statements";
import { inTransaction } from "@/lib/db/transaction";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept } from "@/lib/shared/answer";
import type { MatchId, UserId } from "@/lib/shared/ids";
import type { MatchStatus } from "../rules/state";
import { chooseWatching, type WatchFacts, type WatchParty, type WatchRefusal } from "../rules/watching";

/**
 * What's known of a match (m) in its round (r) when someone asks to watch it, as JSON: `WatchFacts`. In a bracket
 * others may have played it before; their choices don't count.
 */
export const WATCH_FACTS_TEXT = `json_build_object(
  'choices', (
    SELECT coalesce(json_object_agg(newest.by, newest.allowed), '{}') FROM (
      SELECT DISTINCT ON (w.by) w.by, w.allowed FROM match_watching w
      WHERE w.match_id = m.id AND (w.by = 'director' OR w.actor_user_id = (
        SELECT e.user_id FROM entry e WHERE e.id = CASE w.by WHEN 'home' THEN m.home_entry_id ELSE m.away_entry_id END
      ))
      ORDER BY w.by, w.seq DESC
    ) AS newest
  ),
  'isAtSession', r.session_at IS NOT NULL,
  'hasBegun', EXISTS (
    SELECT FROM room_game g WHERE g.match_id = m.id AND g.number = m.first_game AND g.started_at IS NOT NULL
  )
)`;
const WATCH_FACTS = Prisma.raw(WATCH_FACTS_TEXT);

/** The facts about watching a match by its id, as a value of a statement. */
export function watchFactsOf(matchId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT ${WATCH_FACTS} FROM "match" m JOIN round r ON r.id = m.round_id WHERE m.id = ${matchId}::uuid
  )`;
}

/** The facts about watching several matches, by their ids. */
export function watchFactsOfAll(matchIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_object_agg(m.id, ${WATCH_FACTS}), '{}') FROM "match" m JOIN round r ON r.id = m.round_id
    WHERE m.id = ANY(${[...matchIds]}::uuid[])
  )`;
}

/** What's known of a match when someone asks to watch it. */
export async function readWatchFacts(matchId: MatchId): Promise<WatchFacts> {
  const { facts } = await readRow<{ facts: WatchFacts }>(
    Prisma.sql`SELECT ${watchFactsOf(matchId)} AS facts`,
  );
  return facts;
}

export type WatchChoice = {
  readonly matchId: MatchId;
  readonly by: WatchParty;
  readonly allowed: boolean;
  readonly userId: UserId;
  readonly at: Date;
};

/**
 * Keeps what a player or a director chose about watching a match, unless it's too late. The caller says who may.
 *
 * @returns whether anything changed: what they chose before isn't kept again
 */
export async function keepWatchChoice(
  { matchId, by, allowed, userId, at }: WatchChoice,
  rules: RulePack,
  change: PublicChange,
): Promise<Answer<boolean, WatchRefusal>> {
  return inTransaction(async (tx) => {
    const [row] = await send<{ status: MatchStatus; facts: WatchFacts }>(tx, LOCK, [matchId]);
    if (!row) throw new Error(`Match ${matchId} has gone`);
    const answer = chooseWatching(by, row.facts, rules, row.status);
    if (!answer.ok) return answer;
    if (row.facts.choices[by] === allowed) return accept(false);
    await send(tx, KEEP, [matchId, by, allowed, userId, at]);
    await announceChange(tx, change);
    return answer;
  });
}

const LOCK: Statement = {
  name: "lock-match-to-choose-watching",
  text: `
    SELECT replace(m.status::text, '_', '-') AS status, ${WATCH_FACTS_TEXT} AS facts
    FROM "match" m JOIN round r ON r.id = m.round_id WHERE m.id = $1::uuid FOR UPDATE OF m`,
};

const KEEP: Statement = {
  name: "keep-watch-choice",
  text: `
    INSERT INTO match_watching (organization_id, match_id, seq, by, allowed, actor_user_id, at)
    SELECT m.organization_id, m.id,
      (SELECT coalesce(max(w.seq), 0) + 1 FROM match_watching w WHERE w.match_id = m.id), $2, $3, $4::uuid, $5
    FROM "match" m WHERE m.id = $1::uuid`,
};
