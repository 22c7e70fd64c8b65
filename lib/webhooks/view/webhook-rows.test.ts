import { expect, test } from "vitest";
import type { Instant, Zone } from "@/lib/shared/instant";
import { webhookRows } from "./webhook-rows";

const AT = "2026-11-21T23:00:00.000Z" as Instant;
const NEW = {
  id: "m1",
  type: "division.changed",
  createdAt: AT,
  attempts: 0,
  deliveredAt: null,
  nextAt: AT,
  lastAnswer: null,
};

test.each([
  { why: "new", message: NEW, says: /Not sent yet\.$/ },
  { why: "on its way", message: { ...NEW, attempts: 1 }, says: /\. No answer yet\.$/ },
  {
    why: "delivered",
    message: { ...NEW, attempts: 1, deliveredAt: AT, nextAt: null, lastAnswer: "204" },
    says: /Delivered \(204\)\.$/,
  },
  {
    why: "failed",
    message: { ...NEW, attempts: 2, lastAnswer: "500" },
    says: /Failed 2 times \(500\)\. Next attempt/,
  },
  {
    why: "given up",
    message: { ...NEW, attempts: 8, nextAt: null, lastAnswer: "500" },
    says: /Failed 8 times \(500\)\. We gave up\.$/,
  },
])("a message that’s $why says so", ({ message, says }) => {
  const [row] = webhookRows(
    [{ id: "w1", url: "https://x.example.edu", stamp: "s1", createdAt: AT, messages: [message] }],
    "America/Chicago" as Zone,
  );
  expect(row?.messages[0]?.words).toMatch(says);
});
