import { expect, test } from "vitest";
import { ownPath, ownPathOf } from "./own-path";

test.each([
  {
    why: "a path with all its parts",
    path: "/matches/1?done=report#report",
    expected: "/matches/1?done=report#report",
  },
  { why: "nothing", path: undefined, expected: "/me" },
  { why: "another site", path: "https://evil.example/", expected: "/me" },
  { why: "another site by two slashes", path: "//evil.example/", expected: "/me" },
  { why: "another site by a backslash", path: "/\\evil.example/", expected: "/me" },
  { why: "another site by a tab, which browsers leave out", path: "/\t/evil.example/", expected: "/me" },
  { why: "another site by a line break", path: "/\n/evil.example/", expected: "/me" },
  { why: "another site by a dot, which browsers resolve", path: "/.//evil.example/", expected: "/me" },
  { why: "60 kB", path: `/${"a".repeat(60_000)}`, expected: "/me" },
  { why: "60 kB by what an address has to escape", path: `/${"é".repeat(1_900)}`, expected: "/me" },
  { why: "a script", path: "javascript:alert(1)", expected: "/me" },
])("where to go on after signing in: $why", ({ path, expected }) => {
  expect(ownPath(path, "/me")).toBe(expected);
});

test.each([
  {
    why: "an address of the site",
    address: "https://chess.example/matches/1?a=b",
    expected: "/matches/1?a=b",
  },
  { why: "a path alone", address: "/matches/1", expected: "/me" },
  { why: "another site", address: "https://evil.example/", expected: "/me" },
  { why: "a site that begins the same", address: "https://chess.example.evil.example/", expected: "/me" },
  { why: "another site behind a name", address: "https://chess.example@evil.example/", expected: "/me" },
  { why: "another site by two slashes", address: "https://chess.example//evil.example", expected: "/me" },
  { why: "no address", address: "javascript:alert(1)", expected: "/me" },
  { why: "nothing", address: undefined, expected: "/me" },
])("where a whole address goes on: $why", ({ address, expected }) => {
  expect(ownPathOf(address, "https://chess.example", "/me")).toBe(expected);
});
