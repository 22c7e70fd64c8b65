import { dateIn } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { StrikesView } from "../store/strikes";
import type { StrikeCase } from "./strike-rows";

/** A player's forfeits as the page draws them: days instead of instants. */
export function strikeCase({ strikes, kept, ...counts }: StrikesView, zone: Zone): StrikeCase {
  const said = ({ reason, at }: { readonly reason: string; readonly at: Instant }) => ({
    reason,
    on: dateIn(at, zone),
  });
  return {
    ...counts,
    rows: strikes.map(({ forgiven, ...match }) => ({ ...match, forgiven: forgiven && said(forgiven) })),
    kept: kept && said(kept),
  };
}
