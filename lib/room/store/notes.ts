import { type Statement, sendAlone } from "@/lib/db/statements";
import type { MatchId } from "@/lib/shared/ids";
import { log } from "@/lib/telemetry/log";

/** The channel of notes that games have changed. A note holds only its sender's id and the matches' ids. */
export const GAME_NOTES = "rookery_room_game";

/** Postgres takes no longer payload than 8,000 bytes. */
const MOST_IDS = 200;

const waiting = new Set<MatchId>();
let running: Promise<void> | undefined;

/**
 * Tells the other processes that a match has changed. While notes are being sent, new ones wait and go together. A lost
 * one costs nothing, because streams look again with each heartbeat.
 *
 * @param from the process that sends it
 */
export function noteGames(from: string, match: MatchId): Promise<void> {
  waiting.add(match);
  running ??= sendNotes(from);
  return running;
}

async function sendNotes(from: string): Promise<void> {
  while (waiting.size > 0) {
    const ids = [...waiting].slice(0, MOST_IDS);
    for (const id of ids) waiting.delete(id);
    try {
      await sendAlone(NOTE, [GAME_NOTES, [from, ...ids].join(" ")]);
    } catch (error) {
      log.warn("A note that games have changed wasn’t sent", { error });
    }
  }
  running = undefined;
}

const NOTE: Statement = { name: "note-room-games", text: "SELECT pg_notify($1, $2)" };
