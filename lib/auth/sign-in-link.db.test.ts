import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { HEAD } from "@/app/api/auth/[...nextauth]/route";
import { prisma } from "@/lib/db/client";
import { makeSignInLink } from "./make-sign-in-link";
import { isAskedInThisBrowser, sentTo } from "./sign-in-link";
import type { Browser } from "./testing/browser";
import {
  type Form,
  findByAddress,
  leaveSignedIn,
  newBrowser,
  openCallback,
  openSite,
  postLink,
  postSignIn,
  SESSION,
  signInSomebody,
} from "./testing/site";

await openSite();

test("a link signs in once, by its page's form, and ends the previous session there", async () => {
  const email = newAddress();
  const link = await askForLink(newBrowser(), email);
  const browser = newBrowser();
  const amara = await signInSomebody(browser);

  const answer = await postLink(browser, link);

  expect(answer.headers.get("location")).toBe("http://localhost:3999/matches/1");
  expect((await findByAddress(email))?.sessions).toMatchObject([{ revokedAt: null }]);
  expect((await findByAddress(amara.email))?.sessions).toMatchObject([{ revokedAt: expect.any(Date) }]);
  const again = await postLink(newBrowser(), link);
  expect(again.headers.get("location")).toBe("/sign-in?error=Verification&next=%2Fmatches%2F1");
});

test("a used link takes someone who is still signed in with it on, and tells someone else that it was used", async () => {
  const link = await askForLink(newBrowser(), newAddress());
  const browser = newBrowser();
  await postLink(browser, link);
  expect((await postLink(browser, link)).headers.get("location")).toBe("/matches/1");
  expect(browser.cookies.has(SESSION)).toBe(true);
  const another = newBrowser();
  await signInSomebody(another);
  expect((await postLink(another, link)).headers.get("location")).toContain("error=Verification");
});

test("an expired link doesn't take on someone who signed in long before it", async () => {
  const email = newAddress();
  const browser = newBrowser();
  await leaveSignedIn((await signInSomebody(browser, email)).sessionId);
  const link = await askForLink(browser, email);
  await prisma().verificationToken.updateMany({
    where: { identifier: email },
    data: { expires: new Date(0) },
  });
  const answer = await postLink(browser, link);
  expect(answer.headers.get("location")).toBe("/sign-in?error=Verification&next=%2Fmatches%2F1");
});

test("a link that no longer works leads to a form with its address", async () => {
  const email = newAddress();
  const link = await askForLink(newBrowser(), email);
  const browser = newBrowser();
  await postLink(newBrowser(), link);
  expect((await postLink(browser, link)).headers.get("location")).toContain("error=Verification");
  const kept = [...browser.cookies].map(([name, value]) => [name, decodeURIComponent(value)] as const);
  expect(sentTo(Object.fromEntries(kept))).toBe(email);
});

test("an operator's link signs in once, like one that was emailed, and for ten minutes", async () => {
  const email = newAddress();
  const made = await makeSignInLink(email, new Date());
  if (!made.ok) throw new Error("No campus asks for this address");
  expect(made.value).toMatchObject({ minutes: 10, isNew: true });
  expect(made.value.url).toMatch(/^http:\/\/localhost:3999\/sign-in\/confirm\?/);
  const link = Object.fromEntries(new URL(made.value.url).searchParams);

  const answer = await postLink(newBrowser(), link);

  expect(answer.headers.get("location")).toBe("http://localhost:3999/desk");
  expect((await findByAddress(email))?.sessions).toMatchObject([{ revokedAt: null }]);
  expect((await postLink(newBrowser(), link)).headers.get("location")).toContain("error=Verification");
  const late = await makeSignInLink(email, new Date(Date.now() - 11 * 60_000));
  if (!late.ok) throw new Error("No campus asks for this address");
  const old = await postLink(newBrowser(), Object.fromEntries(new URL(late.value.url).searchParams));
  expect(old.headers.get("location")).toContain("error=Verification");
});

test("an operator's link isn't made for someone who has to sign in at their campus", async () => {
  const { id: organizationId } = await prisma().organization.create({ data: CAMPUS });
  await prisma().campusDomain.create({ data: { organizationId, domain: "only.example" } });
  await prisma().campusSignIn.create({ data: { organizationId, isOnly: true, ...PROVIDER } });
  const answer = await makeSignInLink("ann@only.example", new Date());
  expect(answer).toEqual({ ok: false, refusal: { slug: "only", name: "Only" } });
});

test("when twenty press the button at the same time, one gets in", async () => {
  const email = newAddress();
  const link = await askForLink(newBrowser(), email);
  await Promise.all(Array.from({ length: 20 }, () => postLink(newBrowser(), link)));
  expect((await findByAddress(email))?.sessions).toHaveLength(1);
});

test("opening, asking about or fetching a link's address uses nothing up", async () => {
  const email = newAddress();
  const browser = newBrowser();
  const link = await askForLink(browser, email);
  const opened = await openCallback(browser, `/api/auth/callback/email?${new URLSearchParams(link)}`);
  expect(opened.headers.get("location")).toMatch(/^\/sign-in\/confirm\?callbackUrl=.*&token=.*&email=/);
  expect(HEAD().status).toBe(405);
  expect(browser.cookies.has(SESSION)).toBe(false);
  expect(await prisma().verificationToken.count({ where: { identifier: email } })).toBe(1);
});

test("only the browser that asked for a link knows it", async () => {
  const asking = newBrowser();
  const { token = "" } = await askForLink(asking, newAddress());
  const { token: another = "" } = await askForLink(newBrowser(), newAddress());
  const cookies = Object.fromEntries(asking.cookies);
  expect(isAskedInThisBrowser(token, cookies)).toBe(true);
  expect(isAskedInThisBrowser(another, cookies)).toBe(false);
  expect(isAskedInThisBrowser(token, {})).toBe(false);
});

test.each([
  { why: "another address", change: { email: "other@campus.example" } },
  { why: "no secret", change: { token: "" } },
  { why: "a secret with a NUL", change: { token: `\0${"a".repeat(63)}` } },
  { why: "an address with a NUL", change: { email: "a\0@campus.example" } },
  { why: "60 kB of secret", change: { token: "a".repeat(60_000) } },
])("a changed link signs no one in: $why", async ({ change }) => {
  const browser = newBrowser();
  const link = await askForLink(newBrowser(), newAddress());
  const answer = await postLink(browser, { ...link, ...change });
  expect(answer.headers.get("location")).toMatch(/^\/sign-in\?error=Verification&next=/);
  expect(browser.cookies.has(SESSION)).toBe(false);
});

test("where a link goes on to is a page of this site", async () => {
  for (const callbackUrl of [
    "https://evil.example/",
    "javascript:alert(1)",
    "\0",
    `http://localhost:3999/${"a".repeat(60_000)}`,
  ]) {
    const link = await askForLink(newBrowser(), newAddress());
    const answer = await postLink(newBrowser(), { ...link, callbackUrl });
    expect(answer.headers.get("location")).toBe("http://localhost:3999/desk");
  }
});

test("an invalid address comes back into the field, cut to the longest an address can be", async () => {
  const answer = await postSignIn(newBrowser(), "email", {
    email: `\0${"a".repeat(60_000)}`,
    next: "/".repeat(60_000),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/sign-in?error=email&next=%2Fdesk&email=${"a".repeat(254)}`);
});

/** Asks for a link and reads it in the stored email, because there's no mail server. */
async function askForLink(browser: Browser, email: string): Promise<Form> {
  const answer = await postSignIn(browser, "email", { email, next: "/matches/1" });
  expect(answer.headers.get("location")).toBe("/sign-in/sent?next=%2Fmatches%2F1");
  const kept = await prisma().letter.findFirstOrThrow({
    where: { toEmail: email },
    orderBy: { createdAt: "desc" },
  });
  const link = /http\S+confirm\S+/.exec(kept.text)?.[0] ?? "";
  return Object.fromEntries(new URL(link).searchParams);
}

const CAMPUS = {
  slug: "only",
  name: "Only",
  timeZone: "America/Chicago",
  office: "Only",
  contactEmail: "ann@only.example",
};
const PROVIDER = { entityId: "", metadata: "", readAt: new Date(), triedAt: new Date() };

function newAddress(): string {
  return `${randomUUID()}@campus.example`;
}
