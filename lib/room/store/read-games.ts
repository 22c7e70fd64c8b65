import { primaryPool, readingPool } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { queryOf, type Statement, send } from "@/lib/db/statements";
import type { Transaction } from "@/lib/db/transaction";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import type { MatchId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { MOST_LAG_MS } from "../rules/clock";
import { BEGINNING, type Cursor, type PlacedEvent } from "../rules/cursor";
import type { GameEvent } from "../rules/events";
import type { TimedEvent } from "../rules/live";

/** The events of a match's games that count, after a cursor, in order, with when they were stored. */
export async function listGameEvents(match: MatchId, after: Cursor): Promise<readonly TimedEvent[]> {
  const { rows } = await readingPool().query<EventRow>(queryOf(LIST, [match, after.number, after.seq]));
  return rows.map(toTimedEvent);
}

/** All of them, as they are in a transaction. */
export async function listGameEventsIn(tx: Transaction, match: MatchId): Promise<readonly PlacedEvent[]> {
  const { number, seq } = BEGINNING;
  return (await send<EventRow>(tx, LIST, [match, number, seq])).map(toPlacedEvent);
}

/** All games of a match, also those from before it started over: for its directors. */
export type EveryGame = {
  readonly events: readonly PlacedEvent[];
  /** The number of the first game that counts. */
  readonly firstGame: number;
};

export async function readEveryGame(match: MatchId): Promise<EveryGame> {
  const { rows } = await readingPool().query<GameEventJson & { firstGame: number }>(
    queryOf(LIST_ALL, [match]),
  );
  return { events: rows.map(toPlacedEvent), firstGame: rows[0]?.firstGame ?? 1 };
}

type EventRow = Cursor & { readonly type: string; readonly data: object; readonly at: Date };

function toTimedEvent({ at, ...row }: EventRow): TimedEvent {
  return { ...toPlacedEvent(row), at: instantOf(at) };
}

/** An event as it's stored. */
export type GameEventJson = Cursor & { readonly type: string; readonly data: object };

export function toPlacedEvent({ number, seq, type, data }: GameEventJson): PlacedEvent {
  return { number, seq, event: { type, ...data } as GameEvent };
}

/** The events of a match's games that count as a JSON list within a larger statement. */
export function gameEventsOf(match: MatchId): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('number', number, 'seq', seq, 'type', type, 'data', data)
      ORDER BY number, seq), '[]')
    FROM room_game_event
    WHERE match_id = ${match}::uuid AND number >= (SELECT first_game FROM "match" WHERE id = ${match}::uuid))`;
}

const LIST: Statement = {
  name: "list-room-game-events",
  text: `
    SELECT e.number, e.seq, e.type, e.data, e.at FROM room_game_event e JOIN "match" m ON m.id = e.match_id
    WHERE e.match_id = $1::uuid AND e.number >= m.first_game AND (e.number, e.seq) > ($2, $3)
    ORDER BY e.number, e.seq`,
};

const LIST_ALL: Statement = {
  name: "list-all-room-game-events",
  text: `
    SELECT e.number, e.seq, e.type, e.data, m.first_game AS "firstGame"
    FROM room_game_event e JOIN "match" m ON m.id = e.match_id
    WHERE e.match_id = $1::uuid ORDER BY e.number, e.seq`,
};

/** Which side of a match someone plays; null if neither. */
export async function findSideOf(match: MatchId, userId: string): Promise<Side | null> {
  const { rows } = await readingPool().query<Record<Side, string>>(queryOf(PLAYERS, [match]));
  return SIDES.find((side) => rows[0]?.[side] === userId) ?? null;
}

const PLAYERS: Statement = {
  name: "find-room-players",
  text: `
    SELECT home.user_id AS home, away.user_id AS away FROM "match" m
    JOIN entry home ON home.id = m.home_entry_id JOIN entry away ON away.id = m.away_entry_id WHERE m.id = $1::uuid`,
};

/** Has someone acted for a side of a match, in its room or elsewhere? Others may play it since. */
export async function hasActedFor(match: MatchId, side: Side, userId: string): Promise<boolean> {
  const { rows } = await readingPool().query(queryOf(ACTS, [match, side, userId]));
  return rows.length > 0;
}

const ACTS: Statement = {
  name: "find-acts-for-side",
  text: `
    SELECT FROM room_game_event WHERE match_id = $1::uuid AND data->>'by' = $2 AND actor_user_id = $3::uuid
    UNION ALL
    SELECT FROM match_event WHERE match_id = $1::uuid AND data->>'by' = $2 AND actor_user_id = $3::uuid
    LIMIT 1`,
};

/** A game whose flag can be called. */
export type FallenGame = { readonly match: MatchId; readonly number: number };

/** Games that count whose flag can be called at an instant, the longest ago first: no move in time can still arrive. */
export async function listFallenFlags(at: Date, without: readonly string[]): Promise<readonly FallenGame[]> {
  const fallenBy = new Date(at.getTime() - MOST_LAG_MS);
  const { rows } = await readingPool().query<FallenGame>(queryOf(FALLEN, [fallenBy, without]));
  return rows;
}

/**
 * Games on the board that count and in which time runs, if an outage of the last hour hasn't been noted. Others, such as one
 * that was left, hear of it with their next command.
 */
export async function listInterrupted(without: readonly string[]): Promise<readonly FallenGame[]> {
  const { rows } = await primaryPool().query<FallenGame>(queryOf(INTERRUPTED, [without]));
  return rows;
}

const INTERRUPTED: Statement = {
  name: "list-interrupted-room-games",
  text: `
    SELECT g.match_id AS match, g.number
    FROM (SELECT max(until) AS until FROM outage WHERE until > clock_timestamp() - interval '1 hour') o
    JOIN room_game g ON g.started_at < o.until
    JOIN "match" m ON m.id = g.match_id AND g.number >= m.first_game
    WHERE g.kept_as = 'board' AND g.flag_at IS NOT NULL
      AND g.match_id || '.' || g.number <> ALL($1::text[])
      AND NOT EXISTS (SELECT FROM room_game_event e WHERE e.match_id = g.match_id AND e.number = g.number
        AND e.type = 'Interrupted' AND (e.data->>'until')::timestamptz >= o.until)
    ORDER BY g.match_id, g.number LIMIT 200`,
};

const FALLEN: Statement = {
  name: "list-fallen-flags",
  text: `
    SELECT g.match_id AS match, g.number FROM room_game g JOIN "match" m ON m.id = g.match_id
    WHERE g.flag_at <= $1 AND g.number >= m.first_game AND g.match_id || '.' || g.number <> ALL($2::text[])
    ORDER BY g.flag_at LIMIT 200`,
};
