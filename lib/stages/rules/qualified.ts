import type { Qualified } from "../format";
import { formatOf } from "../formats";
import { knockoutOf } from "../stages-of";
import type { PlayedDivision } from "./champion";
import { knockoutRounds, tableRounds } from "./rounds-of-stage";

/** Who advances from the first stage of a division to its knockout; empty if there is none. */
export function findQualified(
  { season: { rules }, entries, rounds }: PlayedDivision,
  lots: readonly string[],
): Qualified {
  const [first] = rules.stages;
  const playoff = knockoutOf(rules);
  if (!first || !playoff) return { seeds: [], byLot: [], passedOver: [] };
  const played = { entries, rounds: tableRounds(rounds), standings: rules.standings };
  return formatOf(first).advance(
    first,
    played,
    { most: playoff.qualifiers, conditions: rules.playoff },
    lots,
  );
}

/**
 * The drawn playoff as the tables explain it, with the lots as they fell. Players who have left since the draw were
 * still in then. Null where they don't explain it anymore, because a result or what counts for a condition has changed
 * since: the draw stands, whatever becomes of the tables, because its players have been told whom they meet.
 */
export function explainDraw(division: PlayedDivision): Qualified | null {
  const seeds = knockoutRounds(division.rounds)[0]?.stage.seeds ?? [];
  const entries = division.entries.map((entry) =>
    seeds.includes(entry.id) ? { ...entry, hasLeft: false } : entry,
  );
  const rest = entries.map(({ id }) => id).filter((id) => !seeds.includes(id));
  const drawn = findQualified({ ...division, entries }, [...seeds, ...rest]);
  return drawn.seeds.join() === seeds.join() ? drawn : null;
}
