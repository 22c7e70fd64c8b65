import { expect, test } from "vitest";
import { ruleInput } from "./match";

const { score } = ruleInput.shape;

test.each([
  { why: "as typed on a keyboard", typed: "2-1", read: "2-1" },
  { why: "as pages print it", typed: "2–1", read: "2-1" },
  { why: "with spaces", typed: " 1.5 – 0.5 ", read: "1.5-0.5" },
  { why: "no games were played", typed: "", read: "" },
])("a ruling’s score, $why", ({ typed, read }) => {
  expect(score.parse(typed)).toBe(read);
});

test("a ruling’s score that isn’t one says how to type it", () => {
  const sentence = "Enter the score like 2-1, or leave it empty.";
  expect(score.safeParse("two to one").error?.issues).toMatchObject([{ message: sentence }]);
});
