import { prisma } from "@/lib/db/prisma";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { type Desk, must } from "../league";

const WAIVER = `I play in the chess league of my own free will and at my own risk.

The university isn’t responsible for what I lose or break in its rooms. I return boards and clocks as I got them.

Pictures of the final can be published with my name, unless I tell the office that I don’t want that.`;

const PASS = {
  name: "Intramural pass",
  money: { amount: 1500, currency: "USD" },
  due: "publication",
  whereToPay: "Front desk of the rec center, cash or campus card.",
} as const;

/** A season asks for a waiver and a pass. Every second player has accepted, and every third has paid. */
export async function askForWaiverAndFee({ scope }: Desk, { id }: SeasonFacts, at: Date): Promise<void> {
  must(await saveWaiver(scope, id, { text: WAIVER, seen: 0 }, at));
  must(await saveFee(scope, id, { fee: PASS, seen: 0 }, at));
  const entries = await prisma().entry.findMany({
    where: { division: { seasonId: id } },
    orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
  });
  for (const [index, { userId, name: signedName }] of entries.entries()) {
    const said = { version: 1, accepts: true, signedName, guardianName: "" };
    if (index % 2 === 0) must(await acceptWaiver({ seasonId: id, userId }, said, at));
    const mark = { userId, kind: "paid", note: "Cash", seen: 0 } as const;
    if (index % 3 === 0) must(await markFee(scope, id, mark, at));
  }
}
