import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutgoingCommand } from "@/lib/room/rules/sync";

type Kept = OutgoingCommand & { readonly matchId: string };

interface Room extends DBSchema {
  /** Commands that the server hasn't answered, by their ids, which sort by when they were made. */
  outgoing: { key: string; value: Kept; indexes: { match: string } };
}

let opened: Promise<IDBPDatabase<Room>> | undefined;

function open(): Promise<IDBPDatabase<Room>> {
  opened ??= openDB<Room>("rookery-room", 1, {
    upgrade(database) {
      database.createObjectStore("outgoing", { keyPath: "id" }).createIndex("match", "matchId");
    },
  });
  return opened;
}

/** Keeps a command on this device until it's answered. Returns false if the browser doesn't let it. */
export async function keepOutgoing(matchId: string, outgoing: OutgoingCommand): Promise<boolean> {
  return attempt(async (database) => {
    await database.put("outgoing", { ...outgoing, matchId });
  });
}

/** Forgets a command that was answered. */
export async function dropOutgoing(id: string): Promise<boolean> {
  return attempt((database) => database.delete("outgoing", id));
}

/** What was kept before the page was closed, in the order it was made; null if the browser keeps nothing. */
export async function keptOutgoing(matchId: string): Promise<readonly OutgoingCommand[] | null> {
  try {
    const kept = await (await open()).getAllFromIndex("outgoing", "match", matchId);
    return kept.map(({ matchId: _, ...outgoing }) => outgoing);
  } catch {
    opened = undefined;
    return null;
  }
}

async function attempt(work: (database: IDBPDatabase<Room>) => Promise<void>): Promise<boolean> {
  try {
    await work(await open());
    return true;
  } catch {
    opened = undefined;
    return false;
  }
}
