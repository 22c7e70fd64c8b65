import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { execute } from "@/lib/match/store/execute";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { proveAdmin } from "../rules/permissions";
import { insertRole } from "./grant-role";
import { deleteRole } from "./people";
import { listRolesEverywhere } from "./roles-everywhere";
import { readRoles } from "./roles-now";
import { deleteStandIn, insertStandIn, listStandIns } from "./stand-ins";

await freshDatabase();

const SPAN = { from: instantOf(MONDAY), until: addHours(instantOf(MONDAY), 48) };
const later = (hours: number) => new Date(addHours(instantOf(MONDAY), hours));

let leagues = 0;
async function makeCampus() {
  leagues += 1;
  const league = await makeLeague({ slug: `away-${leagues}`, players: 4 });
  const admin = proveAdmin({
    organizationId: league.organizationId,
    userId: league.directorId,
    roles: ["admin"],
  });
  if (!admin) throw new Error("The director is admin too");
  return { league, admin };
}

async function standIn({ scope, directorId, org }: TestLeague, email = `deputy@${org}.example`, span = SPAN) {
  const answer = await insertStandIn(scope, { directorId, email, name: "Deputy", ...span }, MONDAY);
  const user = await prisma().user.findUnique({ where: { email } });
  return { answer, userId: user?.id ?? crypto.randomUUID() };
}

const rolesOf = ({ organizationId }: TestLeague, userId: string, at: Date) =>
  readRoles(prisma(), organizationId, userId, at);

test("a stand-in has a director's rights in their days and not after, and is emailed once", async () => {
  const { league } = await makeCampus();
  const { answer, userId } = await standIn(league);
  expect(answer).toEqual({ ok: true, value: null });
  expect(await rolesOf(league, userId, later(-1))).toEqual([]);
  expect(await rolesOf(league, userId, later(47))).toEqual(["director"]);
  expect(await rolesOf(league, userId, later(48))).toEqual([]);

  const [match] = await listTestMatches(league);
  const rule = { type: "void", reason: "Paired by mistake." } as const;
  const directs = (at: Date) => execute(match?.id ?? "", rule, { userId }, at);
  expect(await directs(later(48))).toMatchObject({ refusal: { code: "not-the-director" } });
  expect(await directs(later(1))).toMatchObject({ ok: true });
  const letters = await prisma().letter.findMany({ where: { key: { startsWith: "stand-in:" } } });
  expect(letters.map(({ toEmail }) => toEmail)).toEqual([`deputy@${league.org}.example`]);
  expect(await prisma().auditEvent.count({ where: { type: "stand-in-named" } })).toBe(1);
});

test("emails for directors go to stand-ins too, and they find their desk", async () => {
  const { league } = await makeCampus();
  const span = {
    from: instantOf(new Date(Date.now() - 3_600_000)),
    until: addHours(instantOf(new Date()), 1),
  };
  const { userId } = await standIn(league, undefined, span);
  expect((await listRolesEverywhere(userId, new Date())).map(({ roles }) => roles)).toEqual([["director"]]);
  const [match] = await listTestMatches(league);
  for (const hours of [1, 30])
    await execute(
      match?.id ?? "",
      { type: "log-contact", means: "email", triedAt: instantOf(later(hours)), note: "" },
      { userId: match?.home ?? "" },
      later(hours),
    );
  await prisma().standIn.updateMany({ where: { userId }, data: { fromAt: MONDAY } });
  await execute(
    match?.id ?? "",
    { type: "claim-unreachable", statement: "No answer yet." },
    { userId: match?.home ?? "" },
    later(31),
  );
  const letters = await prisma().letter.findMany({ where: { key: { contains: `director:${userId}` } } });
  expect(letters).toHaveLength(1);
});

test("a stand-in ends when the director loses the role, in either order", async () => {
  const { league, admin } = await makeCampus();
  await insertRole(admin, { email: "second@campus.example", role: "director" }, MONDAY);
  const { userId } = await standIn(league);
  const revoke = () => deleteRole(admin, { userId: league.directorId, role: "director" }, MONDAY);
  const [, named] = await Promise.all([revoke(), standIn(league, "late@campus.example")]);
  expect(await prisma().standIn.count({ where: { organizationId: league.organizationId } })).toBe(0);
  expect(await rolesOf(league, userId, later(1))).toEqual([]);
  expect(await rolesOf(league, named.userId, later(1))).toEqual([]);
});

test("a director who loses the role ends their stand-ins as by hand: emailed and logged", async () => {
  const { league, admin } = await makeCampus();
  const { organizationId, directorId } = league;
  await insertRole(admin, { email: "third@campus.example", role: "director" }, MONDAY);
  await standIn(league);
  const [row] = await listStandIns(league.scope, MONDAY);
  expect(await deleteRole(admin, { userId: directorId, role: "director" }, MONDAY)).toMatchObject({
    ok: true,
  });
  expect(await prisma().letter.count({ where: { key: { startsWith: `stand-in:${row?.id}:ended` } } })).toBe(
    1,
  );
  expect(await prisma().auditEvent.count({ where: { organizationId, type: "stand-in-ended" } })).toBe(1);
});

test("a director ends their own stand-ins, and an admin anyone's", async () => {
  const { league, admin } = await makeCampus();
  await standIn(league);
  const [row] = await listStandIns(league.scope, MONDAY);
  const id = row?.id ?? "";
  const stranger = (await makeCampus()).league;
  expect(await deleteStandIn(stranger.scope, id, null, MONDAY), "another campus").toBeNull();
  expect(await deleteStandIn(league.scope, id, league.players[0]?.userId ?? "", MONDAY)).toBeNull();
  expect(await deleteStandIn(admin, id, null, MONDAY)).toBe("ended");
  expect(await deleteStandIn(admin, id, null, MONDAY), "ended already").toBe("ended");
  expect(await deleteStandIn(stranger.scope, id, null, MONDAY), "still another campus").toBeNull();
  expect(await prisma().letter.count({ where: { key: { startsWith: `stand-in:${id}:ended` } } })).toBe(1);
});

test("a stand-in whose time ran out while the page was open is over, and no one is emailed", async () => {
  const { league, admin } = await makeCampus();
  await standIn(league);
  const [row] = await listStandIns(league.scope, MONDAY);
  const id = row?.id ?? "";
  const after = new Date(row?.until ?? "");
  expect(await deleteStandIn(admin, id, null, after)).toBe("over");
  expect(await deleteStandIn(league.scope, id, league.players[0]?.userId ?? "", after)).toBeNull();
  expect(await deleteStandIn((await makeCampus()).league.scope, id, null, after)).toBeNull();
  expect(await prisma().letter.count({ where: { key: { startsWith: `stand-in:${id}:ended` } } })).toBe(0);
});

test("named twice at the same time, they stand in and are emailed once", async () => {
  const { league } = await makeCampus();
  const answers = await Promise.all([standIn(league), standIn(league)]);
  expect(answers.map(({ answer }) => answer)).toContainEqual({ ok: false, refusal: "stands-in-already" });
  expect(await prisma().standIn.count({ where: { organizationId: league.organizationId } })).toBe(1);
});

test("a stand-in can't name a stand-in", async () => {
  const { league } = await makeCampus();
  const { userId } = await standIn(league);
  const plan = { directorId: userId, email: "third@campus.example", ...SPAN };
  expect(await insertStandIn(league.scope, plan, MONDAY)).toEqual({ ok: false, refusal: "not-a-director" });
});

test("a refused stand-in leaves no account", async () => {
  const { league } = await makeCampus();
  const email = `typo@${league.org}.example`;
  const ended = { from: addHours(instantOf(MONDAY), -2), until: addHours(instantOf(MONDAY), -1) };
  const { answer } = await standIn(league, email, ended);
  expect(answer).toEqual({ ok: false, refusal: "in-the-past" });
  expect(await prisma().user.count({ where: { email } })).toBe(0);
});

test("the database refuses a stand-in for no one, for oneself, or without an end", async () => {
  const { league } = await makeCampus();
  const [player] = league.players;
  const data = {
    organizationId: league.organizationId,
    directorId: league.directorId,
    userId: player?.userId ?? "",
    fromAt: MONDAY,
    untilAt: later(1),
    createdAt: MONDAY,
  };
  for (const wrong of [
    { directorId: player?.userId ?? "", userId: league.directorId },
    { directorRole: "admin" as const },
    { userId: league.directorId },
    { untilAt: MONDAY },
  ])
    await expect(prisma().standIn.create({ data: { ...data, ...wrong } })).rejects.toThrow(/stand_in_/);
});
