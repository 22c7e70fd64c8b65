import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { claimedLetter } from "./claimed";

test("an address that the office got wrong learns that the matches moved", () => {
  const player = { userId: "u1", name: "Gus Guest", email: "gsu@lakeside.example" };
  const letter = claimedLetter({ appUrl: FACTS.appUrl, organization: FACTS.organization, player });
  expect(letter.to.email).toBe("gsu@lakeside.example");
  expect(letter.text).toContain("Gus Guest has taken over the registrations and matches");
});
