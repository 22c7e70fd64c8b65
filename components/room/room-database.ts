import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutgoingCommand } from "@/lib/room/rules/sync";
import { ROOM_DATABASE } from "./forget-rooms";
import type { KeptRoom } from "./room-props";

export interface RoomDatabase extends DBSchema {
  /**
   * Commands that the server hasn't answered, by their ids, which sort by when they were made. `matchId` is the match and
   * the side: "01a2… home".
   */
  outgoing: { key: string; value: OutgoingCommand & { matchId: string }; indexes: { match: string } };
  /** Rooms that were opened on this device, by their matches. */
  rooms: { key: string; value: KeptRoom & { matchId: string } };
}

let opened: Promise<IDBPDatabase<RoomDatabase>> | undefined;

/** Does something with what this device keeps; null if the browser keeps nothing. */
export async function inRoomDatabase<T>(
  work: (database: IDBPDatabase<RoomDatabase>) => Promise<T>,
): Promise<T | null> {
  try {
    opened ??= open();
    return await work(await opened);
  } catch {
    opened = undefined;
    return null;
  }
}

function open(): Promise<IDBPDatabase<RoomDatabase>> {
  return openDB<RoomDatabase>(ROOM_DATABASE, 2, {
    upgrade(database, version) {
      if (version < 1)
        database.createObjectStore("outgoing", { keyPath: "id" }).createIndex("match", "matchId");
      if (version < 2) database.createObjectStore("rooms", { keyPath: "matchId" });
    },
    // Another tab signs out, or has a newer version.
    blocking(_current, _next, event) {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
  });
}
