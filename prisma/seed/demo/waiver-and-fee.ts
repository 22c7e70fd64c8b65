import { prisma } from "@/lib/db/client";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { recordPaper } from "@/lib/waivers/store/paper";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { type Desk, must } from "../league";

const WAIVER = `I’m taking part in the intramural chess league voluntarily and at my own risk.

The university isn’t responsible for belongings that are lost or damaged in its buildings. I’ll return boards and clocks in the condition I got them.

Photos of the final may be published with my name, unless I tell the office not to.`;

const PASS = {
  name: "Intramural pass",
  money: { amount: 1500, currency: "USD" },
  due: "publication",
  whereToPay: "Front desk of the rec center, cash or campus card.",
} as const;

type Player = { readonly userId: string; readonly name: string };

/**
 * A season asks for a waiver and a pass, with every state of both: accepted, on paper and missing; paid, waived, undone
 * and owed.
 */
export async function askForWaiverAndFee(desk: Desk, season: SeasonFacts, at: Date): Promise<void> {
  must(await saveWaiver(desk.scope, season.id, { text: WAIVER, seen: 0 }, at));
  must(await saveFee(desk.scope, season.id, { fee: PASS, seen: 0 }, at));
  const players = await prisma().entry.findMany({
    where: { division: { seasonId: season.id } },
    orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
  });
  await signWaivers(desk, season, players, at);
  await markFees(desk, season, players, at);
}

async function signWaivers(
  { scope }: Desk,
  { id: seasonId }: SeasonFacts,
  players: readonly Player[],
  at: Date,
): Promise<void> {
  const [first, , ...others] = players;
  const onPaper = others.pop();
  for (const { userId, name: signedName } of [...(first ? [first] : []), ...others]) {
    const said = { version: 1, accepts: true, signedName, guardianName: "" };
    must(await acceptWaiver({ seasonId, userId }, said, at));
  }
  if (!onPaper) return;
  const paper = { userId: onPaper.userId, signedName: onPaper.name, guardianName: "", seen: 1 };
  must(await recordPaper(scope, seasonId, { ...paper, note: "Blue folder, front desk" }, at));
}

async function markFees(
  { scope }: Desk,
  { id: seasonId }: SeasonFacts,
  players: readonly Player[],
  at: Date,
): Promise<void> {
  const marks = [
    { player: 0, kind: "paid", note: "Cash", seen: 0 },
    { player: 3, kind: "paid", note: "Campus card", seen: 0 },
    { player: 3, kind: "undone", note: "Wrong player", seen: 1 },
    { player: 4, kind: "waived", note: "Volunteers at the front desk", seen: 0 },
    { player: 5, kind: "paid", note: null, seen: 0 },
  ] as const;
  for (const { player, ...mark } of marks) {
    const userId = players[player]?.userId;
    if (userId) must(await markFee(scope, seasonId, { ...mark, userId }, at));
  }
}
