/**
 * Puts entries in the order of their lots: the caller draws one number from 0 to 1 for each, smallest first. The order
 * is recorded with the schedule, which shows that it was drawn and not chosen.
 */
export function drawLots<Entry>(entries: readonly Entry[], chances: readonly number[]): readonly Entry[] {
  return entries
    .map((entry, index) => ({ entry, chance: chances[index] ?? 1 }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ entry }) => entry);
}
