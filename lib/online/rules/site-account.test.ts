import { expect, test } from "vitest";
import { hasCode, isProvenOn, usernameOn } from "./site-account";

test.each([
  { why: "the name that was proven", handle: "Amara", site: "lichess", name: "Amara", proven: true },
  { why: "in other capitals", handle: "amara", site: "lichess", name: "Amara", proven: true },
  { why: "another name typed since", handle: "amara2", site: "lichess", name: "Amara", proven: false },
  {
    why: "the season has moved to another site",
    handle: "Amara",
    site: "chess.com",
    name: "Amara",
    proven: false,
  },
  { why: "never proven", handle: "Amara", site: null, name: null, proven: false },
])("$why: $proven", ({ handle, site, name, proven }) => {
  expect(isProvenOn("lichess", { handle, accountSite: site, accountName: name })).toBe(proven);
});

test.each([
  { why: "proven here", site: "lichess", name: "amara", shown: "Amara" },
  { why: "proven on the site that the season left", site: "chess.com", name: "amara", shown: null },
  { why: "typed after another was proven there", site: "chess.com", name: "amara2", shown: "Amara" },
  { why: "never proven, so no one knows where it's from", site: null, name: null, shown: "Amara" },
])("a username on Lichess, $why: $shown", ({ site, name, shown }) => {
  expect(usernameOn("lichess", { handle: "Amara", accountSite: site, accountName: name })).toBe(shown);
});

test.each([
  { why: "alone", text: "2345-6789-ABCD", found: true },
  { why: "in other words", text: "San Marcos, TX (2345-6789-ABCD)", found: true },
  { why: "in small letters and without hyphens", text: "23456789abcd", found: true },
  { why: "cut off", text: "2345-6789-ABC", found: false },
  { why: "nowhere", text: "San Marcos", found: false },
])("a code in a profile, $why: $found", ({ text, found }) => {
  expect(hasCode(text, "2345-6789-ABCD")).toBe(found);
});
