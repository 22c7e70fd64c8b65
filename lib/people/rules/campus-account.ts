/** Why a campus account can't sign in or be connected. */
export const CAMPUS_REFUSALS = [
  "NoAddress",
  "BadAddress",
  "Unverified",
  "AddressTaken",
  "AccountTaken",
  "AlreadyConnected",
] as const;
export type CampusRefusal = (typeof CAMPUS_REFUSALS)[number];

export type CampusFacts = {
  /** The signed-in person who asks to connect the account; undefined: someone is signing in with it. */
  readonly connects: string | undefined;
  /** Whose profile the campus account is connected to. */
  readonly owner: string | undefined;
  /** Who has the account's verified address in Rookery. */
  readonly holder: string | undefined;
  /** Does that person, or the person connecting, have a different campus account? */
  readonly hasAnother: boolean;
};

/**
 * Can this campus account sign in, or be connected? When signing in, the same verified address is the same person. But
 * an address that already belongs to a different campus account was reassigned to someone new, who must not get the
 * old profile. Connecting is requested by a signed-in person and never takes what belongs to someone else.
 */
export function refuseCampusAccount(facts: CampusFacts): CampusRefusal | undefined {
  return facts.connects === undefined ? refuseSignIn(facts) : refuseConnecting(facts, facts.connects);
}

function refuseSignIn({ owner, holder, hasAnother }: CampusFacts): CampusRefusal | undefined {
  return owner === undefined && holder !== undefined && hasAnother ? "AddressTaken" : undefined;
}

function refuseConnecting(
  { owner, holder, hasAnother }: CampusFacts,
  person: string,
): CampusRefusal | undefined {
  if (owner !== undefined) return owner === person ? undefined : "AccountTaken";
  if (hasAnother) return "AlreadyConnected";
  return holder === undefined || holder === person ? undefined : "AddressTaken";
}
