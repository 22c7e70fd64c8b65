import { expect, test } from "vitest";
import type { SetUpFacts } from "../store/set-up-facts";
import { setUpSteps } from "./steps";

const NEW: SetUpFacts = { testEmail: null, hasSignedIn: false, hasSeason: false, colleagues: 0 };
const HERE = { hasMailServer: true, signInAddress: "https://chess.example.edu/sign-in" };
const AT = "2026-11-21T18:00:00.000Z" as const;

const steps = (facts: Partial<SetUpFacts> = {}, hasMailServer = true) =>
  setUpSteps({ ...NEW, ...facts }, { ...HERE, hasMailServer }, "ann@lakeside.example");
const wordsOf = (facts: Partial<SetUpFacts>, name: string, hasMailServer = true) =>
  steps(facts, hasMailServer).find((step) => step.name === name)?.words;

test("a new organization needs everything, emails first", () => {
  expect(steps().map(({ name, isDone }) => [name, isDone])).toEqual([
    ["email", false],
    ["sign-in", false],
    ["people", false],
    ["season", false],
  ]);
});

test("an email that a mail server took is done, and one without a mail server never is", () => {
  const testEmail = { at: AT, sentAt: AT, failure: null };
  expect(steps({ testEmail })[0]?.isDone).toBe(true);
  expect(steps({ testEmail }, false)[0]?.isDone).toBe(false);
  expect(wordsOf({ testEmail }, "email", false)).toContain("SMTP_URL");
});

test("the mail server’s answer is shown", () => {
  const testEmail = { at: AT, sentAt: null, failure: "535 Authentication failed" };
  expect(steps({ testEmail })[0]?.isDone).toBe(false);
  expect(wordsOf({ testEmail }, "email")).toContain("535 Authentication failed");
});

test("each of the other steps is done by what it asks for", () => {
  const all = steps({ hasSignedIn: true, colleagues: 1, hasSeason: true });
  expect(all.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(["sign-in", "people", "season"]);
  expect(wordsOf({ colleagues: 1 }, "people")).toBe("One other person works at the desk.");
});
