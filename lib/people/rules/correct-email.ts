/** Why a director can't correct somebody's email. */
export type CorrectionRefusal = "deleted" | "not-only-here" | "same" | "taken" | "changed";

export const CORRECTION_REFUSAL_SENTENCES: Record<CorrectionRefusal, string> = {
  deleted: "This player deleted their account, so it has no address.",
  "not-only-here":
    "This account does more than play in your league, so a director can’t change its address. Ask the operator of this site.",
  same: "That’s already their address.",
  taken: "Another account has this address. Check it, or enter that account instead.",
  changed: "Their address changed after you opened the page. Check it, then save again.",
};

/**
 * Why a director can't correct a player's email; null if they can. The address's owner owns the account, so a director
 * can only correct the address of an account that does nothing but play in their own organization: no roles anywhere, no
 * other campus, not the operator.
 */
export function refuseCorrection(facts: {
  /** Did they delete their account? */
  readonly isDeleted: boolean;
  readonly isAsSeen: boolean;
  readonly isSame: boolean;
  /** Does another account have the new address that has done more than sign in? */
  readonly isTaken: boolean;
  /** Has the account a role other than player, in any organization, or is it the operator's? */
  readonly hasRole: boolean;
  /** Does it play in another organization? */
  readonly playsElsewhere: boolean;
}): CorrectionRefusal | null {
  if (facts.isDeleted) return "deleted";
  if (facts.hasRole || facts.playsElsewhere) return "not-only-here";
  if (!facts.isAsSeen) return "changed";
  if (facts.isSame) return "same";
  return facts.isTaken ? "taken" : null;
}
