import { expect, test } from "vitest";
import { makeRoutePatterns, readRoutePatterns } from "./route-pattern";

const patternOf = makeRoutePatterns({
  rewrites: { beforeFiles: [{ source: "/", regex: "^/(?:/)?$" }] },
  staticRoutes: [{ page: "/sign-in", regex: "^/sign\\-in(?:/)?$" }],
  dynamicRoutes: [
    { page: "/letters/off/[token]", regex: "^/letters/off/([^/]+?)(?:/)?$" },
    { page: "/[org]", regex: "^/([^/]+?)(?:/)?$" },
    { page: "/[org]/[season]", regex: "^/([^/]+?)/([^/]+?)(?:/)?$" },
  ],
});

test.each([
  { path: "/", pattern: "/" },
  { path: "/sign-in?email=amara@campus.example", pattern: "/sign-in" },
  { path: "/letters/off/secret", pattern: "/letters/off/[token]" },
  { path: "/lakeside", pattern: "/[org]" },
  { path: "/lakeside/fall-2026/", pattern: "/[org]/[season]" },
  { path: "/a/b/c/d/e", pattern: "(none)" },
  { path: "/_next/static/chunks/1.js", pattern: "/_next" },
  { path: "/%E0%A4%A", pattern: "/[org]" },
  { path: "no path at all", pattern: "(none)" },
])("$path is $pattern", ({ path, pattern }) => {
  expect(patternOf(path)).toBe(pattern);
});

test("without a build no address has a pattern", () => {
  expect(readRoutePatterns("/nowhere")("/lakeside")).toBe("(none)");
});
