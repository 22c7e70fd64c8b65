import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { listLetters } from "@/lib/mail/store/letters";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { insertEntry, listEntriesOfDesk, withdrawEntry } from "./entries";
import { listEntriesOfPlayer } from "./own-entries";
import { countSpots, updateCapacity } from "./waitlist";

await freshDatabase();

let league: TestLeague;
let divisionId: string;
let campuses = 0;

async function openDivision(limits: { capacity?: number; underAge?: number }) {
  campuses += 1;
  league = await makeLeague({ slug: `campus-${campuses}`, players: 0, publish: false });
  divisionId = league.season.divisions[0]?.id ?? "";
  await prisma().division.update({ where: { id: divisionId }, data: limits });
}

async function newcomer(name: string) {
  const email = `${name}@campus-${campuses}.example`;
  const { id: userId } = await prisma().user.create({ data: { email, name, createdAt: MONDAY } });
  return { divisionId, userId, name, acceptedRulePackId: league.season.rulePackId };
}

async function newcomers(count: number) {
  return Promise.all(Array.from({ length: count }, (_, index) => newcomer(`p${index}`)));
}

const minutesLater = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000);

async function statuses(): Promise<Record<string, string>> {
  const rows = await prisma().entry.findMany({ where: { divisionId } });
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
}

describe("eight spots", () => {
  beforeAll(() => openDivision({ capacity: 8 }));

  test("when thirty register at the same time, eight get in and the others wait, each with their own position", async () => {
    const people = await newcomers(30);
    const answers = await Promise.all(people.map((each) => insertEntry({ ...each, waits: true }, MONDAY)));
    expect(answers.filter((answer) => answer.ok && answer.value.status === "active")).toHaveLength(8);
    expect(answers.filter((answer) => answer.ok && answer.value.status === "waitlisted")).toHaveLength(22);
    expect((await countSpots(league.season.id)).get(divisionId)).toEqual({ taken: 8, waiting: 22 });
    const lines = await Promise.all(people.map(({ userId }) => listEntriesOfPlayer(userId)));
    const positions = lines.flatMap(([entry]) => entry?.waitlistPosition ?? []);
    expect(positions.toSorted((one, two) => one - two)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
  });

  test("when eight leave at the same time, the first eight in line get in, with one letter each", async () => {
    const rows = await listEntriesOfDesk(league.scope, divisionId);
    const inside = rows.filter(({ status }) => status === "active").map(({ id }) => id);
    const first = rows.filter(({ status }) => status === "waitlisted").slice(0, 8);
    const users = await prisma().entry.findMany({ where: { id: { in: inside } } });
    await Promise.all(users.map(({ userId }) => withdrawEntry(divisionId, userId, minutesLater(1))));

    const after = await prisma().entry.findMany({ where: { divisionId, status: "active" } });
    expect(after.map(({ name }) => name).toSorted()).toEqual(first.map(({ name }) => name).toSorted());
    const told = (await listLetters()).filter(({ subject }) => subject === "You’re in for Fall 2026");
    expect(told.map(({ toEmail }) => toEmail).toSorted()).toEqual(
      first.map(({ user }) => user.email).toSorted(),
    );
  });

  test("leaving and joining at the same time never makes nine", async () => {
    const inside = await prisma().entry.findMany({ where: { divisionId, status: "active" } });
    const late = await Promise.all(Array.from({ length: 10 }, (_, index) => newcomer(`late${index}`)));
    await Promise.all([
      ...inside.slice(0, 4).map(({ userId }) => withdrawEntry(divisionId, userId, minutesLater(2))),
      ...late.map((each) => insertEntry({ ...each, waits: true }, minutesLater(2))),
    ]);
    expect((await countSpots(league.season.id)).get(divisionId)?.taken).toBe(8);
  });

  test("the database table itself refuses a ninth player", async () => {
    const waiting = await prisma().entry.findFirstOrThrow({ where: { divisionId, status: "waitlisted" } });
    const push = prisma().entry.update({ where: { id: waiting.id }, data: { status: "active" } });
    await expect(push).rejects.toThrow("is full");
  });
});

describe("two spots", () => {
  beforeAll(() => openDivision({ capacity: 2 }));

  test("a player who doesn't want to wait is told that it's full, and isn't in", async () => {
    const [one, two, three] = await newcomers(3);
    if (!one || !two || !three) throw new Error("Three people");
    await insertEntry(one, MONDAY);
    await insertEntry(two, MONDAY);
    expect(await insertEntry(three, MONDAY)).toEqual({ ok: false, refusal: "division-full" });
    expect(await insertEntry({ ...three, waits: true }, MONDAY)).toMatchObject({
      value: { status: "waitlisted" },
    });
    expect(await insertEntry({ ...three, waits: true }, MONDAY)).toMatchObject({
      refusal: "already-registered",
    });
  });

  test("a player who leaves the waitlist and comes back is last", async () => {
    const [fourth, fifth] = [await newcomer("fourth"), await newcomer("fifth")];
    await insertEntry({ ...fourth, waits: true }, minutesLater(1));
    await insertEntry({ ...fifth, waits: true }, minutesLater(2));
    await withdrawEntry(divisionId, fourth.userId, minutesLater(3));
    await insertEntry({ ...fourth, waits: true }, minutesLater(4));
    expect((await listEntriesOfPlayer(fifth.userId))[0]?.waitlistPosition).toBe(2);
    expect((await listEntriesOfPlayer(fourth.userId))[0]?.waitlistPosition).toBe(3);
  });

  test("more spots admit those who waited longest; fewer remove no one", async () => {
    await updateCapacity(league.scope, divisionId, { capacity: 3 }, minutesLater(5));
    expect(await statuses()).toMatchObject({ p2: "active", fifth: "waitlisted", fourth: "waitlisted" });
    await updateCapacity(league.scope, divisionId, { capacity: 2 }, minutesLater(6));
    expect((await countSpots(league.season.id)).get(divisionId)).toEqual({ taken: 3, waiting: 2 });
    const [leaver] = await prisma().entry.findMany({ where: { divisionId, status: "active" } });
    await withdrawEntry(divisionId, leaver?.userId ?? "", minutesLater(7));
    expect((await countSpots(league.season.id)).get(divisionId)).toEqual({ taken: 2, waiting: 2 });
  });

  test("a director of another organization can't change the spots", async () => {
    const other = await makeLeague({ slug: "harrow", players: 0, publish: false });
    expect(await updateCapacity(other.scope, divisionId, { capacity: 9 }, MONDAY)).toBeNull();
  });

  test("once the schedule is published the waitlist stays; players can still leave it", async () => {
    const plan = { divisionId, lots: [], firstDay: "2026-11-16" };
    await publishDivision(league.scope, league.season, plan, minutesLater(8));
    expect(await statuses()).toMatchObject({ fifth: "waitlisted", fourth: "waitlisted" });
    const fourth = await prisma().entry.findFirstOrThrow({ where: { divisionId, name: "fourth" } });
    expect(await withdrawEntry(divisionId, fourth.userId, minutesLater(9))).toMatchObject({ ok: true });
    const inside = await prisma().entry.findFirstOrThrow({ where: { divisionId, status: "active" } });
    expect(await withdrawEntry(divisionId, inside.userId, minutesLater(9))).toMatchObject({
      refusal: "registration-closed",
    });
    expect(await updateCapacity(league.scope, divisionId, { capacity: 9 }, minutesLater(9))).toMatchObject({
      refusal: "already-published",
    });
  });
});

describe("a round robin that's paired", () => {
  const pairedLeague = async (players: number) => {
    campuses += 1;
    league = await makeLeague({ slug: `campus-${campuses}`, players });
    divisionId = league.season.divisions[0]?.id ?? "";
  };

  test("takes names for its waitlist while an odd field leaves a spot open", async () => {
    await pairedLeague(3);
    const late = await newcomer("late");
    expect(await insertEntry(late, minutesLater(10))).toMatchObject({ refusal: "already-paired" });
    expect(await insertEntry({ ...late, waits: true }, minutesLater(10))).toMatchObject({
      value: { status: "waitlisted", isPublished: true },
    });
  });

  test("takes no one if everyone has an opponent, or the season is over", async () => {
    await pairedLeague(4);
    const late = { ...(await newcomer("late")), waits: true };
    expect(await insertEntry(late, minutesLater(10))).toMatchObject({ refusal: "registration-closed" });
    await pairedLeague(3);
    await updateSeasonStatus(league.scope, league.season.id, "finish", minutesLater(10));
    const later = { ...(await newcomer("later")), waits: true };
    expect(await insertEntry(later, minutesLater(10))).toMatchObject({ refusal: "registration-closed" });
  });

  test("doesn't take back players who left it", async () => {
    await pairedLeague(3);
    const { userId } = league.players[0] ?? { userId: "" };
    await prisma().entry.updateMany({ where: { divisionId, userId }, data: { status: "withdrawn" } });
    const again = { ...(await newcomer("again")), userId, waits: true };
    expect(await insertEntry(again, minutesLater(11))).toMatchObject({ refusal: "has-left" });
  });
});

describe("an age division", () => {
  beforeAll(() => openDivision({ underAge: 15 }));

  test("takes young players, stores their date of birth for the desk, and refuses others", async () => {
    const [young, old] = [await newcomer("young"), await newcomer("old")];
    expect(await insertEntry(young, MONDAY)).toMatchObject({ refusal: "birth-date-missing" });
    expect(await insertEntry({ ...young, bornOn: "2012-02-29" }, MONDAY)).toMatchObject({ ok: true });
    expect(await insertEntry({ ...old, bornOn: "2011-11-16" }, MONDAY)).toMatchObject({ refusal: "too-old" });
    const [kept] = await listEntriesOfDesk(league.scope, divisionId);
    expect(kept).toMatchObject({ name: "young", bornOn: "2012-02-29" });
  });

  test("an open division stores no date of birth", async () => {
    await prisma().division.update({ where: { id: divisionId }, data: { underAge: null } });
    const person = await newcomer("anybody");
    await insertEntry({ ...person, bornOn: "2001-01-01" }, MONDAY);
    const rows = await listEntriesOfDesk(league.scope, divisionId);
    expect(rows.find(({ name }) => name === "anybody")?.bornOn).toBeNull();
  });
});
