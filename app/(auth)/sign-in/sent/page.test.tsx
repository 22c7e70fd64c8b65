import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import SentPage from "./page";

vi.mock("next/headers", () => ({ cookies: async () => ({ getAll: () => [] }) }));
vi.mock("@/lib/env", () => ({ env: () => ({ smtp: null, appUrl: "https://chess.example" }) }));

test.each([
  { why: "a match", next: "/matches/1", href: "/sign-in?next=%2Fmatches%2F1&amp;way=email" },
  { why: "another site", next: "//evil.example", href: "/sign-in" },
  { why: "nowhere", next: undefined, href: "/sign-in" },
])("another link leads where the first one did: $why", async ({ next, href }) => {
  const page = await SentPage({ searchParams: Promise.resolve({ next }) });
  expect(renderToStaticMarkup(page)).toContain(`href="${href}"`);
});
