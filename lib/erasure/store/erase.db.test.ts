import { expect, test } from "vitest";
import { openSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { updateLetterSent } from "@/lib/mail/store/letters";
import { wordsOf } from "@/lib/mail/store/words";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { rebuildMatches } from "@/lib/match/store/rebuild";
import { proveAdmin } from "@/lib/people/rules/permissions";
import { insertRole } from "@/lib/people/store/grant-role";
import { deleteRole } from "@/lib/people/store/people";
import { insertStandIn } from "@/lib/people/store/stand-ins";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import { erase, later } from "../testing/erase";
import { makePlayedLeague } from "../testing/played-league";
import { searchDatabase } from "../testing/search";
import { eraseAccount, eraseFromServer } from "./erase";
import { readErasure } from "./preview";

await freshDatabase();
const search = searchDatabase();

test("after it, nothing in the database finds the name or the address, and results stay", async () => {
  const { league, player, email, played } = await makePlayedLeague();
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

test("open matches follow the rule for leaving, statements say less, and the directors are told", async () => {
  const { league, player, contested } = await makePlayedLeague();
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
  const { league, player, email } = await makePlayedLeague();
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

test("a person who signed in long ago, or reads an old page, is asked again", async () => {
  const { player } = await makePlayedLeague();
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
  const { league } = await makePlayedLeague();
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

test("someone who lost their role is forgotten there, too", async () => {
  const { league } = await makePlayedLeague();
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

test("no one comes back into a deleted account, and history stays closed to everything else", async () => {
  const { player, contested } = await makePlayedLeague();
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
  const { player } = await makePlayedLeague();
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

test("from the server it takes no session, only once, and not past what its owner has to settle", async () => {
  const { league, player, email } = await makePlayedLeague();
  expect(await eraseFromServer(league.directorId, later(5))).toMatchObject({
    ok: false,
    refusal: [{ type: "last-director" }, { type: "last-admin" }],
  });
  expect(await prisma().erasure.count({ where: { userId: league.directorId } })).toBe(0);

  expect(await eraseFromServer(player.userId, later(5))).toMatchObject({ ok: true });

  expect(await search(email)).toEqual([]);
  const { organizationId } = league;
  const logged = { in: ["account-deleted", "entry-withdrawn"] };
  const acts = await prisma().auditEvent.findMany({
    where: { organizationId, type: logged },
    orderBy: { type: "asc" },
  });
  expect(acts.map(({ type, actorUserId }) => [type, actorUserId])).toEqual([
    ["account-deleted", null],
    ["entry-withdrawn", null],
  ]);
  expect(await eraseFromServer(player.userId, later(6))).toEqual({ ok: false, refusal: "deleted" });
  expect(await eraseFromServer(crypto.randomUUID(), later(6))).toEqual({ ok: false, refusal: "no-account" });
});

test.each([
  { why: "by its owner", deletes: erase },
  { why: "from the server", deletes: (id: string) => eraseFromServer(id, later(5)) },
])(
  "a director's stand-ins end with the account, and are told without the name: $why",
  async ({ deletes }) => {
    const { league } = await makePlayedLeague();
    const { organizationId } = league;
    const admin = proveAdmin({ organizationId, userId: league.directorId, roles: ["admin"] });
    if (!admin) throw new Error("An admin");
    await insertRole(
      admin,
      { email: `wanda@${league.org}.example`, name: "Wanda Leaving", role: "director" },
      MONDAY,
    );
    const { id } = await prisma().user.findUniqueOrThrow({ where: { email: `wanda@${league.org}.example` } });
    const span = { from: instantOf(MONDAY), until: addHours(instantOf(MONDAY), 48) };
    await insertStandIn(admin, { directorId: id, email: `deputy@${league.org}.example`, ...span }, MONDAY);

    expect(await deletes(id)).toMatchObject({ ok: true });

    const ended = { key: { contains: ":ended:" }, toEmail: `deputy@${league.org}.example` };
    expect((await prisma().letter.findFirst({ where: ended }))?.subject).toBe(
      "You no longer stand in for a director whose account was deleted",
    );
    const acts = await prisma().auditEvent.findMany({ where: { organizationId, type: "stand-in-ended" } });
    expect(acts.map(({ actorUserId }) => actorUserId)).toEqual([deletes === erase ? id : null]);
  },
);

async function standings(league: TestLeague) {
  const rows = await prisma().match.findMany({
    where: { organizationId: league.organizationId },
    orderBy: { id: "asc" },
  });
  return rows;
}
