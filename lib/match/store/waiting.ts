import { Prisma } from "@/lib/db/generated/client";
import { findToConfirm } from "@/lib/online/rules/to-confirm";
import { type FindJson, findFrom, findOf } from "@/lib/online/store/searches";
import type { StartedGame } from "@/lib/room/rules/room-stage";
import { startedGamesOf } from "@/lib/room/store/started-games";
import { rulesOfRound } from "@/lib/season/rules/rules-of-round";
import { readRulesOnce, type StoredPack } from "@/lib/season/store/read-rules";
import type { UserId } from "@/lib/shared/ids";
import { type Instant, instantFrom, instantOf } from "@/lib/shared/instant";
import { foldMatch } from "../rules/evolve";
import type { Side } from "../rules/sides";
import { storyOf } from "../rules/story";
import { countWaiting } from "../rules/waiting";
import { latestOpening } from "./read-match";
import { EVENTS, type EventRow, toEvent } from "./select-matches";

/** What `undecidedMatchesOf` reads of each. */
export type UndecidedMatchRow = {
  readonly side: Side;
  readonly stage: number;
  readonly round: { readonly number: number; readonly of: number; readonly opensAt: string };
  readonly pack: StoredPack;
  readonly events: readonly EventRow[];
  readonly games: readonly StartedGame[];
  /** What was found of a match that isn't reported; null if nothing was. */
  readonly found: FindJson | null;
};

/** A person's matches that could be waiting for them, as JSON. They are few. */
export function undecidedMatchesOf(userId: UserId, at: Date): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object(
      'side', CASE WHEN m.home_entry_id = own.id THEN 'home' ELSE 'away' END,
      'stage', t.position,
      'round', json_build_object('number', r.number, 'opensAt', r.opens_at,
        'of', (SELECT count(*) FROM round WHERE stage_id = t.id)),
      'pack', json_build_object('id', p.id, 'rules', p.rules),
      'events', ${EVENTS},
      'games', ${startedGamesOf(Prisma.sql`m`)},
      'found', CASE WHEN m.status IN ('open', 'scheduled') THEN ${findOf(Prisma.sql`m.id`)} END
    )), '[]')
    FROM entry own
    JOIN "match" m ON m.home_entry_id = own.id OR m.away_entry_id = own.id
    JOIN round r ON r.id = m.round_id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN stage t ON t.id = r.stage_id
    JOIN division d ON d.id = t.division_id
    JOIN season s ON s.id = d.season_id
    WHERE own.user_id = ${userId}::uuid
      AND (m.status IN ('open', 'scheduled', 'reported') OR m.correction = 'asked')
      AND r.opens_at <= ${latestOpening(at)}::timestamptz
      AND s.status IN ('registration', 'running', 'finished')
  )`;
}

/** How many of them are waiting for their player. */
export function countWaitingRows(rows: readonly UndecidedMatchRow[], at: Date): number {
  const now = instantOf(at);
  return countWaiting(
    rows.map((row) => toUndecidedMatch(row, now)),
    now,
  );
}

function toUndecidedMatch({ side, stage, pack, games, found, ...row }: UndecidedMatchRow, now: Instant) {
  const { number, of, opensAt } = row.round;
  const all = row.events.map(toEvent);
  const match = {
    side,
    games,
    round: { opensAt: instantFrom(opensAt) },
    rules: rulesOfRound(readRulesOnce(pack), { stage, number, of }),
    state: foldMatch(all.map(({ event }) => event)),
    events: storyOf(all),
  };
  return { ...match, found: (found && findToConfirm(findFrom(found), match, now)) ?? undefined };
}
