import type { CampusErrorName } from "@/lib/campus/words/campus-errors";
import type { CampusRefusal } from "../rules/campus-account";

type CampusError = { readonly title: string; readonly text: string };

/** Why a campus account can't be used, and what to do about it, when signing in with it or connecting it. */
export const CAMPUS_REFUSAL_SENTENCES: Record<CampusRefusal, CampusError> = {
  NoAddress: {
    title: "Your campus account didn’t share an email address.",
    text: "Rookery needs one. You can sign in with a link by email instead.",
  },
  BadAddress: {
    title: "Rookery can’t use your campus account’s email address.",
    text: "It contains characters outside plain A to Z. You can sign in with a link by email instead.",
  },
  Unverified: {
    title: "Your campus account hasn’t confirmed its email address.",
    text: "Confirm the address with your campus and try again, or sign in with a link by email.",
  },
  AddressTaken: {
    title: "Another profile already uses that campus account’s email address.",
    text: "To open that profile, sign in with a link to that address. If it isn’t yours, tell your league office.",
  },
  AccountTaken: {
    title: "That campus account is connected to another profile.",
    text: "Nothing was connected. Sign in with it and disconnect it there first.",
  },
  AlreadyConnected: {
    title: "Your profile already has a campus account.",
    text: "Disconnect it before you connect another one.",
  },
};

/** What only an organization's own campus can refuse, for someone who is connecting an account. */
const CONNECT_ERRORS: Record<Exclude<CampusErrorName, CampusRefusal>, CampusError> = {
  NoStableId: {
    title: "Your campus didn’t say which account is yours.",
    text: "Nothing was connected. Tell your league office: the campus has to share an identifier that never changes.",
  },
  ForeignDomain: {
    title: "Your campus can’t vouch for that email address.",
    text: "Nothing was connected. Tell your league office: the address that your campus shared isn’t at a domain we accept from it.",
  },
  OperatorAddress: {
    title: "That address belongs to the people who run this site.",
    text: "Nothing was connected. They sign in with a link by email.",
  },
  CampusExpired: {
    title: "That answer from your campus has been used, or it took too long.",
    text: "Nothing was connected. Start again here, in this browser.",
  },
  CampusOnly: {
    title: "Your league asks you to sign in with your campus account.",
    text: "Nothing was connected. Other accounts don’t work for it.",
  },
  CampusRefused: {
    title: "We couldn’t check what your campus told us.",
    text: "Nothing was connected. Try again. If it keeps happening, tell your league office.",
  },
  CampusSaidNo: {
    title: "Your campus didn’t say that it’s you.",
    text: "Nothing was connected. Try again, and finish signing in on the campus’s page.",
  },
  CampusClock: {
    title: "What your campus told us isn’t valid at this time.",
    text: "Nothing was connected. Try again. If it keeps happening, tell your league office that the campus’s clock may be wrong.",
  },
};

const ERRORS: Readonly<Record<string, CampusError>> = { ...CAMPUS_REFUSAL_SENTENCES, ...CONNECT_ERRORS };

/** Why an account couldn't be connected, by the error name in the address, which can be anything. */
export function findCampusError(error: string): CampusError {
  return (Object.hasOwn(ERRORS, error) && ERRORS[error]) || NO_ANSWER;
}

const NO_ANSWER: CampusError = {
  title: "Your campus account didn’t respond as expected.",
  text: "Nothing was connected. Try again.",
};
