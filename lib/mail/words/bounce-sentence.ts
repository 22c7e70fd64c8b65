import type { Answer } from "@/lib/shared/answer";

/** What a bounce changed. */
export type BounceNews = "came-back" | "known" | "no-failure";

/** Why a mail was not taken. */
export type BounceRefusal = "too-large" | "too-complex" | "no-bounce" | "not-ours";

/** For the log of the mail server, and for whoever tries it by hand. It repeats nothing of the mail or the letter. */
export function bounceSentence(answer: Answer<BounceNews, BounceRefusal>): string {
  return SENTENCES[answer.ok ? answer.value : answer.refusal];
}

const SENTENCES: Record<BounceNews | BounceRefusal, string> = {
  "came-back": "The letter is noted as come back. Why stands on the page of letters.",
  known: "Nothing changed: that letter is noted already.",
  "no-failure": "Nothing changed: this mail tells of a delay or a delivery, not of a failure.",
  "too-large": "This mail is larger than 1 MB, which no bounce of a letter from here is.",
  "too-complex": "This mail has more parts than any bounce, or takes too long to read.",
  "no-bounce": "This mail is no bounce: it holds no delivery status (RFC 3464).",
  "not-ours": "This bounce is about no letter that is kept here.",
};
