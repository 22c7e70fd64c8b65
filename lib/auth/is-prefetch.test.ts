import { expect, test } from "vitest";
import { isPrefetch } from "./is-prefetch";

test.each([
  { why: "a page that is opened", headers: {}, is: false },
  { why: "Chrome", headers: { "sec-purpose": "prefetch" }, is: true },
  { why: "Chrome, which runs the page as well", headers: { "sec-purpose": "prefetch;prerender" }, is: true },
  { why: "older browsers", headers: { purpose: "prefetch" }, is: true },
  { why: "Safari's top sites", headers: { "x-purpose": "preview" }, is: true },
  { why: "older Firefox", headers: { "x-moz": "prefetch" }, is: true },
])("fetched ahead: $why", ({ headers, is }) => {
  expect(isPrefetch(new Headers(headers))).toBe(is);
});
