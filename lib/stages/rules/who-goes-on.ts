import type { Qualified } from "../format";
import { formatOf } from "../formats";
import { knockoutOf } from "../stages-of";
import type { PlayedDivision } from "./champion";
import { tableRounds } from "./rounds-of-stage";

/** Who goes on from the first stage of a division to its knockout; nobody where there is none. */
export function whoGoesOn(
  { season: { rules }, entries, rounds }: PlayedDivision,
  lots: readonly string[],
): Qualified {
  const [first] = rules.stages;
  const playoff = knockoutOf(rules);
  if (!first || !playoff) return { seeds: [], byLot: [] };
  const played = { entries, rounds: tableRounds(rounds), standings: rules.standings };
  return formatOf(first).goOn(first, played, playoff.qualifiers, lots);
}
