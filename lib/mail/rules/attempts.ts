/**
 * A letter is given up after so many attempts. The queue waits 10 to 20 seconds after the first and about twice as long
 * after each further one, so the last comes about two days after the first: a weekend without a mail server loses none.
 */
export const MOST_ATTEMPTS = 14;

/** What a failed attempt means: for this letter alone and for good, for now, or for every letter. */
export type FailureKind = "permanent" | "temporary" | "unreachable";

/** What is known of a failure: the answer of the mail server (RFC 5321, 4.2) and what the connection reports. */
export type FailedAttempt = {
  /** Three digits, where the server answered. */
  readonly responseCode?: number | undefined;
  /** "ECONNECTION", "EAUTH": what kind of failure it was. */
  readonly code?: string | undefined;
};

/**
 * Answers from 500 on are refusals for good (RFC 5321, 4.2.1), except to signing in, which the operator's settings
 * cause and not the letter. 421 says that the server is going away (4.2.3). An address that no server can be asked
 * about is refused for good, too.
 */
export function kindOfFailure({ responseCode, code }: FailedAttempt): FailureKind {
  if (code === "EAUTH" || code === "ETLS" || code === "ENOAUTH" || responseCode === 421) return "unreachable";
  if (responseCode !== undefined) return responseCode >= 500 ? "permanent" : "temporary";
  return code === "EENVELOPE" ? "permanent" : "unreachable";
}

/** Whether the letter is given up after this attempt. */
export function isGivenUp(kind: FailureKind, attempts: number): boolean {
  return kind === "permanent" || attempts >= MOST_ATTEMPTS;
}
