import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import { makeDeletedEmail } from "@/lib/shared/no-email";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import type { PublicationRefusal } from "../rules/at-publication";
import { campusIdStamp, correctCampusId, findCampusId } from "./campus-ids";
import { listExceptions } from "./desk";
import { grantException } from "./exceptions";
import { placeHold } from "./holds";
import { chooseGroups, saveList } from "./list";
import { letPlay, listUndecidedOfDesk } from "./publication";

await freshDatabase();

let league: TestLeague;
let players: readonly { readonly id: string; readonly userId: string; readonly email: string }[];
beforeEach(async () => {
  league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 3, publish: false });
  const entries = await prisma().entry.findMany({
    where: { organizationId: league.organizationId },
    include: { user: true },
    orderBy: { registeredAt: "asc" },
  });
  players = entries.map(({ id, userId, user }) => ({ id, userId, email: user.email }));
});

const divisionId = () => league.season.divisions[0]?.id ?? "";
const player = (index: number) => players[index] ?? { id: "", userId: "", email: "" };

const listAll = (...but: number[]) =>
  saveList(
    league.scope,
    league.season.id,
    {
      mode: "replace",
      seen: 0,
      lines: [...players.filter((_, index) => !but.includes(index)), { email: "other@lakeside.example" }].map(
        ({ email }) => ({ email, campusId: null, validUntil: null }),
      ),
    },
    MONDAY,
  );
const undecided = async () =>
  (
    await listUndecidedOfDesk(league.scope, { seasonId: league.season.id, today: "2026-11-16" }, divisionId())
  ).map(({ entryId, refusal }) => [entryId, refusal]);
const publish = () =>
  publishDivision(
    league.scope,
    league.season,
    { divisionId: divisionId(), lots: players.map(({ id }) => id), firstDay: "2026-11-23" },
    MONDAY,
  );
const decide = (index: number, refusal: PublicationRefusal, reason = "Works at the rec center.") =>
  letPlay(league.scope, league.season.id, { entryId: player(index).id, refusal, reason }, MONDAY);
const suspend = (index: number) =>
  placeHold(
    league.scope,
    { email: player(index).email, kind: "suspended", lastOn: null, note: null },
    MONDAY,
  );

test("a player who's no longer on the list keeps the schedule from being published until the director decides", async () => {
  await listAll(1);
  expect(await undecided()).toEqual([[player(1).id, "not-on-list"]]);
  expect(await publish()).toEqual({ ok: false, refusal: "not-eligible" });
  expect(await prisma().stage.count({ where: { divisionId: divisionId() } })).toBe(0);

  expect(await decide(1, "not-on-list")).toEqual({ ok: true, value: null });
  expect(await undecided()).toEqual([]);
  expect(await publish()).toEqual({ ok: true, value: null });
  const logged = await prisma().auditEvent.findMany({ where: { type: "ineligible-kept" } });
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged), "the log keeps no reason").not.toContain("rec center");
});

test("a decision about the list isn't one about a hold", async () => {
  await listAll(1);
  await decide(1, "not-on-list");
  await suspend(1);
  expect(await undecided()).toEqual([[player(1).id, "held-suspended"]]);
  expect(await publish()).toEqual({ ok: false, refusal: "not-eligible" });
});

test("an exception, or leaving, needs no decision", async () => {
  await listAll(1, 2);
  await grantException(league.scope, league.season.id, { email: player(1).email, reason: "Staff" }, MONDAY);
  await prisma().entry.update({ where: { id: player(2).id }, data: { status: "removed" } });
  expect(await publish()).toEqual({ ok: true, value: null });
});

test("a player whom the campus doesn't name in a group anymore is decided about, too", async () => {
  const { organizationId } = league;
  await prisma().campusGroupSettings.create({ data: { organizationId, names: ["student"], days: 30 } });
  await chooseGroups(league.scope, league.season.id, { groups: ["student"], seen: 0 }, MONDAY);
  const ago = (days: number) => new Date(MONDAY.getTime() - days * 86_400_000);
  const named = { organizationId, source: "saml", name: "student" };
  await prisma().campusGroup.createMany({
    data: [
      { ...named, userId: player(0).userId, seenAt: ago(30) },
      { ...named, userId: player(1).userId, seenAt: ago(31) },
    ],
  });
  expect(await undecided()).toEqual([
    [player(1).id, "group-expired"],
    [player(2).id, "not-in-group"],
  ]);
  expect(await publish()).toEqual({ ok: false, refusal: "not-eligible" });
  await decide(1, "group-expired");
  await decide(2, "not-in-group");
  expect(await publish()).toEqual({ ok: true, value: null });
});

test("a decision about something that isn't so is refused, and two at once leave one", async () => {
  await listAll(1);
  expect(await decide(0, "not-on-list")).toEqual({ ok: false, refusal: "changed" });
  expect(await decide(1, "held-unpaid")).toEqual({ ok: false, refusal: "changed" });
  const answers = await Promise.all([decide(1, "not-on-list", "One"), decide(1, "not-on-list", "Two")]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  const other = await makeLeague({ slug: `o${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const foreign = { entryId: player(1).id, refusal: "not-on-list", reason: "Mine" } as const;
  expect(await letPlay(other.scope, other.season.id, foreign, MONDAY)).toBeNull();
});

test.each(Array.from({ length: 8 }, (_, index) => index))(
  "a list saved while the schedule is published never lets somebody in unseen (%i)",
  async () => {
    const [, published] = await Promise.all([listAll(1), publish()]);
    const [list] = await prisma().$queryRaw<{ first: string }[]>`
      SELECT type AS first FROM audit_event WHERE organization_id = ${league.organizationId}::uuid
        AND type IN ('eligibility-list-saved', 'schedule-published') ORDER BY id LIMIT 1`;
    expect(published.ok, "only before the list is there").toBe(list?.first === "schedule-published");
    if (!published.ok) expect(published.refusal).toBe("not-eligible");
  },
);

test("an exception names whom the organization knows, and no one else", async () => {
  await prisma().membership.createMany({
    data: [
      {
        organizationId: league.organizationId,
        userId: player(0).userId,
        role: "player",
        createdAt: MONDAY,
      },
    ],
    skipDuplicates: true,
  });
  const stranger = `${randomUUID()}@lakeside.example`;
  await prisma().user.create({ data: { email: stranger, name: "Nia Okafor", createdAt: MONDAY } });
  for (const email of [player(0).email, stranger])
    await grantException(league.scope, league.season.id, { email, reason: "Staff" }, MONDAY);
  const { name } = await prisma().user.findUniqueOrThrow({ where: { id: player(0).userId } });
  const named = await listExceptions(league.scope, league.season.id);
  expect(new Map(named.map((row) => [row.email, row.name]))).toEqual(
    new Map([
      [player(0).email, name],
      [stranger, null],
    ]),
  );
});

test("a director corrects a campus ID, and no one else's is given twice", async () => {
  const correct = (index: number, typed: string, seen: string | null) =>
    correctCampusId(
      league.scope,
      { userId: player(index).userId, name: "Nia" },
      { typed, seen: campusIdStamp(seen), at: MONDAY },
    );
  const known = (index: number) => findCampusId(league.organizationId, player(index).userId);

  expect(await correct(0, "a 0017", null)).toEqual({ ok: true, value: null });
  expect(await known(0)).toBe("A0017");
  expect(await correct(0, "A18", null), "of an older page").toEqual({ ok: false, refusal: "changed" });
  expect(await correct(1, "A0017", null)).toEqual({ ok: false, refusal: "campus-id-taken" });
  expect(await correct(1, "no id!", null)).toEqual({ ok: false, refusal: "campus-id-shape" });
  expect(await correct(0, " ", "A0017")).toEqual({ ok: true, value: null });
  expect(await known(0)).toBeNull();

  const both = await Promise.all([correct(0, "A19", null), correct(1, "A19", null)]);
  expect(both.map((answer) => answer?.ok).sort()).toEqual([false, true]);
  const twice = await Promise.all([correct(2, "B1", null), correct(2, "B2", null)]);
  expect(twice.map((answer) => answer?.ok).sort()).toEqual([false, true]);
  const stranger = await prisma().user.create({
    data: { email: `${randomUUID()}@x.example`, createdAt: MONDAY },
  });
  expect(
    await correctCampusId(
      league.scope,
      { userId: stranger.id, name: "Nia" },
      { typed: "C1", seen: campusIdStamp(null), at: MONDAY },
    ),
  ).toBeNull();
});

test("a deleted account gets no campus ID", async () => {
  const { userId } = player(0);
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  await prisma().user.update({ where: { id: userId }, data: { email: makeDeletedEmail(userId) } });
  const said = { typed: "D1", seen: campusIdStamp(null), at: MONDAY };
  const answer = await correctCampusId(league.scope, { userId, name: "Nia" }, said);
  await prisma().user.update({ where: { id: userId }, data: { email } });
  expect(answer).toEqual({ ok: false, refusal: "deleted" });
});

test("who hasn't accepted the waiver or paid is asked about, each reason on its own", async () => {
  const { id: seasonId } = league.season;
  await saveWaiver(league.scope, seasonId, { text: "At my own risk.", seen: 0 }, MONDAY);
  const fee = { name: "Pass", money: null, due: "registration", whereToPay: null } as const;
  await saveFee(league.scope, seasonId, { fee, seen: 0 }, MONDAY);
  const said = { version: 1, accepts: true, signedName: "Nia", guardianName: "" };
  for (const { userId } of players.slice(1)) {
    await acceptWaiver({ seasonId, userId }, said, MONDAY);
    await markFee(league.scope, seasonId, { userId, kind: "paid", note: null, seen: 0 }, MONDAY);
  }
  const { id, userId } = player(0);
  expect(await undecided()).toEqual([
    [id, "waiver-missing"],
    [id, "fee-owed"],
  ]);
  expect(await publish()).toEqual({ ok: false, refusal: "not-eligible" });
  expect(await decide(0, "waiver-missing", "Signs at the first match.")).toEqual({ ok: true, value: null });
  expect(await publish()).toEqual({ ok: false, refusal: "not-eligible" });
  await markFee(league.scope, seasonId, { userId, kind: "waived", note: "Volunteer", seen: 0 }, MONDAY);
  expect(await undecided()).toEqual([]);
  expect(await publish()).toEqual({ ok: true, value: null });
});
