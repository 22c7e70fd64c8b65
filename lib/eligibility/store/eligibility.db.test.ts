import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { addEntry } from "@/lib/entries/store/add-entry";
import { findImportContext } from "@/lib/entries/store/import-context";
import { importEntries } from "@/lib/entries/store/import-entries";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { findSeason, insertSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
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
import { listExceptions, listHolds } from "./desk";
import { findEligibilityDays } from "./eligibility";
import { endException, grantException } from "./exceptions";
import { liftHold, placeHold } from "./holds";
import { saveList } from "./list";

await freshDatabase();

let league: MadeSeason["league"];
let seasonId: string;
let register: MadeSeason["register"];
let save: MadeSeason["save"];
beforeEach(async () => {
  ({ league, seasonId, register, save } = await makeSeason());
});

test("a season without a list registers everyone", async () => {
  expect(await register(await newcomer())).toEqual(REGISTERED);
});

test("someone who isn't on the list registers once the director has granted an exception", async () => {
  const nia = await newcomer();
  await save([line("amara@lakeside.example")]);
  expect(await register(nia)).toEqual(refused("not-on-list"));
  expect(await prisma().entry.count({ where: { userId: nia.userId } })).toBe(0);

  const granted = await grantException(league.scope, seasonId, { email: nia.email, reason: "Staff" }, MONDAY);
  expect(granted).toMatchObject({ ok: true });
  expect(await register(nia)).toEqual(REGISTERED);
});

test("a line counts through its last day, by the organization's calendar", async () => {
  const { email, userId } = await newcomer();
  await save([line(email, "2026-11-16")]);
  expect(await register({ userId }, league, new Date("2026-11-17T06:00:00Z"))).toEqual(
    refused("list-expired"),
  );
  expect(await register({ userId }, league, new Date("2026-11-17T05:59:00Z"))).toEqual(REGISTERED);
});

test("a hold lasts through its last day, and one that's already over isn't placed", async () => {
  const { email } = await newcomer();
  const hold = { email, kind: "unpaid", lastOn: "2026-11-16", note: null } as const;
  expect(await placeHold(league.scope, hold, new Date("2026-11-17T06:00:00Z"))).toEqual(
    refused("already-over"),
  );
  expect(await placeHold(league.scope, hold, new Date("2026-11-17T05:59:00Z"))).toMatchObject({ ok: true });
});

test("an exception can wait for someone who has no account yet", async () => {
  await save([line("amara@lakeside.example")]);
  await grantException(league.scope, seasonId, { email: "later@lakeside.example", reason: "Staff" }, MONDAY);
  const later = await newcomer("later@lakeside.example");
  expect(await register(later)).toEqual(REGISTERED);
  const tied = await prisma().eligibilityException.findFirst({ where: { seasonId } });
  expect(tied?.userId).toBe(later.userId);
});

test("an exception that belongs to a person isn't for who gets their old address", async () => {
  const nia = await newcomer();
  await save([line("amara@lakeside.example")]);
  await grantException(league.scope, seasonId, { email: nia.email, reason: "Staff" }, MONDAY);
  await prisma().user.update({ where: { id: nia.userId }, data: { email: `new-${nia.email}` } });
  expect(await register(await newcomer(nia.email))).toEqual(refused("not-on-list"));
  expect(await register(nia)).toEqual(REGISTERED);
});

test("exceptions and holds stay with someone who changes their address, its new owner gets their own, and the log says whose", async () => {
  const { organizationId, players, scope } = league;
  const nia = { userId: players[0]?.userId ?? "" };
  const { email: old } = await prisma().user.findUniqueOrThrow({ where: { id: nia.userId } });
  await save([line("amara@lakeside.example")]);
  const grant = (email: string) => grantException(scope, seasonId, { email, reason: "Staff" }, MONDAY);
  expect(await grant(old)).toMatchObject({ ok: true });
  const held = { email: old, kind: "unpaid", lastOn: null, note: null } as const;
  const holdId = idOf(await placeHold(scope, held, MONDAY));
  // As a release before addresses moved along left it.
  await prisma().user.update({ where: { id: nia.userId }, data: { email: `new-${old}` } });
  const heir = await newcomer(old);

  expect(await grant(`new-${old}`)).toEqual(refused("already-granted"));
  expect(await grant(old)).toMatchObject({ ok: true });
  expect(await grant(old)).toEqual(refused("already-granted"));
  expect(await register(heir)).toEqual(REGISTERED);
  const own = await prisma().eligibilityException.findFirstOrThrow({ where: { userId: nia.userId } });
  expect(await endException(scope, own.id, MONDAY)).toBe(true);
  expect(await liftHold(scope, holdId, MONDAY)).toBe(true);
  const log = await prisma().auditEvent.findMany({
    where: { organizationId, type: { in: ["eligibility-exception-ended", "registration-hold-lifted"] } },
  });
  expect(log.map(({ data }) => data)).toEqual([
    expect.objectContaining({ userId: nia.userId }),
    expect.objectContaining({ userId: nia.userId }),
  ]);
});

test.each(["finished", "archived"] as const)("a season that's %s takes no exception", async (status) => {
  await prisma().season.update({ where: { id: seasonId }, data: { status } });
  const late = { email: "late@lakeside.example", reason: "Staff" };
  expect(await grantException(league.scope, seasonId, late, MONDAY)).toEqual(refused("season-over"));
  expect(await prisma().eligibilityException.count({ where: { seasonId } })).toBe(0);
});

test("an exception is granted once, and ends once", async () => {
  const nia = await newcomer();
  const grant = () => grantException(league.scope, seasonId, { email: nia.email, reason: "Staff" }, MONDAY);
  const answers = await Promise.all([grant(), grant()]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers).toContainEqual(refused("already-granted"));
  const { id } = await prisma().eligibilityException.findFirstOrThrow({ where: { seasonId } });

  await save([line("amara@lakeside.example")]);
  const end = () => endException(league.scope, id, MONDAY);
  expect([await end(), await end()], "the second time it's done already").toEqual([true, true]);
  const ended = { organizationId: league.organizationId, type: "eligibility-exception-ended" };
  expect(await prisma().auditEvent.count({ where: ended })).toBe(1);
  expect(await register(nia)).toEqual(refused("not-on-list"));
});

test("a hold keeps someone out of every season of the organization until it's lifted, and only there", async () => {
  const nia = await newcomer();
  const hold = { email: nia.email, kind: "unpaid", lastOn: null, note: "Fall pass" } as const;
  const id = idOf(await placeHold(league.scope, hold, MONDAY));
  expect(await register(nia)).toEqual(refused("held-unpaid"));
  await grantException(league.scope, seasonId, { email: nia.email, reason: "Staff" }, MONDAY);
  expect(await register(nia), "an exception doesn't lift it").toEqual(refused("held-unpaid"));

  const other = await makeLeague({ slug: `o${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  expect(await register(nia, other)).toEqual(REGISTERED);
  const lift = () => liftHold(league.scope, id, MONDAY);
  expect([await lift(), await lift()], "the second time it's done already").toEqual([true, true]);
  expect(await register(nia)).toEqual(REGISTERED);
});

test("the same hold is placed once, also by two at the same time, and again after it's lifted", async () => {
  const nia = await newcomer();
  const hold = { email: nia.email, kind: "unpaid", lastOn: null, note: null } as const;
  const place = async () => idOf(await placeHold(league.scope, hold, MONDAY));
  const [first, second] = await Promise.all([place(), place()]);
  expect(second).toBe(first);
  await liftHold(league.scope, first, MONDAY);
  expect(await register(nia)).toEqual(REGISTERED);
  expect(await place()).not.toBe(first);
});

test("a suspension ends after its last day, and the refusal can name that day", async () => {
  const { email, userId } = await newcomer();
  await placeHold(league.scope, { email, kind: "suspended", lastOn: "2026-11-17", note: null }, MONDAY);
  expect(await register({ userId })).toEqual(refused("held-suspended"));
  const person = { organizationId: league.organizationId, seasonId, userId, today: "2026-11-16" };
  expect(await findEligibilityDays(person)).toEqual({ heldThrough: "2026-11-17", listedUntil: null });
  expect(await register({ userId }, league, new Date("2026-11-18T06:00:00Z"))).toEqual(REGISTERED);
});

test("a campus id on the list lets in who gives it first", async () => {
  const [nia, imani] = [await newcomer(), await newcomer()];
  await save([line(null, null, "12345")]);
  expect(await register(nia)).toEqual(refused("not-on-list"));
  expect(await register({ ...nia, campusId: "no id!" })).toEqual(refused("campus-id-shape"));
  expect(await register({ ...nia, campusId: " 0012345" })).toEqual(REGISTERED);
  expect(await register({ ...imani, campusId: "12345" })).toEqual(refused("campus-id-taken"));
});

test("a refused registration doesn't keep the campus id", async () => {
  const nia = await newcomer();
  await save([line(null, null, "12345")]);
  expect(await register({ ...nia, campusId: "777" })).toEqual(refused("not-on-list"));
  expect(await prisma().campusId.count({ where: { userId: nia.userId } })).toBe(0);
});

test("two people who give one campus id at the same moment: one registers", async () => {
  const two = [await newcomer(), await newcomer()];
  await save([line(null, null, "12345")]);
  const answers = await Promise.all(two.map((person) => register({ ...person, campusId: "12345" })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual(refused("campus-id-taken"));
});

test("one campus id given in two seasons at the same moment registers one person", async () => {
  const two = [await newcomer(), await newcomer()];
  await save([line(null, null, "12345")]);
  const next = await openSeason("spring-2027");
  await saveList(
    league.scope,
    next.id,
    { lines: [line(null, null, "12345")], mode: "replace", seen: 0 },
    MONDAY,
  );
  const leagues = [league, { ...league, season: next }];
  const answers = await Promise.all(
    two.map((person, index) => register({ ...person, campusId: "12345" }, leagues[index])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual(refused("campus-id-taken"));
});

async function openSeason(slug: string) {
  const divisions = [{ slug: "open", name: "Open" }];
  const plan = { slug, name: slug, startsOn: "2027-01-11", rules: DEPAUL, divisions };
  const made = await insertSeason(league.scope, plan, MONDAY);
  if (!made.ok) throw new Error("The season is new");
  await updateSeasonStatus(league.scope, made.value.seasonId, "open", MONDAY);
  const found = await findSeason(league.org, slug);
  if (!found) throw new Error("The season was just made");
  return found;
}

test("a line with an email isn't for who knows its campus id", async () => {
  await save([line("amara@lakeside.example", null, "12345")]);
  expect(await register({ ...(await newcomer()), campusId: "12345" })).toEqual(refused("not-on-list"));
});

const byHand = (email: string | null) =>
  addEntry(
    league.scope,
    league.season.divisions[0]?.id ?? "",
    { name: "Nia", email, phone: null, bornOn: null, handle: "" },
    MONDAY,
  );

test("a director who adds someone by hand is told that they aren't on the list, with an account or without", async () => {
  const nia = await newcomer();
  await save([line("amara@lakeside.example")]);
  for (const email of [nia.email, "unknown@lakeside.example", null])
    expect(await byHand(email)).toEqual(refused("not-on-list"));
  await grantException(
    league.scope,
    seasonId,
    { email: "unknown@lakeside.example", reason: "Staff" },
    MONDAY,
  );
  expect(await byHand("unknown@lakeside.example")).toMatchObject({ ok: true });
  const tied = await prisma().eligibilityException.findFirst({
    where: { seasonId },
    select: { user: { select: { email: true } } },
  });
  expect(tied?.user?.email, "the exception is theirs from then on").toBe("unknown@lakeside.example");
});

test("a director can't add by hand someone on hold, and can without a list anyone else", async () => {
  await placeHold(
    league.scope,
    { email: "held@lakeside.example", kind: "unpaid", lastOn: null, note: null },
    MONDAY,
  );
  expect(await byHand("held@lakeside.example")).toEqual(refused("held-unpaid"));
  expect(await byHand(null)).toMatchObject({ ok: true });
});

test("the desk reads exceptions and holds of its own organization that haven't ended", async () => {
  const other = await makeLeague({ slug: `o${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  await grantException(league.scope, seasonId, { email: "a@x.example", reason: "Staff" }, MONDAY);
  await placeHold(league.scope, { email: "b@x.example", kind: "unpaid", lastOn: null, note: null }, MONDAY);
  expect(await listExceptions(other.scope, seasonId)).toEqual([]);
  expect(await listHolds(other.scope)).toEqual([]);
  const [granted] = await listExceptions(league.scope, seasonId);
  expect(granted).toMatchObject({ email: "a@x.example", reason: "Staff" });
  const [held] = await listHolds(league.scope);
  expect(held).toMatchObject({ email: "b@x.example", kind: "unpaid" });
  await endException(league.scope, granted?.id ?? "", MONDAY);
  await liftHold(league.scope, held?.id ?? "", MONDAY);
  expect([...(await listExceptions(league.scope, seasonId)), ...(await listHolds(league.scope))]).toEqual([]);
});

test("a file of players adds only those on the list, with an exception, and not on hold", async () => {
  const nia = await newcomer();
  const file = ["listed", "granted", "held", "expired", "stranger"].map((name) => `${name}@file.example`);
  await save([
    line("listed@file.example"),
    line("held@file.example"),
    line("expired@file.example", "2026-11-01"),
  ]);
  await grantException(league.scope, seasonId, { email: "granted@file.example", reason: "Staff" }, MONDAY);
  await placeHold(
    league.scope,
    { email: "held@file.example", kind: "suspended", lastOn: null, note: null },
    MONDAY,
  );
  const rows = [...file, nia.email].map((email, index) => ({
    ...{ line: index + 2, name: `Player ${index}`, email, phone: null },
    ...{ division: "", status: "", bornOn: null, handle: "" },
  }));
  const { unlisted } = await findImportContext(league.season, { rows, at: MONDAY });
  expect(Object.fromEntries(unlisted)).toEqual({
    "held@file.example": "held-suspended",
    "expired@file.example": "list-expired",
    "stranger@file.example": "not-on-list",
    [nia.email]: "not-on-list",
  });
  expect(await importEntries(league.scope, league.season, { rows }, MONDAY)).toMatchObject({
    value: { entered: 2 },
  });
  const tied = await prisma().eligibilityException.findFirst({ where: { seasonId }, select: { user: true } });
  expect(tied?.user?.email).toBe("granted@file.example");
});

test("a file of players goes by the campus id that a known player gave, and by the owner of an exception", async () => {
  const [nia, imani] = [await newcomer(), await newcomer()];
  await save([line(null, null, "12345")]);
  await prisma().campusId.create({
    data: { organizationId: league.organizationId, userId: nia.userId, campusId: "12345", givenAt: MONDAY },
  });
  await grantException(league.scope, seasonId, { email: imani.email, reason: "Staff" }, MONDAY);
  await prisma().user.update({ where: { id: imani.userId }, data: { email: `new-${imani.email}` } });
  const rows = [nia.email, `new-${imani.email}`, imani.email].map((email) => ({ email }));
  const { unlisted } = await findImportContext(league.season, { rows, at: MONDAY });
  expect([...unlisted]).toEqual([[imani.email, "not-on-list"]]);
});
