import { type Answer, accept, refuse } from "@/lib/shared/answer";

/** As many characters as a waiver has at most. */
export const LONGEST_WAIVER = 20_000;

/** What someone says who signs: the version they read, their name, and a guardian's for a minor. */
export type SaidWaiver = {
  /** The version that their page showed; 0 if it showed none. */
  readonly version: number;
  readonly accepts: boolean;
  readonly signedName: string;
  readonly guardianName: string;
};

export type Signature = { readonly signedName: string; readonly guardianName: string | null };

export type WaiverRefusal = "waiver-changed" | "waiver-unaccepted" | "waiver-unsigned" | "guardian-missing";

/** What a form and the rule both say when a part of the signature is missing. */
export const UNACCEPTED = "Read the waiver and check the box to accept it.";
export const UNSIGNED = "Type your full name to accept the waiver.";

/** A form that showed no waiver. */
export const SAID_NOTHING: SaidWaiver = { version: 0, accepts: false, signedName: "", guardianName: "" };

/**
 * What a player signs; null if there's nothing for them to sign. They accept the version they read: if it isn't the
 * current one anymore, they read the new one first.
 *
 * @param current null if the season asks for no waiver
 */
export function decideSigning({
  current,
  hasAccepted,
  isMinor,
  said,
}: {
  readonly current: number | null;
  /** The current version, earlier. */
  readonly hasAccepted: boolean;
  readonly isMinor: boolean;
  readonly said: SaidWaiver;
}): Answer<Signature | null, WaiverRefusal> {
  if (current === null || hasAccepted) return accept(null);
  if (said.version !== current) return refuse("waiver-changed");
  if (!said.accepts) return refuse("waiver-unaccepted");
  if (said.signedName === "") return refuse("waiver-unsigned");
  if (isMinor && said.guardianName === "") return refuse("guardian-missing");
  return accept({ signedName: said.signedName, guardianName: isMinor ? said.guardianName : null });
}
