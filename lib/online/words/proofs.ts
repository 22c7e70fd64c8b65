import type { ProofRefusal } from "../rules/site-account";

export type ProofSentence = { readonly title: string; readonly text: string };

/** Why a username wasn't proven, and what to do about it. */
const SENTENCES: Record<ProofRefusal, ProofSentence> = {
  "not-asked": {
    title: "We couldn’t match this answer to what you started.",
    text: "Start again below, and finish within 10 minutes in the same browser, without signing out in between.",
  },
  "said-no": {
    title: "You didn’t allow it at Lichess, so nothing was proven.",
    text: "All we’d learn is which account is yours. You can start again below.",
  },
  "site-off": {
    title: "Usernames of that site can’t be proven here.",
    text: "This site isn’t connected to that chess site. Report your matches yourselves.",
  },
  "site-away": {
    title: "The chess site isn’t answering.",
    text: "Nothing was proven. Try again in a few minutes.",
  },
  "not-understood": {
    title: "The chess site didn’t answer as we expected.",
    text: "Nothing was proven. Start again below.",
  },
  "account-closed": {
    title: "That account is closed.",
    text: "Prove another account, or write to your director.",
  },
  "account-taken": {
    title: "Another player of this season has already proven that account.",
    text: "An account plays for one person in a season. If it’s yours, write to your director.",
  },
  "no-such-season": {
    title: "You aren’t in that season anymore.",
    text: "Nothing was proven.",
  },
  "no-account": {
    title: "The chess site has no account with your username.",
    text: "Check how it’s written, and save it again.",
  },
  "no-code": {
    title: "Your code has expired.",
    text: "Get a new one below.",
  },
  "code-not-there": {
    title: "Your code isn’t in your profile yet.",
    text: "Save it in your profile’s Location at Chess.com. Chess.com can take up to 12 hours to show it to us. Leave it there and check again later.",
  },
};

export function proofSentence(refusal: ProofRefusal): ProofSentence {
  return SENTENCES[refusal];
}

/** Reads a refusal from an address; undefined if it's none. */
export function findProofSentence(given: string | undefined): ProofSentence | undefined {
  return given !== undefined && Object.hasOwn(SENTENCES, given)
    ? SENTENCES[given as ProofRefusal]
    : undefined;
}
