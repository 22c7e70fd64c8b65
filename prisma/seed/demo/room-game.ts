import { randomUUID } from "node:crypto";
import { prisma } from "@/lib/db/client";
import type { GameCommand } from "@/lib/room/rules/commands";
import { executeGame } from "@/lib/room/store/execute-game";
import { addMinutes, type Instant } from "@/lib/shared/instant";
import type { Desk } from "../league";

/** How Morphy began at the opera in Paris, 1858. */
const MOVES =
  "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5".split(" ");
const MINUTES_AGO = 20;

/** Two players of a league are in the middle of a game in the match room, if a match can be played now. */
export async function playInRoom({ organization }: Desk, at: Instant): Promise<void> {
  const match = await prisma().match.findFirst({
    where: {
      organizationId: organization.id,
      status: { in: ["open", "scheduled"] },
      deadlineAt: { gt: at },
      round: { opensAt: { lte: addMinutes(at, -MINUTES_AGO) } },
    },
    include: { home: true, away: true },
    orderBy: [{ deadlineAt: "asc" }, { number: "asc" }],
  });
  if (!match) return;
  const send = async (userId: string, minutes: number, command: GameCommand) => {
    const when = new Date(addMinutes(at, minutes - MINUTES_AGO));
    const sent = { id: randomUUID(), command };
    const answer = await executeGame({ match: match.id, number: 1 }, sent, userId, when, "home");
    if (!answer?.ok) throw new Error(`The demo’s game was refused: ${answer?.refusal.code ?? "absent"}`);
  };
  const players = [match.home.userId, match.away.userId];
  for (const userId of players) await send(userId, 0, { type: "sit" });
  for (const [ply, uci] of MOVES.entries())
    await send(players[ply % 2] ?? "", ply + 1, { type: "move", ply, uci, lagMs: 0 });
}
