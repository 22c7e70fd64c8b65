import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { USUAL_CHOICES } from "@/lib/mail/rules/reminder-hours";
import { updateLetterChoices } from "@/lib/mail/store/letter-choices";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { foldMatch } from "@/lib/match/rules/evolve";
import { projectMatch } from "@/lib/match/rules/project";
import { announceRound } from "@/lib/match/store/due-matches";
import { execute } from "@/lib/match/store/execute";
import { MATCH_RECORD, toProjection, toRecord } from "@/lib/match/store/match-record";
import { NO_LIMITS } from "@/lib/match/view/bracket-limits";
import { instantAt } from "@/lib/shared/wall-clock";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, mustExecute } from "@/lib/testing/league";
import { championsOf } from "../rules/champion";
import {
  bracketOf,
  later,
  limitsOf,
  makeKnockout,
  matchAt,
  reopen,
  ruleFor,
  voidMatch,
  WON,
  win,
} from "../testing/knockout-league";

await freshDatabase();

test("publishing draws the bracket: byes need no match, and players with a bye can already know the next opponent", async () => {
  const league = await makeKnockout(5);
  expect(await bracketOf(league)).toEqual(["1.2 5-4 open", "2.2 3-2 open"]);
  const rounds = await prisma().round.findMany({
    where: { organizationId: league.organizationId },
    orderBy: { number: "asc" },
  });
  expect(rounds.map(({ number, opensAt }) => [number, opensAt.toISOString()])).toEqual([
    [1, "2026-11-16T06:00:00.000Z"],
    [2, "2026-11-23T06:00:00.000Z"],
    [3, "2026-11-30T06:00:00.000Z"],
  ]);
});

test("a decided match creates the next one in the same transaction, with its window, colors and letters", async () => {
  const league = await makeKnockout(4);
  await win(league, 1, 1, 1);
  expect(await bracketOf(league)).toEqual(["1.1 1-4 final", "1.2 3-2 open"]);
  await win(league, 1, 2, 3);
  expect(await bracketOf(league)).toEqual(["1.1 1-4 final", "1.2 3-2 final", "2.1 1-3 open"]);
  const final = await matchAt(league, 2, 1);
  expect(final.deadlineAt.toISOString()).toBe("2026-11-30T05:59:00.000Z");
  expect(await prisma().letter.count({ where: { key: { contains: final.id } } })).toBe(0);
  await sweep(later(24 * 7));
  expect(await prisma().letter.count({ where: { key: { contains: final.id } } })).toBe(2);
});

test("a match created in an announced round has at least two days, and its letters right away", async () => {
  const league = await makeKnockout(4);
  const lastDay = new Date("2026-11-29T18:00:00Z");
  for (const number of [1, 2]) {
    const match = await matchAt(league, 1, number);
    await mustExecute(match.id, { type: "report", games: WON }, { userId: match.home }, later(24 * 6));
  }
  await sweep(later(24 * 7 + 1));
  const [one, two] = [await matchAt(league, 1, 1), await matchAt(league, 1, 2)];
  await mustExecute(one.id, { type: "approve" }, { userId: one.away }, later(24 * 7 + 1));
  const command = { type: "rule", result: "home", score: null, reason: "Seen.", rule: "3.IV" } as const;
  await mustExecute(two.id, command, { userId: league.directorId }, lastDay);
  const final = await matchAt(league, 2, 1);
  expect(final.deadlineAt).toEqual(new Date(lastDay.getTime() + 48 * 3_600_000));
  expect(await prisma().letter.count({ where: { key: { contains: final.id } } })).toBe(2);
});

test("two semifinals approved at the same moment leave one final", async () => {
  for (let run = 0; run < 20; run++) {
    const league = await makeKnockout(4, { thirdPlace: run % 2 === 0 });
    const semifinals = [await matchAt(league, 1, 1), await matchAt(league, 1, 2)];
    for (const { id, home } of semifinals)
      await mustExecute(id, { type: "report", games: WON }, { userId: home }, later(20));
    const answers = await Promise.all(
      semifinals.map(({ id, away }) => execute(id, { type: "approve" }, { userId: away }, later(24))),
    );
    expect(answers.every((answer) => answer?.ok)).toBe(true);
    const expected = ["2.1 1-3 open", ...(run % 2 === 0 ? ["2.2 4-2 open"] : [])];
    expect((await bracketOf(league)).slice(2)).toEqual(expected);
  }
});

test("both out: the next opponent advances without playing, through several rounds", async () => {
  const league = await makeKnockout(8);
  for (const number of [1, 2, 3]) {
    const match = await matchAt(league, 1, number);
    await mustExecute(match.id, { type: "pass-deadline" }, "clock", later(24 * 8));
  }
  expect(await ruleFor(league, 1, 4, "away")).toMatchObject({ ok: true });
  expect((await bracketOf(league)).filter((line) => !line.startsWith("1."))).toEqual([]);
  const view = await findDivision(league.org, "fall-2026", "open");
  expect(view && championsOf(view)).toEqual([league.players[2]?.entryId]);
});

test("a ruling that changes who advances pairs the next match again if no one has reported it", async () => {
  const league = await makeKnockout(4, { thirdPlace: true });
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 2);
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-1 open", "2.2 4-3 open"]);
  const before = await matchAt(league, 2, 1);
  expect(await ruleFor(league, 1, 1, "away")).toMatchObject({ ok: true });
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-4 open", "2.2 3-1 open"]);
  const row = await prisma().match.findUniqueOrThrow({
    where: { id: before.id },
    include: { events: { orderBy: { seq: "asc" } } },
  });
  expect(row.events.map(({ type }) => type)).toEqual(["MatchPaired", "Repaired"]);
});

test("the final and the match for third place can swap a player who has White in both", async () => {
  const league = await makeKnockout(4, { thirdPlace: true });
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 3);
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 1-3 open", "2.2 4-2 open"]);
  expect(await ruleFor(league, 1, 1, "away")).toMatchObject({ ok: true });
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 4-3 open", "2.2 2-1 open"]);
});

test("the final and the match for third place can trade both their players", async () => {
  const league = await makeKnockout(4, { thirdPlace: true });
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 2);
  await reopen(league, 1, 1);
  expect(await ruleFor(league, 1, 2, "home")).toMatchObject({ ok: true });
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-1 void", "2.2 4-3 void"]);
  await win(league, 1, 1, 4, later(40));
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 4-3 open", "2.2 2-1 open"]);
});

test("a match that's no longer played doesn't keep its former players out of the others of its round", async () => {
  const league = await makeKnockout(6, { thirdPlace: true });
  await win(league, 1, 2, 5);
  await win(league, 1, 4, 3);
  await win(league, 2, 1, 1);
  await win(league, 2, 2, 3);
  expect((await bracketOf(league)).slice(4)).toEqual(["3.1 1-3 open", "3.2 2-5 open"]);
  await voidMatch(league, 2, 2);
  expect(await ruleFor(league, 1, 4, "both-lose")).toMatchObject({ ok: true });
  expect((await bracketOf(league)).slice(4)).toEqual(["3.1 2-1 open", "3.2 2-5 void"]);
});

test.each([
  { constraint: "match_pair_once", home: "o.away_entry_id", away: "o.home_entry_id" },
  { constraint: "match_round_id_home_entry_id_key", home: "o.home_entry_id", away: "m.away_entry_id" },
  { constraint: "match_round_id_away_entry_id_key", home: "m.home_entry_id", away: "o.away_entry_id" },
])(
  "two matches of a round can't have the same players unless one is void: $constraint",
  async ({ constraint, home, away }) => {
    const league = await makeKnockout(4);
    const [one, two] = [await matchAt(league, 1, 1), await matchAt(league, 1, 2)];
    const share = () =>
      prisma().$executeRawUnsafe(
        `UPDATE "match" m SET home_entry_id = ${home}, away_entry_id = ${away} FROM "match" o
     WHERE o.id = '${one.id}' AND m.id = '${two.id}'`,
      );
    await expect(share()).rejects.toThrow(constraint);
    await voidMatch(league, 1, 2);
    await share();
    await expect(prisma().match.update({ where: { id: two.id }, data: { status: "open" } })).rejects.toThrow(
      constraint,
    );
  },
);

test("a match can't be decided differently once the next one has been played, until that is voided", async () => {
  const league = await makeKnockout(4);
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 2);
  const final = await matchAt(league, 2, 1);
  await mustExecute(final.id, { type: "report", games: WON }, { userId: final.home }, later(26));
  expect(await limitsOf(league, 1, 1)).toMatchObject({
    results: ["away", "both-lose"],
    reopen: true,
    void: true,
    note: { links: [{ href: `/desk/${league.org}/matches/${final.id}`, words: "final" }] },
  });
  expect(await ruleFor(league, 1, 1, "away")).toMatchObject({ ok: false, refusal: { code: "played-on" } });
  expect(await ruleFor(league, 1, 1, "home"), "the same winner changes nothing").toMatchObject({ ok: true });
  await mustExecute(final.id, { type: "void", reason: "Again." }, { userId: league.directorId }, later(31));
  expect(await limitsOf(league, 1, 1)).toEqual(NO_LIMITS);
  expect(await ruleFor(league, 1, 1, "away")).toMatchObject({ ok: true });
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-4 open"]);
});

test("a reopened match removes the next one until it's decided again", async () => {
  const league = await makeKnockout(4);
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 2);
  const semifinal = await matchAt(league, 1, 1);
  const deadlineAt = later(24 * 10).toISOString();
  const director = { userId: league.directorId };
  await mustExecute(
    semifinal.id,
    { type: "reopen", deadlineAt, reason: "Wrong board." },
    director,
    later(30),
  );
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-1 void"]);
  const letters = await readLetters({ organizationId: league.organizationId });
  const off = letters.filter(({ subject }) => subject.includes("is off for now"));
  expect(off.map(({ text }) => text).join()).toContain("If you’re paired again, you’ll get an email.");
  const final = await matchAt(league, 2, 1);
  const byHand = await execute(
    final.id,
    { type: "reopen", deadlineAt, reason: "Play." },
    director,
    later(31),
  );
  expect(byHand).toMatchObject({ ok: false, refusal: { code: "not-in-bracket" } });
  await win(league, 1, 1, 1, later(40));
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-1 open"]);
});

test("the next match is voided, this one is decided again with the same winner, and the next one is played", async () => {
  const league = await makeKnockout(4);
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 2);
  await win(league, 2, 1, 2, later(26));
  await voidMatch(league, 2, 1);
  const { id } = await matchAt(league, 2, 1);
  const count = () => prisma().letter.count({ where: { key: { contains: id } } });
  const before = await count();
  await reopen(league, 1, 1);
  expect(await count(), "they've been told that it's void").toBe(before);
  const view = await findDivision(league.org, "fall-2026", "open");
  expect(view && championsOf(view)).toBeNull();
  await win(league, 1, 1, 1, later(40));
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-1 open"]);
  expect(await count(), "both are told to play").toBe(before + 2);
});

test("a void match leaves its place open until it's reopened and decided", async () => {
  const league = await makeKnockout(4);
  const director = { userId: league.directorId };
  const semifinal = await matchAt(league, 1, 1);
  await mustExecute(semifinal.id, { type: "void", reason: "Wrong players." }, director, later(2));
  await win(league, 1, 2, 2);
  expect((await bracketOf(league)).slice(2)).toEqual([]);
  const deadlineAt = later(24 * 10).toISOString();
  await mustExecute(semifinal.id, { type: "reopen", deadlineAt, reason: "Play." }, director, later(30));
  await win(league, 1, 1, 4, later(40));
  expect((await bracketOf(league)).slice(2)).toEqual(["2.1 2-4 open"]);
});

test("the opponent of a player who left advances, also if the match is created later", async () => {
  const league = await makeKnockout(4);
  await win(league, 1, 1, 1);
  await prisma().entry.update({
    where: { id: league.players[0]?.entryId ?? "" },
    data: { status: "withdrawn" },
  });
  const semifinal = await matchAt(league, 1, 2);
  const side = semifinal.home === league.players[1]?.userId ? "home" : "away";
  const command = { type: "withdraw-side", side, reason: "Left the season." } as const;
  await mustExecute(semifinal.id, command, { userId: league.directorId }, later(30));
  expect((await bracketOf(league)).slice(1)).toEqual(["1.2 3-2 final", "2.1 1-3 final"]);
  const final = await prisma().match.findFirstOrThrow({
    where: { round: { number: 2 }, organizationId: league.organizationId },
  });
  expect(final).toMatchObject({ homeResult: "loss", awayResult: "win", decidedBy: "forfeit" });
});

test("a final at a session against a player who left is only forfeited, and only the opponent hears of it", async () => {
  const session = { at: instantAt("2026-11-28", "18:00", "America/Chicago"), place: "Main hall, board 1" };
  const league = await makeKnockout(4, { final: "session" }, { session });
  await win(league, 1, 1, 1);
  const [gone] = league.players;
  await prisma().entry.update({ where: { id: gone?.entryId ?? "" }, data: { status: "withdrawn" } });
  await win(league, 1, 2, 2);
  const final = await matchAt(league, 2, 1);
  const letters = await readLetters({ key: { contains: final.id } });
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^You win against/)]);
});

test("a final whose players are known after its session has no time, and the directors are told", async () => {
  const session = { at: instantAt("2026-11-28", "18:00", "America/Chicago"), place: "Main hall, board 1" };
  const league = await makeKnockout(4, { final: "session" }, { session });
  await win(league, 1, 1, 1);
  await ruleFor(league, 1, 2, "home", new Date(session.at));
  const final = await matchAt(league, 2, 1);
  expect(final.status).toBe("open");
  const letters = await readLetters({ key: { contains: "after-session" } });
  expect(letters.map(({ subject, toEmail }) => [subject, toEmail])).toEqual([
    [expect.stringMatching(/^The final wasn’t known by its session: /), await emailOf(league.directorId)],
  ]);
});

test("a match created in an announced round waits for the daily email of players who chose it", async () => {
  const league = await makeKnockout(4);
  const [one] = league.players;
  await updateLetterChoices(one?.userId ?? "", { ...USUAL_CHOICES, wantsDigest: true });
  for (const { id } of await prisma().round.findMany({ where: { organizationId: league.organizationId } }))
    await announceRound(id, MONDAY);
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 2);
  const final = await matchAt(league, 2, 1);
  const paired = await prisma().letter.findMany({ where: { key: { contains: final.id } } });
  expect(paired.map(({ toEmail }) => toEmail)).toEqual([await emailOf(league.players[1]?.userId)]);
  const waiting = await prisma().digestItem.findMany({ where: { matchId: final.id } });
  expect(waiting).toMatchObject([{ userId: one?.userId, kind: "paired" }]);
});

async function emailOf(userId = "") {
  return (await prisma().user.findUniqueOrThrow({ where: { id: userId } })).email;
}

test("the league sets time and place of a final at a session, also if it's the only round", async () => {
  const zone = "America/Chicago";
  const session = { at: instantAt("2026-11-28", "18:00", zone), place: "Main hall, board 1" };
  const league = await makeKnockout(4, { final: "session" }, { session });
  await win(league, 1, 1, 1);
  await win(league, 1, 2, 2);
  const [final] = (await listTestMatches(league)).slice(2);
  const record = toRecord(
    await prisma().match.findUniqueOrThrow({ where: { id: final?.id ?? "" }, include: MATCH_RECORD }),
  );
  expect(record.state).toMatchObject({
    status: "scheduled",
    scheduledAt: session.at,
    fixedPlace: session.place,
    deadlineAt: instantAt("2026-11-28", "23:59", zone),
  });
  await sweep(new Date("2026-11-24T00:00:00Z"));
  expect(await prisma().letter.count({ where: { key: { contains: record.id } } })).toBe(2);

  const two = await makeKnockout(2, { final: "session" }, { session });
  expect(await bracketOf(two)).toEqual(["1.1 1-2 scheduled"]);
});

test("every row equals the fold of its events, whatever happened in the bracket", async () => {
  const rows = await prisma().match.findMany({ include: MATCH_RECORD });
  for (const row of rows) {
    const events = toRecord(row).events.map(({ event }) => event);
    expect(toProjection(row)).toEqual(projectMatch(foldMatch(events)));
    expect(row.lastSeq).toBe(events.length);
  }
});
