import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { findByAddress, newBrowser, openSite } from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { refreshMetadata } from "@/lib/jobs/refresh-metadata";
import { proveAdmin } from "@/lib/people/rules/permissions";
import { accept, refuse } from "@/lib/shared/answer";
import {
  type CampusEdit,
  campusStamp,
  deleteCampusSignIn,
  findCampusSignIn,
  saveCampusSignIn,
} from "./store/campus-sign-ins";
import { disconnectElsewhere } from "./store/disconnect";
import { editCampusDomains, openOtherWays } from "./store/operate";
import { comeBack, leave, makeCampus, post, setSamlKeys, signInAt } from "./testing/campus";

await setSamlKeys();
await openSite();
const campus = await makeCampus();
const other = await makeCampus();
const { org, organizationId } = campus;
const AT = new Date("2026-11-23T15:00:00Z");
const DAY_MS = 86_400_000;

beforeEach(() => prisma().rateLimit.deleteMany());
afterAll(async () => {
  await campus.idp.stop();
  await other.idp.stop();
});

const email = `admin@${campus.domain}`;
await signInAt(newBrowser(), campus, { email });
const admin = await findByAddress(email);
const own = admin?.sessions[0]?.id ?? "";
const scope = proveAdmin({ organizationId, userId: admin?.id ?? "", roles: ["admin"] });
if (!scope) throw new Error("An admin has an admin's scope");

const edit: CampusEdit = {
  idAttribute: null,
  emailAttribute: null,
  nameAttribute: null,
  groupAttribute: null,
  isOnly: false,
  isAutomatic: false,
  provider: undefined,
};
const seen = async () => campusStamp(await findCampusSignIn(org));
const save = async (change: Partial<CampusEdit>, sessionId: string = own, stamp?: string) =>
  saveCampusSignIn(scope, { ...edit, ...change }, { seen: stamp ?? (await seen()), at: AT, sessionId });

test("the other ways are closed only by an admin who came in this way", async () => {
  expect(await save({ isOnly: true }, randomUUID())).toEqual(refuse("sign-in-first"));
  const { entityId, metadata } = other.idp;
  const provider = { entityId, metadata, metadataUrl: null, continues: () => false };
  expect(await save({ isOnly: true, provider })).toEqual(refuse("sign-in-first"));
  expect(await save({ isOnly: true })).toEqual(accept(null));
  expect(await findCampusSignIn(org)).toMatchObject({ isOnly: true, entityId: campus.idp.entityId });
  expect(await save({})).toEqual(accept(null));
});

test("what someone else changed isn't overwritten", async () => {
  const before = await seen();
  await save({ groupAttribute: "groups" });
  expect(await save({ groupAttribute: "isMemberOf" }, own, before)).toEqual(refuse("changed"));
  expect(await deleteCampusSignIn(scope, { seen: before, at: AT })).toEqual(refuse("changed"));
  expect(await findCampusSignIn(org)).toMatchObject({ groupAttribute: "groups" });
});

test("it's in the log", async () => {
  await save({ nameAttribute: "logged" });
  const logged = await prisma().auditEvent.findFirst({
    where: { organizationId, type: "campus-sign-in-set" },
    orderBy: { id: "desc" },
  });
  expect(logged).toMatchObject({ actorUserId: admin?.id, data: { entityId: campus.idp.entityId } });
});

async function letRefreshBeDue() {
  const metadataUrl = "https://login.lakeside.example/metadata";
  await prisma().campusSignIn.update({
    where: { organizationId },
    data: { metadataUrl, triedAt: new Date(AT.getTime() - DAY_MS), failure: null },
  });
}

test("metadata is read again once a day, by one process", async () => {
  await letRefreshBeDue();
  const renewed = campus.idp.metadata.replace("<EntityDescriptor", "<EntityDescriptor ID='renewed'");
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return accept(renewed);
  };
  const taken = await Promise.all([refreshMetadata(AT, fetch), refreshMetadata(AT, fetch)]);
  expect(taken.toSorted()).toEqual([false, true]);
  expect(asked).toEqual(["https://login.lakeside.example/metadata"]);
  expect(await findCampusSignIn(org)).toMatchObject({ metadata: renewed, readAt: AT, failure: null });
  expect(await refreshMetadata(new Date(AT.getTime() + DAY_MS - 1), fetch)).toBe(false);
});

test.each([
  { why: "the address doesn't answer", answer: refuse("unreachable" as const), failure: "unreachable" },
  { why: "it's something else", answer: accept("<html></html>"), failure: "not-metadata" },
  { why: "it's another provider", answer: accept(other.idp.metadata), failure: "other-provider" },
])("the metadata from before stays when $why", async ({ answer, failure }) => {
  await letRefreshBeDue();
  const before = await findCampusSignIn(org);
  await refreshMetadata(AT, async () => answer);
  expect(await findCampusSignIn(org)).toMatchObject({ metadata: before?.metadata, failure });
});

test("pasted metadata isn't read again", async () => {
  await prisma().campusSignIn.update({
    where: { organizationId },
    data: { metadataUrl: null, triedAt: new Date(0) },
  });
  expect(await refreshMetadata(AT, async () => refuse("unreachable"))).toBe(false);
});

test("the operator gives a domain to one organization, and opens the other ways", async () => {
  const add = (slug: string, ...domains: string[]) => editCampusDomains(slug, { domains, removed: [] });
  expect(await add(org, "a.example")).toEqual(accept(["a.example", campus.domain].toSorted()));
  expect(await add(other.org, "a.example")).toEqual(refuse("domain-taken"));
  const refused = { domains: ["a.example", "c.example"], removed: [other.domain] };
  expect(await editCampusDomains(other.org, refused)).toEqual(refuse("domain-taken"));
  expect(await add(other.org)).toEqual(accept([other.domain]));
  expect(await add("nowhere", "b.example")).toEqual(refuse("no-organization"));
  expect(await editCampusDomains(org, { domains: [], removed: ["a.example"] })).toEqual(
    accept([campus.domain]),
  );
  expect(await add(other.org, "a.example")).toMatchObject({ ok: true });
  await save({ isOnly: true });
  await openOtherWays(org);
  expect(await findCampusSignIn(org)).toMatchObject({ isOnly: false });
});

test("ending it leaves people and accounts", async () => {
  expect(await deleteCampusSignIn(scope, { seen: await seen(), at: AT })).toEqual(accept(null));
  expect(await findCampusSignIn(org)).toBeUndefined();
  expect((await findByAddress(email))?.accounts).toHaveLength(1);
});

/** Someone with the organization's campus account, and with their own address there or elsewhere. */
async function connectSomebody(domain: string): Promise<string> {
  const { id } = await prisma().user.create({ data: { email: `${randomUUID()}@${domain}` } });
  const account = { type: "saml", provider: `saml:${organizationId}`, providerAccountId: randomUUID() };
  await prisma().account.create({ data: { ...account, userId: id } });
  await prisma().campusGroup.create({
    data: { userId: id, organizationId, source: "saml", name: "student", seenAt: AT },
  });
  return id;
}
/** An earlier test may have ended it. */
async function setUpAgain(): Promise<void> {
  const { entityId, metadata } = campus.idp;
  const row = { entityId, metadata, metadataUrl: null, readAt: AT, triedAt: AT, idAttribute: null };
  await prisma().campusSignIn.upsert({
    where: { organizationId },
    create: { ...row, organizationId },
    update: row,
  });
}
const countAccounts = (userId: string) => prisma().account.count({ where: { userId } });
const groupsOf = (userId: string) => prisma().campusGroup.count({ where: { userId } });
const lettersTo = (userId: string) =>
  prisma().letter.findMany({ where: { key: { startsWith: "account-disconnected:", endsWith: userId } } });

test("another provider doesn't inherit the accounts of people from elsewhere", async () => {
  await setUpAgain();
  const guest = await connectSomebody("elsewhere.example");
  const own = await connectSomebody(campus.domain);
  const { entityId, metadata } = campus.idp;
  const provider = { entityId, metadata, metadataUrl: null };

  await save({ provider: { ...provider, continues: () => true }, groupAttribute: "groups" });
  expect(await countAccounts(guest)).toBe(1);

  await save({ provider: { ...provider, continues: () => false } });
  expect([await countAccounts(guest), await groupsOf(guest)]).toEqual([0, 0]);
  expect([await countAccounts(own), await groupsOf(own)]).toEqual([1, 1]);
  expect(await lettersTo(guest)).toHaveLength(1);
  expect(await lettersTo(own)).toHaveLength(0);
  const logged = await prisma().auditEvent.findFirst({
    where: { organizationId, type: "campus-sign-in-set" },
    orderBy: { id: "desc" },
  });
  expect(logged?.data).toMatchObject({ disconnected: 1 });
});

test("nor do other IDs, and nor does whatever comes after campus sign-in has ended", async () => {
  await setUpAgain();
  const guest = await connectSomebody("elsewhere.example");
  await save({ idAttribute: "employeeNumber" });
  expect(await countAccounts(guest)).toBe(0);

  const next = await connectSomebody("elsewhere.example");
  expect(await deleteCampusSignIn(scope, { seen: await seen(), at: AT })).toEqual(accept(null));
  expect(await countAccounts(next)).toBe(0);
});

test("nor does a provider that's set up where an earlier version ended campus sign-in", async () => {
  await setUpAgain();
  await prisma().campusSignIn.delete({ where: { organizationId } });
  const guest = await connectSomebody("elsewhere.example");
  const own = await connectSomebody(campus.domain);
  const { entityId, metadata } = other.idp;
  const provider = { entityId, metadata, metadataUrl: null, continues: () => false };
  expect(await save({ provider })).toEqual(accept(null));
  expect([await countAccounts(guest), await countAccounts(own)]).toEqual([0, 1]);
  expect(await lettersTo(guest)).toHaveLength(1);
});

test("another provider and a sign-in that's finishing wait for each other, and the sign-in expires", async () => {
  await setUpAgain();
  const browser = newBrowser();
  const person = { email: `finishing@${campus.domain}` };
  const back = await post(campus, await campus.idp.answer(await leave(browser, campus), person));
  let finishing: Promise<string> | undefined;
  await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    finishing = comeBack(browser, campus, back);
    await isWaiting();
    await disconnectElsewhere(tx, organizationId, AT);
  });
  expect(await finishing).toContain("error=CampusExpired");
});

/** Waits until a connection to this database is blocked by another's transaction. */
async function isWaiting(): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await prisma().$queryRaw<unknown[]>`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      expect(rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
}
