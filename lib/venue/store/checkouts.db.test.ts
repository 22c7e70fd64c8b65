import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { proveStaff, type StaffScope } from "@/lib/people/rules/permissions";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { checkIn, checkOut, findThing, listOut } from "./checkouts";

await freshDatabase();

let league: TestLeague;
let staff: StaffScope;
const later = (hours: number) => new Date(addHours(instantOf(MONDAY), hours));

beforeAll(async () => {
  league = await makeLeague({ players: 4 });
  const { organizationId } = league;
  const scope = proveStaff({ organizationId, userId: league.directorId, roles: ["staff"] });
  if (!scope) throw new Error("Staff are staff");
  staff = scope;
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug: "lounge", name: "Courtside Lounge", createdAt: MONDAY },
  });
  for (const label of ["Set 12", "Set 13", "Set 14", "Set 15"])
    await prisma().equipment.create({ data: { organizationId, venueId, kind: "board", label } });
  await prisma().equipment.updateMany({ where: { label: "Set 15" }, data: { retiredAt: MONDAY } });
});

const plan = (label: string, borrower: Parameters<typeof checkOut>[1]["borrower"]) => ({
  label,
  borrower,
  idKind: "campus-card" as const,
  idLast4: "4821",
  dueAt: addHours(instantOf(MONDAY), 3),
});

test("an item is checked out once, however many try at the same time, and comes back once", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Borrower ${index}`);
  const answers = await Promise.all(names.map((name) => checkOut(staff, plan("set 12", { name }), MONDAY)));
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer && !answer.ok ? [answer.refusal] : []))).toEqual(
    Array.from({ length: 11 }, () => "already-out"),
  );
  const out = await listOut(staff);
  expect(out).toMatchObject([{ label: "Set 12", idLast4: "4821", idKind: "campus-card" }]);

  const id = out[0]?.id ?? "";
  const back = await Promise.all(Array.from({ length: 6 }, () => checkIn(staff, id, later(1))));
  expect(back.filter((answer) => answer?.again === false)).toHaveLength(1);
  expect(await listOut(staff)).toEqual([]);
  expect((await findThing(staff, " SET 12 "))?.out).toBeNull();
  const types = await prisma().auditEvent.findMany({
    where: { type: { startsWith: "checked-" } },
    orderBy: { at: "asc" },
  });
  expect(types.map(({ type, subject }) => `${type} ${subject.slice(0, 9)}`)).toEqual([
    "checked-out Set 12 to",
    "checked-in Set 12 fr",
  ]);
});

test("an item that's unknown or out of use, a due time in the past or with a mistyped year, and another organization's player are refused", async () => {
  const name = "Noor";
  expect(await checkOut(staff, plan("Set 99", { name }), MONDAY)).toEqual({
    ok: false,
    refusal: "unknown-label",
  });
  expect(await checkOut(staff, plan("Set 15", { name }), MONDAY)).toEqual({
    ok: false,
    refusal: "out-of-use",
  });
  expect(await checkOut(staff, plan("Set 13", { name }), later(3))).toEqual({
    ok: false,
    refusal: "due-not-later",
  });
  const mistyped = { ...plan("Set 13", { name }), dueAt: "2062-11-16T21:00:00.000Z" };
  expect(await checkOut(staff, mistyped, MONDAY)).toEqual({ ok: false, refusal: "due-too-far" });
  const stranger = { userId: league.directorId };
  expect(await checkOut(staff, plan("Set 13", stranger), MONDAY)).toEqual({
    ok: false,
    refusal: "unknown-borrower",
  });
  const elsewhere = await makeLeague({ slug: "riverside", players: 2 });
  const foreign = { userId: elsewhere.players[0]?.userId ?? "" };
  expect(await checkOut(staff, plan("Set 13", foreign), MONDAY)).toBeNull();
  expect(await prisma().checkout.count({ where: { inAt: null } })).toBe(0);
});

test("a label is no pattern, and of two that differ in case it's the one that was typed", async () => {
  const { organizationId } = league;
  const { id: venueId } = await prisma().venue.findFirstOrThrow({ where: { organizationId } });
  for (const label of ["clock_1", "Clock_1", "ClockX1"])
    await prisma().equipment.create({ data: { organizationId, venueId, kind: "clock", label } });
  const found = async (label: string) => (await findThing(staff, label))?.label;
  expect(await found("CLOCK_1")).toBe(await found("cLOCK_1"));
  expect(await found("clock%")).toBeUndefined();
  for (const label of ["clock_1", "Clock_1", "ClockX1"]) {
    expect(await found(label)).toBe(label);
    const out = await checkOut(staff, plan(label, { name: "Noor" }), MONDAY);
    if (!out?.ok) throw new Error("Refused");
    expect(out.value.label).toBe(label);
    await checkIn(staff, out.value.id, later(1));
  }
});

test("a borrower's name is no pattern", async () => {
  const [one] = league.players;
  const pattern = `${one?.name.slice(0, -1)}_`;
  const out = await checkOut(staff, plan("Set 14", { name: pattern }), MONDAY);
  expect(out).toMatchObject({ ok: true, value: { borrower: pattern } });
  if (out?.ok) await checkIn(staff, out.value.id, later(1));
});

test("another organization's desk can't see or change any of it", async () => {
  const other = await makeLeague({ slug: "harrow", players: 2 });
  const scope = proveStaff({
    organizationId: other.organizationId,
    userId: other.directorId,
    roles: ["staff"],
  });
  if (!scope) throw new Error("Staff are staff");
  const answer = await checkOut(staff, plan("Set 13", { name: "Noor" }), MONDAY);
  if (!answer?.ok) throw new Error("Refused");
  expect(await findThing(scope, "Set 13")).toBeUndefined();
  expect(await listOut(scope)).toEqual([]);
  expect(await checkIn(scope, answer.value.id, later(1))).toBeNull();
  expect(await listOut(staff), "still out").toContainEqual(answer.value);
});

test("a player who keeps an item too long is told once; a person without an account isn't, and neither is one who returned it", async () => {
  const [one, two] = league.players;
  if (!one || !two) throw new Error("No players");
  const kept = await checkOut(staff, plan("Set 12", { name: one.name.toUpperCase() }), MONDAY);
  const back = await checkOut(staff, plan("Set 14", { userId: two.userId }), MONDAY);
  if (!kept?.ok || !back?.ok) throw new Error("Refused");
  await checkIn(staff, back.value.id, later(2));
  const told = () =>
    prisma().letter.findMany({
      where: { key: { endsWith: ":overdue" } },
      select: { key: true, subject: true },
    });

  await sweep(later(2.9));
  expect(await told()).toEqual([]);
  await Promise.all([sweep(later(3)), sweep(later(3))]);
  await sweep(later(5));
  expect(await told()).toEqual([
    { key: `checkout:${kept.value.id}:overdue`, subject: "Set 12 was due back today, noon" },
  ]);
});

test("a club can keep a set for an academic year", async () => {
  const { id: venueId } = await prisma().venue.findFirstOrThrow({ where: { slug: "lounge" } });
  const { organizationId } = league;
  await prisma().equipment.create({ data: { organizationId, venueId, kind: "board", label: "Set 20" } });
  const loan = { ...plan("Set 20", { name: "Chess Club" }), dueAt: addHours(instantOf(MONDAY), 300 * 24) };
  expect(await checkOut(staff, loan, MONDAY)).toMatchObject({ ok: true });
});
