/** Why a campus account lets nobody in, or is connected to nobody. */
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
  /** Who is signed in and asks to connect the account; undefined: somebody signs in with it. */
  readonly connects: string | undefined;
  /** Whose profile the campus account is connected to. */
  readonly owner: string | undefined;
  /** Who has the account's verified address in Rookery. */
  readonly holder: string | undefined;
  /** Does that person, or whoever connects, have another campus account? */
  readonly hasAnother: boolean;
};

/**
 * May this campus account sign in, or be connected? Signing in, the same verified address is the same person; but an
 * address that already belongs to another campus account was handed on to somebody new, who must not get the old
 * profile. Connecting is asked for by whoever is signed in, and never takes what is somebody else's.
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
