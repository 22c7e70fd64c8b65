import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { listPublicNames } from "@/lib/people/store/public-names";
import { makeDeletedEmail } from "@/lib/shared/no-email";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";

await freshDatabase();
const { addEntry } = await import("./add-entry");
const { correctName, nameStamp } = await import("./correct-name");

const at = MONDAY;
const GUEST = { name: "Amra Osie", email: null, phone: null, bornOn: null, handle: "" };

test("a corrected name shows in every registration of the organization, and is logged", async () => {
  const league = await makeLeague({ slug: "names", publish: false });
  const { organizationId, season } = league;
  const entry = await add(league);
  const other = await prisma().division.create({
    data: { organizationId, seasonId: season.id, name: "Rapid", slug: "rapid", position: 9 },
  });
  await addEntry(league.scope, other.id, { ...GUEST, person: entry.id }, at);

  expect(await correctName(league.scope, entry, { name: "Amara Osei", seen: seenOf(entry), at })).toEqual({
    ok: true,
    value: [{ organization: "names", season: null, divisions: [], names: true }],
  });
  const { userId } = entry;
  const entries = await prisma().entry.findMany({ where: { userId } });
  expect(entries.map(({ name }) => name)).toEqual(["Amara Osei", "Amara Osei"]);
  const [shown] = (await listPublicNames([entry.id])).values();
  expect(shown).toBe("Amara Osei");
  expect(await prisma().user.findUnique({ where: { id: userId } })).toMatchObject({ name: "Amara Osei" });
  expect(
    await prisma().auditEvent.findFirst({ where: { organizationId, type: "name-corrected" } }),
  ).toMatchObject({ subject: "Amra Osie to Amara Osei", actorUserId: league.directorId });
  const former = await prisma().formerIdentity.findMany({ where: { userId } });
  expect(
    former.map(({ value }) => value),
    "so that deleting the account finds it",
  ).toEqual(["Amra Osie"]);
});

test("the profile of an account and other organizations keep what they have", async () => {
  const league = await makeLeague({ slug: "here", publish: false });
  const elsewhere = await makeLeague({ slug: "there", publish: false });
  const email = "amara@here.example";
  const entry = await add(league, { ...GUEST, email });
  const theirs = await add(elsewhere, { ...GUEST, email });

  await correctName(league.scope, entry, { name: "Amara Osei", seen: seenOf(entry), at });
  expect(await prisma().entry.findUnique({ where: { id: theirs.id } })).toMatchObject({ name: "Amra Osie" });
  const { userId } = entry;
  expect(await prisma().user.findUnique({ where: { id: userId } })).toMatchObject({ name: "Amra Osie" });
  const former = await prisma().formerIdentity.findMany({ where: { userId } });
  expect(former.map(({ value }) => value)).toEqual(["Amra Osie"]);
});

test("what's outdated, the same, deleted or another organization's is refused", async () => {
  const league = await makeLeague({ slug: "refused", publish: false });
  const other = await makeLeague({ slug: "strangers", publish: false });
  const entry = await add(league);
  const correct = (name: string, seen = seenOf(entry), { scope } = league) =>
    correctName(scope, entry, { name, seen, at });
  expect(await correct("Amara Osei", nameStamp("Amara"))).toEqual({ ok: false, refusal: "changed" });
  expect(await correct(entry.name)).toEqual({ ok: false, refusal: "same" });
  expect(await correct("Amara Osei", seenOf(entry), other)).toBeNull();
  await prisma().user.update({
    where: { id: entry.userId },
    data: { email: makeDeletedEmail(entry.userId) },
  });
  expect(await correct("Amara Osei")).toEqual({ ok: false, refusal: "deleted" });
});

function seenOf({ name }: { readonly name: string }): string {
  return nameStamp(name);
}

async function add({ scope, season }: TestLeague, player: Parameters<typeof addEntry>[2] = GUEST) {
  const answer = await addEntry(scope, season.divisions[0]?.id ?? "", player, at);
  if (!answer?.ok) throw new Error("They can be added");
  return prisma().entry.findUniqueOrThrow({ where: { id: answer.value.entryId } });
}
