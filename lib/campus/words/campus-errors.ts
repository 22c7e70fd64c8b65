import type { AssertionRefusal } from "../rules/check-assertion";
import { CLAIM_REFUSALS, type ClaimRefusal } from "../rules/read-claims";
import type { ProfileRefusal } from "../rules/whose-profile";

/** Why a campus sign-in didn't work, as the address of the sign-in page names it. */
export type CampusErrorName =
  | ProfileRefusal
  | ClaimRefusal
  | "CampusExpired"
  | "CampusOnly"
  | "CampusRefused"
  | "CampusSaidNo"
  | "CampusClock";

/** Titles and texts of what only campus sign-in by SAML can refuse; the others are in CAMPUS_REFUSAL_SENTENCES. */
export const CAMPUS_ERRORS: Record<
  Exclude<CampusErrorName, "NoAddress" | "BadAddress" | "AddressTaken">,
  { readonly title: string; readonly text: string }
> = {
  NoStableId: {
    title: "Your campus didn’t say which account is yours.",
    text: "You’re not signed in. Tell your league office: the campus has to share an identifier that never changes.",
  },
  ForeignDomain: {
    title: "Your campus can’t vouch for that email address.",
    text: "You’re not signed in. Tell your league office: the address that your campus shared isn’t at a domain we accept from it.",
  },
  OperatorAddress: {
    title: "That address belongs to the people who run this site.",
    text: "They don’t sign in with a campus account. Get a link by email.",
  },
  CampusExpired: {
    title: "That sign-in has been used, or it took too long.",
    text: "You’re not signed in. Start again here, in this browser.",
  },
  CampusOnly: {
    title: "Your league asks you to sign in with your campus account.",
    text: "You’re not signed in. Links by email and other accounts don’t work for it.",
  },
  CampusRefused: {
    title: "We couldn’t check what your campus told us.",
    text: "You’re not signed in. Try again. If it keeps happening, tell your league office.",
  },
  CampusSaidNo: {
    title: "Your campus didn’t sign you in.",
    text: "Try again, and finish signing in on the campus’s page.",
  },
  CampusClock: {
    title: "What your campus told us isn’t valid at this time.",
    text: "You’re not signed in. Try again. If it keeps happening, tell your league office that the campus’s clock may be wrong.",
  },
};

/** The name of the error for a provider's answer that was refused. Which check failed is in the log, for the operator. */
export function campusErrorName(
  refusal:
    | AssertionRefusal
    | ClaimRefusal
    | "not-a-response"
    | "said-no"
    | "wrong-destination"
    | "not-signed"
    | "weak-signature"
    | "not-asked",
): CampusErrorName {
  const claim = CLAIM_REFUSALS.find((each) => each === refusal);
  if (claim) return claim;
  if (refusal === "said-no") return "CampusSaidNo";
  if (refusal === "not-asked") return "CampusExpired";
  return refusal === "expired" || refusal === "too-early" ? "CampusClock" : "CampusRefused";
}
