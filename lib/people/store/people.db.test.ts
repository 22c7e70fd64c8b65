import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { type AdminScope, proveAdmin } from "../rules/permissions";
import { addAdmin, insertRole } from "./grant-role";
import { deleteRole, listMembers } from "./people";
import { listRoles } from "./roles-now";

await freshDatabase();
let league: TestLeague;
let scope: AdminScope;

beforeAll(async () => {
  league = await makeLeague({ players: 2, publish: false });
  const holder = { organizationId: league.organizationId, userId: league.directorId };
  const proven = proveAdmin({ ...holder, roles: ["admin"] });
  if (!proven) throw new Error("The director is admin too");
  scope = proven;
});

test("an admin who knows an address does not learn the phone number behind it", async () => {
  const other = await makeLeague({ slug: "harrow", players: 2, publish: false });
  const [stranger] = other.players;
  const { email } = await prisma().user.update({
    where: { id: stranger?.userId ?? "" },
    data: { phone: "+44 7700 900123" },
  });
  await insertRole(scope, { email, role: "staff" }, MONDAY);

  const [own] = league.players;
  await prisma().user.update({ where: { id: own?.userId ?? "" }, data: { phone: "(312) 555-0153" } });
  const { staff, players } = await listMembers(scope);
  const members = new Map([...staff, ...players].map((member) => [member.id, member.phone]));
  expect(members.get(stranger?.userId ?? "")).toBeNull();
  expect(members.get(own?.userId ?? "")).toBe("(312) 555-0153");
});

test("staff are listed however many players there are", async () => {
  const { organizationId, directorId } = await makeLeague({ slug: "crowd", players: 3, publish: false });
  const admin = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
  if (!admin) throw new Error("The director is admin too");
  await prisma().user.update({ where: { id: directorId }, data: { name: "Zoe Last" } });

  const { staff, players, playerCount } = await listMembers(admin, 2);
  expect(staff.map(({ id }) => id)).toEqual([directorId]);
  expect(players).toHaveLength(2);
  expect(playerCount).toBe(3);
  expect(await listMembers(admin)).toMatchObject({ playerCount: 3, players: { length: 3 } });
});

test("giving a new person a role twice at the same time adds and logs it once", async () => {
  const grant = { email: "new@lakeside.example", name: "New", role: "staff" as const };
  await Promise.all([insertRole(scope, grant, MONDAY), insertRole(scope, grant, MONDAY)]);
  const subject = "staff to new@lakeside.example";
  expect(await prisma().auditEvent.count({ where: { type: "role-granted", subject } })).toBe(1);
});

test("an admin from the server is logged and emailed once, however often", async () => {
  const { organizationId } = await makeLeague({ slug: "stranded", players: 2, publish: false });
  const email = "rescue@lakeside.example";
  expect(await addAdmin("stranded", email, MONDAY)).toMatchObject({ ok: true, value: { isNew: true } });
  expect(await addAdmin("stranded", email, MONDAY)).toMatchObject({ ok: true, value: { isNew: false } });
  expect(await addAdmin("nowhere", email, MONDAY)).toEqual({ ok: false, refusal: "no-organization" });
  const { id, memberships } = await prisma().user.findUniqueOrThrow({
    where: { email },
    include: { memberships: true },
  });
  expect(memberships).toMatchObject([{ organizationId, role: "admin" }]);
  expect(await prisma().auditEvent.findMany({ where: { subject: `admin to ${email}` } })).toMatchObject([
    { type: "role-granted", actorUserId: null, origin: null, data: { userId: id } },
  ]);
  expect(await prisma().letter.findMany({ where: { toEmail: email } })).toMatchObject([
    { text: expect.stringContaining("The operator of this site made you an admin of ") },
  ]);
});

test("if the last two admins remove each other's role at the same time, one stays", async () => {
  await insertRole(scope, { email: "second@lakeside.example", role: "admin" }, MONDAY);
  const second = await prisma().user.findUniqueOrThrow({ where: { email: "second@lakeside.example" } });
  const answers = await Promise.all(
    [second.id, league.directorId].map((userId) => deleteRole(scope, { userId, role: "admin" }, MONDAY)),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, refusal: "last-admin" });
});

test("of two directors who remove each other at the same time, one stays", async () => {
  const { organizationId, scope: _, directorId } = await makeLeague({ slug: "directors", publish: false });
  const admin = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
  if (!admin) throw new Error("The director is admin too");
  await insertRole(admin, { email: "second@directors.example", role: "director" }, MONDAY);
  const second = await prisma().user.findUniqueOrThrow({ where: { email: "second@directors.example" } });
  const answers = await Promise.all(
    [second.id, directorId].map((userId) => deleteRole(admin, { userId, role: "director" }, MONDAY)),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, refusal: "last-director" });
});

test("removing a director names the cases that are waiting, and asks", async () => {
  const other = await makeLeague({ slug: "cases" });
  const { organizationId, directorId } = other;
  const admin = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
  if (!admin) throw new Error("The director is admin too");
  await insertRole(admin, { email: "second@cases.example", role: "director" }, MONDAY);
  const [match] = await listTestMatches(other);
  if (!match) throw new Error("The league has a match");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  const contest = { type: "contest", statement: "I won game 2.", games: NIL_TWO } as const;
  await mustExecute(match.id, contest, { userId: match.away }, MONDAY);

  const remove = (seen?: string) => deleteRole(admin, { userId: directorId, role: "director" }, MONDAY, seen);
  const asked = await remove();
  const nameOf = (id: string) => other.players.find(({ userId }) => userId === id)?.name;
  expect(asked).toMatchObject({
    ok: false,
    refusal: { count: 1, names: [`${nameOf(match.home)} vs. ${nameOf(match.away)}`] },
  });
  const refusal = asked && !asked.ok ? asked.refusal : null;
  const stamp = refusal && typeof refusal === "object" ? refusal.stamp : "";
  expect(await remove("older")).toMatchObject({ ok: false });
  expect(await remove(stamp)).toEqual({ ok: true, value: null });
});

test("a new role is told by email, once", async () => {
  const grant = { email: "told@lakeside.example", role: "director" } as const;
  await insertRole(scope, grant, MONDAY);
  await insertRole(scope, grant, MONDAY);
  const letters = await prisma().letter.findMany({ where: { toEmail: grant.email } });
  expect(letters.map(({ subject }) => subject)).toEqual(["You’re now a director of lakeside University"]);
});

test("removing a role that's already gone says so", async () => {
  const [player] = league.players;
  const answer = await deleteRole(scope, { userId: player?.userId ?? "", role: "admin" }, MONDAY);
  expect(answer).toEqual({ ok: false, refusal: "not-held" });
  expect(await listRoles(league.organizationId, player?.userId ?? "")).toEqual(["player"]);
});

test("a role of someone who has nothing to do with the campus isn't there", async () => {
  const other = await makeLeague({ slug: "riverside", players: 2, publish: false });
  const before = await prisma().auditEvent.count();
  const { userId } = other.players[0] ?? { userId: "" };
  expect(await deleteRole(scope, { userId, role: "player" }, MONDAY)).toBeNull();
  expect(await prisma().auditEvent.count()).toBe(before);
});
