import { afterAll, beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { closeConnections } from "@/lib/jobs/close-connections";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { type AdminScope, proveAdmin } from "../rules/permissions";
import { deleteRole, insertRole, listMembers, listRoles } from "./people";

await freshDatabase();
let league: TestLeague;
let scope: AdminScope;

beforeAll(async () => {
  league = await makeLeague({ players: 2, publish: false });
  const standing = { organizationId: league.organizationId, userId: league.directorId };
  const proven = proveAdmin({ ...standing, roles: ["admin"] });
  if (!proven) throw new Error("The director is admin too");
  scope = proven;
});
afterAll(closeConnections);

test("an admin who knows an address does not learn the phone number behind it", async () => {
  const other = await makeLeague({ slug: "harrow", players: 2, publish: false });
  const [stranger] = other.players;
  const { email } = await prisma().user.update({
    where: { id: stranger?.userId ?? "" },
    data: { phone: "+44 7700 900123" },
  });
  await insertRole(scope, { email, role: "player" }, MONDAY);

  const [own] = league.players;
  await prisma().user.update({ where: { id: own?.userId ?? "" }, data: { phone: "(312) 555-0153" } });
  const members = new Map((await listMembers(scope)).map((member) => [member.id, member.phone]));
  expect(members.get(stranger?.userId ?? "")).toBeNull();
  expect(members.get(own?.userId ?? "")).toBe("(312) 555-0153");
});

test("giving a new person a role twice at the same time adds and logs it once", async () => {
  const grant = { email: "new@lakeside.example", name: "New", role: "staff" as const };
  await Promise.all([insertRole(scope, grant, MONDAY), insertRole(scope, grant, MONDAY)]);
  const subject = "staff to new@lakeside.example";
  expect(await prisma().auditEvent.count({ where: { type: "role-granted", subject } })).toBe(1);
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

test("removing a role that's already gone says so", async () => {
  const [player] = league.players;
  const answer = await deleteRole(scope, { userId: player?.userId ?? "", role: "admin" }, MONDAY);
  expect(answer).toEqual({ ok: false, refusal: "not-held" });
  expect(await listRoles(league.organizationId, player?.userId ?? "")).toEqual(["player"]);
});

test("a role of somebody who has nothing to do with the campus isn't there", async () => {
  const other = await makeLeague({ slug: "riverside", players: 2, publish: false });
  const before = await prisma().auditEvent.count();
  const { userId } = other.players[0] ?? { userId: "" };
  expect(await deleteRole(scope, { userId, role: "player" }, MONDAY)).toBeNull();
  expect(await prisma().auditEvent.count()).toBe(before);
});
