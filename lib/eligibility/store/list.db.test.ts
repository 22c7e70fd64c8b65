import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import {
  idOf,
  line,
  type MadeSeason,
  makeSeason,
  newcomer,
  REGISTERED,
  refused,
} from "../testing/made-season";
import { endException, grantException } from "./exceptions";
import { liftHold, placeHold } from "./holds";
import { findList, removeList, saveList } from "./list";

await freshDatabase();

let league: MadeSeason["league"];
let seasonId: string;
let register: MadeSeason["register"];
let save: MadeSeason["save"];
beforeEach(async () => {
  ({ league, seasonId, register, save } = await makeSeason());
});

test("a list is replaced as a whole or added to; when added, the later day counts", async () => {
  const count = async () => (await findList(league.organizationId, seasonId)).lines;
  expect(await save([line("a@x.example", "2027-05-15"), line("b@x.example", "2027-05-15")])).toMatchObject({
    value: { version: 1, lines: 2 },
  });
  await save([line("a@x.example", "2027-01-01"), line("b@x.example"), line("c@x.example")], 1, "add");
  const days = await prisma().eligibilityLine.findMany({
    where: { seasonId },
    select: { validUntil: true },
    orderBy: { email: "asc" },
  });
  expect(days.map(({ validUntil }) => validUntil)).toEqual([new Date("2027-05-15"), null, null]);
  await save([line("a@x.example", "2027-01-01")], 2);
  expect(await count()).toBe(1);
});

test("a change to a list that someone else has just changed is refused, and nothing is lost", async () => {
  await save([line("a@x.example")]);
  const both = await Promise.all([save([line("b@x.example")], 1), save([line("c@x.example")], 1)]);
  expect(both.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(both).toContainEqual(refused("changed"));
  expect((await findList(league.organizationId, seasonId)).version).toBe(2);
});

test("a removed list leaves no one behind, and a page from before is refused", async () => {
  const nia = await newcomer();
  await save([line("a@x.example"), line(null, null, "7")]);
  expect(await removeList(league.scope, seasonId, 1, MONDAY)).toMatchObject({ ok: true });
  expect(await prisma().eligibilityLine.count({ where: { seasonId } })).toBe(0);
  expect(await findList(league.organizationId, seasonId)).toMatchObject({
    isUsed: false,
    asksCampusId: false,
  });
  expect(await register(nia)).toEqual(REGISTERED);
  expect(await save([line("a@x.example")], 0)).toEqual(refused("changed"));
  expect(await save([line("a@x.example")], 1)).toEqual(refused("changed"));
});

test("10,000 lines are saved in one go", async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => line(`p${index}@x.example`, "2027-05-15"));
  expect(await save(lines)).toMatchObject({ value: { lines: 10_000 } });
});

test("the list, exceptions and holds of another organization can't be touched", async () => {
  const other = await makeLeague({ slug: `x${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const { email } = await newcomer();
  const new_ = { lines: [line("a@x.example")], mode: "replace", seen: 0 } as const;
  expect(await saveList(other.scope, seasonId, new_, MONDAY)).toBeNull();
  expect(await removeList(other.scope, seasonId, 0, MONDAY)).toBeNull();
  expect(await grantException(other.scope, seasonId, { email, reason: "Mine" }, MONDAY)).toBeNull();
  const granted = await grantException(league.scope, seasonId, { email, reason: "Staff" }, MONDAY);
  expect(await endException(other.scope, granted?.ok ? granted.value.id : "", MONDAY)).toBe(false);
  const hold = { email, kind: "unpaid", lastOn: null, note: null } as const;
  const id = idOf(await placeHold(league.scope, hold, MONDAY));
  expect(await liftHold(other.scope, id, MONDAY)).toBe(false);
});

test("a season that is over keeps its list as it is", async () => {
  await prisma().season.update({ where: { id: seasonId }, data: { status: "finished" } });
  expect(await save([line("a@x.example")])).toEqual(refused("season-over"));
});

test("the log has no addresses, and names only people whom the organization knows", async () => {
  const nia = await newcomer();
  await save([line(nia.email)]);
  await grantException(league.scope, seasonId, { email: nia.email, reason: "Staff" }, MONDAY);
  await placeHold(league.scope, { email: nia.email, kind: "unpaid", lastOn: null, note: "Pass" }, MONDAY);
  const where = { organizationId: league.organizationId };
  const log = await prisma().auditEvent.findMany({ where, orderBy: { id: "desc" }, take: 3 });
  expect(JSON.stringify(log)).not.toMatch(/@|Nia/);
  expect(log.map(({ type }) => type).sort()).toEqual([
    "eligibility-exception-granted",
    "eligibility-list-saved",
    "registration-hold-placed",
  ]);
});
