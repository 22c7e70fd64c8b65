import { expect, test } from "vitest";
import { isVouchedFor } from "./is-vouched-for";

const email = "amara@lakeside.example";

test.each([
  { why: "a link by e-mail, which brings no profile", profile: undefined, is: true },
  { why: "a confirmed address", profile: { sub: "1", email, email_verified: true }, is: true },
  { why: "a provider that does not say", profile: { sub: "1", email }, is: true },
  { why: "an address that is not confirmed", profile: { sub: "1", email, email_verified: false }, is: false },
  { why: "the same, as some providers write it", profile: { email, email_verified: "false" }, is: false },
  { why: "no address", profile: { sub: "1" }, is: false },
  { why: "an empty address", profile: { sub: "1", email: " " }, is: false },
])("$why", ({ profile, is }) => {
  expect(isVouchedFor(profile)).toBe(is);
});
