import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { findLeaving, leaveDivision } from "@/lib/entries/store/leaving";
import { hadBothLeft } from "@/lib/match/rules/deadline-rules";
import { execute } from "@/lib/match/store/execute";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import type { TestLeague } from "@/lib/testing/league";
import { championsOf } from "../rules/champion";
import { isPlayedOut } from "../rules/needs-playoff";
import {
  bracketOf,
  later,
  limitsOf,
  makeKnockout,
  matchAt,
  voidMatch,
  win,
} from "../testing/knockout-league";

await freshDatabase();

async function leave(league: TestLeague, seed: number, at = later(31)) {
  const entryId = league.players[seed - 1]?.entryId ?? "";
  const stamp = (await findLeaving(league.scope, entryId))?.stamp ?? "";
  const leaving = { entryId, stamp, isRemoved: false, reason: "Moved." };
  expect(await leaveDivision(league.scope, leaving, at)).toMatchObject({ ok: true });
}

async function outcomesOf({ org }: TestLeague) {
  const view = await findDivision(org, "fall-2026", "open");
  if (!view) throw new Error("The division is public");
  return { champions: championsOf(view), isOver: isPlayedOut(view) };
}

test.each([
  { why: "the semifinal is voided before they leave", acts: ["win", "void", "leave 1", "leave 4"] },
  { why: "one leaves before", acts: ["win", "leave 1", "void", "leave 4"] },
  { why: "the other semifinal is decided last", acts: ["void", "leave 1", "leave 4", "win"] },
] as const)(
  "if both players of a voided semifinal left, the other finalist is champion: $why",
  async ({ acts }) => {
    const league = await makeKnockout(4);
    for (const act of acts) {
      if (act === "win") await win(league, 1, 2, 2);
      else if (act === "void") await voidMatch(league, 1, 1);
      else await leave(league, Number(act.slice(-1)));
    }
    expect((await bracketOf(league)).slice(0, 2)).toEqual([
      expect.stringMatching(/^1.1 .* final$/),
      "1.2 3-2 final",
    ]);
    expect(await outcomesOf(league)).toMatchObject({ champions: [league.players[1]?.entryId], isOver: true });
  },
);

test("a match whose players have both left can't be voided: a match that no one can play is a double forfeit", async () => {
  const league = await makeKnockout(4);
  for (const seed of [1, 4]) await leave(league, seed);
  const { id } = await matchAt(league, 1, 1);
  const command = { type: "void", reason: "Wrong pairing." } as const;
  expect(await execute(id, command, { userId: league.directorId }, later(32))).toEqual({
    ok: false,
    refusal: { code: "both-left-void" },
  });
  expect(await limitsOf(league, 1, 1)).toMatchObject({
    void: true,
    note: {
      words:
        "Both players in this match have left, so you can’t void it: a match that no one can play is a double forfeit.",
    },
  });
});

test("a preview that was read before the other player of a voided match left isn't followed", async () => {
  const league = await makeKnockout(4);
  await voidMatch(league, 1, 1);
  const [entryId = ""] = league.players.map((player) => player.entryId);
  const stamp = (await findLeaving(league.scope, entryId))?.stamp ?? "";
  await leave(league, 4);
  const leaving = { entryId, stamp, isRemoved: false, reason: "Moved." };
  expect(await leaveDivision(league.scope, leaving, later(32))).toEqual({ ok: false, refusal: "changed" });
});

test("a voided match whose players left after its deadline says that they left", async () => {
  const league = await makeKnockout(4);
  await voidMatch(league, 1, 1);
  const at = later(24 * 20);
  for (const seed of [1, 4]) await leave(league, seed, at);
  const { id } = await matchAt(league, 1, 1);
  const { events, ...match } = await prisma().match.findUniqueOrThrow({
    where: { id },
    include: { events: { orderBy: { seq: "asc" } } },
  });
  expect(events.map(({ type }) => type)).toEqual(["MatchPaired", "Voided", "Repaired", "DeadlinePassed"]);
  expect(hadBothLeft(at.toISOString(), match.deadlineAt.toISOString())).toBe(true);
});

test("a voided final whose two players left makes no champion", async () => {
  const league = await makeKnockout(2);
  await voidMatch(league, 1, 1);
  await leave(league, 1);
  expect(await bracketOf(league), "the director can still reopen it").toEqual(["1.1 1-2 void"]);
  await leave(league, 2);
  expect(await outcomesOf(league)).toMatchObject({ champions: [], isOver: true });
});
