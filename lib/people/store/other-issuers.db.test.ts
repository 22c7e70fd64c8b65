import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findByAddress, newBrowser, openSite, signInByCampus } from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
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

test("an account from before providers were stored is the provider's", async () => {
  const { email } = await makePerson({ sub: randomUUID(), issuer: null });
  expect(await forgetOtherIssuers()).toBe(0);
  expect((await findByAddress(email))?.accounts).toMatchObject([{ issuer: ownIssuer() }]);
});
