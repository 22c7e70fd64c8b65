import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { closeConnections } from "@/lib/jobs/close-connections";
import { instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { foldMatch } from "../rules/evolve";
import { projectMatch } from "../rules/project";
import { execute, executeIn } from "./execute";
import { MATCH_RECORD, toProjection, toRecord } from "./match-record";
import { findMatchOfDesk, findMatchOfPlayer, listQueue } from "./read-match";

await freshDatabase();
let league: TestLeague;
let matches: Awaited<ReturnType<typeof listTestMatches>>;
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

beforeAll(async () => {
  league = await makeLeague({ players: 12 });
  matches = await listTestMatches(league);
});
afterAll(async () => {
  await closeConnections();
});

/** A match without any events after its pairing. */
function takeMatch() {
  const match = matches.shift();
  if (!match) throw new Error("No match is left");
  return match;
}

test("a command appends its events, moves the row and writes the letters, all or nothing", async () => {
  const match = takeMatch();
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, later(2));

  const row = await prisma().match.findUniqueOrThrow({ where: { id: match.id }, include: { events: true } });
  expect(row).toMatchObject({ status: "reported", lastSeq: 2 });
  expect(row.events.map(({ type }) => type)).toEqual(["MatchPaired", "ResultReported"]);
  const letters = await prisma().letter.findMany({ where: { key: { startsWith: `${match.id}:2:` } } });
  expect(letters).toHaveLength(1);
  const jobs = await prisma().$queryRaw<unknown[]>`
    SELECT id FROM pgboss.job WHERE name = 'write-letter' AND data ->> 'letterId' = ${letters[0]?.id}`;
  expect(jobs).toHaveLength(1);
});

test("a refusal writes nothing", async () => {
  const match = takeMatch();
  const answer = await execute(match.id, { type: "approve" }, { userId: match.home }, later(2));
  expect(answer).toMatchObject({ ok: false, refusal: { code: "nothing-to-answer" } });
  expect(await prisma().matchEvent.count({ where: { matchId: match.id } })).toBe(1);
});

test("a player who has added a hundred events adds no more, which keeps no one else out", async () => {
  const match = takeMatch();
  const attempts = Array.from({ length: 100 }, (_, index) => ({
    organizationId: league.organizationId,
    matchId: match.id,
    seq: index + 2,
    type: "ContactLogged",
    data: { by: "home", means: "email", triedAt: instantOf(MONDAY), note: "Wrote." },
    actorUserId: match.home,
    at: MONDAY,
  }));
  await prisma().matchEvent.createMany({ data: attempts });
  await prisma().match.update({ where: { id: match.id }, data: { lastSeq: 101 } });

  const full = await execute(match.id, { type: "concede" }, { userId: match.home }, later(2));
  expect(full).toMatchObject({ ok: false, refusal: { code: "too-much" } });
  await mustExecute(match.id, { type: "report", games: NIL_TWO }, { userId: match.away }, later(2));
  const ruling = { type: "rule", result: "away", score: null, reason: "Enough.", rule: "3.IV" } as const;
  await mustExecute(match.id, ruling, { userId: league.directorId }, later(3));

  const leaves = { type: "withdraw-side", side: "home", reason: "Left." } as const;
  const left = await inTransaction((tx) =>
    executeIn(tx, match.id, leaves, { userId: match.home }, later(4), { isLeaving: true }),
  );
  expect(left).not.toMatchObject({ refusal: { code: "too-much" } });
});

test("a match that does not exist is an absence, not a refusal", async () => {
  expect(await execute(crypto.randomUUID(), { type: "approve" }, "clock", later(2))).toBeNull();
});

test("approve, contest, deadline and ruling at the same time leave one outcome and every accepted event", async () => {
  for (let run = 0; run < 8; run++) {
    const match = takeMatch();
    const inTime = new Date(match.deadlineAt.getTime() - 60_000);
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, inTime);
    const late = new Date(match.deadlineAt.getTime() + 60_000);
    const ruling = { type: "rule", result: "away", score: null, reason: "Seen.", rule: "3.IV" } as const;
    const answers = await Promise.all([
      execute(match.id, { type: "approve" }, { userId: match.away }, late),
      execute(
        match.id,
        { type: "contest", statement: "We didn't play.", games: NIL_TWO },
        { userId: match.away },
        late,
      ),
      execute(match.id, { type: "pass-deadline" }, "clock", late),
      execute(match.id, ruling, { userId: league.directorId }, late),
    ]);

    const accepted = answers.filter((answer) => answer?.ok);
    const stored = await loadRecord(match.id);
    expect(stored.events).toHaveLength(2 + accepted.length);
    expect(stored.events.map(({ event }) => event.type)).not.toContain("DeadlinePassed");
    expect(stored.state.status).toBe("final");
  }
});

test("a double click reports once", async () => {
  const match = takeMatch();
  const command = { type: "report", games: TWO_NIL } as const;
  const answers = await Promise.all([
    execute(match.id, command, { userId: match.home }, later(3)),
    execute(match.id, command, { userId: match.home }, later(3)),
  ]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
});

test("the stored row equals the row rebuilt from the events, for every match", async () => {
  const rows = await prisma().match.findMany({ include: MATCH_RECORD });
  expect(rows.length).toBe(66);
  for (const row of rows) {
    const events = toRecord(row).events.map(({ event }) => event);
    expect(toProjection(row)).toEqual(projectMatch(foldMatch(events)));
    expect(row.lastSeq).toBe(events.length);
  }
});

describe("history can't be changed", () => {
  test.each([
    ["an event", `UPDATE match_event SET type = 'Ruled'`],
    ["an event away", `DELETE FROM match_event`],
    ["all events away", `TRUNCATE match_event CASCADE`],
    ["the log", `UPDATE audit_event SET subject = 'x'`],
    ["a rule pack", `UPDATE rule_pack SET version = 9`],
  ])("%s", async (_what, sql) => {
    await expect(prisma().$executeRawUnsafe(sql)).rejects.toThrow(/append-only/);
  });

  test("an event out of order is refused", async () => {
    const match = takeMatch();
    const event = {
      organizationId: league.organizationId,
      matchId: match.id,
      type: "Voided",
      data: {},
      at: MONDAY,
    };
    await expect(prisma().matchEvent.create({ data: { ...event, seq: 9 } })).rejects.toThrow(
      /does not follow/,
    );
    await expect(prisma().matchEvent.create({ data: { ...event, seq: 1 } })).rejects.toThrow();
  });
});

describe("the database itself refuses", () => {
  test.each([
    ["a final match without an outcome", { status: "final" }],
    [
      "a double forfeit with a score",
      {
        homeResult: "loss",
        awayResult: "loss",
        homeWins: 0,
        awayWins: 0,
        status: "final",
        decidedBy: "double_forfeit",
      },
    ],
    ["two winners", { homeResult: "win", awayResult: "win", status: "final", decidedBy: "agreed" }],
    [
      "a double forfeit with a winner",
      { homeResult: "win", awayResult: "loss", status: "final", decidedBy: "double_forfeit" },
    ],
    ["a report without a time to answer", { status: "reported" }],
    ["an agreed status without a time", { status: "scheduled" }],
  ] as const)("%s", async (_what, data) => {
    const match = matches[0];
    await expect(prisma().match.update({ where: { id: match?.id ?? "" }, data })).rejects.toThrow();
  });
});

describe("who sees a match", () => {
  test("its players, with the opponent's contact details only while they're opponents", async () => {
    const match = takeMatch();
    const open = await findMatchOfPlayer(match.id, match.home);
    expect(open?.away).toHaveProperty("email");
    await mustExecute(match.id, { type: "concede" }, { userId: match.home }, later(4));
    const decided = await findMatchOfPlayer(match.id, match.home);
    expect(decided?.away).not.toHaveProperty("email");
    expect(decided?.away).not.toHaveProperty("phone");
    expect(decided?.home).toHaveProperty("email");
  });

  test("no other player, and no director of another organization", async () => {
    const match = takeMatch();
    const stranger = league.players.find(({ userId }) => userId !== match.home && userId !== match.away);
    expect(await findMatchOfPlayer(match.id, stranger?.userId ?? "")).toBeUndefined();
    const other = await makeLeague({ slug: "harrow", players: 2 });
    expect(await findMatchOfDesk(other.scope, match.id)).toBeUndefined();
    const ruling = { type: "rule", result: "home", score: null, reason: "Mine.", rule: "3.IV" } as const;
    const answer = await execute(match.id, ruling, { userId: other.directorId }, later(4));
    expect(answer).toMatchObject({ ok: false, refusal: { code: "not-the-director" } });
    expect((await listQueue(other.scope)).length).toBe(0);
  });
});

async function loadRecord(id: string) {
  return toRecord(await prisma().match.findUniqueOrThrow({ where: { id }, include: MATCH_RECORD }));
}

test("instants come back as they were written", async () => {
  const match = takeMatch();
  const time = instantOf(later(30));
  await mustExecute(match.id, { type: "propose-times", times: [time] }, { userId: match.home }, later(5));
  await mustExecute(match.id, { type: "accept-time", time }, { userId: match.away }, later(6));
  expect((await loadRecord(match.id)).projection.scheduledAt).toBe(time);
});

test("staff can enter a slip for both; a person without a role in this organization can't", async () => {
  const match = takeMatch();
  const { organizationId } = league;
  const person = (email: string) => prisma().user.create({ data: { email, createdAt: MONDAY } });
  const staff = await person("fran@lakeside.example");
  const stranger = await person("sam@elsewhere.example");
  await prisma().membership.create({
    data: { organizationId, userId: staff.id, role: "staff", createdAt: MONDAY },
  });
  const scoreSlip = { type: "enter-result", games: NIL_TWO, source: "paper-slip", note: "" } as const;
  const refused = await execute(match.id, scoreSlip, { userId: stranger.id }, later(2));
  expect(refused).toMatchObject({ ok: false, refusal: { code: "not-at-the-desk" } });
  await mustExecute(match.id, scoreSlip, { userId: staff.id }, later(2));
  const row = await prisma().match.findUniqueOrThrow({ where: { id: match.id } });
  expect(row).toMatchObject({ status: "final", decidedBy: "agreed", awayResult: "win", awayWins: 2 });
  const letters = await prisma().letter.count({ where: { key: { startsWith: `${match.id}:2:` } } });
  expect(letters).toBe(2);
});

describe("an answer to what was on a page", () => {
  const approve = { type: "approve" } as const;
  const reported = async () => {
    const match = takeMatch();
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, later(2));
    return match;
  };

  test("to the newest state is accepted", async () => {
    const match = await reported();
    const answer = await execute(match.id, approve, { userId: match.away, seen: 2 }, later(3));
    expect(answer).toMatchObject({ ok: true });
  });

  test("to a report that was amended since is refused, and says by whom", async () => {
    const match = await reported();
    await mustExecute(match.id, { type: "amend-report", games: NIL_TWO }, { userId: match.home }, later(3));
    const answer = await execute(match.id, approve, { userId: match.away, seen: 2 }, later(4));
    expect(answer).toMatchObject({ ok: false, refusal: { code: "changed", newest: 3 } });
    const sentence = answer?.ok === false ? answer.refusal.detail : "";
    expect(sentence).toMatch(/^\S+ changed the report after you opened this page\. Here’s the new one\.$/);
    expect(await prisma().matchEvent.count({ where: { matchId: match.id } })).toBe(3);
  });

  test.each([
    { why: "a page that doesn't say what it showed", seen: null },
    { why: "a page that claims to be ahead", seen: 3 },
  ])("$why is refused", async ({ seen }) => {
    const match = await reported();
    const answer = await execute(match.id, approve, { userId: match.away, seen }, later(3));
    expect(answer).toMatchObject({ ok: false, refusal: { code: "changed", newest: 2 } });
  });

  test("raced by an amendment never signs the one it didn't show", async () => {
    for (let round = 0; round < 5; round += 1) {
      const match = await reported();
      const [amended, approved] = await Promise.all([
        execute(
          match.id,
          { type: "amend-report", games: NIL_TWO },
          { userId: match.home, seen: 2 },
          later(3),
        ),
        execute(match.id, approve, { userId: match.away, seen: 2 }, later(3)),
      ]);
      expect([amended?.ok, approved?.ok].sort()).toEqual([false, true]);
      const row = await prisma().match.findUniqueOrThrow({ where: { id: match.id } });
      expect(row.homeResult).toBe(approved?.ok ? "win" : null);
    }
  });

  test("of two rulings from two tabs, the second is told about the first", async () => {
    const match = await reported();
    const ruling = (result: "home" | "away") =>
      ({ type: "rule", result, score: null, reason: "The sheet says so.", rule: "1.I" }) as const;
    const tab = { userId: league.directorId, seen: 2 };
    const answers = await Promise.all([
      execute(match.id, ruling("home"), tab, later(3)),
      execute(match.id, ruling("away"), tab, later(3)),
    ]);
    expect(answers.map((answer) => answer?.ok).sort()).toEqual([false, true]);
    const refused = answers.find((answer) => answer?.ok === false);
    expect(refused).toMatchObject({
      refusal: {
        code: "changed",
        detail: expect.stringMatching(/^You ruled on this match after you opened/),
      },
    });
  });
});
