import { randomBytes } from "node:crypto";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { deliver } from "@/lib/jobs/deliver";
import { WAITED_FOR_MS } from "@/lib/jobs/patience";
import { insertLetters } from "@/lib/mail/store/letters";
import { absolute, paths } from "@/lib/paths";
import { emailAddress } from "@/lib/shared/email-address";
import { type Cookies, makeCookie, ownName } from "./cookies";
import { signInLetter } from "./letters/sign-in";
import { hashSecret } from "./store/hash-secret";

export const LINK_MINUTES = 10;

export function makeLinkToken(): string {
  return randomBytes(32).toString("hex");
}

/**
 * Sends a sign-in link. The link opens a page with a button, because mail scanners open links. It's sent immediately
 * and never stored, unless there is no mail server; then the operator can read it.
 */
export async function sendSignInLink(email: string, callback: string): Promise<void> {
  const { searchParams } = new URL(callback);
  const link = `${absolute(env().appUrl, paths.signInConfirm())}?${searchParams}`;
  const letter = signInLetter({ appUrl: env().appUrl, link, email, minutes: LINK_MINUTES });
  const messageId = `<${crypto.randomUUID()}@rookery>`;
  if (env().smtp) await deliver({ ...letter, messageId }, WAITED_FOR_MS);
  else await insertLetters([letter], now());
}

/** Lets the browser recognize the link it asked for, and its next page repeat the address it was sent to. */
export function rememberLink(token: string, email: string): readonly string[] {
  return [makeCookie(ownName(ASKED), hashSecret(token), LINK_MINUTES * 60), rememberAddress(email)];
}

/** Lets the browser's next page repeat the address that a link was sent to. */
export function rememberAddress(email: string): string {
  return makeCookie(ownName(SENT_TO), encodeURIComponent(email), LINK_MINUTES * 60);
}

export function forgetLink(): readonly string[] {
  return [ASKED, SENT_TO].map((name) => makeCookie(ownName(name), ""));
}

/**
 * The address to which we sent the link that this browser asked for or opened. It's in a cookie, because addresses of pages end
 * up in logs.
 */
export function sentTo(cookies: Cookies): string | null {
  const email = emailAddress.safeParse(cookies[ownName(SENT_TO)]);
  return email.success ? email.data : null;
}

/** Did this browser ask for this link? Then no one else can have sent it, and there is no need to ask. */
export function isAskedInThisBrowser(token: string, cookies: Cookies): boolean {
  return cookies[ownName(ASKED)] === hashSecret(token);
}

const ASKED = "rookery.sign-in-link";
const SENT_TO = "rookery.sign-in-sent-to";
