import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { remind } from "@/lib/mail/store/reminders";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours, instantOf } from "@/lib/shared/instant";
import { logTo } from "@/lib/telemetry/log";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { sweep } from "./sweep";

await freshDatabase();

let count = 0;
let league: Awaited<ReturnType<typeof makeLeague>>;
let round: Awaited<ReturnType<typeof listTestMatches>>;
/** Six players, so three matches in round 1, which closes on Sunday, Nov 22, at 23:59 in Chicago. */
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `campus-${count}`, players: 6 });
  round = (await listTestMatches(league)).filter((match) => match.round === 1);
});

const DEADLINE = "2026-11-23T05:59:00.000Z";
const hoursBefore = (hours: number) => new Date(addHours(DEADLINE, -hours));

describe("the deadline", () => {
  test("it's at 23:59 on Sunday in Chicago", () => {
    expect(round.map(({ deadlineAt }) => instantOf(deadlineAt))).toEqual([DEADLINE, DEADLINE, DEADLINE]);
  });

  test("an unreported match becomes a double forfeit once, however many workers sweep", async () => {
    await Promise.all(Array.from({ length: 6 }, () => sweep(new Date(DEADLINE))));

    const rows = await prisma().match.findMany({ where: { id: { in: round.map(({ id }) => id) } } });
    for (const row of rows) {
      expect(row).toMatchObject({
        status: "final",
        decidedBy: "double_forfeit",
        homeResult: "loss",
        awayResult: "loss",
      });
      expect(row).toMatchObject({ homeWins: null, awayWins: null, lastSeq: 2 });
    }
    const letters = await prisma().letter.count({
      where: { organizationId: league.organizationId, key: { contains: ":2:" } },
    });
    expect(letters).toBe(6);
  });

  test("a minute earlier nothing happens", async () => {
    await sweep(new Date(Date.parse(DEADLINE) - 60_000));
    expect(await countStatus("open")).toBe(3);
  });

  test("matches that were reported or are with the director are left alone", async () => {
    const [reported, unreachable] = round;
    if (!reported || !unreachable) throw new Error("Three matches");
    await mustExecute(
      reported.id,
      { type: "report", games: TWO_NIL },
      { userId: reported.home },
      hoursBefore(1),
    );
    for (const hours of [60, 30]) {
      const tried = {
        type: "log-contact",
        means: "email",
        triedAt: instantOf(hoursBefore(hours)),
        note: "Wrote.",
      } as const;
      await mustExecute(unreachable.id, tried, { userId: unreachable.away }, hoursBefore(hours - 1));
    }
    const claim = { type: "claim-unreachable", statement: "No answer yet." } as const;
    await mustExecute(unreachable.id, claim, { userId: unreachable.away }, hoursBefore(2));

    await sweep(new Date(addHours(DEADLINE, 1)));
    expect(await statusOf(reported.id)).toBe("reported");
    expect(await statusOf(unreachable.id)).toBe("with_director");
  });

  test("an extended match closes at its new deadline", async () => {
    const [match] = round;
    if (!match) throw new Error("Three matches");
    const later = addHours(DEADLINE, 48);
    const extend = { type: "extend-deadline", deadlineAt: later, reason: "Snow." } as const;
    await mustExecute(match.id, extend, { userId: league.directorId }, hoursBefore(5));
    await sweep(new Date(DEADLINE));
    expect(await statusOf(match.id)).toBe("open");
    await sweep(new Date(later));
    expect(await statusOf(match.id)).toBe("final");
  });

  test("in the week the clocks go back it still comes at 23:59", async () => {
    const autumn = await makeLeague({
      slug: `autumn-${count}`,
      players: 2,
      firstDay: "2026-10-26",
      at: new Date("2026-10-26T14:00:00Z"),
    });
    const [match] = await listTestMatches(autumn);
    expect(match && instantOf(match.deadlineAt)).toBe("2026-11-02T05:59:00.000Z");
  });
});

describe("an unanswered report", () => {
  test("goes to the director after 48 hours, because a win needs both", async () => {
    const [match] = round;
    if (!match) throw new Error("Three matches");
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, hoursBefore(1));
    await sweep(new Date(addHours(DEADLINE, 46)));
    expect(await statusOf(match.id)).toBe("reported");
    await Promise.all([sweep(new Date(addHours(DEADLINE, 47))), sweep(new Date(addHours(DEADLINE, 47)))]);
    expect(await statusOf(match.id)).toBe("with_director");
  });

  test("counts if the rule pack says so", async () => {
    const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, unanswered: "stands" as const } };
    const other = await makeLeague({ slug: `stands-${count}`, players: 2, rules });
    const [match] = await listTestMatches(other);
    if (!match) throw new Error("One match");
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, hoursBefore(1));
    await sweep(new Date(addHours(DEADLINE, 47)));
    expect(await prisma().match.findUnique({ where: { id: match.id } })).toMatchObject({
      status: "final",
      decidedBy: "stands",
      homeResult: "win",
      homeWins: 2,
    });
  });
});

describe("letters of the clock", () => {
  test("pairings are announced once when the round opens", async () => {
    await Promise.all([sweep(hoursBefore(160)), sweep(hoursBefore(160))]);
    expect(await countLetters("you play")).toBe(6);
  });

  test("reminders go out at 48 and at 6 hours, each once, and only for what is not reported", async () => {
    const [reported] = round;
    if (!reported) throw new Error("Three matches");
    await mustExecute(
      reported.id,
      { type: "report", games: TWO_NIL },
      { userId: reported.home },
      hoursBefore(60),
    );
    await sweep(hoursBefore(49));
    expect(await countReminders()).toBe(0);
    await Promise.all([sweep(hoursBefore(47)), sweep(hoursBefore(47)), sweep(hoursBefore(46))]);
    expect(await countReminders()).toBe(4);
    await sweep(hoursBefore(5));
    await sweep(hoursBefore(4));
    expect(await countReminders()).toBe(8);
  });

  test("an extended deadline is reminded of again", async () => {
    await sweep(hoursBefore(47));
    const sent = await countReminders();
    const [match] = round;
    if (!match) throw new Error("Three matches");
    const extend = { type: "extend-deadline", deadlineAt: addHours(DEADLINE, 100), reason: "Snow." } as const;
    await mustExecute(match.id, extend, { userId: league.directorId }, hoursBefore(40));
    await sweep(new Date(addHours(DEADLINE, 60)));
    expect(await countReminders()).toBe(sent + 2);
  });
});

describe("what goes wrong", () => {
  test("one match that can't be read doesn't hold up others", async () => {
    const [broken, ...others] = round;
    if (!broken) throw new Error("Three matches");
    const data = { type: "Nonsense", data: {}, seq: 2, at: hoursBefore(100), matchId: broken.id };
    await prisma().matchEvent.create({ data: { ...data, organizationId: league.organizationId } });
    const told: string[] = [];
    logTo({ write: (line) => told.push(line) }, "error");

    await sweep(hoursBefore(47));
    expect(await countReminders()).toBe(4);
    await sweep(new Date(DEADLINE));
    for (const { id } of others) expect(await statusOf(id)).toBe("final");
    expect(await statusOf(broken.id)).toBe("open");
    expect(told.join()).toContain("The sweep couldn't do part of its work");

    logTo({ write() {} }, "silent");
    await prisma().match.update({ where: { id: broken.id }, data: { status: "void" } });
  });

  test("a deadline that is moved between looking and reminding is reminded of in its own time", async () => {
    const [match] = round;
    if (!match) throw new Error("Three matches");
    await remind({ matchId: match.id, side: "home", hours: 48 }, hoursBefore(60));
    expect(await countReminders()).toBe(0);
    await sweep(hoursBefore(47));
    expect(await countReminders()).toBe(6);
  });
});

test("links and sessions whose time is over are forgotten, others stay", async () => {
  const userId = league.directorId;
  for (const hours of [1, -1]) {
    const expires = hoursBefore(hours);
    const token = crypto.randomUUID();
    await prisma().verificationToken.create({ data: { identifier: "a@lakeside.example", token, expires } });
    await prisma().signInSession.create({ data: { userId, expiresAt: expires } });
  }
  await sweep(new Date(DEADLINE));
  expect(await prisma().verificationToken.count()).toBe(1);
  expect(await prisma().signInSession.count()).toBe(1);
});

async function countLetters(words: string) {
  const letters = await readLetters({ organizationId: league.organizationId });
  return letters.filter(({ subject }) => subject.includes(words)).length;
}

function countReminders() {
  return prisma().letter.count({
    where: { organizationId: league.organizationId, key: { contains: ":remind" } },
  });
}

async function statusOf(id: string) {
  return (await prisma().match.findUniqueOrThrow({ where: { id } })).status;
}

function countStatus(status: "open") {
  return prisma().match.count({ where: { id: { in: round.map(({ id }) => id) }, status } });
}
