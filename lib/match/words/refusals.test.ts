import { expect, test } from "vitest";
import { MATCH_REFUSALS } from "../rules/refusals";
import { MATCH_REFUSAL_SENTENCES, refusalSentence } from "./refusals";

test("every refusal has its own sentence, and details replace it", () => {
  const sentences = MATCH_REFUSALS.map((code) => refusalSentence({ code }));
  expect(new Set(sentences).size).toBe(MATCH_REFUSALS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(refusalSentence({ code: "no-games", detail: "Game 2 is empty." })).toBe("Game 2 is empty.");
  expect(Object.keys(MATCH_REFUSAL_SENTENCES)).toHaveLength(MATCH_REFUSALS.length);
});
