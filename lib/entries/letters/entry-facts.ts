import type { Recipient } from "@/lib/mail/letters/facts";

/** What emails about one player's entry are written from. */
export type EntryLetterFacts = {
  readonly appUrl: string;
  readonly organization: { readonly slug: string; readonly name: string; readonly contactEmail: string };
  readonly season: { readonly slug: string; readonly name: string };
  readonly division: { readonly slug: string; readonly name: string };
  readonly entryId: string;
  readonly player: Recipient;
};
