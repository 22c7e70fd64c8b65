import type { StrikeCase } from "@/components/desk/strike-rows";
import type { StrikesView } from "@/lib/data/strikes";
import type { Instant } from "@/lib/domain/instant";
import { dateIn } from "@/lib/domain/schedule/wall-clock";

/** The forfeits of a player as the page draws them: days instead of instants. */
export function strikeCase({ strikes, kept, ...counts }: StrikesView, zone: string): StrikeCase {
  const said = ({ reason, at }: { readonly reason: string; readonly at: Instant }) => ({
    reason,
    on: dateIn(zone, at),
  });
  return {
    ...counts,
    rows: strikes.map(({ forgiven, ...match }) => ({ ...match, forgiven: forgiven && said(forgiven) })),
    kept: kept && said(kept),
  };
}
