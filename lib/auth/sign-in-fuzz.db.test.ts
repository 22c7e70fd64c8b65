import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { POST as signOut } from "@/app/api/sign-out/route";
import { prisma } from "@/lib/db/client";
import type { Browser } from "./testing/browser";
import { connectCampus, newBrowser, openCallback, openSite, postLink, postSignIn } from "./testing/site";

await openSite();
// next-auth logs an error for each of them.
vi.spyOn(console, "error").mockImplementation(() => undefined);

const TIMES = { numRuns: 60 };
const odd = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    "",
    "\0",
    "%00",
    "%E0%A4%A",
    "\ud800",
    "\r\nset-cookie: a=b",
    "javascript:alert(1)",
    "//evil.example",
  ),
  fc.constantFrom(
    "a".repeat(60_000),
    "[object Object]",
    "__proto__",
    "constructor",
    "null",
    "\u212a@x.example",
  ),
);
const COOKIES = [
  "session-token",
  "session-token.0",
  "callback-url",
  "csrf-token",
  "state",
  "pkce.code_verifier",
];
const cookies = fc.dictionary(
  fc.constantFrom(...COOKIES.map((name) => `next-auth.${name}`), "rookery.connect", "rookery.sign-in-link"),
  odd.map(asCookie),
);
const fields = (...names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), odd);

test.each([
  {
    door: "asking for a link",
    form: fields("email", "next", "userId", "json"),
    knock: (browser: Browser, form: Record<string, string>) => postSignIn(browser, "email", form),
  },
  {
    door: "a door that may not be there",
    form: fields("email", "next", "provider"),
    knock: (browser: Browser, { provider = "demo", ...form }: Record<string, string>) =>
      postSignIn(browser, provider.slice(0, 100), form),
  },
  {
    door: "the button of a link",
    form: fields("token", "email", "callbackUrl", "nextauth"),
    knock: (browser: Browser, form: Record<string, string>) => postLink(browser, form),
  },
  {
    door: "coming back from the provider",
    form: fields("state", "code", "iss", "error", "error_description", "callbackUrl", "nextauth", "id_token"),
    knock: (browser: Browser, form: Record<string, string>) =>
      openCallback(browser, `/api/auth/callback/oidc?${new URLSearchParams(form)}`),
  },
  {
    door: "signing out",
    form: fields("next"),
    knock: (browser: Browser, form: Record<string, string>) => browser.ask(signOut, "/api/sign-out", form),
  },
])(
  "whatever is sent, the answer is short, is no server error, and leads nowhere else: $door",
  async ({ form, knock }) => {
    await fc.assert(
      fc.asyncProperty(cookies, form, async (jar, typed) => {
        await prisma().rateLimit.deleteMany();
        const browser = newBrowser();
        for (const [name, value] of Object.entries(jar)) browser.cookies.set(name, value);
        const answer = await knock(browser, typed);
        expect(answer.status).toBeLessThan(500);
        const location = answer.headers.get("location") ?? "/";
        expect(location.length).toBeLessThan(3_000);
        expect(location).toMatch(/^(\/(?!\/)|http:\/\/localhost:3999\/)/);
      }),
      TIMES,
    );
  },
);

test("connecting with an invalid session cookie sends a visitor to sign in", async () => {
  const browser = newBrowser();
  browser.cookies.set("next-auth.session-token", "eyJhbGciOiJkaXIifQ..x.y.z");
  expect(await connectCampus(browser, { email: "a@campus.example" })).toBe("/sign-in?next=%2Fprofile");
});

/** A cookie contains only what a browser would send, so no half characters. */
function asCookie(value: string): string {
  return encodeURIComponent(value.replace(/[\ud800-\udfff]/g, "")).slice(0, 5_000);
}
