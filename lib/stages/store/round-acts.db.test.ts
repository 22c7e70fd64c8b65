import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { execute } from "@/lib/match/store/execute";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { instantAt } from "@/lib/shared/wall-clock";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { expectAllOrNothing, expectNothingWritten } from "@/lib/testing/nothing-written";
import { updateRoundDeadline } from "./extend-round";
import { updateSession } from "./move-session";

await freshDatabase();

let count = 0;
const LATER = "2026-11-25T05:59:00.000Z";
const LATEST = "2026-11-27T05:59:00.000Z";

async function roundOf(league: TestLeague, index = 0) {
  const view = await findDivision(league.org, "fall-2026", "open");
  const round = view?.rounds[index];
  if (!view || !round) throw new Error(`No round ${index}`);
  return { view, round };
}

describe("extending a round", () => {
  let league: TestLeague;
  beforeEach(async () => {
    count += 1;
    league = await makeLeague({ slug: `extend-${count}`, players: 10 });
  });

  async function extend(deadlineAt: string, seen?: string) {
    const { view, round } = await roundOf(league);
    const extension = { deadlineAt, reason: "Snow.", seen: seen ?? round.stamp };
    return updateRoundDeadline(league.scope, view, round, extension, MONDAY);
  }
  const deadlines = async () =>
    (await listTestMatches(league)).filter(({ round }) => round === 1).map((match) => match.deadlineAt);

  test("a failure at its end leaves no match, email or deadline changed", async () => {
    await expectAllOrNothing("round-extended", () => extend(LATER));
  });

  test("answering dates that another director changed does nothing", async () => {
    const { stamp } = (await roundOf(league)).round;
    expect(await extend(LATER, stamp)).toEqual({ ok: true, value: { own: 0 } });
    expect(await extend(LATEST, stamp)).toEqual({ ok: false, refusal: "changed" });
    expect(await extend(LATEST, "")).toEqual({ ok: false, refusal: "changed" });
    expect(await deadlines()).toEqual(Array(5).fill(new Date(LATER)));
  });

  test("of two directors who extend at the same time, one is told that the dates have changed", async () => {
    const { stamp } = (await roundOf(league)).round;
    const answers = await Promise.all([LATER, LATEST].map((deadline) => extend(deadline, stamp)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(new Set((await deadlines()).map(Number)).size).toBe(1);
  });

  test("players acting at the same time and the sweep don't block it", async () => {
    const matches = (await listTestMatches(league)).filter(({ round }) => round === 1);
    const backwards = [...matches].reverse();
    const [extended, ...conceded] = await Promise.all([
      extend(LATER),
      ...backwards.map(({ id, home }) => execute(id, { type: "concede" }, { userId: home }, MONDAY)),
    ]);
    expect(extended?.ok || conceded.every((answer) => answer?.ok)).toBe(true);
    expect(conceded.every((answer) => answer?.ok)).toBe(true);
  });

  test("a match with a later deadline keeps it, and isn't the director's own", async () => {
    const [match] = await listTestMatches(league);
    const later = { type: "extend-deadline", deadlineAt: LATEST, reason: "Exams." } as const;
    await mustExecute(match?.id ?? "", later, { userId: league.directorId }, MONDAY);
    expect(await extend(LATER)).toEqual({ ok: true, value: { own: 0 } });
    expect((await deadlines()).filter((deadline) => deadline.toISOString() === LATEST)).toHaveLength(1);
  });

  test("a deadline that's too far for one match moves none, even if another has more time already", async () => {
    const [match] = await listTestMatches(league);
    const later = { type: "extend-deadline", deadlineAt: LATEST, reason: "Exams." } as const;
    await mustExecute(match?.id ?? "", later, { userId: league.directorId }, MONDAY);
    await expectNothingWritten(async () =>
      expect(await extend("2027-05-27T05:59:00.000Z")).toMatchObject({
        ok: false,
        refusal: { code: "deadline-too-far" },
      }),
    );
  });

  test("a match that the director plays in keeps its deadline", async () => {
    const [match] = await listTestMatches(league);
    await prisma().membership.create({
      data: {
        organizationId: league.organizationId,
        userId: match?.home ?? "",
        role: "director",
        createdAt: MONDAY,
      },
    });
    const { view, round } = await roundOf(league);
    const scope = { ...league.scope, userId: match?.home ?? "" };
    const extension = { deadlineAt: LATER, reason: "Snow.", seen: round.stamp };
    expect(await updateRoundDeadline(scope, view, round, extension, MONDAY)).toEqual({
      ok: true,
      value: { own: 1 },
    });
    expect((await deadlines()).filter((deadline) => deadline.toISOString() === LATER)).toHaveLength(4);
  });
});

test("a round can't be extended past the session of a later one", async () => {
  count += 1;
  const session = { at: instantAt("2026-11-28", "18:00", "America/Chicago"), place: "Gym" };
  const slug = `before-${count}`;
  const league = await makeLeague({ slug, players: 4, rules: SESSION_KNOCKOUT, session });
  const extend = async (deadlineAt: string) => {
    const { view, round } = await roundOf(league);
    const extension = { deadlineAt, reason: "Snow.", seen: round.stamp };
    return updateRoundDeadline(league.scope, view, round, extension, MONDAY);
  };
  await expectNothingWritten(async () =>
    expect(await extend("2026-11-30T05:59:00.000Z")).toEqual({ ok: false, refusal: "after-session" }),
  );
  expect(await extend(session.at)).toEqual({ ok: true, value: { own: 0 } });
  for (const { id, home } of await listTestMatches(league))
    await mustExecute(id, { type: "concede" }, { userId: home }, MONDAY);
  expect(await extend("2026-11-30T05:59:00.000Z")).toEqual({ ok: false, refusal: "all-reported" });
});

describe("moving a session", () => {
  const sessionOn = (day: string) => ({ at: instantAt(day, "18:00", "America/Chicago"), place: "Gym" });
  let league: TestLeague;
  beforeEach(async () => {
    count += 1;
    league = await makeLeague({
      slug: `session-${count}`,
      players: 4,
      rules: SESSION_KNOCKOUT,
      session: sessionOn("2026-11-28"),
    });
    for (const { id, home } of await listTestMatches(league))
      await mustExecute(id, { type: "concede" }, { userId: home }, MONDAY);
  });

  async function move(day: string, seen?: string) {
    const { view, round } = await roundOf(league, 1);
    const to = { ...sessionOn(day), seen: seen ?? round.stamp };
    return updateSession(league.scope, view, round, to, MONDAY);
  }
  const final = () =>
    prisma().match.findFirstOrThrow({
      where: { round: { sessionAt: { not: null } }, organizationId: league.organizationId },
    });

  test("moves the final with it", async () => {
    expect(await move("2026-12-05")).toEqual({ ok: true, value: null });
    expect((await final()).scheduledAt).toEqual(new Date(sessionOn("2026-12-05").at));
  });

  test("to a later day tells each player once, when and where", async () => {
    await prisma().letter.deleteMany({ where: { organizationId: league.organizationId } });
    expect(await move("2026-12-05")).toEqual({ ok: true, value: null });
    const letters = await readLetters({ organizationId: league.organizationId });
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array(2).fill(expect.stringMatching(/^Set: .*Sat Dec 5, 6:00 pm$/)),
    );
    expect(new Set(letters.map(({ toEmail }) => toEmail)).size).toBe(2);
  });

  test("a failure at its end leaves the old time everywhere", async () => {
    await expectAllOrNothing("session-moved", () => move("2026-12-05"));
  });

  test("a final that can't be moved keeps its round's time", async () => {
    const [player] = league.players;
    const { homeEntryId } = await final();
    const own = league.players.find(({ entryId }) => entryId === homeEntryId) ?? player;
    const data = {
      organizationId: league.organizationId,
      userId: own?.userId ?? "",
      role: "director" as const,
    };
    await prisma().membership.create({ data: { ...data, createdAt: MONDAY } });
    const { view, round } = await roundOf(league, 1);
    const scope = { ...league.scope, userId: own?.userId ?? "" };
    const to = { ...sessionOn("2026-12-05"), seen: round.stamp };
    await expectNothingWritten(async () =>
      expect(await updateSession(scope, view, round, to, MONDAY)).toEqual({
        ok: false,
        refusal: { code: "own-match" },
      }),
    );
  });

  test("of two directors who move it at the same time, one is told that it has moved", async () => {
    const { stamp } = (await roundOf(league, 1)).round;
    const answers = await Promise.all(["2026-12-05", "2026-12-06"].map((day) => move(day, stamp)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const { round } = await roundOf(league, 1);
    expect((await final()).scheduledAt?.toISOString()).toBe(round.sessionAt);
  });
});
