import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { updateSessionRevoked } from "./store/sign-in";
import {
  findByAddress,
  newBrowser,
  openCallback,
  openSite,
  postSignIn,
  SESSION,
  signInByCampus,
  signInSomebody,
} from "./testing/site";

await openSite();

test.each(["valid", "revoked"])("B signs in on A's computer, whose session is %s", async (kind) => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  if (kind === "revoked") await updateSessionRevoked(amara.sessionId, new Date());
  const ben = newAddress();

  expect(await signInByCampus(browser, { email: ben })).toBe("/me");

  expect(await findByAddress(ben)).toMatchObject({
    sessions: [{ revokedAt: null }],
    accounts: [{ providerAccountId: ben, email: ben, id_token: null, access_token: null }],
  });
  expect(await findByAddress(amara.email)).toMatchObject({
    sessions: [{ id: amara.sessionId, revokedAt: expect.any(Date) }],
    accounts: [],
  });
});

test("the same verified address is the same person, however the provider writes it", async () => {
  const { id, email } = await signInSomebody(newBrowser());
  await signInByCampus(newBrowser(), { email: ` ${email.toUpperCase()}`, sub: randomUUID() });
  expect(await findByAddress(email)).toMatchObject({ id, accounts: [{ userId: id }] });
});

test("an address that was reassigned to another campus account doesn't open the old profile", async () => {
  const email = newAddress();
  await signInByCampus(newBrowser(), { email, sub: randomUUID() });
  const after = await signInByCampus(newBrowser(), { email, sub: randomUUID() });
  expect(after).toContain("/sign-in?error=AddressTaken");
  expect((await findByAddress(email))?.accounts).toHaveLength(1);
});

test.each([
  { why: "not verified", account: { verified: "false" }, error: "Unverified" },
  { why: "verified as 0", account: { verified: "0" }, error: "Unverified" },
  { why: 'verified as "no"', account: { verified: '"no"' }, error: "Unverified" },
  { why: 'verified as "False"', account: { verified: '"False"' }, error: "Unverified" },
  { why: "verified as null", account: { verified: "null" }, error: "Unverified" },
  { why: "says nothing about it", account: { verified: "" }, error: "Unverified" },
  { why: "a Kelvin sign for a k", account: { email: "\u212aim@campus.example" }, error: "BadAddress" },
])("a campus account lets no one in: $why", async ({ account, error }) => {
  const { email, sessions } = { sessions: [], ...(await findOrMakeKim()) };
  const browser = newBrowser();
  const end = await signInByCampus(browser, { email, sub: randomUUID(), ...account });
  expect(end).toBe(`/sign-in?error=${error}&next=%2Fme`);
  expect(browser.cookies.has(SESSION)).toBe(false);
  expect(await findByAddress(email)).toMatchObject({ accounts: [], sessions });
});

test("an address that another site wrote into our cookies or parameters is passed over", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const foreign of ["https://evil.example/", "javascript:alert(1)", "//evil.example", "%00", "\u0001"]) {
    const browser = newBrowser();
    const start = await postSignIn(browser, "oidc", { next: foreign });
    expect(start.status).toBe(303);
    browser.cookies.set("next-auth.callback-url", encodeURIComponent(foreign));
    const query = new URLSearchParams({ callbackUrl: foreign, state: "x", code: "y" });
    const end = await openCallback(browser, `/api/auth/callback/oidc?${query}`);
    expect(end.status, foreign).toBe(303);
    expect(end.headers.get("location")).toBe("/sign-in?error=OAuthCallback&next=%2Fme");
  }
});

test("signing in again ends the browser's previous session and leaves nothing behind", async () => {
  const browser = newBrowser();
  const { email, sessionId } = await signInSomebody(browser);
  browser.cookies.set(`${SESSION}.0`, "a piece of a cookie");
  await signInByCampus(browser, { email });
  expect([...browser.cookies.keys()].filter((name) => name.startsWith(SESSION))).toEqual([SESSION]);
  const sessions = await prisma().signInSession.findMany({ where: { user: { email }, revokedAt: null } });
  expect(sessions).toHaveLength(1);
  expect(sessions[0]?.id).not.toBe(sessionId);
});

function newAddress(): string {
  return `${randomUUID()}@campus.example`;
}

async function findOrMakeKim() {
  const email = "kim@campus.example";
  await prisma().user.upsert({ where: { email }, create: { email }, update: {} });
  return { email };
}
