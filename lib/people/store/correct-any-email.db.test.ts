import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { ownDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";

await ownDatabase();
const { findSessionPerson, insertSession } = await import("@/lib/auth/store/sign-in");
const { correctAnyEmail } = await import("./correct-any-email");

const at = MONDAY;

test("the operator corrects the address of someone with roles at two campuses", async () => {
  const league = await makeLeague({ slug: "lakeside", players: 2, publish: false });
  const other = await makeLeague({ slug: "riverside", players: 0, publish: false });
  const { id, email, name } = await prisma().user.findUniqueOrThrow({ where: { id: league.directorId } });
  await prisma().membership.create({
    data: { organizationId: other.organizationId, userId: id, role: "staff" },
  });
  const session = await insertSession(id, at, 30);
  await prisma().account.create({
    data: { userId: id, type: "oauth", provider: "campus", providerAccountId: "director" },
  });
  const waiting = { text: "Hello", html: "", subject: "", createdAt: at, toEmail: email };
  for (const { org, organizationId } of [league, other])
    await prisma().letter.create({ data: { ...waiting, organizationId, key: org, messageId: `<${org}>` } });

  expect(await correctAnyEmail({ from: [email], email: "renata@new.example" }, at)).toEqual({
    ok: true,
    value: { organizations: ["lakeside University", "riverside University"], wasOperator: false },
  });
  expect(await prisma().user.findUnique({ where: { id } })).toMatchObject({ email: "renata@new.example" });
  expect(await findSessionPerson(session, at)).toBeUndefined();
  expect(await prisma().account.count({ where: { userId: id } })).toBe(0);
  const letters = await prisma().letter.findMany({ orderBy: { key: "asc" } });
  expect(letters.map(({ key, toEmail }) => [key.split(":").at(-1), toEmail])).toEqual([
    ["new", "renata@new.example"],
    ["old", email],
    ["lakeside", "renata@new.example"],
    ["riverside", "renata@new.example"],
  ]);
  expect(letters[1]?.text).toContain(`The operator of this site corrected the email address of ${name}.`);
  const logged = await prisma().auditEvent.findMany({ where: { type: "email-corrected" } });
  expect(logged.map(({ organizationId, actorUserId }) => [organizationId, actorUserId]).sort()).toEqual(
    [league, other].map(({ organizationId }) => [organizationId, null]).sort(),
  );
  const [player] = league.players;
  const { email: taken } = await prisma().user.findUniqueOrThrow({ where: { id: player?.userId ?? "" } });
  expect(await correctAnyEmail({ from: ["renata@new.example"], email: taken }, at)).toEqual({
    ok: false,
    refusal: "taken",
  });
});

test("an address that an earlier version stored is found as it was typed", async () => {
  const { directorId } = await makeLeague({ slug: "older", players: 0, publish: false });
  await prisma().$transaction([
    prisma().$executeRaw`ALTER TABLE "user" DISABLE TRIGGER user_email_normal`,
    prisma().$executeRaw`UPDATE "user" SET email = 'ann@ｏlder.example' WHERE id = ${directorId}::uuid`,
    prisma().$executeRaw`ALTER TABLE "user" ENABLE TRIGGER user_email_normal`,
  ]);
  const asked = { from: ["ann@ｏlder.example", "ann@older.example"], email: "ann@older.example" };
  expect(await correctAnyEmail(asked, at)).toMatchObject({ ok: true });
  expect(await correctAnyEmail(asked, at)).toEqual({ ok: false, refusal: "same" });
});

test.each([
  { why: "no account", from: "nobody@nowhere.example", refusal: "unknown" },
  { why: "no organization", from: "bare@nowhere.example", refusal: "nowhere" },
])("nothing changes for $why", async ({ from, refusal }) => {
  if (refusal === "nowhere") await prisma().user.create({ data: { email: from } });
  const before = await prisma().user.findMany({ orderBy: { id: "asc" } });
  expect(await correctAnyEmail({ from: [from], email: "new@nowhere.example" }, at)).toEqual({
    ok: false,
    refusal,
  });
  expect(await prisma().user.findMany({ orderBy: { id: "asc" } })).toEqual(before);
});
