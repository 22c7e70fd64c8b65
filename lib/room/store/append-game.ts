import { type Statement, send, type Transaction } from "@/lib/db/prisma";
import { instantOf } from "@/lib/shared/instant";
import type { GameEvent } from "../rules/events";
import { foldGame } from "../rules/evolve";
import { projectGame } from "../rules/project";
import type { GameState } from "../rules/state";
import type { GameRef } from "./lock-game";

type Addition = {
  readonly state: GameState;
  /** How many events the game had. */
  readonly count: number;
  readonly events: readonly GameEvent[];
  readonly commandId: string | null;
  readonly userId: string | null;
  readonly at: Date;
};

/** Adds events to a game and updates its row, in one statement. */
export async function appendToGame(
  tx: Transaction,
  { match, number }: GameRef,
  { state, count, events, commandId, userId, at }: Addition,
): Promise<void> {
  const rows = events.map(({ type, ...data }, index) => ({
    seq: count + 1 + index,
    type,
    data,
    command_id: index === 0 ? commandId : null,
  }));
  const p = projectGame(foldGame(events, state));
  await send(tx, APPEND, [
    match,
    number,
    JSON.stringify(rows),
    userId,
    instantOf(at),
    count + events.length,
    p.keptAs,
    p.white,
    p.ply,
    p.fen,
    p.lastUci,
    p.startedAt,
    p.flagAt,
    p.endedAt,
    p.outcome,
    p.ending,
  ]);
}

const APPEND: Statement = {
  name: "append-to-room-game",
  text: `
    WITH events AS (
      INSERT INTO room_game_event (match_id, number, seq, type, data, command_id, actor_user_id, at)
      SELECT $1::uuid, $2, e.seq, e.type, e.data, e.command_id, $4::uuid, $5::timestamptz
      FROM json_to_recordset($3::json) AS e (seq int, type text, data jsonb, command_id text)
    )
    UPDATE room_game SET last_seq = $6, kept_as = $7, white = $8, ply = $9, fen = $10, last_uci = $11,
      started_at = $12::timestamptz, flag_at = $13::timestamptz, ended_at = $14::timestamptz, outcome = $15, ending = $16
    WHERE match_id = $1::uuid AND number = $2`,
};
