import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { close, inChicago, makeSnowyLeague, SNOW } from "@/lib/venue/testing/snow";
import { proveAdmin } from "../rules/permissions";

await freshDatabase();
const { organizationStamp, readZoneUses, updateOrganization } = await import("./edit-organization");
const { findOrganization } = await import("./organizations");

const at = MONDAY;

test("an admin edits the organization, and every public page is out of date", async () => {
  const league = await makeLeague({ slug: "edited" });
  const answer = await edit(league, { name: "Edited Chess", office: "Room 2" });
  expect(answer).toMatchObject({
    ok: true,
    value: [{ season: null }, { season: "fall-2026", divisions: ["open"] }],
  });
  expect(await findOrganization("edited")).toMatchObject({ name: "Edited Chess", office: "Room 2" });
});

test("of two admins who save at the same time, the second sees what the first did", async () => {
  const league = await makeLeague({ slug: "both", publish: false });
  const both = await Promise.all([edit(league, { office: "One" }), edit(league, { office: "Two" })]);
  expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, refusal: "changed" }]);
});

test("a new time zone moves no deadline and no agreed time", async () => {
  const league = await makeLeague({ slug: "zones" });
  const [match] = await listTestMatches(league);
  const scheduledAt = new Date("2026-11-18T22:00:00Z");
  await prisma().match.update({ where: { id: match?.id ?? "" }, data: { status: "scheduled", scheduledAt } });
  expect(await readZoneUses(league.organizationId, "America/Chicago", at)).toMatchObject({
    nextDeadline: match?.deadlineAt.toISOString(),
    agreed: 1,
    venues: 0,
    lastDay: null,
  });
  await edit(league, { timeZone: "America/Los_Angeles" });
  expect(await prisma().match.findUnique({ where: { id: match?.id ?? "" } })).toMatchObject({
    deadlineAt: match?.deadlineAt,
    scheduledAt,
  });
  const logged = await prisma().auditEvent.findFirst({
    where: { organizationId: league.organizationId, type: "organization-edited" },
  });
  expect(logged?.subject).toBe("zones University, time zone America/Los_Angeles");
});

test("what isn't kept longer is deleted at three at night in the new zone, and without a choice there's no night", async () => {
  const league = await makeLeague({ slug: "nights", publish: false });
  const { organizationId } = league;
  const nights = () => prisma().retention.findMany({ where: { organizationId }, select: { nextAt: true } });
  await prisma().retention.deleteMany({ where: { organizationId } });
  await edit(league, { timeZone: "America/Denver" });
  expect(await nights()).toEqual([]);
  await prisma().retention.create({
    data: { organizationId, emailDays: 400, originDays: 90, nextAt: new Date("2026-11-17T10:00:00Z") },
  });
  await edit(league, { timeZone: "Europe/Berlin" });
  expect(await nights()).toEqual([{ nextAt: new Date("2026-11-17T02:00:00Z") }]);
});

test("a closure of a whole day doesn't move with the zone, and counts until it's over or taken back", async () => {
  const { league } = await makeSnowyLeague({ agrees: false });
  const { organizationId } = league;
  const day = { from: inChicago("2026-11-18", "00:00"), until: inChicago("2026-11-19", "00:00") };
  const id = await close(league, { ...SNOW, ...day });
  const countAt = async (when: Date) =>
    (await readZoneUses(organizationId, "America/Chicago", when)).closures;
  expect(await countAt(at)).toBe(1);
  expect(await countAt(new Date(day.until))).toBe(0);
  await edit(league, { timeZone: "America/Los_Angeles" });
  expect(await prisma().closure.findUnique({ where: { id } })).toMatchObject({ endsAt: new Date(day.until) });
  await prisma().closure.update({ where: { id }, data: { reopenedAt: at } });
  expect(await countAt(at)).toBe(0);
});

async function edit({ org, directorId, organizationId }: TestLeague, change: Record<string, string>) {
  const scope = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
  const organization = await findOrganization(org);
  if (!scope || !organization) throw new Error("The league has an admin");
  return updateOrganization(scope, change, { seen: organizationStamp(organization), at });
}
