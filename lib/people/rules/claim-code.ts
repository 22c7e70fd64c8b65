import { type EntryStatusName, hasLeft } from "@/lib/entries/rules/register";
import { type Answer, accept, refuse } from "@/lib/shared/answer";

/** Letters and digits that no one confuses when they read a code aloud or copy it from paper. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 12;

/** How long a code can be used. */
export const CLAIM_DAYS = 14;

/**
 * A code in three groups: 60 bits of chance, so it can't be guessed.
 *
 * @param pick a random whole number from 0 to below its argument
 * @example makeClaimCode(() => 0) // "2222-2222-2222"
 */
export function makeClaimCode(pick: (below: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join("");
  return letters.replace(/.{4}(?=.)/g, "$&-");
}

/** The code as it's compared: without spaces and hyphens, in capitals. Undefined if it can't be one. */
export function readClaimCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return code.length === LENGTH ? code : undefined;
}

/** Why there's no code for an account. */
export type CodeRefusal = "deleted" | "not-only-here" | "signed-in";

/**
 * Why no code can give away an account; null if one can. A code gives everything of an account to the person who enters it,
 * so it's only for accounts that no one has ever opened: of players whom the desk entered without an email or with one that isn't
 * theirs, and that do nothing but play in the desk's organization.
 */
export function refuseCode(facts: {
  /** Did they delete their account? */
  readonly isDeleted: boolean;
  /** Did anyone sign in to it, or do anything with it? */
  readonly hasSignedIn: boolean;
  /** Has the account a role other than player, in any organization, or is it the operator's? */
  readonly hasRole: boolean;
  /** Does it play in another organization? */
  readonly playsElsewhere: boolean;
}): CodeRefusal | null {
  if (facts.isDeleted) return "deleted";
  if (facts.hasRole || facts.playsElsewhere) return "not-only-here";
  return facts.hasSignedIn ? "signed-in" : null;
}

/** Why registrations aren't claimed. A wrong, used and expired code get the same answer. */
export type ClaimRefusal = "wrong-code" | DivisionRefusal | "double-booked";
type DivisionRefusal = "both-there" | "both-paired";

/** A registration in a division where the other person has one, too. */
export type SharedEntry = {
  readonly id: string;
  readonly status: EntryStatusName;
  /** Has it a match, or a bye in a bracket whose next round needs it? */
  readonly isDrawn: boolean;
};

/** Of two registrations in one division, which one goes: one that left before it was in a draw. */
export function dropOne(guest: SharedEntry, own: SharedEntry): Answer<SharedEntry, DivisionRefusal> {
  const dropped = [guest, own].find(({ status, isDrawn }) => hasLeft(status) && !isDrawn);
  if (dropped) return accept(dropped);
  return refuse(guest.isDrawn && own.isDrawn ? "both-paired" : "both-there");
}
