import { queryOf, readingPool, type Statement } from "@/lib/db/prisma";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import type { MatchId } from "@/lib/shared/ids";
import type { Cursor, PlacedEvent } from "../rules/cursor";
import type { GameEvent } from "../rules/events";

/** The events of a match's games after a cursor, in order. */
export async function listGameEvents(match: MatchId, after: Cursor): Promise<readonly PlacedEvent[]> {
  const { rows } = await readingPool().query<Cursor & { type: string; data: object }>(
    queryOf(LIST, [match, after.number, after.seq]),
  );
  return rows.map(({ number, seq, type, data }) => ({ number, seq, event: { type, ...data } as GameEvent }));
}

const LIST: Statement = {
  name: "list-room-game-events",
  text: `
    SELECT e.number, e.seq, e.type, e.data FROM room_game_event e
    WHERE e.match_id = $1::uuid AND (e.number, e.seq) > ($2, $3) ORDER BY e.number, e.seq`,
};

/** Which side of a match somebody plays; null if neither. */
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

/** A game whose flag has fallen. */
export type FallenGame = { readonly match: MatchId; readonly number: number };

/** Games whose flag has fallen by an instant, the longest ago first. */
export async function listFallenFlags(at: Date, without: readonly string[]): Promise<readonly FallenGame[]> {
  const { rows } = await readingPool().query<FallenGame>(queryOf(FALLEN, [at, without]));
  return rows;
}

const FALLEN: Statement = {
  name: "list-fallen-flags",
  text: `
    SELECT match_id AS match, number FROM room_game
    WHERE flag_at <= $1 AND match_id || '.' || number <> ALL($2::text[]) ORDER BY flag_at LIMIT 200`,
};
