import { expect, test } from "vitest";
import { decideMark, feeStatus, type LastMark, type MarkKind } from "./ledger";

const last = (number: number, kind: MarkKind): LastMark => ({ number, kind });

test.each([
  { why: "nothing is marked", before: null, status: "owed" },
  { why: "paid", before: last(1, "paid"), status: "paid" },
  { why: "waived", before: last(1, "waived"), status: "waived" },
  { why: "undone", before: last(2, "undone"), status: "owed" },
] as const)("$why: $status", ({ before, status }) => {
  expect(feeStatus(before)).toBe(status);
});

test.each([
  { why: "paid, the first line", before: null, kind: "paid", seen: 0, number: 1 },
  { why: "waived after an undone mark", before: last(2, "undone"), kind: "waived", seen: 2, number: 3 },
  { why: "a payment is undone", before: last(1, "paid"), kind: "undone", seen: 1, number: 2 },
  { why: "a double click", before: last(1, "paid"), kind: "paid", seen: 0, number: null },
  { why: "paid after it was waived", before: last(1, "waived"), kind: "paid", seen: 1, number: null },
  { why: "nothing to undo", before: null, kind: "undone", seen: 0, number: null },
  { why: "undone twice", before: last(2, "undone"), kind: "undone", seen: 2, number: null },
  { why: "an old page", before: last(3, "paid"), kind: "undone", seen: 1, number: null },
] as const)("$why", ({ before, kind, seen, number }) => {
  const expected = number === null ? { ok: false, refusal: "changed" } : { ok: true, value: number };
  expect(decideMark(before, { kind, seen })).toEqual(expected);
});
