import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { findImportContext } from "@/lib/entries/store/import-context";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { line, type MadeSeason, makeSeason, newcomer, REGISTERED, refused } from "../testing/made-season";
import { grantException } from "./exceptions";
import { chooseGroups, findList, removeList } from "./list";

await freshDatabase();

let league: MadeSeason["league"];
let seasonId: string;
let register: MadeSeason["register"];
let save: MadeSeason["save"];
beforeEach(async () => {
  ({ league, seasonId, register, save } = await makeSeason());
});

const saysCampus = async (userId: string, name: string, seenAt = MONDAY) => {
  const { organizationId } = league;
  await prisma().campusGroup.create({ data: { organizationId, userId, source: "saml", name, seenAt } });
};
const knowGroups = (...names: string[]) =>
  prisma().campusGroupSettings.create({ data: { organizationId: league.organizationId, names, days: 30 } });
const choose = (groups: string[], seen = 0) => chooseGroups(league.scope, seasonId, { groups, seen }, MONDAY);

test("a season for groups registers who is in one of them, or has an exception", async () => {
  const [nia, imani, granted] = [await newcomer(), await newcomer(), await newcomer()];
  await knowGroups("student", "faculty");
  expect(await choose(["student"])).toEqual({ ok: true, value: null });
  await saysCampus(nia.userId, "student");
  await saysCampus(imani.userId, "faculty");
  await grantException(league.scope, seasonId, { email: granted.email, reason: "Staff" }, MONDAY);
  expect(await register(nia)).toEqual(REGISTERED);
  expect(await register(imani)).toEqual(refused("not-in-group"));
  expect(await register(granted)).toEqual(REGISTERED);
});

test("with a list and groups, either is enough", async () => {
  const [listed, grouped, neither] = [await newcomer(), await newcomer(), await newcomer()];
  await knowGroups("student");
  await choose(["student"]);
  await save([line(listed.email)], 1);
  await saysCampus(grouped.userId, "student");
  expect(await register(listed)).toEqual(REGISTERED);
  expect(await register(grouped)).toEqual(REGISTERED);
  expect(await register(neither)).toEqual(refused("not-in-group"));
});

test("the list and the groups come and go on their own", async () => {
  const nia = await newcomer();
  await knowGroups("student");
  await choose(["student"]);
  await save([line(nia.email)], 1);
  await removeList(league.scope, seasonId, 2, MONDAY);
  expect(await findList(league.organizationId, seasonId)).toMatchObject({
    isUsed: false,
    groups: ["student"],
  });
  expect(await register(nia)).toEqual(refused("not-in-group"));
  await choose([], 3);
  expect(await register(nia)).toEqual(REGISTERED);
});

test("a group counts for a number of days after the sign-in that named it", async () => {
  const nia = await newcomer();
  await knowGroups("student");
  await choose(["student"]);
  await saysCampus(nia.userId, "student", new Date(MONDAY.getTime() - 31 * 86_400_000));
  expect(await register(nia)).toEqual(refused("group-expired"));
});

test("groups of another organization say nothing", async () => {
  const nia = await newcomer();
  await knowGroups("student");
  await choose(["student"]);
  const other = await makeLeague({ slug: `o${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const said = { userId: nia.userId, source: "saml", name: "student", seenAt: MONDAY };
  await prisma().campusGroup.create({ data: { organizationId: other.organizationId, ...said } });
  expect(await register(nia)).toEqual(refused("not-in-group"));
});

test("only groups that the organization knows about can be chosen, and only by who saw what is", async () => {
  await knowGroups("student");
  expect(await choose(["wizards"])).toEqual(refused("unknown-group"));
  const answers = await Promise.all([choose(["student"]), choose(["student"])]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(await choose([], 0)).toEqual(refused("changed"));
  const other = await makeLeague({ slug: `o${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  expect(await chooseGroups(other.scope, seasonId, { groups: [], seen: 1 }, MONDAY)).toBeNull();
});

test("a file of players goes by their groups too", async () => {
  const [nia, imani] = [await newcomer(), await newcomer()];
  await knowGroups("student");
  await choose(["student"]);
  await saysCampus(nia.userId, "student");
  const rows = [nia.email, imani.email].map((email) => ({ email }));
  const { unlisted } = await findImportContext(league.season, { rows, at: MONDAY });
  expect([...unlisted]).toEqual([[imani.email, "not-in-group"]]);
});
