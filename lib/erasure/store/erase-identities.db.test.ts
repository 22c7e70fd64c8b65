import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { liftHold, placeHold } from "@/lib/eligibility/store/holds";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { erase } from "../testing/erase";
import { makePlayedLeague } from "../testing/played-league";
import { searchDatabase } from "../testing/search";

await freshDatabase();
const search = searchDatabase();

test("a former name and a corrected address go, too, unless the address is someone else's now", async () => {
  const { player, email, played } = await makePlayedLeague();
  const { userId } = player;
  const write = (toEmail: string, text: string, key = toEmail) =>
    prisma().letter.create({
      data: { key, toEmail, subject: text, text, html: text, messageId: toEmail, createdAt: MONDAY },
    });
  const rename = (data: { readonly name?: string; readonly email?: string }) =>
    prisma().user.update({ where: { id: userId }, data });
  await rename({ name: "Nora Unmistakable" });
  await rename({ name: player.name, email: "typo@lakeside.example" });
  await rename({ email: "taken-later@lakeside.example" });
  await rename({ email });
  await prisma().user.create({ data: { email: "taken-later@lakeside.example" } });
  await write("typo@lakeside.example", "Your round opens");
  await write("taken-later@lakeside.example", "Not theirs");
  await write("rival@lakeside.example", "You play Nora Unmistakable", `${played.id}:9`);

  expect(await erase(userId)).toMatchObject({ ok: true });

  expect(await search("Unmistakable")).toEqual([]);
  expect(await search("typo@lakeside.example")).toEqual([]);
  expect(await search("Not theirs")).toEqual(["letter"]);
});

test("an unproven username goes from the daily emails of opponents, too", async () => {
  const { league, player, played } = await makePlayedLeague();
  const { organizationId, season } = league;
  const { userId } = player;
  await prisma().handle.create({ data: { organizationId, seasonId: season.id, userId, handle: "quiet_k" } });
  const write = (key: string, text: string) =>
    prisma().letter.create({
      data: {
        key,
        toEmail: "rival@lakeside.example",
        subject: "Hi",
        text,
        html: text,
        messageId: key,
        createdAt: MONDAY,
      },
    });
  await write(
    "digest:rival:2026-11-17",
    `On Lichess they are quiet_k: https://chess.example/matches/${played.id}`,
  );
  await write("digest:rival:2026-11-18", "The quiet_k of somebody else.");

  expect(await erase(userId)).toMatchObject({ ok: true });

  const texts = await prisma().letter.findMany({
    where: { key: { startsWith: "digest:" } },
    orderBy: { key: "asc" },
  });
  expect(texts.map(({ text }) => text)).toEqual([
    `On Lichess they are (deleted): https://chess.example/matches/${played.id}`,
    "The quiet_k of somebody else.",
  ]);
});

test("the address of a campus account goes, too, unless another account has it", async () => {
  const { league, player } = await makePlayedLeague();
  const { userId } = player;
  const connect = (address: string) =>
    prisma().account.create({
      data: { userId, type: "oauth", provider: "oidc", providerAccountId: address, email: address },
    });
  const write = (toEmail: string) =>
    prisma().letter.create({
      data: {
        key: toEmail,
        toEmail,
        subject: "Hi",
        text: "Hi",
        html: "Hi",
        messageId: toEmail,
        createdAt: MONDAY,
      },
    });
  const second = await prisma().user.create({ data: { email: "second@lakeside.example" } });
  await connect(second.email);
  await connect("Only-There@Lakeside.Example");
  await connect("");
  await write(second.email);
  await write("only-there@lakeside.example");
  const unpaid = { kind: "unpaid", lastOn: null, note: null } as const;
  await placeHold(league.scope, { email: second.email, ...unpaid }, MONDAY);
  const hold = await placeHold(league.scope, { email: "only-there@lakeside.example", ...unpaid }, MONDAY);
  const id = hold.ok ? hold.value.id : "";

  expect(await erase(userId), "the hold would go with it").toEqual({ ok: false, refusal: "blocked" });
  await liftHold(league.scope, id, MONDAY);
  expect(await erase(userId)).toMatchObject({ ok: true });

  expect(await search("only-there@lakeside.example")).toEqual([]);
  expect(await search(second.email)).toEqual(["letter", "registration_hold", "user"]);
});

test("former usernames go, too, unless another player has them now", async () => {
  const { league, player, played } = await makePlayedLeague();
  const { organizationId, season } = league;
  const { userId } = player;
  const of = (id: string) => ({ seasonId_userId: { seasonId: season.id, userId: id } });
  const take = (id: string, handle: string) =>
    prisma().handle.upsert({
      where: of(id),
      create: { organizationId, seasonId: season.id, userId: id, handle },
      update: { handle },
    });
  for (const handle of ["Taken_Later", "Quiet_Knight", "Loud_Knight"]) await take(userId, handle);
  await prisma().handle.delete({ where: of(userId) });
  await take(league.players[1]?.userId ?? "", "taken_later");
  const former = await prisma().formerIdentity.findMany({ where: { userId }, orderBy: { value: "asc" } });
  expect(former.map(({ kind, value }) => [kind, value])).toEqual([
    ["username", "Loud_Knight"],
    ["username", "Quiet_Knight"],
    ["username", "Taken_Later"],
  ]);
  const text = "Quiet_Knight is loud_knight now. It isn't Taken_Later.";
  await prisma().letter.create({
    data: {
      ...{ organizationId, key: `${played.id}:9`, toEmail: "rival@lakeside.example", createdAt: MONDAY },
      ...{ messageId: "names", subject: text, text, html: text },
    },
  });

  expect(await erase(userId)).toMatchObject({ ok: true });

  expect(await search("Quiet_Knight")).toEqual([]);
  expect(await search("Loud_Knight")).toEqual([]);
  expect(await search("Taken_Later")).toEqual(["handle", "letter"]);
  expect(await prisma().formerIdentity.count({ where: { userId } })).toBe(0);
});

test("a username that's proven as it was isn't a former one, and a renamed account keeps its ID", async () => {
  const { league, player } = await makePlayedLeague();
  const { organizationId, season } = league;
  const { userId } = player;
  const where = { seasonId_userId: { seasonId: season.id, userId } };
  const former = async () =>
    (await prisma().formerIdentity.findMany({ where: { userId } })).map(({ value }) => value);
  await prisma().handle.create({
    data: { organizationId, seasonId: season.id, userId, handle: "quiet_knight" },
  });
  const account = { accountSite: "chess.com", accountId: "7700", provenAt: MONDAY };
  const named = (name: string) => ({ handle: name, accountName: name });
  await prisma().handle.update({ where, data: { ...account, ...named("Quiet_Knight") } });
  expect(await former()).toEqual([]);
  await prisma().handle.update({ where, data: named("Loud_Knight") });
  expect(await former()).toEqual(["Quiet_Knight"]);
  await prisma().handle.delete({ where });
  expect((await former()).toSorted()).toEqual(["7700", "Loud_Knight", "Quiet_Knight"]);
});

test("a former username stays where someone else had it, too, or where it's in a name", async () => {
  const { league, player, played } = await makePlayedLeague();
  const { organizationId } = league;
  const { userId } = player;
  const rival = await prisma().user.update({
    where: { id: league.players[1]?.userId ?? "" },
    data: { name: "Grace Hopper" },
  });
  const changedAt = MONDAY;
  await prisma().formerIdentity.createMany({
    data: [
      ...["Grace", "Shared_Knight", "Lone_Knight"].map((value) => ({
        userId,
        kind: "username",
        value,
        changedAt,
      })),
      { userId: rival.id, kind: "username", value: "shared_knight", changedAt },
    ],
  });
  const text = "Grace plays shared_knight and Lone_Knight.";
  const { id } = await prisma().letter.create({
    data: {
      ...{ organizationId, key: `${played.id}:9`, toEmail: "rival@lakeside.example", createdAt: MONDAY },
      ...{ messageId: text, subject: text, text, html: text },
    },
  });

  expect(await erase(userId)).toMatchObject({ ok: true });

  const letter = await prisma().letter.findUniqueOrThrow({ where: { id } });
  expect(letter.text).toBe("Grace plays shared_knight and (deleted).");
});

test("a proven username goes everywhere, unless it's in a name; an unproven one stays elsewhere", async () => {
  const { league, player } = await makePlayedLeague();
  const { organizationId } = league;
  const { userId } = player;
  await prisma().user.update({ where: { id: league.players[1]?.userId ?? "" }, data: { name: "Ben Ito" } });
  const names = [
    ["Quiet_Knight", "Quiet_Knight"],
    ["ben", "Ben"],
    ["no-show", null],
  ] as const;
  for (const [index, [handle, accountName]] of names.entries()) {
    const { season } = await makeLeague({ slug: `erase-proof-${index}`, players: 2, publish: false });
    const proof = { accountSite: "lichess", accountId: handle, accountName, provenAt: MONDAY };
    await prisma().handle.create({
      data: {
        organizationId: season.organization.id,
        seasonId: season.id,
        userId,
        handle,
        ...(accountName && proof),
      },
    });
  }
  const text = "Ben Ito plays quiet_knight, a no-show.";
  const { id } = await prisma().letter.create({
    data: {
      ...{ organizationId, key: text, toEmail: "rival@lakeside.example", createdAt: MONDAY },
      ...{ messageId: text, subject: text, text, html: text },
    },
  });

  expect(await erase(userId)).toMatchObject({ ok: true });

  const letter = await prisma().letter.findUniqueOrThrow({ where: { id } });
  expect(letter.text).toBe("Ben Ito plays (deleted), a no-show.");
});

test.each([
  ["NONE", true],
  ["2026", true],
  ["A770", false],
  ["20261", false],
])("whether texts keep the campus ID %s: %s", async (campusId, isKept) => {
  const { league, player } = await makePlayedLeague();
  const { organizationId } = league;
  const { userId } = player;
  await prisma().campusId.create({ data: { organizationId, userId, campusId, givenAt: MONDAY } });
  const text = `There are ${campusId.toLowerCase()} of them.`;
  const { id } = await prisma().letter.create({
    data: {
      ...{ organizationId, key: text, toEmail: "rival@lakeside.example", messageId: text, createdAt: MONDAY },
      ...{ subject: text, text, html: text },
    },
  });

  expect(await erase(userId)).toMatchObject({ ok: true });

  const letter = await prisma().letter.findUniqueOrThrow({ where: { id } });
  expect(letter.text).toBe(isKept ? text : "There are (deleted) of them.");
});

test("a phone that's no number stays a word", async () => {
  const { league, player } = await makePlayedLeague();
  const { userId } = player;
  const { organizationId } = league;
  await prisma().user.update({ where: { id: userId }, data: { phone: "none" } });
  const text = "There is none. None of them came.";
  await prisma().letter.create({
    data: {
      ...{ organizationId, key: text, toEmail: "rival@lakeside.example", messageId: text, createdAt: MONDAY },
      ...{ subject: text, text, html: text },
    },
  });

  expect(await erase(userId)).toMatchObject({ ok: true });

  expect(await prisma().letter.count({ where: { text } })).toBe(1);
});
