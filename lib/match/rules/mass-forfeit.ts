/** Fewer double forfeits than this are never held: a small round can simply go unplayed. */
const FEWEST_HELD = 5;

/**
 * Are so many double forfeits due at the same time in one division that players' silence probably isn't the reason? The
 * clock may be wrong, or the server was down while people wanted to report. Then they wait for the director. A round in
 * which some players did nothing is normal; one in which more than half did nothing isn't (docs/decisions/0017).
 *
 * @param due how many matches of the division would be double forfeits now
 * @param of how many matches the rounds of these matches have
 */
export function isMassForfeit({ due, of }: { readonly due: number; readonly of: number }): boolean {
  return due >= FEWEST_HELD && due * 2 > of;
}
