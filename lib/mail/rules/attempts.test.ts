import { expect, test } from "vitest";
import { isGivenUp, kindOfFailure, MOST_ATTEMPTS } from "./attempts";

const BLOCKED = "554 5.7.1 Service unavailable; client host blocked";

test.each([
  { why: "no such mailbox", failed: answer("RCPT TO", "550 5.1.1 User unknown"), kind: "permanent" },
  {
    why: "no such mailbox, in plain words",
    failed: answer("RCPT TO", "550 No such user"),
    kind: "permanent",
  },
  { why: "the message is refused", failed: answer("DATA", "554 5.7.1 Looks like spam"), kind: "permanent" },
  { why: "no address at all", failed: { code: "EENVELOPE", command: "API" }, kind: "permanent" },
  { why: "greylisted", failed: answer("RCPT TO", "450 4.2.0 Greylisted"), kind: "temporary" },
  { why: "the mailbox is full for now", failed: answer("DATA", "452 4.2.2 Full"), kind: "temporary" },
  { why: "blocked, but told at RCPT TO", failed: answer("RCPT TO", BLOCKED), kind: "temporary" },
  { why: "relaying denied", failed: answer("RCPT TO", "554 5.7.1 Relay access denied"), kind: "temporary" },
  { why: "an unknown sender", failed: answer("RCPT TO", "550 5.1.8 Sender rejected"), kind: "temporary" },
  { why: "blocked when connecting", failed: answer("CONN", BLOCKED), kind: "unreachable" },
  { why: "our name is refused", failed: answer("HELO", "550 5.7.1 Invalid name"), kind: "unreachable" },
  { why: "the password is wrong", failed: answer("AUTH PLAIN", "535 5.7.8 Wrong"), kind: "unreachable" },
  { why: "no password is set", failed: answer("MAIL FROM", "530 5.7.0 Log in first"), kind: "unreachable" },
  {
    why: "a sender that isn't ours",
    failed: answer("MAIL FROM", "553 5.7.1 Not yours"),
    kind: "unreachable",
  },
  { why: "too many emails for now", failed: answer("MAIL FROM", "450 4.7.1 Slow down"), kind: "unreachable" },
  { why: "the server shuts down", failed: answer("RCPT TO", "421 4.3.2 Goodbye"), kind: "unreachable" },
  { why: "no one listens", failed: { code: "ESOCKET" }, kind: "unreachable" },
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

test("the last attempt comes after any weekend, even if the queue waits as short as it can", () => {
  // pg-boss: delay * 2^n / 2 seconds after the nth attempt, and up to as much again by chance.
  const shortest = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => (10 * 2 ** (index + 1)) / 2);
  const hours = shortest.reduce((sum, seconds) => sum + seconds, 0) / 3600;
  // From 6:00 pm on Friday to 8:00 am on Monday.
  expect(hours).toBeGreaterThan(62);
  expect(hours).toBeGreaterThan(4 * 24 - 6);
  expect(2 * hours).toBeLessThan(8 * 24);
});

/** A server's answer to a command. */
function answer(command: string, response: string) {
  return { command, response, responseCode: Number(response.slice(0, 3)) };
}
