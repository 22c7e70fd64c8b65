import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findByAddress, newBrowser, openSite, SESSION, signInSomebody } from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { comeBack, leave, makeCampus, post, setSamlKeys, signInAt } from "./testing/campus";

await setSamlKeys();
await openSite();
const campus = await makeCampus();

const newAddress = () => `${randomUUID().slice(0, 8)}@${campus.domain}`;

test("someone new signs in, and is a person with a session like any other", async () => {
  const browser = newBrowser();
  const email = newAddress();
  expect(await signInAt(browser, campus, { email, id: "n-1", name: "Amara Okafor" })).toBe("/me");
  expect(browser.cookies.has(SESSION)).toBe(true);
  expect(await findByAddress(email)).toMatchObject({
    name: "Amara Okafor",
    sessions: [{ revokedAt: null }],
    accounts: [{ provider: `saml:${campus.organizationId}`, providerAccountId: "name-id:n-1" }],
  });
});

test("the stable id is the person, whatever the address", async () => {
  const [before, after] = [newAddress(), newAddress()];
  await signInAt(newBrowser(), campus, { email: before, id: "changes" });
  await signInAt(newBrowser(), campus, { email: after, id: "changes" });
  expect(await findByAddress(before)).toMatchObject({ sessions: [{}, {}], accounts: [{ email: after }] });
  expect(await findByAddress(after)).toBeNull();
});

test("a vouched address opens the profile that has it", async () => {
  const { id, email } = await signInSomebody(newBrowser(), newAddress());
  await signInAt(newBrowser(), campus, { email, id: "vouched" });
  expect(await findByAddress(email)).toMatchObject({
    id,
    accounts: [{ providerAccountId: "name-id:vouched" }],
  });
});

test("an address of a domain that the operator hasn't allowed opens and makes nothing", async () => {
  const { email } = await signInSomebody(newBrowser(), `${randomUUID()}@elsewhere.example`);
  expect(await signInAt(newBrowser(), campus, { email })).toContain("error=ForeignDomain");
  expect((await findByAddress(email))?.accounts).toEqual([]);
  const nobody = `${randomUUID()}@sub.${campus.domain}`;
  expect(await signInAt(newBrowser(), campus, { email: nobody })).toContain("error=ForeignDomain");
  expect(await findByAddress(nobody)).toBeNull();
});

test("an address that was given to another campus account doesn't open the old profile", async () => {
  const email = newAddress();
  await signInAt(newBrowser(), campus, { email, id: "first" });
  expect(await signInAt(newBrowser(), campus, { email, id: "second" })).toContain("error=AddressTaken");
  expect((await findByAddress(email))?.accounts).toHaveLength(1);
});

test("a profile whose other account came with another address isn't taken over", async () => {
  const { id, email } = await signInSomebody(newBrowser(), newAddress());
  const account = { userId: id, type: "oauth", provider: "oidc", providerAccountId: randomUUID() };
  const { id: accountId } = await prisma().account.create({
    data: { ...account, email: "old@campus.example" },
  });
  expect(await signInAt(newBrowser(), campus, { email, id: "oidc-1" })).toContain("error=AddressTaken");
  await prisma().account.update({ where: { id: accountId }, data: { email } });
  expect(await signInAt(newBrowser(), campus, { email, id: "oidc-1" })).toBe("/me");
});

test("no organization's provider makes anyone an operator", async () => {
  await prisma().campusDomain.create({
    data: { domain: "lakeside.example", organizationId: campus.organizationId },
  });
  const email = "operator@lakeside.example";
  expect(await signInAt(newBrowser(), campus, { email, id: "op" })).toContain("error=OperatorAddress");
  expect(await findByAddress(email)).toBeNull();
});

test.each([
  { why: "encrypted", options: { encrypts: true } },
  { why: "the response signed too", options: { signsResponse: true } },
  { why: "while the provider changes keys", options: { isChangingKeys: true } },
])("an assertion is accepted: $why", async ({ options }) => {
  const other = await makeCampus(options);
  expect(await signInAt(newBrowser(), other, { email: `a@${other.domain}` })).toBe("/me");
  await other.idp.stop();
});

test("a clock that's two minutes off is accepted", async () => {
  const late = { notBefore: 120, notOnOrAfter: 400 };
  expect(await signInAt(newBrowser(), campus, { email: newAddress() }, late)).toBe("/me");
  const early = { notBefore: -400, notOnOrAfter: -120 };
  expect(await signInAt(newBrowser(), campus, { email: newAddress() }, early)).toBe("/me");
});

test("only the browser that asked finishes the sign-in, and only once", async () => {
  const [own, other] = [newBrowser(), newBrowser()];
  const email = newAddress();
  await leave(other, campus);
  const back = await post(campus, await campus.idp.answer(await leave(own, campus), { email }));
  expect(await comeBack(other, campus, back)).toContain("error=CampusExpired");
  expect(await comeBack(newBrowser(), campus, back)).toContain("error=CampusExpired");
  const ends = await Promise.all([comeBack(own, campus, back), comeBack(own, campus, back)]);
  expect(ends.toSorted()).toEqual(["/me", expect.stringContaining("error=CampusExpired")]);
  expect((await findByAddress(email))?.sessions).toHaveLength(1);
});

test("a new account twice at the same time is one person", async () => {
  const email = newAddress();
  const browsers = [newBrowser(), newBrowser(), newBrowser()];
  const ends = await Promise.all(browsers.map((browser) => signInAt(browser, campus, { email, id: "race" })));
  expect(ends).toEqual(["/me", "/me", "/me"]);
  expect(await findByAddress(email)).toMatchObject({ accounts: [{}], sessions: [{}, {}, {}] });
});

test("two tabs both come back", async () => {
  const browser = newBrowser();
  const person = { email: newAddress() };
  const [first, second] = [await leave(browser, campus, "/me?a"), await leave(browser, campus, "/me?b")];
  for (const [trip, end] of [
    [first, "/me?a"],
    [second, "/me?b"],
  ] as const)
    expect(await comeBack(browser, campus, await post(campus, await campus.idp.answer(trip, person)))).toBe(
      end,
    );
});

test("what the provider said is forgotten when the sign-in is finished", async () => {
  await signInAt(newBrowser(), campus, { email: newAddress() });
  const finished = await prisma().campusRequest.findMany({ where: { finishedAt: { not: null } } });
  expect(finished.length).toBeGreaterThan(0);
  expect(finished.every(({ said }) => said === null)).toBe(true);
});
