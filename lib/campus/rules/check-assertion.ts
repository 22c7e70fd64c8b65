import { type Answer, accept, refuse } from "@/lib/shared/answer";

/** What a signed assertion says, as far as it decides whether it can be used. Instants are in milliseconds. */
export type AssertionFacts = {
  readonly issuer: string;
  readonly confirmations: readonly Confirmation[];
  /** Undefined without conditions. */
  readonly conditions: Times | undefined;
  /** The audiences of each restriction; all restrictions must hold. */
  readonly audiences: readonly (readonly string[])[];
};

type Times = { readonly notBefore: number | undefined; readonly notOnOrAfter: number | undefined };

export type Confirmation = Times & {
  readonly method: string;
  readonly recipient: string | undefined;
  readonly inResponseTo: string | undefined;
};

export type Expected = {
  /** The entity ID of the organization's provider. */
  readonly issuer: string;
  /** Our entity ID for this organization. */
  readonly audience: string;
  /** Our assertion consumer service for this organization. */
  readonly recipient: string;
};

export const ASSERTION_REFUSALS = [
  "wrong-issuer",
  "wrong-audience",
  "wrong-recipient",
  "no-request",
  "too-early",
  "expired",
] as const;
export type AssertionRefusal = (typeof ASSERTION_REFUSALS)[number];

/** Clocks of campuses and ours may differ by this much. */
export const CLOCK_SKEW_MS = 3 * 60_000;

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/**
 * Is this assertion for us, from this provider, now, and an answer to a request of ours? (SAML Profiles 4.1.4.2 and
 * 4.1.4.3; Core 2.5.1.) Its signature has been checked. Answers that no one asked for are refused.
 *
 * @returns the id of the request that it answers
 */
export function checkAssertion(
  facts: AssertionFacts,
  expected: Expected,
  at: number,
): Answer<string, AssertionRefusal> {
  if (facts.issuer !== expected.issuer) return refuse("wrong-issuer");
  const isForUs =
    facts.audiences.length > 0 && facts.audiences.every((each) => each.includes(expected.audience));
  if (!isForUs) return refuse("wrong-audience");
  const timely = facts.conditions && refuseTimes(facts.conditions, at);
  if (timely) return refuse(timely);
  return confirm(facts.confirmations, expected.recipient, at);
}

/** At least one bearer confirmation must name our address, a request and an end, and hold now. */
function confirm(
  confirmations: readonly Confirmation[],
  recipient: string,
  at: number,
): Answer<string, AssertionRefusal> {
  const ours = confirmations.filter((each) => each.method === BEARER && each.recipient === recipient);
  if (ours.length === 0) return refuse("wrong-recipient");
  const asked = ours.filter((each) => each.inResponseTo !== undefined);
  if (asked.length === 0) return refuse("no-request");
  const holding = asked.find((each) => each.notOnOrAfter !== undefined && !refuseTimes(each, at));
  if (holding?.inResponseTo !== undefined) return accept(holding.inResponseTo);
  return refuse(asked.some((each) => refuseTimes(each, at) === "too-early") ? "too-early" : "expired");
}

function refuseTimes({ notBefore, notOnOrAfter }: Times, at: number): "too-early" | "expired" | undefined {
  if (notBefore !== undefined && !(at + CLOCK_SKEW_MS >= notBefore)) return "too-early";
  if (notOnOrAfter !== undefined && !(at - CLOCK_SKEW_MS < notOnOrAfter)) return "expired";
  return undefined;
}
