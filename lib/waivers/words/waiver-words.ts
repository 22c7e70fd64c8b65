import type { ChangeRefusal } from "@/lib/season/rules/refuse-change";
import { day } from "@/lib/shared/dates";
import { instantOf, type Zone } from "@/lib/shared/instant";
import { lacksGuardian } from "../rules/minor";
import { UNACCEPTED, UNSIGNED, type WaiverRefusal } from "../rules/sign";
import type { Acceptance } from "../store/acceptances";

/** What a player reads who can't register, or accept the waiver, as they sent it. */
export const WAIVER_REFUSAL_SENTENCES: Record<WaiverRefusal, string> = {
  "waiver-changed": "The waiver changed while you were reading. Read the new one, then accept it.",
  "waiver-unaccepted": UNACCEPTED,
  "waiver-unsigned": UNSIGNED,
  "guardian-missing":
    "You’re under 18, so a parent or guardian has to accept the waiver, too. Enter their name.",
};

export const WAIVER_OVER = "The season is over, so you don’t need to accept its waiver anymore.";

/** The field of the form that a refusal is about. */
export const WAIVER_FIELDS: Record<WaiverRefusal, string> = {
  "waiver-changed": "waiverAccepted",
  "waiver-unaccepted": "waiverAccepted",
  "waiver-unsigned": "signedName",
  "guardian-missing": "guardianName",
};

/** What a director reads who can't change a waiver. */
export const CHANGE_WAIVER_REFUSAL_SENTENCES: Record<ChangeRefusal, string> = {
  "season-over": "The season is over, so its waiver can’t change.",
  changed: "Someone changed the waiver after you opened this page. Check it, then try again.",
};

/** For the desk, about a season without a waiver. */
export function withoutWaiver({ name, isOver }: { readonly name: string; readonly isOver: boolean }): string {
  return isOver
    ? `${name} didn’t ask for a waiver.`
    : `${name} doesn’t ask for a waiver. Write one, and players accept it when they register.`;
}

export type PaperRefusal = "changed" | "guardian-missing";

/** What a director reads who can't record a signature on paper. */
export const PAPER_REFUSAL_SENTENCES: Record<PaperRefusal, string> = {
  changed:
    "The waiver changed, or the player accepted it, after you opened this page. Check it, then try again.",
  "guardian-missing": "This player is under 18. Enter the name of the parent or guardian who signed.",
};

/** Why someone is asked again who accepted the waiver before. */
export function askedAgainWords(
  { acceptance }: { readonly acceptance: Pick<Acceptance, "guardianName"> },
  { isMinor }: { readonly isMinor: boolean },
): string {
  return lacksGuardian({ isMinor, acceptance })
    ? "You’re under 18, so a parent or guardian has to accept it, too."
    : "It changed after you accepted it.";
}

export const ACCEPT_LABEL = "I’ve read the waiver, and I accept it.";

/** "Nia Okafor, with Ada Okafor (parent or guardian)" */
function signedBy({ signedName, guardianName }: Pick<Acceptance, "signedName" | "guardianName">): string {
  return guardianName === null ? signedName : `${signedName}, with ${guardianName} (parent or guardian)`;
}

/** "Accepted Monday, Nov 16 (version 2). Signed as Nia Okafor." */
export function acceptedWords(acceptance: Acceptance, zone: Zone): string {
  const { version, onPaper, acceptedAt } = acceptance;
  const when = `${day(instantOf(acceptedAt), zone)} (version ${version})`;
  const how = onPaper ? `Signed on paper, recorded ${when}` : `Accepted ${when}`;
  return `${how}. Signed as ${signedBy(acceptance)}.`;
}
