import { expect, test } from "vitest";
import { isGivenUp, kindOfFailure, MOST_ATTEMPTS } from "./attempts";

test.each([
  { why: "no such mailbox", failed: { code: "EENVELOPE", responseCode: 550 }, kind: "permanent" },
  { why: "the message is refused", failed: { code: "EMESSAGE", responseCode: 554 }, kind: "permanent" },
  { why: "no address at all", failed: { code: "EENVELOPE" }, kind: "permanent" },
  { why: "greylisted", failed: { code: "EENVELOPE", responseCode: 450 }, kind: "temporary" },
  { why: "the mailbox is full for now", failed: { code: "EMESSAGE", responseCode: 452 }, kind: "temporary" },
  { why: "the server shuts down", failed: { code: "EPROTOCOL", responseCode: 421 }, kind: "unreachable" },
  { why: "the password is wrong", failed: { code: "EAUTH", responseCode: 535 }, kind: "unreachable" },
  { why: "nobody listens", failed: { code: "ESOCKET" }, kind: "unreachable" },
  { why: "the server hangs", failed: { code: "ETIMEDOUT" }, kind: "unreachable" },
  { why: "something else", failed: {}, kind: "unreachable" },
] as const)("$why: $kind", ({ failed, kind }) => {
  expect(kindOfFailure(failed)).toBe(kind);
});

test("a refusal for good gives up at once, anything else after the last attempt", () => {
  expect(isGivenUp("permanent", 1)).toBe(true);
  expect(isGivenUp("temporary", MOST_ATTEMPTS - 1)).toBe(false);
  expect(isGivenUp("unreachable", MOST_ATTEMPTS)).toBe(true);
});
