import { expect, test } from "vitest";
import { FACTS as MATCH } from "@/lib/mail/testing/sample-facts";
import { FIRST_MATCH_EMAIL } from "../words/first-match";
import { enteredLetter } from "./entered-letter";

const FACTS = {
  appUrl: MATCH.appUrl,
  organization: MATCH.organization,
  season: { slug: "fall-2026", name: "Fall 2026" },
  division: { slug: "open", name: "Open" },
  entryId: "e1",
  player: MATCH.away,
  directorName: "Renata",
  yet: { isUnsigned: false, owed: null, isPublished: false },
};
const AT = "2026-11-20T18:00:00.000Z";

test.each([
  {
    why: "in",
    status: { waits: false, isPublished: false },
    says: [FIRST_MATCH_EMAIL, "Once registration is closed, ask to leave"],
  },
  {
    why: "on the waitlist of a full division",
    status: { waits: true, isPublished: false },
    says: ["Renata added you to Open, which is full.", "leave the waitlist"],
  },
  {
    why: "on the waitlist after the pairings",
    status: { waits: true, isPublished: true },
    says: [
      "Renata added you to Open. The pairings are published",
      "The director decides who gets the open spot.",
      "leave the waitlist",
    ],
  },
])("says where they are and how they get out: $why", ({ status, says }) => {
  const { text } = enteredLetter({ ...FACTS, ...status }, AT);
  for (const words of says) expect(text.replace(/\s+/g, " ")).toContain(words);
  expect(text).not.toContain("before the pairings are published");
});

test("someone who is added again is told again", () => {
  const status = { waits: false, isPublished: false };
  const again = enteredLetter({ ...FACTS, ...status }, "2026-11-21T18:00:00.000Z");
  expect(again.key).not.toBe(enteredLetter({ ...FACTS, ...status }, AT).key);
});
