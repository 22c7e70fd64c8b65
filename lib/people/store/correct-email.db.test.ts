import { beforeAll, describe, expect, test } from "vitest";
import { insertAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import type { Letter } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { grantException } from "@/lib/eligibility/store/exceptions";
import { placeHold } from "@/lib/eligibility/store/holds";
import { isUndelivered } from "@/lib/mail/store/undelivered";
import { turnOnPush } from "@/lib/push/testing/turn-on-push";
import { makeDeletedEmail } from "@/lib/shared/no-email";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";

await freshDatabase();
const { findSessionPerson, insertSession } = await import("@/lib/auth/store/sign-in");
const { CAMPUS, deleteCampusAccount } = await import("./campus-accounts");
const { correctEmail, emailStamp } = await import("./correct-email");

const at = MONDAY;

test("a corrected address ends what the old one could open, and tells both", async () => {
  const league = await makeLeague({ slug: "typos", publish: false });
  const { id, email } = await firstPlayer(league);
  const session = await insertSession(id, at, 30);
  await turnOnPush(id, session, at);
  await prisma().verificationToken.create({
    data: { identifier: email, token: "hash", expires: new Date("2100-01-01") },
  });
  await prisma().account.create({
    data: { userId: id, type: "oauth", provider: "campus", providerAccountId: "1" },
  });
  const { organizationId } = league;
  for (const source of ["oidc", "saml"])
    await prisma().campusGroup.create({
      data: { organizationId, userId: id, source, name: "student", seenAt: at },
    });
  await prisma().user.update({ where: { id }, data: { calendarToken: "secret", emailVerified: at } });

  expect(await correct(league, id, "right@typos.example")).toEqual({ ok: true, value: null });
  expect(await findSessionPerson(session, at)).toBeUndefined();
  expect(await prisma().pushSubscription.count({ where: { userId: id } })).toBe(0);
  expect(await prisma().verificationToken.count({ where: { identifier: email } })).toBe(0);
  expect(await prisma().account.count({ where: { userId: id } })).toBe(0);
  expect(await prisma().campusGroup.count({ where: { userId: id } })).toBe(0);
  expect(await prisma().user.findUnique({ where: { id } })).toMatchObject({
    email: "right@typos.example",
    emailVerified: null,
    calendarToken: null,
  });
  const letters = await prisma().letter.findMany({ where: { key: { startsWith: `email:${id}` } } });
  expect(letters.map(({ toEmail }) => toEmail).sort()).toEqual([email, "right@typos.example"].sort());
});

test("emails that wait go to the new address", async () => {
  const league = await makeLeague({ slug: "waits", publish: false });
  const { id, email } = await firstPlayer(league);
  await prisma().letterChoice.create({ data: { userId: id, token: "old-secret" } });
  await prisma().letter.create({
    data: {
      organizationId: league.organizationId,
      key: "waits",
      toEmail: email,
      subject: "",
      text: "Unsubscribe: old-secret",
      html: "",
      offToken: "old-secret",
      messageId: "<waits>",
      createdAt: at,
    },
  });
  await correct(league, id, "new@waits.example");
  const letter = await prisma().letter.findUnique({ where: { key: "waits" } });
  expect(letter?.toEmail).toBe("new@waits.example");
  const { token } = await prisma().letterChoice.findUniqueOrThrow({ where: { userId: id } });
  expect(token, "the link at the old address doesn't work anymore").not.toBe("old-secret");
  expect(letter).toMatchObject({ offToken: token, text: `Unsubscribe: ${token}` });
});

describe("emails that were given up on", () => {
  const RESENT = { gaveUpAt: null, sentAt: null, attempts: 0 };
  const DAY = 24 * 3_600_000;
  const MATCH_LINK = "https://rookery.example/matches/0198a-7b";
  const REPORT_LINK = `${MATCH_LINK}?answer=3-a_B-9`;
  let league: TestLeague;
  let player: { readonly id: string; readonly email: string };
  let token: string;
  beforeAll(async () => {
    league = await makeLeague({ slug: "gaveup", publish: false });
    player = await firstPlayer(league);
    await prisma().letterChoice.create({ data: { userId: player.id, token: "old-secret" } });
    await giveUp("refused");
    await giveUp("came-back", { sentAt: at });
    await giveUp("old", { createdAt: new Date(at.getTime() - 8 * DAY) });
    await giveUp("reminder", { offToken: "old-secret", text: "Unsubscribe: old-secret" });
    await giveUp("report", { text: REPORT_LINK, html: `<a href="${REPORT_LINK}">Confirm</a>` });
    await giveUp("elsewhere", { organizationId: null });
    await giveUp(`email:${player.id}:before:new`);
    await correct(league, player.id, "new@gaveup.example");
    ({ token } = await prisma().letterChoice.findUniqueOrThrow({ where: { userId: player.id } }));
  });

  test.each(["refused", "came-back"])("go to the new address right away: %s", async (key) => {
    const { id, ...letter } = await find(key);
    expect(letter).toMatchObject({ toEmail: "new@gaveup.example", ...RESENT });
    expect(await countJobs(id)).toBe(1);
  });

  test("lead to the match if they confirmed a report, which only the old address could", async () => {
    expect(await find("report")).toMatchObject({
      text: MATCH_LINK,
      html: `<a href="${MATCH_LINK}">Confirm</a>`,
    });
  });

  test("say nothing about the new address", async () => {
    expect(await isUndelivered("new@gaveup.example", league.organizationId)).toBe(false);
  });

  test("go there if someone tries them again: a week old, and reminders", async () => {
    const there = { toEmail: "new@gaveup.example", gaveUpAt: at };
    const { id, ...old } = await find("old");
    expect(old).toMatchObject(there);
    expect(await countJobs(id)).toBe(0);
    expect(await find("reminder")).toMatchObject({
      ...there,
      offToken: token,
      text: `Unsubscribe: ${token}`,
    });
  });

  test.each([
    ["other organizations’", () => "elsewhere"],
    ["about the address itself", () => `email:${player.id}:before:new`],
  ])("stay as they are: %s", async (_why, key) => {
    expect(await find(key())).toMatchObject({ toEmail: player.email, gaveUpAt: at });
  });

  async function giveUp(key: string, facts: Partial<Omit<Letter, "facts">> = {}): Promise<void> {
    const words = { subject: "", text: "", html: "", messageId: `<${key}>` };
    const { organizationId } = league;
    const base = { organizationId, key, toEmail: player.email, createdAt: at, gaveUpAt: at, attempts: 3 };
    await prisma().letter.create({ data: { ...base, ...words, ...facts } });
  }

  function find(key: string) {
    return prisma().letter.findUniqueOrThrow({ where: { key } });
  }

  async function countJobs(letterId: string): Promise<number> {
    const rows = await prisma().$queryRaw<unknown[]>`
      SELECT id FROM pgboss.job WHERE data ->> 'letterId' = ${letterId}`;
    return rows.length;
  }
});

test("exceptions and holds follow the player to the new address", async () => {
  const league = await makeLeague({ slug: "follows", publish: false });
  const { scope, season } = league;
  const { id: userId, email } = await firstPlayer(league);
  const after = "new@follows.example";
  await grantException(scope, season.id, { email, reason: "Staff" }, at);
  // Before anyone knew whose address that would be.
  await grantException(scope, season.id, { email: after, reason: "Staff" }, at);
  await placeHold(scope, { email, kind: "unpaid", lastOn: null, note: null }, at);
  expect(await correct(league, userId, after)).toEqual({ ok: true, value: null });
  const theirs = { where: { userId }, select: { email: true } };
  expect(await prisma().eligibilityException.findMany(theirs)).toEqual([{ email: after }]);
  expect(await prisma().registrationHold.findMany(theirs)).toEqual([{ email: after }]);
  const inForce = { where: { email: after, endedAt: null }, select: { userId: true } };
  expect(await prisma().eligibilityException.findMany(inForce)).toEqual([{ userId }]);
});

test("a stand-in's address waits until their time is over", async () => {
  const league = await makeLeague({ slug: "standin", publish: false });
  const { organizationId, directorId } = league;
  const { id } = await firstPlayer(league);
  const { id: standInId } = await prisma().standIn.create({
    data: {
      ...{ organizationId, directorId, userId: id, createdAt: at },
      ...{ fromAt: new Date(at.getTime() - 60_000), untilAt: new Date(at.getTime() + 1) },
    },
  });
  expect(await correct(league, id, "a@standin.example")).toEqual({ ok: false, refusal: "not-only-here" });
  await prisma().standIn.update({ where: { id: standInId }, data: { untilAt: at } });
  expect(await correct(league, id, "a@standin.example")).toEqual({ ok: true, value: null });
});

test("the email of someone who deleted their account stays away", async () => {
  const league = await makeLeague({ slug: "erased", publish: false });
  const { id } = await firstPlayer(league);
  await prisma().user.update({ where: { id }, data: { email: makeDeletedEmail(id) } });
  await prisma().erasure.create({ data: { userId: id, at } });
  expect(await correct(league, id, "back@erased.example")).toEqual({ ok: false, refusal: "deleted" });
});

test("no one takes over an account that does more than play here", async () => {
  const league = await makeLeague({ slug: "takers", publish: false });
  const other = await makeLeague({ slug: "taken", publish: false });
  const { id } = await firstPlayer(league);
  const refused = { ok: false, refusal: "not-only-here" };
  for (const membership of [
    { organizationId: league.organizationId, role: "staff" },
    { organizationId: other.organizationId, role: "player" },
  ] as const) {
    const made = await prisma().membership.create({ data: { userId: id, ...membership } });
    expect(await correct(league, id, "mine@takers.example")).toEqual(refused);
    await prisma().membership.delete({ where: { id: made.id } });
  }
  const stranger = await firstPlayer(other);
  expect(await correct(league, stranger.id, "mine@takers.example")).toBeNull();
  expect(await correct(league, id, stranger.email)).toEqual({ ok: false, refusal: "taken" });
});

test.each([
  ["a phone number", { phone: "(512) 555-0142" }],
  ["a calendar's address", { calendarToken: "bare-secret" }],
  ["a choice of notifications", { pushOff: ["round-opened"] }],
])("an account with %s doesn't make way", async (why, data) => {
  const slug = `kept-${Object.keys(data)[0]?.toLowerCase()}`;
  const league = await makeLeague({ slug, publish: false });
  const { id } = await firstPlayer(league);
  const email = `right@${slug}.example`;
  await prisma().user.create({ data: { email, ...data } });
  expect(await correct(league, id, email), why).toEqual({ ok: false, refusal: "taken" });
});

test("an account that did nothing but sign in with the right address makes way for the player", async () => {
  const league = await makeLeague({ slug: "bare", publish: false });
  const { id } = await firstPlayer(league);
  const email = "right@bare.example";
  const holder = await prisma().user.create({ data: { email, name: "Right", emailVerified: at } });
  const session = await insertSession(holder.id, at, 30);
  await prisma().account.create({
    data: { userId: holder.id, type: "oauth", provider: "campus", providerAccountId: "bare" },
  });

  expect(await correct(league, id, email)).toEqual({ ok: true, value: null });
  expect(await prisma().user.findMany({ where: { email }, select: { id: true } })).toEqual([{ id }]);
  expect(await findSessionPerson(session, at), "its owner signs in again").toBeUndefined();
  expect(await prisma().account.count({ where: { providerAccountId: "bare" } })).toBe(0);
  const logged = await prisma().auditEvent.findFirst({
    where: { type: "email-corrected" },
    orderBy: { id: "desc" },
  });
  expect(logged?.data).toMatchObject({ deletedUserId: holder.id });
});

test.each([
  [
    "availability",
    (userId: string, organizationId: string) =>
      prisma().freeDay.create({ data: { userId, organizationId, date: at, hours: 0 } }),
  ],
  ["a line of the log", (userId: string, organizationId: string) => note(userId, organizationId)],
])("an account that has %s keeps its address", async (why, give) => {
  const league = await makeLeague({ slug: `keeps-${why.length}`, publish: false });
  const { id } = await firstPlayer(league);
  const email = `holder@keeps-${why.length}.example`;
  const holder = await prisma().user.create({ data: { email } });
  await give(holder.id, league.organizationId);
  expect(await correct(league, id, email)).toEqual({ ok: false, refusal: "taken" });
});

function note(actorUserId: string, organizationId: string) {
  return inTransaction((tx) =>
    insertAudit(tx, { organizationId, actorUserId, type: "withdrew", subject: "Once", at }),
  );
}

test("two directors who correct the same address don't overwrite each other", async () => {
  const league = await makeLeague({ slug: "twodirectors", publish: false });
  const { id, email } = await firstPlayer(league);
  const seen = emailStamp(email);
  const both = await Promise.all(
    ["a@two.example", "b@two.example"].map((address) =>
      correctEmail(league.scope, { userId: id, name: "A" }, { email: address, seen, at }),
    ),
  );
  expect(both.filter((answer) => !answer?.ok)).toEqual([{ ok: false, refusal: "changed" }]);
});

test("disconnecting the site's campus account deletes the groups that it named, and no others", async () => {
  const league = await makeLeague({ slug: "disconnects", publish: false });
  const { id: userId } = await firstPlayer(league);
  const { organizationId } = league;
  await prisma().account.create({
    data: { userId, type: "oauth", provider: CAMPUS, providerAccountId: "7" },
  });
  for (const source of ["oidc", "saml"])
    await prisma().campusGroup.create({
      data: { organizationId, userId, source, name: "student", seenAt: at },
    });
  expect(await deleteCampusAccount(userId)).toBe(true);
  expect(await prisma().campusGroup.findMany({ where: { userId } })).toMatchObject([{ source: "saml" }]);
  expect(await deleteCampusAccount(userId)).toBe(false);
});

async function firstPlayer({ players }: TestLeague) {
  return prisma().user.findUniqueOrThrow({ where: { id: players[0]?.userId ?? "" } });
}

async function correct(league: TestLeague, userId: string, email: string) {
  const before = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  return correctEmail(league.scope, { userId, name: "Amara" }, { email, seen: emailStamp(before.email), at });
}
