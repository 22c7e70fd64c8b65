import type { DraftLetter } from "@/lib/mail/letters/draft";

/** An email as it goes out, with the function that writes it and what it's about. */
export type EmailSample = {
  readonly of: string;
  readonly why: string;
  readonly letters: readonly DraftLetter[];
};
