import { expect, test } from "vitest";
import { type AssertionFacts, CLOCK_SKEW_MS, checkAssertion } from "./check-assertion";

const AT = Date.parse("2026-11-23T15:00:00Z");
const MINUTE = 60_000;
const expected = {
  issuer: "https://login.lakeside.example",
  audience: "https://chess.example/metadata",
  recipient: "https://chess.example/acs",
};
const confirmation = {
  method: "urn:oasis:names:tc:SAML:2.0:cm:bearer",
  recipient: expected.recipient,
  inResponseTo: "_1",
  notBefore: undefined,
  notOnOrAfter: AT + MINUTE,
};
const facts: AssertionFacts = {
  issuer: expected.issuer,
  confirmations: [confirmation],
  conditions: { notBefore: AT - MINUTE, notOnOrAfter: AT + MINUTE },
  audiences: [[expected.audience]],
};

test("the request that a good assertion answers", () =>
  expect(checkAssertion(facts, expected, AT)).toEqual({ ok: true, value: "_1" }));

test.each<{ why: string; change: Partial<AssertionFacts>; refusal: string }>([
  { why: "another provider's", change: { issuer: "https://evil.example" }, refusal: "wrong-issuer" },
  { why: "for no one", change: { audiences: [] }, refusal: "wrong-audience" },
  {
    why: "for us, and then only for others",
    change: { audiences: [[expected.audience], ["https://other.example"]] },
    refusal: "wrong-audience",
  },
  { why: "without a confirmation", change: { confirmations: [] }, refusal: "wrong-recipient" },
  {
    why: "confirmed for another address",
    change: { confirmations: [{ ...confirmation, recipient: "https://other.example" }] },
    refusal: "wrong-recipient",
  },
  {
    why: "confirmed for no address",
    change: { confirmations: [{ ...confirmation, recipient: undefined }] },
    refusal: "wrong-recipient",
  },
  {
    why: "no one asked",
    change: { confirmations: [{ ...confirmation, inResponseTo: undefined }] },
    refusal: "no-request",
  },
  {
    why: "a confirmation without an end",
    change: { confirmations: [{ ...confirmation, notOnOrAfter: undefined }] },
    refusal: "expired",
  },
  {
    why: "an end that's no instant",
    change: { confirmations: [{ ...confirmation, notOnOrAfter: Number.NaN }] },
    refusal: "expired",
  },
  {
    why: "a confirmation that ended",
    change: { confirmations: [{ ...confirmation, notOnOrAfter: AT - CLOCK_SKEW_MS }] },
    refusal: "expired",
  },
  {
    why: "conditions that ended",
    change: { conditions: { notBefore: undefined, notOnOrAfter: AT - CLOCK_SKEW_MS } },
    refusal: "expired",
  },
  {
    why: "conditions that begin later",
    change: { conditions: { notBefore: AT + CLOCK_SKEW_MS + 1, notOnOrAfter: undefined } },
    refusal: "too-early",
  },
])("refused: $why", ({ change, refusal }) =>
  expect(checkAssertion({ ...facts, ...change }, expected, AT)).toEqual({ ok: false, refusal }),
);

test("clocks may differ by three minutes", () => {
  const late = { notBefore: AT + CLOCK_SKEW_MS, notOnOrAfter: undefined };
  const early = { notBefore: undefined, notOnOrAfter: AT - CLOCK_SKEW_MS + 1 };
  for (const conditions of [late, early])
    expect(checkAssertion({ ...facts, conditions }, expected, AT).ok).toBe(true);
});
