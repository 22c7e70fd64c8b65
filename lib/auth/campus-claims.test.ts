import { expect, test } from "vitest";
import { readClaims } from "./campus-claims";

const email = "amara@lakeside.example";
const verified = { email, email_verified: true };

test.each([
  { why: "a confirmed address", claims: verified, is: { email, name: null } },
  {
    why: "the same, as some providers write it",
    claims: { email, email_verified: "true" },
    is: { email, name: null },
  },
  {
    why: "spaces and capitals",
    claims: { ...verified, email: " Amara@Lakeside.example" },
    is: { email, name: null },
  },
  { why: "a name", claims: { ...verified, name: " Amara\0 Obi " }, is: { email, name: "Amara Obi" } },
  {
    why: "the last name first",
    claims: { ...verified, name: "Obi, Amara" },
    is: { email, name: "Amara Obi" },
  },
  {
    why: "a name of 5,000 letters",
    claims: { ...verified, name: "a".repeat(5000) },
    is: { email, name: "a".repeat(80) },
  },
  { why: "a name that is no text", claims: { ...verified, name: { given: "A" } }, is: { email, name: null } },
])("vouched for: $why", ({ claims, is }) => {
  expect(readClaims(claims, false)).toEqual({ ok: true, value: is });
});

test.each([false, 0, 1, "no", "False", "false", "True", "TRUE", "1", "yes", "", null, [], {}, [true]])(
  "email_verified of %j is not verified, whatever the operator trusts",
  (said) => {
    for (const trusts of [false, true]) {
      expect(readClaims({ email, email_verified: said }, trusts)).toEqual({
        ok: false,
        refusal: "Unverified",
      });
    }
  },
);

test("a provider that leaves the claim out is trusted only where the operator says so", () => {
  expect(readClaims({ email }, false)).toEqual({ ok: false, refusal: "Unverified" });
  expect(readClaims({ email }, true)).toEqual({ ok: true, value: { email, name: null } });
});

test.each([
  { why: "no address", email: undefined, refusal: "NoAddress" },
  { why: "an empty address", email: " ", refusal: "NoAddress" },
  { why: "an address that is no text", email: [email], refusal: "NoAddress" },
  { why: "a Kelvin sign for a k", email: "\u212aim@lakeside.example", refusal: "BadAddress" },
  { why: "two addresses", email: `${email},ben@lakeside.example`, refusal: "BadAddress" },
])("refused: $why", ({ email, refusal }) => {
  expect(readClaims({ email, email_verified: true }, true)).toEqual({ ok: false, refusal });
});
