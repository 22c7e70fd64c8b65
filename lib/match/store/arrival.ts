import { prisma } from "@/lib/db/client";
import type { Side } from "../rules/sides";

type Player = { readonly userId: string; readonly name: string };

/** Who checked in by an event, and the two players. */
export async function findArrival(
  matchId: string,
  seq: number,
): Promise<(Readonly<Record<Side, Player>> & { readonly by: Side }) | undefined> {
  const match = await prisma().match.findUnique({
    where: { id: matchId },
    select: {
      home: { select: { userId: true, name: true } },
      away: { select: { userId: true, name: true } },
      events: { where: { seq, type: "Arrived" }, select: { data: true } },
    },
  });
  const [event] = match?.events ?? [];
  if (!match || !event) return undefined;
  return { home: match.home, away: match.away, by: (event.data as { readonly by: Side }).by };
}
