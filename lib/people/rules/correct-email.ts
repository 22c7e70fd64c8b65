import type { Role } from "./permissions";

/** Whom people ask to correct their address. */
export type EmailCorrector = "office" | "operator";

/** Whom someone asks to correct their own address: the operator of the site, if a director can't (`refuseCorrection`). */
export function whoCorrects(facts: {
  /** Their roles in each organization that knows them. */
  readonly roles: readonly (readonly Role[])[];
  readonly isOperator: boolean;
}): EmailCorrector {
  const hasRole = facts.roles.flat().some((role) => role !== "player");
  return facts.isOperator || hasRole || facts.roles.length > 1 ? "operator" : "office";
}

/** Why a director can't correct someone's email. */
export type CorrectionRefusal = "deleted" | "not-only-here" | "same" | "taken" | "has-another" | "changed";

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
  /** Has its owner signed in? If not, the address can be the player's own, in another account of theirs, which can claim this one. */
  readonly hasSignedIn: boolean;
}): CorrectionRefusal | null {
  if (facts.isDeleted) return "deleted";
  if (facts.hasRole || facts.playsElsewhere) return "not-only-here";
  if (!facts.isAsSeen) return "changed";
  if (facts.isSame) return "same";
  if (!facts.isTaken) return null;
  return facts.hasSignedIn ? "taken" : "has-another";
}
