import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { copySeason } from "@/lib/season/store/hand-over";
import type { Zone } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import type { MarkKind } from "../rules/ledger";
import { PASS } from "../testing/pass";
import { feeFile, feeRows } from "../view/fee-rows";
import { findFee, saveFee } from "./fee";
import { markFee } from "./ledger";
import { findOwing } from "./owing";
import { readFeeLedger } from "./read-ledger";

await freshDatabase();

let league: TestLeague;
beforeEach(async () => {
  league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2, publish: false });
});

const save = (seen = 0, fee: typeof PASS | null = PASS) =>
  saveFee(league.scope, league.season.id, { fee, seen }, MONDAY);
const player = (index: number) => league.players[index]?.userId ?? "";
const mark = (kind: MarkKind, seen: number, note: string | null = null) =>
  markFee(league.scope, league.season.id, { userId: player(0), kind, note, seen }, MONDAY);
const owing = async () => [...(await findOwing(prisma(), league.season.id, [player(0), player(1)]))];

const DONE = { ok: true, value: null };
const CHANGED = { ok: false, refusal: "changed" };

test("a season without a fee has none to mark or to owe", async () => {
  expect(await mark("paid", 0)).toEqual({ ok: false, refusal: "no-fee" });
  expect(await owing()).toEqual([]);
});

test("a fee is owed until it's paid or waived, and again once that is undone; every line stays", async () => {
  await save();
  expect(await owing()).toEqual([player(0), player(1)]);
  expect(await mark("paid", 0, "Cash")).toEqual(DONE);
  expect(await owing()).toEqual([player(1)]);
  expect(await mark("undone", 1, "Wrong player")).toEqual(DONE);
  expect(await owing()).toEqual([player(0), player(1)]);
  expect(await mark("waived", 2, "Volunteer")).toEqual(DONE);
  const { players } = await readFeeLedger(league.scope, league.season.id);
  expect(players.find(({ userId }) => userId === player(0))).toMatchObject({
    status: "waived",
    marks: [
      { number: 1, kind: "paid", money: PASS.money, note: "Cash", markedBy: "Renata Kovács" },
      { number: 2, kind: "undone" },
      { number: 3, kind: "waived" },
    ],
  });
});

test("a player who waits for a spot or has left owes nothing, whatever was undone", async () => {
  const owing = await makeLeague({ slug: "owing", players: 3, publish: false });
  await saveFee(owing.scope, owing.season.id, { fee: PASS, seen: 0 }, MONDAY);
  const [plays, waits, left] = owing.players;
  if (!plays || !waits || !left) throw new Error("Three players");
  for (const [seen, kind] of (["paid", "undone"] as const).entries())
    await markFee(owing.scope, owing.season.id, { userId: left.userId, kind, note: null, seen }, MONDAY);
  const { entry } = prisma();
  await entry.update({ where: { id: waits.entryId }, data: { status: "waitlisted" } });
  await entry.update({ where: { id: left.entryId }, data: { status: "withdrawn" } });
  const { players } = await readFeeLedger(owing.scope, owing.season.id);
  const rows = feeRows(players, { zone: "America/Chicago" as Zone, hasFee: true });
  expect(rows.filter((row) => row.owes).map(({ userId }) => userId)).toEqual([plays.userId]);
  expect(rows).toHaveLength(3);
});

test("a double click, two directors at once and an old page leave one mark", async () => {
  await save();
  const answers = await Promise.all([mark("paid", 0), mark("waived", 0, "Staff"), mark("paid", 0)]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer?.ok)).toEqual([CHANGED, CHANGED]);
  expect(await prisma().feeMark.count({ where: { userId: player(0) } })).toBe(1);
  expect(await mark("undone", 0, "Old")).toEqual(CHANGED);
});

test("directors mark only players of their own seasons", async () => {
  await save();
  const other = await makeLeague({ slug: `o${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const foreign = { userId: player(0), kind: "paid", note: null, seen: 0 } as const;
  expect(await markFee(other.scope, league.season.id, foreign, MONDAY)).toBeNull();
  expect(await markFee(other.scope, other.season.id, foreign, MONDAY)).toBeNull();
  expect(await saveFee(other.scope, league.season.id, { fee: PASS, seen: 1 }, MONDAY)).toBeNull();
});

test("a fee changes from the page that shows it; what was paid stays paid", async () => {
  await save();
  await mark("paid", 0);
  expect(await save(0)).toEqual(CHANGED);
  expect(await save(1, null)).toEqual({ ok: true, value: { version: 2 } });
  expect(await owing()).toEqual([]);
  expect(await save(2)).toEqual({ ok: true, value: { version: 3 } });
  expect(await owing()).toEqual([player(1)]);
});

test("the file of a season without a fee has those with a mark, as the page does, and says of no one that they owe it", async () => {
  const read = async () => {
    const { fee, players } = await readFeeLedger(league.scope, league.season.id);
    const cells = feeFile(players, { zone: "America/Chicago" as Zone, hasFee: fee !== null });
    return cells.slice(1).map(([, , status]) => status);
  };
  expect(await read()).toEqual([]);
  await save();
  await mark("paid", 0);
  expect((await read()).toSorted()).toEqual(["Owed", "Paid"]);
  await save(1, null);
  expect(await read()).toEqual(["Paid"]);
  await mark("undone", 1, "Wrong player");
  expect(await read()).toEqual([""]);
});

test("the database keeps the ledger in order and as it was", async () => {
  await save();
  await mark("paid", 0, "Cash");
  const line = { ...(await prisma().feeMark.findFirstOrThrow({ where: { userId: player(0) } })) };
  const insert = (number: number, kind: MarkKind) =>
    prisma().feeMark.create({ data: { ...line, number, kind } });
  await expect(insert(3, "undone"), "a gap").rejects.toThrow(/does not follow/);
  await expect(insert(2, "waived"), "paid and waived").rejects.toThrow(/does not follow/);
  const where = { userId: player(0) };
  await expect(prisma().feeMark.updateMany({ where, data: { note: "Check" } })).rejects.toThrow(
    /append-only/,
  );
  await expect(
    prisma().feeMark.updateMany({ where, data: { userId: player(1) } }),
    "outside a claim",
  ).rejects.toThrow(/append-only/);
  await expect(prisma().feeMark.deleteMany({ where })).rejects.toThrow(/append-only/);
  await expect(prisma().seasonFee.updateMany({ data: { amount: 1 } })).rejects.toThrow(/append-only/);
});

test("a season that's copied starts with the fee as version 1", async () => {
  await save();
  const next = { slug: "spring-2027", name: "Spring 2027", startsOn: "2027-01-18" };
  const copied = await copySeason(league.scope, league.season, next, MONDAY);
  expect(copied.ok && (await findFee(copied.value.seasonId))).toEqual({ version: 1, fee: PASS });
});
