import { type CampusRefusal, refuseCampusAccount } from "@/lib/people/rules/campus-account";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { UserId } from "@/lib/shared/ids";

/** What is known about a campus account and its address. */
export type ProfileFacts = {
  /** Whose profile the account's stable id is connected to. */
  readonly owner: UserId | undefined;
  /** Who has the account's address in Rookery. */
  readonly holder: UserId | undefined;
  /** The operator lets the organization's provider vouch for addresses of this domain. */
  readonly isVouched: boolean;
  /** The holder has another account at this provider, or one elsewhere that last came with another address. */
  readonly hasOther: boolean;
  /** The owner or the holder is an operator, or the address is an operator's. */
  readonly isOperator: boolean;
};

export const PROFILE_REFUSALS = ["ForeignDomain", "AddressTaken", "OperatorAddress"] as const;
export type ProfileRefusal = (typeof PROFILE_REFUSALS)[number];

/**
 * Which profile a campus account opens. The stable id decides: the one who signed in with it before is the same person,
 * with whatever address. A new account opens or makes the profile with its address only if the operator lets this provider
 * vouch for the address's domain: an organization chooses its own provider, which could say anything. An address that
 * belongs to another account was given to someone else. Operators see every organization, so no organization's provider
 * can make anyone an operator.
 *
 * @returns the person, or null for someone new
 */
export function whoseProfile(facts: ProfileFacts): Answer<UserId | null, ProfileRefusal> {
  if (facts.isOperator) return refuse("OperatorAddress");
  if (facts.owner !== undefined) return accept(facts.owner);
  if (!facts.isVouched) return refuse("ForeignDomain");
  if (facts.holder === undefined) return accept(null);
  return facts.hasOther ? refuse("AddressTaken") : accept(facts.holder);
}

export type ConnectRefusal = ProfileRefusal | CampusRefusal;

/**
 * Can a signed-in person connect a campus account to their profile? From then on the provider can open it, so it has to be
 * one that the operator lets vouch for addresses. Nothing that belongs to someone else is taken.
 *
 * @param facts.hasAnother the person has a different account of this campus
 */
export function connectsTo(
  person: UserId,
  facts: Omit<ProfileFacts, "hasOther"> & { readonly hasAnother: boolean },
): Answer<UserId, ConnectRefusal> {
  if (facts.isOperator) return refuse("OperatorAddress");
  if (facts.owner === undefined && !facts.isVouched) return refuse("ForeignDomain");
  const refusal = refuseCampusAccount({ ...facts, connects: person });
  return refusal ? refuse(refusal) : accept(person);
}

/** The domain of an address: "amara@lakeside.example" has lakeside.example. Subdomains are domains of their own. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1);
}
