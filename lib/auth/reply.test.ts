import { expect, test } from "vitest";
import { ownPath } from "./reply";

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
  { why: "a script", path: "javascript:alert(1)", expected: "/me" },
])("where to go on after signing in: $why", ({ path, expected }) => {
  expect(ownPath(path, "/me")).toBe(expected);
});
