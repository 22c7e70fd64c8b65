import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { findSessionPerson, findSessionUser, insertSession } from "@/lib/auth/store/sign-in";
import {
  findByAddress,
  newBrowser,
  openSite,
  postSignIn,
  signInByCampus,
  signInSomebody,
} from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { listDevices } from "@/lib/push/store/subscriptions";
import { turnOnPush } from "@/lib/push/testing/turn-on-push";
import { findCampusRefusal } from "./store/campus-only";
import { makeCampus, setSamlKeys, signInAt } from "./testing/campus";

await setSamlKeys();
await openSite();
const campus = await makeCampus();
const { organizationId, domain } = campus;
beforeEach(async () => {
  await prisma().rateLimit.deleteMany();
  await setOnly(true);
});
await prisma().organization.create({
  data: { slug: "other", name: "Other", timeZone: "UTC", office: "1", contactEmail: "a@other.example" },
});
afterAll(() => campus.idp.stop());

function setOnly(isOnly: boolean) {
  return prisma().campusSignIn.update({ where: { organizationId }, data: { isOnly } });
}

async function member(email = `${randomUUID()}@${domain}`) {
  const person = await signInSomebody(newBrowser(), email);
  await prisma().membership.create({ data: { organizationId, userId: person.id, role: "director" } });
  return person;
}

async function askForLink(email: string): Promise<string> {
  const answer = await postSignIn(newBrowser(), "email", { email, next: "/me" });
  return answer.headers.get("location") ?? "";
}

test("no link is sent to an address of the campus", async () => {
  expect(await askForLink(`amara@${domain}`)).toBe("/sign-in?error=CampusOnly&next=%2Fme");
  expect(await askForLink(`amara@elsewhere.example`)).toBe("/sign-in/sent?next=%2Fme");
});

test("asking for a link doesn't tell who has an account at a campus", async () => {
  const { id, email } = await signInSomebody(newBrowser(), `${randomUUID()}@elsewhere.example`);
  const account = { userId: id, type: "saml", provider: `saml:${organizationId}` };
  await prisma().account.create({ data: { ...account, providerAccountId: randomUUID() } });
  expect(await askForLink(email)).toBe("/sign-in/sent?next=%2Fme");
});

test("the deployment's other provider doesn't sign people of the organization in", async () => {
  const { email } = await member();
  expect(await signInByCampus(newBrowser(), { email })).toBe("/sign-in?error=CampusOnly&next=%2Fme");
  expect((await findByAddress(email))?.accounts).toEqual([]);
  expect(await signInByCampus(newBrowser(), { email: `${randomUUID()}@elsewhere.example` })).toBe("/me");
});

test("sessions that began another way don't hold while the choice does", async () => {
  const { id, sessionId } = await member();
  expect(await findSessionPerson(sessionId, new Date())).toBeUndefined();
  expect(await findSessionUser(sessionId, new Date())).toBeUndefined();
  await setOnly(false);
  expect(await findSessionUser(sessionId, new Date())).toBe(id);
});

test("no one is notified through a session that doesn't hold", async () => {
  const { id, sessionId } = await member();
  await turnOnPush(id, sessionId, new Date());
  const devices = async () => (await listDevices(id, "times", new Date())).length;
  expect(await devices()).toBe(0);
  await setOnly(false);
  expect(await devices()).toBe(1);
});

test("people of other organizations notice nothing", async () => {
  const { id, sessionId } = await signInSomebody(newBrowser());
  expect(await findSessionUser(sessionId, new Date())).toBe(id);
});

test("a person whom a director adds from elsewhere keeps their sessions, but gets no desk through them", async () => {
  const { id, sessionId } = await member(`${randomUUID()}@elsewhere.example`);
  expect(await findSessionUser(sessionId, new Date())).toBe(id);
  expect(await findSessionPerson(sessionId, new Date())).toMatchObject({ id, rolesEverywhere: [] });
  await setOnly(false);
  expect(await findSessionPerson(sessionId, new Date())).toMatchObject({
    rolesEverywhere: [{ roles: ["director"] }],
  });
});

test("a session from another campus is no desk here", async () => {
  const { sessionId } = await member(`${randomUUID()}@elsewhere.example`);
  const elsewhere = await prisma().organization.findFirstOrThrow({ where: { id: { not: organizationId } } });
  await prisma().campusSession.create({ data: { sessionId, organizationId: elsewhere.id, nameId: "n" } });
  expect(await findSessionPerson(sessionId, new Date())).toMatchObject({ rolesEverywhere: [] });
});

test("a session from the campus holds", async () => {
  const email = `${randomUUID()}@${domain}`;
  expect(await signInAt(newBrowser(), campus, { email })).toBe("/me");
  const { id = "", sessions = [] } = (await findByAddress(email)) ?? {};
  expect(await findSessionUser(sessions[0]?.id ?? "", new Date())).toBe(id);
  const another = await insertSession(id, new Date(), 30);
  expect(await findSessionUser(another, new Date())).toBeUndefined();
});

test("operators keep their own way in", async () => {
  const { id, sessionId } = await member("operator@lakeside.example");
  expect(await findSessionUser(sessionId, new Date())).toBe(id);
  expect(await askForLink("operator@lakeside.example")).toBe("/sign-in/sent?next=%2Fme");
});

test("only people with an account of the campus register", async () => {
  const stranger = await signInSomebody(newBrowser());
  const refusal = (userId: string) => findCampusRefusal(organizationId, userId);
  expect(await refusal(stranger.id)).toBe("campus-only");

  const email = `${randomUUID()}@${domain}`;
  await signInAt(newBrowser(), campus, { email });
  const { id = "" } = (await findByAddress(email)) ?? {};
  expect(await refusal(id)).toBeNull();
  await setOnly(false);
  expect(await refusal(stranger.id)).toBeNull();
});
