import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import {
  connectCampus,
  findByAddress,
  newBrowser,
  openSite,
  signInByCampus,
  signInSomebody,
} from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { startBackground } from "@/lib/jobs/background";
import { forgetOtherIssuers, ownIssuer } from "./campus-accounts";

await openSite();

const newAddress = () => `${randomUUID()}@campus.example`;

async function makePerson(account: { sub: string; issuer: string | null; email?: string }) {
  const { sub, issuer, email = newAddress() } = account;
  const key = { type: "oauth", provider: "oidc", providerAccountId: sub, issuer, email };
  return prisma().user.create({ data: { email, accounts: { create: key } } });
}

test("an account is stored with its provider", async () => {
  const email = newAddress();
  await signInByCampus(newBrowser(), { email });
  expect(ownIssuer()).toMatch(/^http/);
  expect((await findByAddress(email))?.accounts).toMatchObject([{ issuer: ownIssuer() }]);
  expect(await forgetOtherIssuers()).toBe(0);
  expect((await findByAddress(email))?.accounts).toHaveLength(1);
});

test("another provider's equal ID doesn't open a profile", async () => {
  const sub = randomUUID();
  const { email } = await makePerson({ sub, issuer: "https://before.example" });
  await forgetOtherIssuers();
  const other = newAddress();
  expect(await signInByCampus(newBrowser(), { email: other, sub })).toBe("/me");
  expect(await findByAddress(email)).toMatchObject({ accounts: [], sessions: [] });
  expect(await findByAddress(other)).toMatchObject({ accounts: [{ providerAccountId: sub }] });
});

test("the same verified address opens the profile, though the provider before named it by another ID", async () => {
  const { email, id } = await makePerson({ sub: randomUUID(), issuer: "https://before.example" });
  await forgetOtherIssuers();
  const sub = randomUUID();
  expect(await signInByCampus(newBrowser(), { email, sub })).toBe("/me");
  expect(await findByAddress(email)).toMatchObject({ id, accounts: [{ providerAccountId: sub }] });
});

test("nor does one that a process with the settings from before stores after this one started", async () => {
  await forgetOtherIssuers();
  const sub = randomUUID();
  const { email } = await makePerson({ sub, issuer: "https://before.example" });
  const other = newAddress();
  expect(await signInByCampus(newBrowser(), { email: other, sub })).toBe("/me");
  expect(await findByAddress(email)).toMatchObject({ accounts: [], sessions: [] });
  expect(await findByAddress(other)).toMatchObject({ accounts: [{ issuer: ownIssuer() }] });
});

test("a person's account of the provider before doesn't keep them from connecting another", async () => {
  const browser = newBrowser();
  const { id, email } = await signInSomebody(browser, newAddress());
  const before = { type: "oauth", provider: "oidc", issuer: "https://before.example" };
  await prisma().account.create({ data: { ...before, providerAccountId: randomUUID(), userId: id } });
  const sub = randomUUID();
  await connectCampus(browser, { email, sub });
  expect((await findByAddress(email))?.accounts).toMatchObject([{ providerAccountId: sub }]);
});

test("a process that runs no jobs, such as a release that's tried, forgets nothing", async () => {
  const { email } = await makePerson({ sub: randomUUID(), issuer: "https://before.example" });
  vi.stubEnv("ROOKERY_JOBS", "off");
  await startBackground();
  vi.unstubAllEnvs();
  expect((await findByAddress(email))?.accounts).toHaveLength(1);
  expect(await forgetOtherIssuers()).toBe(1);
});

test("an account from before providers were stored is the provider's", async () => {
  const { email } = await makePerson({ sub: randomUUID(), issuer: null });
  expect(await forgetOtherIssuers()).toBe(0);
  expect((await findByAddress(email))?.accounts).toMatchObject([{ issuer: ownIssuer() }]);
});
