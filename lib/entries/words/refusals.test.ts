import { expect, test } from "vitest";
import { STRIKE_REFUSAL_SENTENCES } from "./refusals";

test("every refusal has a sentence of its own", () => {
  const sentences = Object.values(STRIKE_REFUSAL_SENTENCES);
  expect(new Set(sentences).size).toBe(sentences.length);
});
