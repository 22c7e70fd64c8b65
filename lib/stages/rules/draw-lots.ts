/**
 * Puts entries in the order of their lots: one number from 0 to 1 each, drawn by the caller, smallest first.
 * The order is recorded with the schedule, so that everybody can see it was drawn and not chosen.
 */
export function drawLots<Entry>(entries: readonly Entry[], chances: readonly number[]): readonly Entry[] {
  return entries
    .map((entry, index) => ({ entry, chance: chances[index] ?? 1 }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ entry }) => entry);
}
