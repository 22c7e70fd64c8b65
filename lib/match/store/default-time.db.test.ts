import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { dateIn } from "@/lib/shared/dates";
import { addHours } from "@/lib/shared/instant";
import { timeIn } from "@/lib/shared/wall-clock";
import { addVenue, paintFree } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";

await freshDatabase();

/** The league sets a time two days before the deadline: Saturday at two if that's free. */
const RULES = {
  ...DEPAUL,
  schedule: { ...DEPAUL.schedule, fallback: { hoursBefore: 48, weekday: 6, time: "14:00" } },
};
const DEADLINE = "2026-11-23T05:59:00.000Z";
const hoursBefore = (hours: number) => new Date(addHours(DEADLINE, -hours));

let count = 0;
let league: TestLeague;
let round: Awaited<ReturnType<typeof listTestMatches>>;
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `default-${count}`, players: 4, rules: RULES });
  round = (await listTestMatches(league)).filter((match) => match.round === 1);
});

/** When the matches of round 1 are played, in local time: "21 14:00", or their status. */
async function times(): Promise<readonly string[]> {
  const rows = await prisma().match.findMany({
    where: { id: { in: round.map(({ id }) => id) } },
    orderBy: { number: "asc" },
  });
  return rows.map(({ scheduledAt, status }) => {
    const at = scheduledAt?.toISOString();
    return at ? `${dateIn(at, "America/Chicago").slice(8)} ${timeIn(at, "America/Chicago")}` : status;
  });
}

/** The emails of this league whose subject starts with this. */
async function lettersThat(begins: string) {
  const letters = await readLetters({ organizationId: league.organizationId });
  return letters.filter(({ subject }) => subject.startsWith(begins));
}

function sweepTogether(at: Date) {
  return Promise.all(Array.from({ length: 4 }, () => sweep(at)));
}

describe("a match without a time", () => {
  test("gets one when it's due, once, however many workers sweep, and both are told", async () => {
    await addVenue(league);
    await sweep(hoursBefore(48.1));
    expect(await times()).toEqual(["open", "open"]);

    await sweepTogether(hoursBefore(48));
    // One table and one board: the second match gets the next time they're free.
    expect([...(await times())].sort()).toEqual(["21 14:00", "21 16:00"]);
    expect(await prisma().booking.count({ where: { organizationId: league.organizationId } })).toBe(2);
    const letters = await lettersThat("The league set your match");
    expect(letters).toHaveLength(4);
    expect(letters[0]?.text).toContain("Courtside Lounge, Table 1");
    expect(letters[0]?.text).toContain(`Set default-${count} 1 is reserved for you.`);
  });

  test("isn't given one while it's played in the match room", async () => {
    await addVenue(league, { tables: 2, boards: 2 });
    const [match] = round;
    if (!match) throw new Error("Two matches");
    await prisma().roomGame.create({
      data: {
        organizationId: league.organizationId,
        matchId: match.id,
        number: 1,
        keptAs: "board",
        white: "home",
        startedAt: hoursBefore(50),
      },
    });
    await sweep(hoursBefore(48));
    expect(await times()).toEqual(["open", "21 14:00"]);
  });

  test("isn't given another one after it was canceled", async () => {
    await addVenue(league, { tables: 2, boards: 2 });
    await sweep(hoursBefore(48));
    const [match] = round;
    if (!match) throw new Error("Two matches");
    await mustExecute(match.id, { type: "cancel-time" }, { userId: match.home }, hoursBefore(47));
    await sweep(hoursBefore(46));
    expect(await times()).toEqual(["open", "21 14:00"]);
  });

  test("gets another search later, and its players are told once that none was found", async () => {
    const [match] = round;
    if (!match) throw new Error("Two matches");
    await paintFree(league, match.home, []);
    for (const hours of [48, 47.9, 47, 46]) await sweep(hoursBefore(hours));
    expect(await times()).toEqual(["open", "21 14:00"]);
    expect(await lettersThat("No time found for your match")).toHaveLength(2);

    await paintFree(league, match.home, [19, 20]);
    await sweep(hoursBefore(45.9));
    expect((await times())[0]).toBe("open");
    await sweepTogether(hoursBefore(45.8));
    expect((await times())[0]).toBe("21 19:00");
    expect(await lettersThat("No time found for your match")).toHaveLength(2);
    expect(await lettersThat("The league set your match")).toHaveLength(4);
  });

  test("gets the time of another match that was canceled, however many workers look", async () => {
    const [match, other] = round;
    if (!match || !other) throw new Error("Two matches");
    // One table on Saturday and Sunday from six to eight, so there's one slot a day for two matches.
    await addVenue(league, { opensAt: "18:00", closesAt: "20:00" });
    const sunday = "2026-11-23T00:00:00.000Z";
    await mustExecute(
      other.id,
      { type: "propose-times", times: [sunday] },
      { userId: other.home },
      hoursBefore(100),
    );
    await mustExecute(
      other.id,
      { type: "accept-time", time: sunday },
      { userId: other.away },
      hoursBefore(99),
    );
    await sweepTogether(hoursBefore(12));
    expect(await times()).toEqual(["open", "22 18:00"]);
    expect(await lettersThat("No time found for your match")).toHaveLength(2);

    await mustExecute(other.id, { type: "cancel-time" }, { userId: other.home }, hoursBefore(11.9));
    await sweepTogether(hoursBefore(11.5));
    expect(await times()).toEqual(["22 18:00", "open"]);
    expect(await prisma().booking.count({ where: { organizationId: league.organizationId } })).toBe(1);
  });

  test("gets a new search after an extension, and its players are told again that none was found", async () => {
    const [match] = round;
    if (!match) throw new Error("Two matches");
    await paintFree(league, match.home, []);
    await sweep(hoursBefore(48));
    const later = { type: "extend-deadline", deadlineAt: addHours(DEADLINE, 24), reason: "Snow." } as const;
    await mustExecute(match.id, later, { userId: league.directorId }, hoursBefore(46));
    await sweep(hoursBefore(24));
    expect(await lettersThat("No time found for your match")).toHaveLength(4);
    await paintFree(league, match.home, [19, 20]);
    await sweep(hoursBefore(23));
    expect((await times())[0]).toBe("22 19:00");
  });

  test("stays without one if the venue is closed throughout the round", async () => {
    await addVenue(league, { opensAt: "08:00", closesAt: "09:00" });
    await sweep(hoursBefore(48));
    expect(await times()).toEqual(["open", "open"]);
    const events = await prisma().matchEvent.count({
      where: { matchId: round[0]?.id ?? "", type: "TimeDefaulted" },
    });
    expect(events).toBe(0);
  });

  test("stays without one if the rule pack sets none", async () => {
    const own = await makeLeague({ slug: `no-default-${count}`, players: 4 });
    await sweep(hoursBefore(1));
    const rows = await prisma().match.findMany({
      where: { organizationId: own.organizationId, round: { number: 1 } },
    });
    expect(rows.map(({ status }) => status)).toEqual(["open", "open"]);
  });
});

test("a venue that's open past midnight takes a match into the night, and refuses one that would run past closing", async () => {
  await addVenue(league, { opensAt: "18:00", closesAt: "02:00" });
  const [match] = round;
  if (!match) throw new Error("Two matches");
  const suggestion = (time: string) => ({ type: "propose-times", times: [time] }) as const;
  const at = hoursBefore(100);
  await mustExecute(match.id, suggestion("2026-11-21T06:00:00.000Z"), { userId: match.home }, at);
  await expect(
    mustExecute(match.id, suggestion("2026-11-21T06:30:00.000Z"), { userId: match.home }, at),
  ).rejects.toThrow("venue-closed");
  await mustExecute(
    match.id,
    { type: "accept-time", time: "2026-11-21T06:00:00.000Z" },
    { userId: match.away },
    at,
  );
  expect((await times())[0]).toBe("21 00:00");
});

test("in the night the clocks go back, a match takes its two hours and the venue is open an hour longer", async () => {
  const autumn = await makeLeague({
    slug: `autumn-${count}`,
    players: 4,
    firstDay: "2026-10-26",
    at: new Date("2026-10-26T15:00:00Z"),
    rules: { ...RULES, schedule: { ...RULES.schedule, hoursToPlay: 0 } },
  });
  await addVenue(autumn, { opensAt: "20:00", closesAt: "02:00" });
  const [match] = await listTestMatches(autumn);
  if (!match) throw new Error("There is a match");
  const at = new Date("2026-10-30T15:00:00Z");
  // Saturday at midnight is 5:00 UTC. 1:00 am comes twice, at 6:00 and at 7:00 UTC, and 2:00 am is 8:00 UTC.
  const suggestion = (time: string) => ({ type: "propose-times", times: [time] }) as const;
  await mustExecute(match.id, suggestion("2026-11-01T06:00:00.000Z"), { userId: match.home }, at);
  await expect(
    mustExecute(match.id, suggestion("2026-11-01T06:30:00.000Z"), { userId: match.home }, at),
  ).rejects.toThrow("venue-closed");
  await mustExecute(
    match.id,
    { type: "accept-time", time: "2026-11-01T06:00:00.000Z" },
    { userId: match.away },
    at,
  );
  const booking = await prisma().booking.findFirstOrThrow({ where: { matchId: match.id } });
  expect(booking.endsAt.toISOString()).toBe("2026-11-01T08:00:00.000Z");
});
