import { expect, test } from "vitest";
import { LIST_REFUSAL_SENTENCES } from "./list-refusals";

const FACTS = {
  organization: { contactEmail: "office@lakeside.example" },
  heldThrough: "2026-12-31",
  listedUntil: "2026-11-22",
};

test.each([
  {
    refusal: "not-on-list",
    says: "You’re not on the list of people who can play this season. If you have a campus email, sign in with it. Otherwise, ask the office at office@lakeside.example to add you.",
  },
  {
    refusal: "list-expired",
    says: "The list says you could play until Nov 22, 2026. To renew that, ask the office at office@lakeside.example.",
  },
  {
    refusal: "held-suspended",
    says: "You’re suspended through Dec 31, 2026. You can register from Jan 1, 2027. If you have questions, ask the office at office@lakeside.example.",
  },
] as const)("$refusal says why and what to do", ({ refusal, says }) => {
  expect(LIST_REFUSAL_SENTENCES[refusal](FACTS)).toBe(says);
});

test("a suspension without an end names no day", () => {
  expect(LIST_REFUSAL_SENTENCES["held-suspended"]({ ...FACTS, heldThrough: null })).toBe(
    "You’re suspended, so you can’t register for now. Ask the office at office@lakeside.example when you can.",
  );
});
