import { expect, test } from "vitest";
import { makeAmount, parseAmount, printMoney } from "./amount";

test.each([
  { why: "dollars and cents", typed: "25.50", currency: "USD", expected: 2550 },
  { why: "whole dollars", typed: "$25", currency: "USD", expected: 2500 },
  { why: "one digit of cents", typed: "25.5", currency: "USD", expected: 2550 },
  { why: "thousands", typed: "1,250.00", currency: "USD", expected: 125_000 },
  { why: "many thousands", typed: "$1,000,000", currency: "USD", expected: 100_000_000 },
  { why: "a comma before the cents", typed: "25,00", currency: "EUR", expected: null },
  { why: "a comma after one digit", typed: "9,99", currency: "EUR", expected: null },
  { why: "a comma in the wrong place", typed: "12,50.00", currency: "USD", expected: null },
  { why: "a currency without a smaller unit", typed: "3000", currency: "JPY", expected: 3000 },
  { why: "yen have no parts", typed: "3000.5", currency: "JPY", expected: null },
  { why: "three digits of cents", typed: "25.505", currency: "USD", expected: null },
  { why: "nothing to pay is no fee", typed: "0", currency: "USD", expected: null },
  { why: "less than nothing", typed: "-5", currency: "USD", expected: null },
  { why: "words", typed: "ask", currency: "USD", expected: null },
  { why: "too much", typed: "99999999", currency: "USD", expected: null },
])("$why", ({ typed, currency, expected }) => {
  expect(parseAmount(typed, currency)).toBe(expected);
});

test.each([
  { amount: 2550, currency: "USD", typed: "25.50", printed: "$25.50" },
  { amount: 3000, currency: "JPY", typed: "3000", printed: "¥3,000" },
])("$printed is read as it's written", ({ typed, printed, ...money }) => {
  expect(makeAmount(money)).toBe(typed);
  expect(parseAmount(typed, money.currency)).toBe(money.amount);
  expect(printMoney(money)).toBe(printed);
});
