import type { EventLetterFacts } from "@/lib/match/letters/stored-facts";
import type { PairingFacts } from "@/lib/stages/letters/for-round";

/** An email that's written when it's sent, from what its row stores. */
export type UnwrittenLetter = {
  /** Unique per email and recipient: storing it twice sends it once. */
  readonly key: string;
  readonly to: { readonly email: string };
} & (
  | { readonly kind: "match-event"; readonly facts: EventLetterFacts }
  | { readonly kind: "pairing"; readonly facts: PairingFacts }
);
