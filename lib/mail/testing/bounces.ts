import { readFileSync } from "node:fs";

/** Bounces we wrote, in the formats of these mail servers. */
export const BOUNCES = ["postfix", "exim", "exchange", "gmail"] as const;
export type SampleMail = (typeof BOUNCES)[number] | "postfix-delayed" | "on-holiday";

/** The Message-ID of the letter that the samples are about. */
export const BOUNCED_ID = "<01a2b3c4-0000-4000-8000-000000000001@rookery>";

/** A sample about a letter with this Message-ID, with CRLF line ends. */
export function sampleMail(name: SampleMail, messageId = BOUNCED_ID): string {
  return readFileSync(new URL(`./${name}.eml`, import.meta.url), "utf8")
    .replaceAll(BOUNCED_ID.slice(1, -1), messageId.slice(1, -1))
    .replace(/\r?\n/g, "\r\n");
}
