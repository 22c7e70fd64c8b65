import { createHash } from "node:crypto";
import { oneLine } from "@/lib/shared/one-line";
import type { ParsedMail, ParseMail } from "./parsed-mail";

/** A mail server's report about an email it had accepted: a delivery status notification (RFC 3464). */
export type Bounce = {
  /** The same for the same bounce, however often it is delivered. */
  readonly id: string;
  /** The Message-IDs of ours that it may be about. */
  readonly messageIds: readonly string[];
  /** False: the email is late, or was delivered after all. */
  readonly hasFailed: boolean;
  /** The last mail server's answer. */
  readonly reason: string;
};

/**
 * Reads an email that may be a bounce; undefined for any other email. Which email it's about is in the returned headers
 * or in the envelope ID that was sent with it (RFC 3461, 4.4).
 */
export async function readBounce(mail: Uint8Array, parse: ParseMail): Promise<Bounce | undefined> {
  const email = await parse(mail);
  const status = email && partOf(email, STATUS);
  if (!status) return undefined;
  const [about, ...recipients] = await readGroups(status, parse);
  const recipient = recipients.find(hasFailed) ?? recipients[0];
  if (!about || !recipient) return undefined;

  const returned = partOf(email, RETURNED);
  const sentAs = returned === undefined ? undefined : (await parse(returned))?.messageId;
  return {
    id: createHash("sha256")
      .update(email.messageId || mail)
      .digest("hex"),
    messageIds: [sentAs, `<${about.get("original-envelope-id")}>`].flatMap(ownMessageId),
    hasFailed: hasFailed(recipient),
    reason: reasonOf(recipient),
  };
}

/** As `writeLetters` makes them. Nothing else is looked for. */
const OWN_MESSAGE_ID = /^<[0-9a-f-]{36}@rookery>$/;
const STATUS = /^message\/(global-)?delivery-status$/;
const RETURNED = /^(message\/(rfc822|global)|(text|message)\/rfc822-headers|message\/global-headers)$/;
const LONGEST_REASON = 500;
/** An email has one recipient; there may be a few more if that address forwards. */
const MOST_GROUPS = 20;

/** The fields of one group, by lowercase name. */
type Fields = ReadonlyMap<string, string>;

function partOf({ parts }: ParsedMail, type: RegExp): string | undefined {
  return parts.find((part) => type.test(part.type))?.text;
}

/**
 * The fields about the message, then those about each recipient, written like headers and separated by blank lines.
 */
async function readGroups(status: string, parse: ParseMail): Promise<readonly Fields[]> {
  const groups = status
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((group) => group.trim())
    .slice(0, MOST_GROUPS);
  const read: Fields[] = [];
  for (const group of groups) {
    const fields = (await parse(group.trim()))?.headers ?? [];
    read.push(new Map(fields.map(({ key, value }) => [key, value.trim()])));
  }
  return read;
}

/**
 * The action decides: a server that gave up after days reports "failed" with a status of 4, which is final anyway.
 */
function hasFailed(recipient: Fields): boolean {
  return /^failed\b/i.test(recipient.get("action") ?? "");
}

/** "smtp; 550 5.1.1 No such user" without the type, or else the status. */
function reasonOf(recipient: Fields): string {
  const answer = recipient.get("diagnostic-code")?.replace(/^[\w.-]+\s*;/, "");
  const reason = oneLine(answer ?? "") || oneLine(`Status ${recipient.get("status") ?? "unknown"}`);
  return reason.slice(0, LONGEST_REASON);
}

function ownMessageId(id: string | undefined): readonly string[] {
  return id && OWN_MESSAGE_ID.test(id.trim()) ? [id.trim()] : [];
}
