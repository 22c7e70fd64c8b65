import type { Side } from "@/lib/match/rules/sides";
import type { OutgoingCommand } from "@/lib/room/rules/sync";
import { inRoomDatabase } from "./room-database";

/** Whose commands: two players can use one phone, and one must not send what the other did. */
export type Seat = { readonly matchId: string; readonly side: Side };

function placeOf({ matchId, side }: Seat): string {
  return `${matchId} ${side}`;
}

/** Keeps a command on this device until it's answered. Returns false if the browser doesn't let it. */
export async function keepOutgoing(seat: Seat, outgoing: OutgoingCommand): Promise<boolean> {
  const kept = { ...outgoing, matchId: placeOf(seat) };
  return (await inRoomDatabase((database) => database.put("outgoing", kept))) !== null;
}

/** Forgets a command that was answered. */
export async function dropOutgoing(id: string): Promise<void> {
  await inRoomDatabase((database) => database.delete("outgoing", id));
}

/** What was kept before the page was closed, in the order it was made; null if the browser keeps nothing. */
export async function keptOutgoing(seat: Seat): Promise<readonly OutgoingCommand[] | null> {
  const kept = await inRoomDatabase((database) =>
    database.getAllFromIndex("outgoing", "match", placeOf(seat)),
  );
  return kept?.map(({ matchId: _, ...outgoing }) => outgoing) ?? null;
}
