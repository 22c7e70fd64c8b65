/**
 * How many attempts are made to send an email. The queue waits 10 to 20 seconds after the first and about twice as long
 * after each further one, so the last comes four to eight days after the first: a weekend without a mail server loses
 * none, not even from Friday evening to Monday morning.
 */
export const MOST_ATTEMPTS = 16;

/** Why an email wasn't sent that was due while the settings named no mail server. It isn't tried again by itself. */
export const NO_SERVER = "There was no mail server";

/** What a failed attempt means: for this email only and for good, for now, or for every email. */
export type FailureKind = "permanent" | "temporary" | "unreachable";

/** What is known about a failure: the mail server's answer (RFC 5321, 4.2) and the connection's error. */
export type FailedAttempt = {
  /** Three digits, if the server answered. */
  readonly responseCode?: number | undefined;
  /** The whole answer, often with an enhanced code: "554 5.7.1 Client host blocked". */
  readonly response?: string | undefined;
  /** What was answered: "CONN" for the greeting, "AUTH PLAIN", "MAIL FROM", "RCPT TO", and "DATA" for the email itself. */
  readonly command?: string | undefined;
  /** The kind of failure: "ECONNECTION", "EENVELOPE". */
  readonly code?: string | undefined;
};

/**
 * Only answers to RCPT TO and DATA are about this email. From 500 up, they refuse it for good (RFC 5321, 4.2.1), as does an
 * address with no server to ask. Earlier answers are about the site, its settings or its sender, and so about every
 * email. Many servers hold those back until RCPT TO: an answer there about policy or the sender can be either, so it
 * isn't for good. 421 says that the server is shutting down (4.2.3).
 */
export function kindOfFailure(failed: FailedAttempt): FailureKind {
  const { responseCode, command, code } = failed;
  if (responseCode === undefined) return code === "EENVELOPE" ? "permanent" : "unreachable";
  if (responseCode === 421 || !(command === "RCPT TO" || command === "DATA")) return "unreachable";
  return responseCode >= 500 && !isHeldBack(failed) ? "permanent" : "temporary";
}

/** Can it be about the site? By its enhanced code: policy (RFC 3463, 3.8) or the sender's address (3.2). */
function isHeldBack({ command, response = "" }: FailedAttempt): boolean {
  return command === "RCPT TO" && /^\d{3}[ -]5\.(7\.\d+|1\.[78])\b/.test(response);
}

/** Is this email given up on after this attempt? */
export function isGivenUp(kind: FailureKind, attempts: number): boolean {
  return kind === "permanent" || attempts >= MOST_ATTEMPTS;
}
