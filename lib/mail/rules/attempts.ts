/**
 * How many attempts are made to send an email. The queue waits 10 to 20 seconds after the first and about twice as long
 * after each further one, so the last comes about two days after the first: a weekend without a mail server loses none.
 */
export const MOST_ATTEMPTS = 14;

/** What a failed attempt means: for this email only and for good, for now, or for every email. */
export type FailureKind = "permanent" | "temporary" | "unreachable";

/** What is known about a failure: the mail server's answer (RFC 5321, 4.2) and the connection's error. */
export type FailedAttempt = {
  /** Three digits, if the server answered. */
  readonly responseCode?: number | undefined;
  /** The kind of failure: "ECONNECTION", "EAUTH". */
  readonly code?: string | undefined;
};

/**
 * Answers of 500 and up are permanent refusals (RFC 5321, 4.2.1), except those to signing in, which are caused by the
 * operator's settings and not by the email. 421 says that the server is shutting down (4.2.3). An address with no
 * server to ask is refused for good, too.
 */
export function kindOfFailure({ responseCode, code }: FailedAttempt): FailureKind {
  if (code === "EAUTH" || code === "ETLS" || code === "ENOAUTH" || responseCode === 421) return "unreachable";
  if (responseCode !== undefined) return responseCode >= 500 ? "permanent" : "temporary";
  return code === "EENVELOPE" ? "permanent" : "unreachable";
}

/** Is this email given up on after this attempt? */
export function isGivenUp(kind: FailureKind, attempts: number): boolean {
  return kind === "permanent" || attempts >= MOST_ATTEMPTS;
}
