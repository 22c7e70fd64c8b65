import { SIDES, type Side } from "./sides";
import type { MatchState } from "./state";

/**
 * The side that did its part while the other was silent: the one that says the other can't be reached or didn't come,
 * or whose report the other didn't answer; otherwise the only one that logged an attempt or suggested times. Null if
 * neither stands out.
 */
export function sideThatTried({
  case: why,
  unreachableBy,
  contacts,
  noShow,
  report,
  suggestions,
}: MatchState): Side | null {
  if (why === "contested" || why === "level") return null;
  if (why === "unreachable") return unreachableBy;
  const claim = report ?? noShow;
  if (claim) return claim.by;
  return (
    only(SIDES.filter((side) => contacts.some(({ by }) => by === side))) ??
    only(SIDES.filter((side) => suggestions[side] !== null))
  );
}

function only(sides: readonly Side[]): Side | null {
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
