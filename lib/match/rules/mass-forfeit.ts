/** Fewer double forfeits than this are never held: a small round may well go unplayed. */
const FEWEST_HELD = 5;

/**
 * Are so many double forfeits due at once in one division that something else than silence is the likely reason: a clock
 * that is wrong, or a server that was away while people wanted to report? Then they wait for the director. A round in
 * which some players did nothing is normal; one in which more than half did nothing is not (docs/decisions/0017).
 *
 * @param due how many matches of the division would be double forfeits now
 * @param of how many matches the rounds of these matches have
 */
export function isMassForfeit({ due, of }: { readonly due: number; readonly of: number }): boolean {
  return due >= FEWEST_HELD && due * 2 > of;
}
