import { inRoomDatabase } from "./room-database";
import type { KeptRoom } from "./room-props";

/** Keeps a room on this device as it is now, to open it without a network. */
export async function keepRoom(room: KeptRoom): Promise<void> {
  await inRoomDatabase((database) => database.put("rooms", { ...room, matchId: room.facts.matchId }));
}

/** A match's room as it was kept; null if it wasn't opened here. */
export async function keptRoom(matchId: string): Promise<KeptRoom | null> {
  return (await inRoomDatabase((database) => database.get("rooms", matchId))) ?? null;
}
