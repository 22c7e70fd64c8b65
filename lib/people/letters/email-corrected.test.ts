import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { newAddressLetter, oldAddressLetter } from "./email-corrected";

const CORRECTED = {
  appUrl: FACTS.appUrl,
  organization: FACTS.organization,
  directorName: "Renata Kovács",
  player: { userId: "u1", name: "Amara Osei" },
  at: "2026-11-20T18:00:00.000Z",
};

test("the owner of the old address learns what ended, and not the new address", () => {
  const letter = oldAddressLetter({ ...CORRECTED, from: "amra@lakeside.example" });
  expect(letter.to.email).toBe("amra@lakeside.example");
  expect(letter.text).toContain("signed out of that account everywhere");
  expect(letter.text).not.toContain("amara@lakeside.example");
});

test("the new address learns how to sign in", () => {
  const letter = newAddressLetter({ ...CORRECTED, directorName: null, to: "amara@lakeside.example" });
  expect(letter.to.email).toBe("amara@lakeside.example");
  expect(letter.text).toContain(`The director of ${FACTS.organization.name} corrected`);
});
