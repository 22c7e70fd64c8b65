import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { findByAddress, newBrowser, openSite, signInByCampus } from "@/lib/auth/testing/site";
import { prisma } from "@/lib/db/client";
import { findListRefusal } from "@/lib/eligibility/store/eligibility";
import { proveAdmin } from "@/lib/people/rules/permissions";
import { accept, refuse } from "@/lib/shared/answer";
import type { GroupSettings } from "./rules/groups";
import {
  deleteOldGroups,
  findGroupSettings,
  groupStamp,
  saveGroupSettings,
  saveOidcGroups,
} from "./store/groups";
import { leave, makeCampus, post, setSamlKeys, signInAt } from "./testing/campus";

await setSamlKeys();
await openSite();
const campus = await makeCampus();
const other = await makeCampus();
const { organizationId, domain } = campus;
const AT = new Date("2026-11-23T15:00:00Z");
const admin = proveAdmin({ organizationId, userId: randomUUID(), roles: ["admin"] });
if (!admin) throw new Error("An admin has an admin's scope");
const scope = admin;

beforeEach(() => prisma().rateLimit.deleteMany());

async function save(settings: Partial<GroupSettings>, seen?: string) {
  const stamp = seen ?? groupStamp(await findGroupSettings(organizationId));
  const edit = { names: ["student", "faculty"], oidcClaim: null, days: 180, ...settings };
  return saveGroupSettings(scope, edit, { seen: stamp, at: AT });
}

async function signIn(groups: readonly string[], email = `${randomUUID()}@${domain}`) {
  expect(await signInAt(newBrowser(), campus, { email, groups })).toBe("/me");
  const person = await findByAddress(email);
  return { email, userId: person?.id ?? "" };
}

async function groupsOf(userId: string, organization = organizationId): Promise<readonly string[]> {
  const rows = await prisma().campusGroup.findMany({
    where: { userId, organizationId: organization },
    orderBy: { name: "asc" },
  });
  return rows.map(({ name }) => name);
}

test("a sign-in stores the groups of interest and nothing else, and the next one replaces them", async () => {
  await save({});
  const { email, userId } = await signIn(["Student", "library-patron"]);
  expect(await groupsOf(userId)).toEqual(["student"]);
  expect((await findByAddress(email))?.accounts).toMatchObject([{ groups: [] }]);
  await signIn(["faculty"], email);
  expect(await groupsOf(userId)).toEqual(["faculty"]);
  await signIn([], email);
  expect(await groupsOf(userId)).toEqual([]);
});

test("what's on its way through a sign-in has no other groups either", async () => {
  await save({});
  const person = { email: `${randomUUID()}@${domain}`, groups: ["student", "library-patron"] };
  const browser = newBrowser();
  await post(campus, await campus.idp.answer(await leave(browser, campus), person));
  const [row] = await prisma().$queryRaw<{ said: { groups: string[] } }[]>`
    SELECT said FROM campus_request WHERE said ->> 'email' = ${person.email}`;
  expect(row?.said.groups).toEqual(["student"]);
});

test("an organization that asks for nothing stores nothing", async () => {
  const email = `${randomUUID()}@${other.domain}`;
  await signInAt(newBrowser(), other, { email, groups: ["student"] });
  expect(await groupsOf((await findByAddress(email))?.id ?? "", other.organizationId)).toEqual([]);
});

test("a group that isn't of interest anymore is deleted, for everyone in this organization only", async () => {
  await save({});
  const { userId } = await signIn(["student", "faculty"]);
  const elsewhere = { organizationId: other.organizationId, userId, source: "saml", name: "student" };
  await prisma().campusGroup.create({ data: { ...elsewhere, seenAt: AT } });
  await save({ names: ["faculty"] });
  expect(await groupsOf(userId)).toEqual(["faculty"]);
  expect(await groupsOf(userId, other.organizationId)).toEqual(["student"]);
});

test("what someone else changed isn't overwritten", async () => {
  const before = groupStamp(await findGroupSettings(organizationId));
  expect(await save({ days: 90 })).toEqual(accept(null));
  expect(await save({ days: 30 }, before)).toEqual(refuse("changed"));
  expect(await findGroupSettings(organizationId)).toMatchObject({ days: 90 });
});

test("the site's own provider names groups in the claim that the organization chose", async () => {
  await save({ oidcClaim: "affiliations" });
  const { userId } = await signIn(["faculty"]);
  await saveOidcGroups(userId, { affiliations: ["STUDENT", "alum"], groups: ["faculty"] }, AT);
  expect(await groupsOf(userId)).toEqual(["faculty", "student"]);
  await saveOidcGroups(userId, {}, AT);
  expect(await groupsOf(userId)).toEqual(["faculty"]);
  await saveOidcGroups(userId, { affiliations: "student" }, AT);
  await save({ oidcClaim: null });
  expect(await groupsOf(userId)).toEqual(["faculty"]);
});

test("a sign-in with the site's own provider is read for groups", async () => {
  const email = `${randomUUID()}@elsewhere.example`;
  await save({ names: [email], oidcClaim: "email" });
  await signInByCampus(newBrowser(), { email });
  expect(await groupsOf((await findByAddress(email))?.id ?? "")).toEqual([email]);
});

test("another organization's provider says nothing about this one's groups", async () => {
  await save({});
  const email = `${randomUUID()}@${other.domain}`;
  await signInAt(newBrowser(), other, { email, groups: ["student"] });
  expect(await groupsOf((await findByAddress(email))?.id ?? "")).toEqual([]);
});

test("a group counts through its last day, and is deleted long after", async () => {
  await save({ days: 10 });
  const { id: seasonId } = await prisma().season.create({
    data: { organizationId, slug: "fall", name: "Fall", startsOn: AT, status: "registration" },
  });
  await prisma().eligibilityList.create({
    data: { organizationId, seasonId, version: 1, isUsed: false, savedAt: AT, groups: ["student"] },
  });
  const { userId } = await signIn(["student"]);
  await prisma().campusGroup.updateMany({ where: { userId }, data: { seenAt: AT } });
  const on = async (today: string) =>
    (await findListRefusal({ organizationId, seasonId, userId, today }))?.refusal;
  expect(await on("2026-12-03")).toBeUndefined();
  expect(await on("2026-12-04")).toBe("group-expired");
  await deleteOldGroups(new Date("2026-12-13T15:00:00Z"));
  expect(await groupsOf(userId)).toEqual(["student"]);
  await deleteOldGroups(new Date("2026-12-13T15:00:01Z"));
  expect(await groupsOf(userId)).toEqual([]);
  expect(await on("2026-12-04")).toBe("not-in-group");
});
