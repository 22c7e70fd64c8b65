import { announceChange } from "@/lib/db/changes";
import { type Statement, send } from "@/lib/db/statements";
import type { Transaction } from "@/lib/db/transaction";
import type { MatchId } from "@/lib/shared/ids";

type Addresses = { readonly organization: string; readonly season: string; readonly division: string };

/** The first game of a match has started: public pages can show it now, if it may be watched. */
export async function announceStart(tx: Transaction, match: MatchId): Promise<void> {
  const [found] = await send<Addresses>(tx, ADDRESSES, [match]);
  if (!found) return;
  const { organization, season, division } = found;
  await announceChange(tx, { organization, season, divisions: [division], isMatch: true });
}

const ADDRESSES: Statement = {
  name: "find-addresses-of-match",
  text: `
    SELECT o.slug AS organization, y.slug AS season, d.slug AS division
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN stage s ON s.id = r.stage_id
    JOIN division d ON d.id = s.division_id
    JOIN season y ON y.id = d.season_id
    JOIN organization o ON o.id = y.organization_id
    WHERE m.id = $1::uuid`,
};
