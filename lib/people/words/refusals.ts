import type { ClaimRefusal, CodeRefusal } from "../rules/claim-code";
import type { CorrectionRefusal } from "../rules/correct-email";
import type { RoleRefusal } from "../rules/roles";
import { MOST_STAND_IN_DAYS, type StandInRefusal } from "../rules/stand-in";

export const CLAIM_REFUSAL_SENTENCES: Record<ClaimRefusal, string> = {
  "wrong-code":
    "This code doesn’t work. It may have a typo, or it’s expired or used. Ask the office for a new one.",
  "both-there":
    "You’re already registered in the same division with this account. Ask the office to remove one of the two registrations, one that has no matches. Then enter the code again.",
  "both-paired":
    "Both this account and the player you’d claim have matches or a bye in the same division, so they can’t become one.",
  "double-booked":
    "A match with this account and one that you’d claim are at the same time. Ask the office to move one.",
};

export const CODE_REFUSAL_SENTENCES: Record<CodeRefusal, string> = {
  deleted: "This player’s account was deleted, so no one can claim it.",
  "not-only-here":
    "This account does more than play in your league, so no one can claim it. Ask the operator of this site.",
  "signed-in": "They’ve signed in to this account, so it’s theirs already. They don’t need a code.",
};

export const CORRECTION_REFUSAL_SENTENCES: Record<CorrectionRefusal, string> = {
  deleted: "This player’s account was deleted, so it has no address.",
  "not-only-here":
    "This account does more than play in your league, so a director can’t change its address. Ask the operator of this site.",
  same: "That’s already their address.",
  taken: "Another account has this address. Check it, or enter that account instead.",
  "has-another":
    "Another account has this address. If that’s this player, make a claim code on this page and give it to them. With it, they take these matches over with that account.",
  changed: "Their address changed after you opened the page. Check it, then save again.",
};

export const ROLE_REFUSAL_SENTENCES: Record<RoleRefusal, string> = {
  "last-admin": "This is the last admin. Make someone else an admin first.",
  "last-director": "This is the last director. Make someone else a director first.",
  "not-held": "They don’t have this role anymore.",
};

export const STAND_IN_REFUSAL_SENTENCES: Record<StandInRefusal, string> = {
  "in-the-past": "It has to end in the future.",
  "too-long": `Someone can stand in for at most ${MOST_STAND_IN_DAYS} days. For longer, an admin can make them a director.`,
  "is-director": "They’re a director already, so they can act for you without this.",
  "stands-in-already": "They already stand in during some of these days. End that first, or pick other days.",
  "not-a-director": "Only a director can have a stand-in.",
};
