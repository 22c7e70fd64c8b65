import { expect, test } from "vitest";
import { FACTS } from "../testing/sample-facts";
import { directorLetters } from "./director-letter";

const WHERE = {
  appUrl: FACTS.appUrl,
  organization: FACTS.organization,
  season: { slug: "fall-2026", name: "Fall 2026" },
  division: { slug: "open", name: "Open" },
  director: { userId: "u-renata", name: "Renata Kovács" },
};
const LETTER = {
  subject: "Snow\r\nBcc: all@x",
  words: "The hall is closed.\n<b>Play</b> on Monday.",
  nonce: "n1",
};

test("each player gets the director's words, marked as theirs, in both forms, and no one else's address", () => {
  const letters = directorLetters(WHERE, LETTER, [FACTS.home, FACTS.away]);
  expect(letters.map(({ key }) => key)).toEqual([
    "written:u-renata:n1:u-amara",
    "written:u-renata:n1:u-theo",
  ]);
  const [amaras] = letters;
  expect(amaras?.subject).toBe("Snow Bcc: all@x");
  expect(amaras?.text).toContain(
    "Renata Kovács, director of Fall 2026, wrote:\n> The hall is closed.\n> <b>Play</b>",
  );
  expect(amaras?.html).toContain("The hall is closed.<br>&lt;b&gt;Play&lt;/b&gt; on Monday.");
  expect(amaras?.text).not.toContain(FACTS.away.email);
  expect(amaras?.text).toContain("write to intramurals@lakeside.example");
});
