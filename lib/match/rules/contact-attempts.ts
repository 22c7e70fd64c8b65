import { SIDES, type Side } from "./sides";
import type { MatchState } from "./state";

/**
 * Who has done their part where the other was silent: who says that the other cannot be reached or did not come, who
 * reported while the other did not answer, and else who alone tried to reach the other or offered times. Null when
 * neither stands out.
 */
export function sideThatTried({
  case: why,
  statements,
  contacts,
  noShow,
  report,
  offers,
}: MatchState): Side | null {
  if (why === "contested" || why === "level") return null;
  if (why === "unreachable") return statements[0]?.by ?? contacts[0]?.by ?? null;
  const claim = report ?? noShow;
  if (claim) return claim.by;
  return (
    only(SIDES.filter((side) => contacts.some(({ by }) => by === side))) ??
    only(SIDES.filter((side) => offers[side] !== null))
  );
}

function only(sides: readonly Side[]): Side | null {
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
