import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { roleGrantedLetter } from "./role-granted";

const to = { userId: "u1", name: "Renata Kovács", email: "renata@lakeside.example" };
const facts = { appUrl: FACTS.appUrl, key: "k", organization: FACTS.organization, by: "Walter Abara", to };

test.each([
  { why: "a director", role: "director", by: "Walter Abara", says: "Walter Abara made you a director of" },
  { why: "an admin", role: "admin", by: "Walter Abara", says: "Walter Abara made you an admin of" },
  { why: "someone without a name", role: "staff", by: null, says: "An admin made you a staff member of" },
] as const)("a new role is told: $why", ({ role, by, says }) => {
  const letter = roleGrantedLetter({ ...facts, role, by });
  expect(letter.text).toContain(says);
  expect(letter.text).toContain(`/desk/${FACTS.organization.slug}`);
});

test("someone new isn't called by their address", () => {
  const letter = roleGrantedLetter({ ...facts, role: "staff", to: { ...to, name: to.email } });
  expect(letter.text).toMatch(/^Hello,$/m);
});
