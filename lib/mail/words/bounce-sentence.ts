import type { Answer } from "@/lib/shared/answer";

/** What a bounce changed. */
export type BounceNews = "came-back" | "follows" | "known" | "no-failure";

/** Why an email wasn't accepted. */
export type BounceRefusal = "too-large" | "too-complex" | "no-bounce" | "not-ours";

/** For the mail server's log, and for anyone who tries it by hand. It repeats nothing from the email. */
export function bounceSentence(answer: Answer<BounceNews, BounceRefusal>): string {
  return SENTENCES[answer.ok ? answer.value : answer.refusal];
}

const SENTENCES: Record<BounceNews | BounceRefusal, string> = {
  "came-back": "The email is marked as bounced. The emails page says why.",
  follows:
    "The address has been corrected since this email went out, so it has the new one now. If it’s from the last week, it’s sent again.",
  known: "Nothing changed: that email is already marked.",
  "no-failure": "Nothing changed: this message reports a delay or a delivery, not a failure.",
  "too-large": "This message is larger than 1 MB. No bounce of our emails is that large.",
  "too-complex": "This message has more parts than any bounce, or takes too long to read.",
  "no-bounce": "This message isn’t a bounce: it has no delivery status (RFC 3464).",
  "not-ours": "This bounce isn’t about an email we have on record.",
};
