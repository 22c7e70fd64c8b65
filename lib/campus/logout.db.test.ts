import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { POST as signOut } from "@/app/api/sign-out/route";
import type { Browser } from "@/lib/auth/testing/browser";
import { findByAddress, newBrowser, openSite, signInSomebody } from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { turnOnPush } from "@/lib/push/testing/turn-on-push";
import { makeCampus, openLogout, setSamlKeys, signInAt } from "./testing/campus";

await setSamlKeys();
await openSite();
const campus = await makeCampus();
const other = await makeCampus();
beforeEach(() => prisma().rateLimit.deleteMany());
afterAll(async () => {
  await campus.idp.stop();
  await other.idp.stop();
});

async function signOutOf(browser: Browser): Promise<string> {
  const answer = await browser.ask(signOut, "/api/sign-out", {});
  return answer.headers.get("location") ?? "";
}

async function openSessions(email: string): Promise<number> {
  return ((await findByAddress(email))?.sessions ?? []).filter(({ revokedAt }) => revokedAt === null).length;
}

const newPerson = () => {
  const id = randomUUID().slice(0, 8);
  return { id, email: `${id}@${campus.domain}` };
};

test("signing out ends the session here and asks the campus to end its own", async () => {
  const [browser, person] = [newBrowser(), newPerson()];
  await signInAt(browser, campus, person);
  const at = await signOutOf(browser);
  expect(at.startsWith(`${campus.idp.entityId.replace(/campus$/, "")}slo?SAMLRequest=`)).toBe(true);
  expect(await campus.idp.readLogout(at)).toMatchObject({ nameID: person.id });
  expect(await openSessions(person.email)).toBe(0);
});

test("a session from elsewhere ends here only", async () => {
  const browser = newBrowser();
  const { email } = await signInSomebody(browser);
  expect(await signOutOf(browser)).toBe("/");
  expect(await openSessions(email)).toBe(0);
});

test("the campus ends all sessions of a person that came from it, and no others", async () => {
  const [person, neighbor] = [newPerson(), newPerson()];
  await signInAt(newBrowser(), campus, person);
  await signInAt(newBrowser(), campus, person);
  await signInAt(newBrowser(), campus, neighbor);
  await signInSomebody(newBrowser(), person.email);
  const { id = "", sessions = [] } = (await findByAddress(person.email)) ?? {};
  for (const session of sessions) await turnOnPush(id, session.id, new Date());
  const at = await openLogout(campus, await campus.idp.askLogout(person.id));
  expect(at).toContain("/slo?SAMLResponse=");
  expect([await openSessions(person.email), await openSessions(neighbor.email)]).toEqual([1, 1]);
  expect([sessions.length, await prisma().pushSubscription.count({ where: { userId: id } })]).toEqual([3, 1]);
});

test.each<{ why: string; twist: (query: string) => string | Promise<string> }>([
  { why: "unsigned", twist: (query) => query.replace(/&SigAlg=.*$/, "") },
  { why: "signed with nothing", twist: (query) => query.replace(/Signature=[^&]*/, "Signature=") },
  { why: "signed as something else", twist: (query) => query.replace("rsa-sha256", "rsa-sha1") },
  { why: "said twice", twist: (query) => `${query}&${query.split("&")[0]}` },
  { why: "with another message before it", twist: (query) => `SAMLResponse=x&${query}` },
  {
    why: "behind a signed one for someone else, its name encoded",
    twist: async (query) => `%53${query.split("&")[0]?.slice(1)}&${await campus.idp.askLogout("somebody")}`,
  },
  {
    why: "with a second algorithm, its name encoded",
    twist: (query) => query.replace(/SigAlg=[^&]*/, (pair) => `${pair.replace("g", "%67")}&${pair}`),
  },
  { why: "nothing", twist: () => "" },
  {
    why: "signed as what every object has",
    twist: (query) => query.replace(/SigAlg=[^&]*/, "SigAlg=constructor"),
  },
  { why: "nonsense", twist: () => "SAMLRequest=AAAA&SigAlg=x&Signature=y" },
])("a logout is refused: $why", async ({ twist }) => {
  const person = newPerson();
  await signInAt(newBrowser(), campus, person);
  const query = await campus.idp.askLogout(person.id);
  expect(await openLogout(campus, await twist(query))).toBe("404");
  expect(await openSessions(person.email)).toBe(1);
});

test("another organization's provider ends nothing", async () => {
  const person = newPerson();
  await signInAt(newBrowser(), campus, person);
  expect(await openLogout(campus, await other.idp.askLogout(person.id))).toBe("404");
  await openLogout(other, await other.idp.askLogout(person.id));
  expect(await openSessions(person.email)).toBe(1);
});

test("an old logout isn't replayed", async () => {
  const person = newPerson();
  const query = await campus.idp.askLogout(person.id);
  await signInAt(newBrowser(), campus, person);
  const later = Date.now() + 10 * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now: later });
  expect(await openLogout(campus, query)).toBe("404");
  vi.useRealTimers();
  expect(await openSessions(person.email)).toBe(1);
});
