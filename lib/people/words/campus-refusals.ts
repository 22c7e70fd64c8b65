import { CAMPUS_REFUSALS, type CampusRefusal } from "../rules/campus-account";

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

/** Why an account couldn't be connected, by the error name in the address. */
export function findCampusError(error: string): CampusError {
  const refusal = CAMPUS_REFUSALS.find((each) => each === error);
  return refusal ? CAMPUS_REFUSAL_SENTENCES[refusal] : NO_ANSWER;
}

const NO_ANSWER: CampusError = {
  title: "Your campus account didn’t respond as expected.",
  text: "Nothing was connected. Try again.",
};
