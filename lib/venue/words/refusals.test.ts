import { expect, test } from "vitest";
import { CHECKOUT_REFUSALS } from "../rules/checkout";
import { CHECKOUT_REFUSAL_SENTENCES } from "./refusals";

test("every refusal has a sentence of its own", () => {
  expect(new Set(Object.values(CHECKOUT_REFUSAL_SENTENCES)).size).toBe(CHECKOUT_REFUSALS.length);
});
