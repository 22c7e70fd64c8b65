import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession } from "@/lib/auth/store/sign-in";
import { insertAudit } from "@/lib/db/audit";
import { databaseUrl, inTransaction, prisma } from "@/lib/db/prisma";
import { grantException } from "@/lib/eligibility/store/exceptions";
import { liftHold, placeHold } from "@/lib/eligibility/store/holds";
import { saveList } from "@/lib/eligibility/store/list";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import { PASS } from "@/lib/fees/testing/pass";
import { closeConnections } from "@/lib/jobs/close-connections";
import { updateLetterSent } from "@/lib/mail/store/letters";
import { wordsOf } from "@/lib/mail/store/words";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { rebuildMatches } from "@/lib/match/store/rebuild";
import { proveAdmin } from "@/lib/people/rules/permissions";
import { deleteRole, insertRole } from "@/lib/people/store/people";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { erase as eraseNow, searchEverything } from "../testing/erase";
import { eraseAccount } from "./erase";
import { readErasure } from "./preview";
import { TEXTS } from "./texts";

await freshDatabase();
const client = new pg.Client({ connectionString: databaseUrl() });
beforeAll(() => client.connect());
afterAll(async () => {
  await client.end();
  await closeConnections();
});

const later = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000);
let campuses = 0;

/** A league of five in which the first player has played one match, and two wrote about it. */
async function setUp() {
  campuses += 1;
  const league = await makeLeague({ slug: `erase-${campuses}`, players: 5 });
  const [player] = league.players;
  if (!player) throw new Error("Five players");
  const own = (await listTestMatches(league)).filter(
    ({ home, away }) => home === player.userId || away === player.userId,
  );
  const [played, contested] = own;
  if (!played || !contested) throw new Error("Four matches each");
  const otherOf = (match: typeof played) => (match.home === player.userId ? match.away : match.home);
  await mustExecute(played.id, { type: "report", games: [...TWO_NIL] }, { userId: player.userId }, MONDAY);
  await mustExecute(played.id, { type: "approve" }, { userId: otherOf(played) }, MONDAY);
  await mustExecute(contested.id, { type: "report", games: [...TWO_NIL] }, { userId: player.userId }, MONDAY);
  const first = player.name.split(" ")[0];
  await mustExecute(
    contested.id,
    { type: "contest", statement: `${first} never came. ${player.name} was at home.`, games: null },
    { userId: otherOf(contested) },
    MONDAY,
  );
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: player.userId } });
  return { league, player, email, played, contested };
}

const erase = (userId: string, at = later(5)) => eraseNow(userId, at);
const search = (text: string) => searchEverything(client, text);

async function standings(league: TestLeague) {
  const rows = await prisma().match.findMany({
    where: { organizationId: league.organizationId },
    orderBy: { id: "asc" },
  });
  return rows;
}

test("after it, nothing in the database finds the name or the address, and results stay", async () => {
  const { league, player, email, played } = await setUp();
  expect(await search(player.name)).not.toEqual([]);
  const before = await prisma().match.findUniqueOrThrow({ where: { id: played.id } });

  expect(await erase(player.userId)).toMatchObject({ ok: true });

  expect(await search(player.name)).toEqual([]);
  expect(await search(email)).toEqual([]);
  const entry = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
  expect(entry).toMatchObject({ name: `Player\u00a0${entry.number}`, status: "withdrawn" });
  const after = await prisma().match.findUniqueOrThrow({ where: { id: played.id } });
  expect(after).toEqual(before);
  expect(await prisma().signInSession.count({ where: { userId: player.userId } })).toBe(0);

  const folded = await standings(league);
  await rebuildMatches();
  expect(await standings(league)).toEqual(folded);
});

test("a former name and a corrected address go, too, unless the address is somebody else's now", async () => {
  const { player, email, played } = await setUp();
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

test("what others wrote about each other stays, whatever names the person used", async () => {
  const { league, player } = await setUp();
  const { organizationId, season } = league;
  const { userId } = player;
  await saveWaiver(league.scope, season.id, { text: "I play at my own risk.", seen: 0 }, MONDAY);
  const signed = { version: 1, accepts: true, signedName: "I agree", guardianName: "" };
  expect(await acceptWaiver({ seasonId: season.id, userId }, signed, MONDAY)).toMatchObject({ ok: true });
  await prisma().handle.create({ data: { organizationId, seasonId: season.id, userId, handle: "no-show" } });
  await prisma().formerIdentity.createMany({
    data: ["2026", "2-0"].map((value) => ({ userId, kind: "username", value, changedAt: MONDAY })),
  });
  await prisma().user.update({ where: { id: userId }, data: { phone: "2026-11-20" } });
  for (const name of ["came on time", "won", player.name])
    await prisma().user.update({ where: { id: userId }, data: { name } });
  const match = (await listTestMatches(league)).find(({ home, away }) => home !== userId && away !== userId);
  if (!match) throw new Error("Six matches of others");
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, MONDAY);
  const statement = `I agree that it was a 2-0, no no-show, and they came on time on 2026-11-20. ${player.name} saw it.`;
  await mustExecute(match.id, { type: "contest", statement, games: null }, { userId: match.away }, MONDAY);

  expect(await erase(userId)).toMatchObject({ ok: true });

  const said = await prisma().matchEvent.findFirst({
    where: { matchId: match.id, type: "ReportContested" },
  });
  expect(said?.data).toMatchObject({ statement: statement.replace(player.name, "Deleted account") });
});

test("what opponents wrote in the person's own matches stays, whatever names the person used", async () => {
  const { player, contested } = await setUp();
  const { userId } = player;
  for (const name of ["never", "was late", "came home", player.name])
    await prisma().user.update({ where: { id: userId }, data: { name } });

  expect(await erase(userId)).toMatchObject({ ok: true });

  const said = await prisma().matchEvent.findFirst({
    where: { matchId: contested.id, type: "ReportContested" },
  });
  const { name } = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
  expect(said?.data).toMatchObject({ statement: `${name} never came. ${name} was at home.` });
});

test("an unproven username goes from the daily emails of opponents, too", async () => {
  const { league, player, played } = await setUp();
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
  const { league, player } = await setUp();
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

test("what was written for their address, but belongs to who had it before, neither stops it nor goes", async () => {
  const { league, player, email } = await setUp();
  const { scope, season } = league;
  const before = league.players[1];
  if (!before) throw new Error("Five players");
  const { userId } = before;
  await grantException(scope, season.id, { email, reason: "Staff" }, MONDAY);
  await placeHold(scope, { email, kind: "unpaid", lastOn: null, note: null }, MONDAY);
  await prisma().eligibilityException.updateMany({ where: { email }, data: { userId } });
  await prisma().registrationHold.updateMany({ where: { email }, data: { userId } });

  expect(await erase(player.userId)).toMatchObject({ ok: true });

  expect(await prisma().eligibilityException.count({ where: { userId } })).toBe(1);
  expect(await prisma().registrationHold.count({ where: { userId } })).toBe(1);
});

test("former usernames go, too, unless another player has them now", async () => {
  const { league, player, played } = await setUp();
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
  const { league, player } = await setUp();
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

test("a former username stays where somebody else had it, too, or where it's in a name", async () => {
  const { league, player, played } = await setUp();
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
  const { league, player } = await setUp();
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
  const { league, player } = await setUp();
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
  const { league, player } = await setUp();
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

test("lines of lists go, except those that are other people's under the same campus ID", async () => {
  const { league, player, email } = await setUp();
  const other = await makeLeague({ slug: `erase-numbers-${campuses}`, players: 2, publish: false });
  const { organizationId } = league;
  const { userId } = player;
  await prisma().campusId.create({ data: { organizationId, userId, campusId: "A7700", givenAt: MONDAY } });
  const line = (theirEmail: string | null, campusId: string | null) => ({
    email: theirEmail,
    campusId,
    validUntil: null,
  });
  const save = async ({ scope, season }: TestLeague, lines: readonly ReturnType<typeof line>[]) =>
    saveList(scope, season.id, { lines: [...lines], mode: "replace", seen: 0 }, MONDAY);
  const rival = line("rival@lakeside.example", "A7700");
  await save(league, [line(email, "B1"), line(null, "A7700"), rival]);
  await save(other, [line(email, null), line(null, "A7700")]);

  expect(await erase(userId)).toMatchObject({ ok: true });

  const linesOf = ({ season }: TestLeague) =>
    prisma().eligibilityLine.findMany({
      where: { seasonId: season.id },
      select: { email: true, campusId: true, validUntil: true },
    });
  expect(await linesOf(league)).toEqual([rival]);
  expect(await linesOf(other)).toEqual([line(null, "A7700")]);
});

test("the waiver that they accepted goes, and what they paid stays without its note", async () => {
  const { league, player } = await setUp();
  const { scope, season } = league;
  const { userId } = player;
  await saveWaiver(scope, season.id, { text: "I play at my own risk.", seen: 0 }, MONDAY);
  await saveFee(scope, season.id, { fee: PASS, seen: 0 }, MONDAY);
  const signed = { version: 1, accepts: true, signedName: "Unmistakable", guardianName: "Una Mistaken" };
  expect(await acceptWaiver({ seasonId: season.id, userId }, signed, MONDAY)).toMatchObject({ ok: true });
  const paid = { userId, kind: "paid", note: "Check of Una Mistaken", seen: 0 } as const;
  expect(await markFee(scope, season.id, paid, MONDAY)).toMatchObject({ ok: true });

  expect(await erase(userId)).toMatchObject({ ok: true });

  expect(await prisma().waiverAcceptance.count({ where: { userId } })).toBe(0);
  const marks = await prisma().feeMark.findMany({ where: { userId }, select: { kind: true, note: true } });
  expect(marks).toEqual([{ kind: "paid", note: null }]);
  expect(await search("Unmistakable")).toEqual([]);
  expect(await search("Mistaken")).toEqual([]);
});

test("open matches follow the rule for leaving, statements say less, and the directors are told", async () => {
  const { league, player, contested } = await setUp();
  expect(await erase(player.userId)).toMatchObject({ ok: true });

  const open = await prisma().match.count({
    where: {
      status: { notIn: ["final", "void"] },
      OR: [{ homeEntryId: player.entryId }, { awayEntryId: player.entryId }],
    },
  });
  expect(open).toBe(0);
  const [said] = await prisma().matchEvent.findMany({
    where: { matchId: contested.id, type: "ReportContested" },
  });
  const { number } = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
  const label = `Player\u00a0${number}`;
  expect(said?.data).toMatchObject({ statement: `${label} never came. ${label} was at home.` });
  // An email that waits says who it's about in words of ours, too.
  const [waiting] = await readLetters({ key: { startsWith: `${contested.id}:2:` } });
  expect(waiting?.facts).toBeNull();
  expect(waiting?.text).toContain(`${label} reported your match`);
  const letters = await prisma().letter.findMany({
    where: { organizationId: league.organizationId, key: { startsWith: "account-deleted:" } },
  });
  expect(letters.map(({ toEmail }) => toEmail)).toEqual([`director@${league.org}.example`]);
  expect(letters[0]?.text).toMatch(
    /Player\s1 has left Open, Fall 2026. Player\s1 has 1 of 4 matches decided, less than 50%: their results won’t count/,
  );
});

test("an email that was being sent during the deletion doesn't get its old words back", async () => {
  const { league, player, email } = await setUp();
  const { organizationId } = league;
  await prisma().organization.update({ where: { id: organizationId }, data: { contactEmail: email } });
  const others = (await listTestMatches(league)).find(
    ({ home, away }) => home !== player.userId && away !== player.userId,
  );
  if (!others) throw new Error("Six matches of others");
  await mustExecute(others.id, { type: "report", games: [...TWO_NIL] }, { userId: others.home }, MONDAY);
  const rows = await prisma().letter.findMany({ where: { organizationId, kind: { not: null } } });
  const taken = rows.map((letter) => ({ letter, words: wordsOf(letter) }));
  expect(taken.some(({ words }) => words.text.includes(player.name))).toBe(true);
  expect(
    taken.some(({ letter, words }) => letter.key.startsWith(others.id) && words.text.includes(email)),
  ).toBe(true);

  expect(await erase(player.userId)).toMatchObject({ ok: true });
  for (const { letter, words } of taken) await updateLetterSent(letter, MONDAY, words);

  const ids = rows.map(({ id }) => id);
  const kept = JSON.stringify(await prisma().letter.findMany({ where: { id: { in: ids } } }));
  expect(kept).not.toContain(player.name);
  expect(kept).not.toContain(email);
});

test("a line of the log about one of their matches names them no more", async () => {
  const { league, player, played } = await setUp();
  const { organizationId, directorId } = league;
  const data = {
    matchId: played.id,
    of: "home",
    rating: 0,
    reason: `${player.name.split(" ")[0]} was rude.`,
  };
  await inTransaction((tx) =>
    insertAudit(tx, {
      ...{ organizationId, actorUserId: directorId, type: "rating-left-out", subject: "A vs. B", at: MONDAY },
      data,
    }),
  );

  expect(await erase(player.userId)).toMatchObject({ ok: true });

  const { name } = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
  const line = await prisma().auditEvent.findFirst({ where: { organizationId, type: "rating-left-out" } });
  expect(line?.data).toEqual({ ...data, reason: `${name} was rude.` });
});

test("a namesake keeps what was written about them", async () => {
  const { league, player } = await setUp();
  const namesake = league.players[1];
  if (!namesake) throw new Error("Five players");
  await prisma().entry.update({ where: { id: namesake.entryId }, data: { name: player.name } });
  expect(await erase(player.userId)).toMatchObject({ ok: true });
  expect((await prisma().entry.findUniqueOrThrow({ where: { id: namesake.entryId } })).name).toBe(
    player.name,
  );
  const about = await prisma().auditEvent.count({
    where: { organizationId: league.organizationId, subject: { contains: player.name } },
  });
  expect(about).toBeGreaterThan(0);
});

test("a person who signed in long ago, or reads an old page, is asked again", async () => {
  const { player } = await setUp();
  const { userId } = player;
  const sessionId = await inTransaction((tx) => openSession(tx, userId, later(0), 30));
  const { stamp } = await readErasure(prisma(), userId, later(5));
  const asked = { userId, sessionId, stamp };
  expect(await eraseAccount(asked, later(15))).toEqual({ ok: false, refusal: "sign-in-again" });
  expect(await eraseAccount({ ...asked, stamp: "old" }, later(5))).toEqual({ ok: false, refusal: "changed" });
  expect(await eraseAccount({ ...asked, sessionId: crypto.randomUUID() }, later(5))).toEqual({
    ok: false,
    refusal: "sign-in-again",
  });
  expect(await prisma().erasure.count({ where: { userId } })).toBe(0);
});

test("the last admin stays until there is another", async () => {
  const { league } = await setUp();
  expect(await erase(league.directorId)).toEqual({ ok: false, refusal: "blocked" });
  const admin = proveAdmin({
    organizationId: league.organizationId,
    userId: league.directorId,
    roles: ["admin"],
  });
  if (!admin) throw new Error("An admin");
  for (const role of ["admin", "director"] as const)
    await insertRole(admin, { email: `next@${league.org}.example`, name: "Nia Next", role }, MONDAY);
  expect(await erase(league.directorId)).toMatchObject({ ok: true });
  expect(await search(`director@${league.org}.example`)).toEqual([]);
});

test("somebody who lost their role is forgotten there, too", async () => {
  const { league } = await setUp();
  const { organizationId, directorId: userId } = league;
  const admin = proveAdmin({ organizationId, userId, roles: ["admin"] });
  if (!admin) throw new Error("An admin");
  const former = { email: `noor@${league.org}.example`, name: "Noor Former", role: "staff" } as const;
  await insertRole(admin, former, MONDAY);
  const { id } = await prisma().user.findUniqueOrThrow({ where: { email: former.email } });
  await deleteRole(admin, { userId: id, role: "staff" }, MONDAY);
  expect(await search(former.email)).not.toEqual([]);
  expect(await erase(id)).toMatchObject({ ok: true });
  expect(await search(former.email)).toEqual([]);
  expect(await search(former.name)).toEqual([]);
});

test("nobody comes back into a deleted account, and history stays closed to everything else", async () => {
  const { player, contested } = await setUp();
  expect(await erase(player.userId)).toMatchObject({ ok: true });
  const { userId } = player;
  const back = prisma().user.update({ where: { id: userId }, data: { name: "Amara again" } });
  await expect(back).rejects.toThrow(/was deleted/);
  await expect(inTransaction((tx) => openSession(tx, userId, later(20), 30))).rejects.toThrow(/was deleted/);
  const change = { data: { data: { statement: "I agree." } }, where: { matchId: contested.id } };
  await expect(prisma().matchEvent.updateMany(change)).rejects.toThrow(/append-only/);
  await expect(prisma().erasure.deleteMany()).rejects.toThrow(/append-only/);
});

test("two presses at once delete once", async () => {
  const { player } = await setUp();
  const { userId } = player;
  const sessionId = await inTransaction((tx) => openSession(tx, userId, later(0), 30));
  const { stamp } = await readErasure(prisma(), userId, later(5));
  const asked = { userId, sessionId, stamp };
  const answers = await Promise.all([eraseAccount(asked, later(5)), eraseAccount(asked, later(5))]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await prisma().letter.count({ where: { key: { startsWith: `account-deleted:${userId}` } } })).toBe(
    1,
  );
});

/** Columns of text that tell nothing about a person, or are deleted with their row. */
const NEVER_NAMES = new Set([
  "account",
  "api_token",
  "campus_domain",
  "campus_group",
  "campus_group_settings",
  "campus_id",
  "campus_request",
  "campus_session",
  "campus_sign_in",
  "claim_code",
  "division",
  "division_address",
  "eligibility_line",
  "eligibility_list",
  "entry",
  "equipment",
  "former_identity",
  "free_hours",
  "handle",
  "heartbeat",
  "letter_choice",
  "online_challenge",
  "online_site",
  "organization",
  "public_change",
  "push",
  "push_subscription",
  "rate_limit",
  "room_game",
  "room_game_event",
  "rule_pack",
  "season",
  "season_address",
  "season_fee",
  "stage",
  "user",
  "venue",
  "venue_hours",
  "venue_table",
  "verification_token",
  "waiver_text",
  "webhook",
  "match_watching",
  "digest_item",
  "round",
  "_prisma_migrations",
]);

test("every table with texts is looked through, or holds none about people", async () => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT table_name AS name, string_agg(column_name, ',') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND udt_name IN ('text', 'varchar', 'json', 'jsonb', '_text') GROUP BY 1`,
  );
  const known = new Set([...NEVER_NAMES, ...TEXTS.map(({ table }) => table)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
