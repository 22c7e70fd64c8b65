import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { updateSessionRevoked } from "./store/sign-in";
import type { Browser } from "./testing/browser";
import {
  connectCampus,
  findByAddress,
  leaveSignedIn,
  newBrowser,
  openSite,
  SESSION,
  signInByCampus,
  signInSomebody,
} from "./testing/site";

await openSite();

test("a signed-in person connects a campus account with another address, and signs in with it", async () => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  const email = newAddress();

  expect(await connectCampus(browser, { email })).toBe("/profile?done=connected");

  expect(await findByAddress(amara.email)).toMatchObject({ accounts: [{ providerAccountId: email, email }] });
  expect(await findByAddress(email)).toBeNull();
  await signInByCampus(newBrowser(), { email });
  const after = await findByAddress(amara.email);
  expect(after?.sessions.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(2);
});

test("on a device left signed in, connecting takes a new sign-in", async () => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  await leaveSignedIn(amara.sessionId);
  expect(await connectCampus(browser, { email: newAddress() })).toBe(
    "/sign-in?error=SignInAgain&next=%2Fprofile",
  );
  expect((await findByAddress(amara.email))?.accounts).toEqual([]);
});

test("connecting doesn't count as a sign-in, and an email goes to the profile's address", async () => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  let signedInAt: Date | undefined;
  await connectCampus(browser, { email: newAddress() }, async () => {
    signedInAt = await leaveSignedIn(amara.sessionId);
  });
  const after = await findByAddress(amara.email);
  expect(after?.accounts).toHaveLength(1);
  expect(after?.sessions.filter(({ revokedAt }) => !revokedAt)).toMatchObject([{ createdAt: signedInAt }]);
  const letters = await prisma().letter.findMany({ where: { toEmail: amara.email } });
  expect(letters).toMatchObject([{ subject: "A campus account was connected to your profile" }]);
  expect(letters[0]?.text).toContain("Example University account");
});

test("signing in with a campus account tells no one that one was connected", async () => {
  const email = newAddress();
  await signInByCampus(newBrowser(), { email });
  expect(await prisma().letter.count({ where: { toEmail: email } })).toBe(0);
});

test("a campus account that's someone else's, or has their address, can't be connected", async () => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  const ben = newAddress();
  await signInByCampus(newBrowser(), { email: ben });

  expect(await connectCampus(browser, { email: ben })).toContain("/profile?error=AccountTaken");
  expect(await connectCampus(browser, { email: ben, sub: randomUUID() })).toContain(
    "/profile?error=AddressTaken",
  );
  expect(await connectCampus(browser, { email: newAddress(), verified: "false" })).toContain(
    "error=Unverified",
  );

  expect((await findByAddress(amara.email))?.accounts).toEqual([]);
  expect((await findByAddress(ben))?.accounts).toHaveLength(1);
});

test("a second campus account is not connected", async () => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  await connectCampus(browser, { email: newAddress() });
  expect(await connectCampus(browser, { email: newAddress() })).toContain("/profile?error=AlreadyConnected");
  expect((await findByAddress(amara.email))?.accounts).toHaveLength(1);
});

test.each([
  {
    why: "Amara has signed out since",
    during: (_: Browser, id: string) => updateSessionRevoked(id, new Date()),
  },
  { why: "her cookie is gone", during: async (browser: Browser) => browser.cookies.delete(SESSION) },
  { why: "Ben has signed in since", during: (browser: Browser) => signInSomebody(browser) },
])("nothing is connected, and no one signed in: $why", async ({ during }) => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  const ben = newAddress();

  const end = await connectCampus(browser, { email: ben }, () => during(browser, amara.sessionId));

  expect(end).toContain("/sign-in?error=SessionEnded");
  expect((await findByAddress(amara.email))?.accounts).toEqual([]);
  expect(await findByAddress(ben)).toBeNull();
});

test("an unfinished connection is dropped when someone signs in", async () => {
  const browser = newBrowser();
  const amara = await signInSomebody(browser);
  const ben = newAddress();
  await connectCampus(browser, { email: "nobody" }, async () => {
    expect(await signInByCampus(browser, { email: ben })).toBe("/me");
  }).catch(() => undefined);
  expect((await findByAddress(amara.email))?.accounts).toEqual([]);
  expect((await findByAddress(ben))?.accounts).toHaveLength(1);
});

test("a visitor connects nothing", async () => {
  expect(await connectCampus(newBrowser(), { email: newAddress() })).toBe("/sign-in?next=%2Fprofile");
});

function newAddress(): string {
  return `${randomUUID()}@campus.example`;
}
