import { expect, test } from "vitest";
import { parseRequest } from "./parse-request";

const good = {
  name: "Lakeside Chess",
  slug: "lakeside",
  zone: "America/Chicago",
  admin: "Ann@Lakeside.example",
};

test("four options are enough", () => {
  expect(parseRequest(words(good))).toEqual({
    facts: {
      slug: "lakeside",
      name: "Lakeside Chess",
      timeZone: "America/Chicago",
      office: "Lakeside Chess",
      contactEmail: "ann@lakeside.example",
    },
    admin: "ann@lakeside.example",
  });
});

test("an organization that exists gets an admin", () => {
  const asked = { slug: "lakeside", "add-admin": "Ann@Lakeside.example" };
  expect(parseRequest(words(asked))).toEqual({ slug: "lakeside", newAdmin: "ann@lakeside.example" });
  for (const wrong of [{ "add-admin": "ann@lakeside.example" }, { ...good, ...asked }])
    expect(() => parseRequest(words(wrong))).toThrow("--add-admin goes with --slug and nothing else");
});

test.each([
  { why: "no name", change: { name: "" }, says: "Give name, slug, zone, and admin" },
  { why: "a slug with a space", change: { slug: "lake side" }, says: '"lake side" can\'t be an address' },
  {
    why: "a slug that is a page of the app",
    change: { slug: "sign-in" },
    says: '"sign-in" can\'t be an address',
  },
  { why: "a zone that doesn't exist", change: { zone: "America/Lakeside" }, says: "isn't a time zone" },
  {
    why: "an abbreviation, which ignores daylight saving time",
    change: { zone: "EST" },
    says: "isn't a time zone",
  },
  {
    why: "an admin without an address",
    change: { admin: "ann" },
    says: '--admin "ann": Enter an email address',
  },
  { why: "an option that doesn't exist", change: { color: "red" }, says: "--color" },
])("refused: $why", ({ change, says }) => {
  expect(() => parseRequest(words({ ...good, ...change }))).toThrow(says);
});

function words(options: Record<string, string>): string[] {
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
}
