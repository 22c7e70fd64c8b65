import { expect, test } from "vitest";
import { formPage } from "./form-page";

const OURS = "https://chess.example";

test.each([
  { why: "a form", origin: OURS, referer: `${OURS}/matches/m1`, page: "/matches/m1" },
  { why: "a form of a page with a query", origin: OURS, referer: `${OURS}/me?at=2`, page: "/me?at=2" },
  {
    why: "a form of a page that says what was done",
    origin: OURS,
    referer: `${OURS}/matches/m1?done=report`,
    page: "/matches/m1",
  },
  { why: "opening a page", origin: null, referer: `${OURS}/matches/m1`, page: undefined },
  { why: "a form without its page", origin: OURS, referer: null, page: undefined },
  { why: "another site's page", origin: OURS, referer: "https://evil.example/me", page: undefined },
  { why: "a name that begins like ours", origin: OURS, referer: `${OURS}.evil.example/me`, page: undefined },
  { why: "a path that names another host", origin: OURS, referer: `${OURS}//evil.example`, page: undefined },
  { why: "an origin that isn't one", origin: "null", referer: "null/me", page: undefined },
  { why: "too long a path", origin: OURS, referer: `${OURS}/${"a".repeat(3000)}`, page: undefined },
])("the page of a form is known for $why: $page", ({ origin, referer, page }) => {
  expect(formPage(headersOf({ origin, referer, accept: "text/html,*/*" }))).toBe(page);
});

test("a form that JavaScript sends names its action; the page the action leads to isn't a form", () => {
  const sent = { origin: OURS, referer: `${OURS}/matches/m1`, accept: "text/x-component" };
  expect(formPage(headersOf({ ...sent, "next-action": "a1" }))).toBe("/matches/m1");
  expect(formPage(headersOf(sent))).toBeUndefined();
});

function headersOf(given: Readonly<Record<string, string | null>>) {
  return { get: (name: string) => given[name] ?? null };
}
