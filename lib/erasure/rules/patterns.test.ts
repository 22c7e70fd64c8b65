import { expect, test } from "vitest";
import {
  contactPatterns,
  namePatterns,
  ownNamePatterns,
  type Patterns,
  registeredPatterns,
} from "./patterns";

/** JavaScript reads these patterns as Postgres does, but for the name of the class of letters and digits. */
function isFoundIn(text: string, { loose, exact }: Patterns): boolean {
  const read = (pattern: string, flags: string) =>
    new RegExp(pattern.replaceAll("[[:alnum:]]", "[\\p{L}\\p{N}]"), flags).test(text);
  return (loose !== null && read(loose, "iu")) || (exact !== null && read(exact, "u"));
}

const WHOLE = namePatterns({ names: ["Amara Osei", "Will", 'Sinéad O’Neil "Sid" D\'Arcy'] });

test.each([
  { text: "Amara Osei vs. Theo Lindqvist", found: true },
  { text: "AMARA OSEI", found: true },
  { text: "You play Amara\nOsei tonight", found: true, why: "a wrapped email" },
  { text: JSON.stringify("Amara\nOsei"), found: true, why: "JSON writes a line break in two characters" },
  { text: "Amaral Osei, Amara Oseis", found: false, why: "other names" },
  { text: "Amara will come", found: false, why: "a first name can be anyone’s" },
  { text: "It was Will.", found: true },
  { text: "Who will win?", found: false, why: "a word, not a name" },
  { text: "Sinéad O’Neil &quot;Sid&quot; D&#39;Arcy", found: true, why: "in HTML" },
  { text: JSON.stringify('Sinéad O’Neil "Sid" D\'Arcy'.normalize("NFD")), found: true, why: "in JSON" },
])("$text: $found $why", ({ text, found }) => expect(isFoundIn(text, WHOLE)).toBe(found));

test("in texts about anyone, a name has two words and is written as it was registered", () => {
  const patterns = registeredPatterns({ registered: ["Amara Osei", "Will", " Won "] });
  expect(isFoundIn("Amara Osei saw it.", patterns)).toBe(true);
  expect(isFoundIn("amara osei, AMARA OSEI, Will, Won", patterns)).toBe(false);
});

test("in a person's own matches their first and last names are found too", () => {
  const own = ownNamePatterns({ registered: ["Amara Osei"], names: [] });
  expect(isFoundIn("Amara didn’t come", own)).toBe(true);
  expect(isFoundIn("Osei–Lindqvist", own)).toBe(true);
  expect(isFoundIn("amaranth", own)).toBe(false);
});

test("in a person's own matches, a name they aren't registered with needs two words, and is found as it's written", () => {
  const own = ownNamePatterns({ registered: ["Will"], names: ["Will", "never", "Nora Won"] });
  expect(isFoundIn("Will or Nora\nWon", own)).toBe(true);
  expect(isFoundIn("They never came. Nora said they Won; nora won, who will ask?", own)).toBe(false);
});

test("signs of an address mean only themselves", () => {
  const contacts = contactPatterns({ contacts: ["a.osei+chess@lakeside.example"] });
  expect(isFoundIn("Write to A.Osei+chess@lakeside.example.", contacts)).toBe(true);
  expect(isFoundIn("aXosei+chess@lakeside.example", contacts)).toBe(false);
});

test("nothing is found of someone who left no trace", () => {
  expect(contactPatterns({ contacts: ["", " "] })).toEqual({ loose: null, exact: null });
});
