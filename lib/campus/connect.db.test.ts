import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { CampusPerson, Twist } from "@/e2e/support/campus-idp";
import { findSessionUser, updateSessionRevoked } from "@/lib/auth/store/sign-in";
import type { Browser } from "@/lib/auth/testing/browser";
import {
  findByAddress,
  leaveSignedIn,
  newBrowser,
  openSite,
  SESSION,
  signInSomebody,
} from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { CONNECTING } from "./saml/service-provider";
import { deleteCampusConnection, listCampusConnections } from "./store/connections";
import {
  comeBack,
  leave,
  leaveConnecting,
  makeCampus,
  post,
  setSamlKeys,
  signInAt,
  type TestCampus,
} from "./testing/campus";

await setSamlKeys();
await openSite();
const [campus, other] = await Promise.all([makeCampus(), makeCampus()]);
const connected = (at: TestCampus) => `/profile?done=connected&campus=${at.org}`;

beforeEach(async () => {
  await prisma().rateLimit.deleteMany();
  await prisma().campusSignIn.updateMany({ data: { isOnly: false } });
});
afterAll(() => Promise.all([campus.idp.stop(), other.idp.stop()]));

function newPerson(at = campus): CampusPerson & { readonly id: string } {
  return { email: `${randomUUID().slice(0, 8)}@${at.domain}`, id: randomUUID() };
}

/** Someone whose own address is elsewhere, signed in with a link. */
async function signedIn(email?: string) {
  const browser = newBrowser();
  return { browser, ...(await signInSomebody(browser, email)) };
}

/** The whole trip from the profile and back; `during` runs while the provider asks. */
async function connect(
  browser: Browser,
  person: CampusPerson,
  {
    at = campus,
    twist = {},
    during,
  }: { readonly at?: TestCampus; readonly twist?: Twist; readonly during?: () => Promise<unknown> } = {},
): Promise<string> {
  const answer = await at.idp.answer(await leaveConnecting(browser, at), person, twist);
  await during?.();
  return comeBack(browser, at, await post(at, answer, CONNECTING));
}

async function accountsOf(email: string) {
  const person = await findByAddress(email);
  return person?.accounts.map(({ provider, providerAccountId }) => ({ provider, providerAccountId })) ?? [];
}

/** The session that a browser has now. */
async function sessionOf(email: string): Promise<string> {
  const person = await findByAddress(email);
  return person?.sessions.find(({ revokedAt }) => revokedAt === null)?.id ?? "";
}

test("a signed-in person connects the account of their campus, and signs in with it", async () => {
  const amara = await signedIn();
  const account = newPerson();

  expect(await connect(amara.browser, account)).toBe(connected(campus));

  const provider = `saml:${campus.organizationId}`;
  expect(await accountsOf(amara.email)).toEqual([{ provider, providerAccountId: `name-id:${account.id}` }]);
  expect(await findByAddress(account.email)).toBeNull();
  expect(amara.browser.cookies.has(SESSION)).toBe(true);
  expect(await findSessionUser(await sessionOf(amara.email), new Date())).toBe(amara.id);
  expect(await findSessionUser(amara.sessionId, new Date())).toBeUndefined();
  await signInAt(newBrowser(), campus, account);
  expect((await findByAddress(amara.email))?.sessions.filter(({ revokedAt }) => !revokedAt)).toHaveLength(2);
  expect(await connect(amara.browser, account)).toBe(connected(campus));
  expect(await accountsOf(amara.email)).toHaveLength(1);
});

test("the provider asks someone who connects an account to sign in again, and no one else", async () => {
  const { browser } = await signedIn();
  const requestIn = async (url: string) => {
    const { inflateRawSync } = await import("node:zlib");
    const packed = new URL(url).searchParams.get("SAMLRequest") ?? "";
    return inflateRawSync(Buffer.from(packed, "base64")).toString();
  };
  expect(await requestIn(await leaveConnecting(browser, campus))).toContain('ForceAuthn="true"');
  expect(await requestIn(await leave(browser, campus))).not.toContain("ForceAuthn");
});

test("on a device left signed in, connecting takes a new sign-in", async () => {
  const amara = await signedIn();
  await leaveSignedIn(amara.sessionId);
  expect(await leaveConnecting(amara.browser, campus)).toBe("/sign-in?error=SignInAgain&next=%2Fprofile");
});

test("connecting doesn't count as a sign-in, and an email goes to the profile's address, once", async () => {
  const amara = await signedIn();
  const account = newPerson();
  let signedInAt: Date | undefined;
  await connect(amara.browser, account, {
    during: async () => {
      signedInAt = await leaveSignedIn(amara.sessionId);
    },
  });
  const session = await prisma().signInSession.findUnique({ where: { id: await sessionOf(amara.email) } });
  expect(session?.createdAt).toEqual(signedInAt);
  const letters = await prisma().letter.findMany({ where: { toEmail: amara.email } });
  expect(letters).toMatchObject([{ organizationId: campus.organizationId }]);
  expect(letters[0]?.text).toContain("Lakeside Chess campus account");
  expect(await prisma().letter.count({ where: { toEmail: account.email } })).toBe(0);
});

test("an account is one person's", async () => {
  const [amara, ben] = [await signedIn(), await signedIn()];
  const account = newPerson();
  await connect(ben.browser, account);
  expect(await connect(amara.browser, account)).toContain("/profile?error=AccountTaken");
  expect(await accountsOf(amara.email)).toEqual([]);
  expect(await accountsOf(ben.email)).toHaveLength(1);
});

test("an account that two people connect at once is one person's", async () => {
  const people = await Promise.all([signedIn(), signedIn(), signedIn()]);
  const account = newPerson();
  const ends = await Promise.all(people.map(({ browser }) => connect(browser, account)));
  expect(ends.filter((end) => end === connected(campus))).toHaveLength(1);
  expect(ends.filter((end) => end.includes("error=AccountTaken"))).toHaveLength(2);
});

test("a person has one account of a campus, also if they connect two at once", async () => {
  const amara = await signedIn();
  const ends = await Promise.all(
    [newPerson(), newPerson()].map(async (account) => {
      const answer = await campus.idp.answer(await leaveConnecting(amara.browser, campus), account);
      return post(campus, answer, CONNECTING);
    }),
  );
  const cookies = new Map(amara.browser.cookies);
  const browsers = ends.map(() => {
    const browser = newBrowser();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  });
  await Promise.all(browsers.map((browser, index) => comeBack(browser, campus, ends[index] ?? "")));
  expect(await accountsOf(amara.email)).toHaveLength(1);

  const [browser = amara.browser] = browsers.filter(
    ({ cookies: now }) => now.get(SESSION) !== cookies.get(SESSION),
  );
  expect(await connect(browser, newPerson())).toContain("/profile?error=AlreadyConnected");
  expect(await connect(browser, newPerson(other), { at: other })).toBe(connected(other));
});

test("an account whose address is someone else's isn't connected", async () => {
  const amara = await signedIn();
  const ben = await signedIn(newPerson().email);
  expect(await connect(amara.browser, { ...newPerson(), email: ben.email })).toContain(
    "/profile?error=AddressTaken",
  );
  expect(await accountsOf(amara.email)).toEqual([]);
  expect(await accountsOf(ben.email)).toEqual([]);
});

test("a provider that the operator doesn't let vouch for the address connects nothing", async () => {
  const amara = await signedIn();
  const account = { email: amara.email, id: randomUUID() };
  expect(await connect(amara.browser, account)).toContain("/profile?error=ForeignDomain");
  expect(await accountsOf(amara.email)).toEqual([]);
});

test("an operator connects no campus account", async () => {
  const operator = await signedIn("operator@lakeside.example");
  expect(await connect(operator.browser, newPerson())).toContain("/profile?error=OperatorAddress");
  expect(await accountsOf(operator.email)).toEqual([]);
});

test.each<{ why: string; twist: Twist; error: string }>([
  { why: "wrong audience", twist: { audience: "https://elsewhere.example" }, error: "CampusRefused" },
  { why: "expired", twist: { notBefore: -900, notOnOrAfter: -400 }, error: "CampusClock" },
  { why: "an answer to no request", twist: { inResponseTo: `_${randomUUID()}` }, error: "CampusExpired" },
  { why: "no", twist: { status: "urn:oasis:names:tc:SAML:2.0:status:Responder" }, error: "CampusSaidNo" },
  {
    why: "an id that changes every time",
    twist: { nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" },
    error: "NoStableId",
  },
])("an answer that's refused connects nothing, and the session stays: $why", async ({ twist, error }) => {
  const amara = await signedIn();
  expect(await connect(amara.browser, newPerson(), { twist })).toBe(
    `/profile?error=${error}&next=%2Fprofile`,
  );
  expect(await accountsOf(amara.email)).toEqual([]);
  expect(await findSessionUser(amara.sessionId, new Date())).toBe(amara.id);
});

test("an answer counts once, and not after its time", async () => {
  const amara = await signedIn();
  const answer = await campus.idp.answer(await leaveConnecting(amara.browser, campus), newPerson());
  const back = await post(campus, answer, CONNECTING);
  expect(await post(campus, answer, CONNECTING)).toContain("/profile?error=CampusExpired");
  const answeredAt = new Date(Date.now() - 6 * 60_000);
  await prisma().campusRequest.updateMany({ where: { answeredAt: { not: null } }, data: { answeredAt } });
  expect(await comeBack(amara.browser, campus, back)).toContain("/profile?error=CampusExpired");
  expect(await accountsOf(amara.email)).toEqual([]);

  const again = await campus.idp.answer(await leaveConnecting(amara.browser, campus), newPerson());
  const done = await post(campus, again, CONNECTING);
  expect(await comeBack(amara.browser, campus, done)).toBe(connected(campus));
  expect(await comeBack(amara.browser, campus, done)).toContain("/profile?error=CampusExpired");
  expect(await accountsOf(amara.email)).toHaveLength(1);
});

test.each([
  {
    why: "Amara has signed out since",
    during: (_: Browser, id: string) => updateSessionRevoked(id, new Date()),
  },
  { why: "her cookie is gone", during: async (browser: Browser) => browser.cookies.delete(SESSION) },
  { why: "Ben has signed in since", during: (browser: Browser) => signInSomebody(browser) },
])("nothing is connected, and no one signed in: $why", async ({ during }) => {
  const { browser, email, sessionId } = await signedIn();
  const account = newPerson();
  const end = await connect(browser, account, { during: () => during(browser, sessionId) });
  expect(end).toBe("/sign-in?error=SessionEnded&next=%2Fprofile");
  expect(await accountsOf(email)).toEqual([]);
  expect(await findByAddress(account.email)).toBeNull();
});

test("an attacker's answer in the victim's browser connects nothing to the victim", async () => {
  const [attacker, victim] = [await signedIn(), await signedIn()];
  const answer = await campus.idp.answer(await leaveConnecting(attacker.browser, campus), newPerson());
  const back = await post(campus, answer, CONNECTING);
  await leaveConnecting(victim.browser, campus);
  expect(await comeBack(victim.browser, campus, back)).toContain("/profile?error=CampusExpired");
  expect(await accountsOf(victim.email)).toEqual([]);
});

test("a victim who answers an attacker's request connects nothing to the attacker", async () => {
  const [attacker, victim] = [await signedIn(), await signedIn()];
  const start = await leaveConnecting(attacker.browser, campus);
  const account = newPerson();
  const back = await post(campus, await campus.idp.answer(start, account), CONNECTING);
  for (const browser of [victim.browser, newBrowser()])
    expect(await comeBack(browser, campus, back)).toContain("/profile?error=CampusExpired");
  expect(await accountsOf(attacker.email)).toEqual([]);
  expect(await findByAddress(account.email)).toBeNull();
});

test("a visitor connects nothing, and a campus that isn't there either", async () => {
  expect(await leaveConnecting(newBrowser(), campus)).toBe("/sign-in?next=%2Fprofile");
  const { browser } = await signedIn();
  expect(await leaveConnecting(browser, { org: "nowhere" })).toBe("404");
});

test("connecting doesn't sign out, where a campus takes no other way", async () => {
  await prisma().campusSignIn.update({
    where: { organizationId: campus.organizationId },
    data: { isOnly: true },
  });
  const amara = await signedIn();
  await connect(amara.browser, newPerson());
  expect(await findSessionUser(await sessionOf(amara.email), new Date())).toBe(amara.id);
  expect(await connect(amara.browser, newPerson(other), { at: other })).toBe(connected(other));
  expect(await findSessionUser(await sessionOf(amara.email), new Date())).toBe(amara.id);
});

test("a person disconnects an account, unless the campus takes no other way", async () => {
  const amara = await signedIn();
  const { organizationId, org } = campus;
  expect(await listCampusConnections(amara.id)).toEqual([]);
  await prisma().membership.create({ data: { organizationId, userId: amara.id, role: "player" } });
  expect(await listCampusConnections(amara.id)).toMatchObject([{ slug: org, isConnected: false }]);
  const account = newPerson();
  await connect(amara.browser, account);
  const group = { organizationId, userId: amara.id, source: "saml", name: "student", seenAt: new Date() };
  await prisma().campusGroup.create({ data: group });
  expect(await listCampusConnections(amara.id)).toMatchObject([{ isConnected: true, email: account.email }]);

  await prisma().campusSignIn.update({ where: { organizationId }, data: { isOnly: true } });
  expect(await deleteCampusConnection(amara.id, org)).toBe(false);
  expect(await accountsOf(amara.email)).toHaveLength(1);
  await prisma().campusSignIn.update({ where: { organizationId }, data: { isOnly: false } });
  expect(await deleteCampusConnection(amara.id, org)).toBe(true);
  expect(await accountsOf(amara.email)).toEqual([]);
  expect(await prisma().campusGroup.count({ where: { userId: amara.id } })).toBe(0);
});

test("an account stays listed, and can be disconnected, once the organization has no campus sign-in", async () => {
  const gone = await makeCampus();
  const amara = await signedIn();
  await connect(amara.browser, newPerson(gone), { at: gone });
  await prisma().campusSignIn.delete({ where: { organizationId: gone.organizationId } });
  expect(await listCampusConnections(amara.id)).toMatchObject([
    { slug: gone.org, isConnected: true, isOnly: false },
  ]);
  expect(await deleteCampusConnection(amara.id, gone.org)).toBe(true);
  expect(await accountsOf(amara.email)).toEqual([]);
  expect(await listCampusConnections(amara.id)).toEqual([]);
});
