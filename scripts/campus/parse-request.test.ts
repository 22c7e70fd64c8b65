import { expect, test } from "vitest";
import { parseCampusRequest } from "./parse-request";

test("domains are added and removed", () =>
  expect(
    parseCampusRequest([
      "--organization",
      "lakeside",
      "--domain",
      "Lakeside.edu",
      "--domain",
      "alumni.lakeside.edu",
      "--remove-domain",
      "old.edu",
    ]),
  ).toEqual({
    organization: "lakeside",
    domains: ["lakeside.edu", "alumni.lakeside.edu"],
    removed: ["old.edu"],
    opens: false,
  }));

test.each([
  { words: [], says: "Give the organization" },
  { words: ["--organization", "a", "--domain", "edu"], says: '"edu" isn\'t an email domain' },
  { words: ["--organization", "a", "--domain", "a@b.edu"], says: "isn't an email domain" },
  { words: ["--color"], says: "--color" },
])("refused: $words", ({ words, says }) => expect(() => parseCampusRequest(words)).toThrow(says));
