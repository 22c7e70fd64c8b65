import { goodSession } from "@/lib/auth/store/sign-in";
import { type Statement, send, sendAlone } from "@/lib/db/statements";
import type { Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { instantOf } from "@/lib/shared/instant";
import type { GameEvent } from "../rules/events";
import { projectGame } from "../rules/project";
import type { GameState } from "../rules/state";
import { FRAME, type GameRef, MATCH_OF_GAME } from "./lock-game";

type Addition = {
  /** The game with these events. */
  readonly state: GameState;
  /** How many events the game had. */
  readonly count: number;
  readonly events: readonly GameEvent[];
  readonly commandId: string | null;
  readonly userId: string | null;
  readonly at: Date;
};

/** Adds events to a locked game and updates its row, in one statement. */
export async function appendToGame(tx: Transaction, ref: GameRef, addition: Addition): Promise<void> {
  await send(tx, APPEND, valuesOf(ref, addition));
}

/**
 * The same for a game that was only remembered: locks it and adds the events if it still has as many events as before,
 * its match the same frame, and the session still holds. One statement and one transaction.
 *
 * @param sessionId of whom was only presumed to be signed in
 * @returns false if something has changed, and then nothing was added
 */
export async function appendIfUnchanged(
  ref: GameRef,
  frame: string,
  addition: Addition,
  sessionId?: string,
): Promise<boolean> {
  const session = sessionId ? [sessionId, [...env().operatorEmails]] : [null, []];
  const unchanged = [addition.count, frame, ...session];
  const rows = await sendAlone(APPEND_IF_UNCHANGED, [...valuesOf(ref, addition), ...unchanged]);
  return rows.length > 0;
}

function valuesOf(
  { match, number }: GameRef,
  { state, count, events, commandId, userId, at }: Addition,
): readonly unknown[] {
  const rows = events.map(({ type, ...data }, index) => ({
    seq: count + 1 + index,
    type,
    data,
    command_id: index === 0 ? commandId : null,
  }));
  const p = projectGame(state);
  return [
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
  ];
}

const EVENTS = `
      INSERT INTO room_game_event (match_id, number, seq, type, data, command_id, actor_user_id, at)
      SELECT $1::uuid, $2, e.seq, e.type, e.data, e.command_id, $4::uuid, $5::timestamptz
      FROM json_to_recordset($3::json) AS e (seq int, type text, data jsonb, command_id text)`;

const ROW = `
    UPDATE room_game SET last_seq = $6, kept_as = $7, white = $8, ply = $9, fen = $10, last_uci = $11,
      started_at = $12::timestamptz, flag_at = $13::timestamptz, ended_at = $14::timestamptz, outcome = $15, ending = $16`;

const APPEND: Statement = {
  name: "append-to-room-game",
  text: `WITH events AS (${EVENTS}) ${ROW} WHERE match_id = $1::uuid AND number = $2`,
};

/** A row that another command holds is looked at again once it's free, with the same conditions. */
const APPEND_IF_UNCHANGED: Statement = {
  name: "append-to-room-game-if-unchanged",
  text: `
    WITH same AS (
      SELECT g.match_id FROM room_game g
      ${MATCH_OF_GAME}
      WHERE g.match_id = $1::uuid AND g.number = $2 AND g.last_seq = $17 AND ${FRAME} = $18
        AND ($19::uuid IS NULL OR EXISTS (SELECT ${goodSession("$19", "$5", "$20")}))
      FOR UPDATE OF g
    ), events AS (${EVENTS}, same)
    ${ROW}
    FROM same WHERE room_game.match_id = same.match_id AND room_game.number = $2 RETURNING room_game.last_seq`,
};
