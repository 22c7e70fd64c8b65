import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { USUAL_CHOICES } from "@/lib/mail/rules/reminder-hours";
import { updateLetterChoices } from "@/lib/mail/store/letter-choices";
import { takeDueChecks, updateNextChecks } from "@/lib/match/store/next-checks";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, mustExecute } from "@/lib/testing/league";
import { sweep } from "./sweep";

await freshDatabase();

/** Sunday, Nov 22, 11:59 pm in Chicago. Reminders are due 48 and 6 hours before. */
const DEADLINE = Date.parse("2026-11-23T05:59:00Z");
const hoursBefore = (hours: number) => new Date(DEADLINE - hours * 3_600_000);

let count = 0;
let league: Awaited<ReturnType<typeof makeLeague>>;
let match: Awaited<ReturnType<typeof listTestMatches>>[number];
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `checks-${count}`, players: 2 });
  const [only] = await listTestMatches(league);
  if (!only) throw new Error("One match");
  match = only;
});

async function nextCheck() {
  return (await prisma().match.findUniqueOrThrow({ where: { id: match.id } })).nextCheckAt;
}

async function reminders() {
  return prisma().reminder.count({ where: { matchId: match.id } });
}

test("a match is looked at again when its next reminder is due, and not after its last", async () => {
  await sweep(hoursBefore(100));
  expect(await nextCheck()).toEqual(hoursBefore(48));
  await sweep(hoursBefore(48));
  expect(await nextCheck()).toEqual(hoursBefore(6));
  await sweep(hoursBefore(6));
  expect(await nextCheck()).toBeNull();
  expect(await reminders()).toBe(4);
});

test("a deadline that moves, back or forth, makes what's due then due", async () => {
  await sweep(hoursBefore(6));
  expect(await reminders()).toBe(2);
  const deadlineAt = new Date(DEADLINE + 24 * 3_600_000).toISOString();
  await mustExecute(
    match.id,
    { type: "extend-deadline", deadlineAt, reason: "Snow." },
    { userId: league.directorId },
    hoursBefore(5),
  );
  await sweep(hoursBefore(5));
  expect(await reminders()).toBe(4);
  expect(await nextCheck()).toEqual(hoursBefore(-18));
});

test("a player who chooses other hours is reminded at those", async () => {
  await sweep(hoursBefore(47));
  await updateLetterChoices(match.home, { ...USUAL_CHOICES, remindHours: [24] });
  await sweep(hoursBefore(46));
  expect(await nextCheck()).toEqual(hoursBefore(24));
});

test("a round that opens earlier is looked at then", async () => {
  const opensAt = hoursBefore(30);
  await prisma().round.updateMany({ where: { organizationId: league.organizationId }, data: { opensAt } });
  await sweep(hoursBefore(60));
  expect(await nextCheck()).toEqual(hoursBefore(48));
  await sweep(hoursBefore(48));
  expect(await nextCheck()).toEqual(opensAt);
  await prisma().round.updateMany({
    where: { organizationId: league.organizationId },
    data: { opensAt: hoursBefore(45) },
  });
  await sweep(hoursBefore(44));
  expect(await reminders()).toBe(2);
});

test("a match that changes while it's looked at stays due", async () => {
  const at = hoursBefore(100);
  const [check] = (await takeDueChecks(at)).filter(({ id }) => id === match.id);
  if (!check) throw new Error("A new match is due");
  const deadlineAt = new Date(DEADLINE + 24 * 3_600_000).toISOString();
  await mustExecute(
    match.id,
    { type: "extend-deadline", deadlineAt, reason: "Snow." },
    { userId: league.directorId },
    at,
  );
  await updateNextChecks([check], at);
  expect(await nextCheck()).toEqual(new Date(0));
  await sweep(at);
  expect(await nextCheck()).toEqual(hoursBefore(24));
});
