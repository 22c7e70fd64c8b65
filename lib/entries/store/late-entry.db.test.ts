import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { saveFee } from "@/lib/fees/store/fee";
import { readFeeLedger } from "@/lib/fees/store/read-ledger";
import { USUAL_CHOICES } from "@/lib/mail/rules/reminder-hours";
import { updateLetterChoices } from "@/lib/mail/store/letter-choices";
import { listLetters } from "@/lib/mail/store/letters";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { announceRound } from "@/lib/match/store/due-matches";
import { readMyPage } from "@/lib/me/store/my-page";
import { proveDirector } from "@/lib/people/rules/permissions";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { readWaiverPlayers } from "@/lib/waivers/store/read-players";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { addEntry } from "./add-entry";
import { insertEntry } from "./entries";
import { insertLateEntry } from "./late-entry";
import { findLeaving, leaveDivision } from "./leaving";

await freshDatabase();

const WEEK = 7 * 86_400_000;
const inWeek = (week: number) => new Date(MONDAY.getTime() + (week - 1) * WEEK);

let league: TestLeague;
let divisionId: string;
let campuses = 0;

beforeEach(async () => {
  campuses += 1;
  league = await makeLeague({ slug: `campus-${campuses}`, players: 5 });
  divisionId = league.season.divisions[0]?.id ?? "";
});

/** A player who registers after the pairings, and so joins the waitlist. */
async function latecomer(name: string, at: Date) {
  const email = `${name}@${league.org}.example`;
  const { id: userId } = await prisma().user.create({ data: { email, name, createdAt: MONDAY } });
  const said = { divisionId, userId, name, acceptedRulePackId: league.season.rulePackId, waits: true };
  expect(await insertEntry(said, at)).toMatchObject({ value: { status: "waitlisted" } });
  const key = { divisionId_userId: { divisionId, userId } };
  const { id: entryId } = await prisma().entry.findUniqueOrThrow({ where: key });
  return { userId, entryId, email };
}

test("a player added by hand after the pairings is asked for the waiver, and for the fee once they play", async () => {
  const { scope, season } = league;
  const fee = { name: "Pass", money: null, due: "registration", whereToPay: null } as const;
  await saveWaiver(scope, season.id, { text: "At my own risk.", seen: 0 }, MONDAY);
  await saveFee(scope, season.id, { fee, seen: 0 }, MONDAY);
  const email = `hand@${league.org}.example`;
  const player = { name: "Hana", email, phone: null, bornOn: null, handle: "" };
  const added = await addEntry(scope, divisionId, player, MONDAY);
  if (!added?.ok) throw new Error("A paired division has a waitlist");
  const { entryId } = added.value;
  const { userId } = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  const asked = async () => {
    const page = await readMyPage({ id: userId, rolesEverywhere: [] }, inWeek(2));
    return { waivers: page.askedWaivers.length, fees: page.owedFees.map(({ name }) => name) };
  };
  const texts = async () =>
    (await readLetters({ toEmail: email })).map(({ text }) => text.replace(/\s+/g, " "));

  expect(await asked()).toEqual({ waivers: 1, fees: [] });
  expect((await texts()).at(-1)).toContain("Before you play, accept the waiver. Sign in");
  expect(await insertLateEntry(scope, entryId, inWeek(2))).toMatchObject({ ok: true });
  expect(await asked()).toEqual({ waivers: 1, fees: ["Pass"] });
  expect(await texts()).toContainEqual(
    expect.stringContaining("Before you play, accept the waiver and pay for the season (Pass). Sign in"),
  );
  const { players } = await readFeeLedger(scope, season.id);
  expect(players.find((each) => each.userId === userId)).toMatchObject({ isPlaying: true, status: "owed" });
  expect((await readWaiverPlayers(scope, season, MONDAY)).players).toContainEqual(
    expect.objectContaining({ userId, hasAcceptedNewest: false }),
  );
});

test("the new player meets everyone once; rounds that had opened can be played until the last one closes", async () => {
  const rounds = await prisma().round.findMany({ orderBy: { number: "asc" }, where: leagueRounds() });
  for (const { id } of rounds.slice(0, 2)) await announceRound(id, inWeek(2));
  const { userId, entryId, email } = await latecomer("late", inWeek(2));
  expect(await insertLateEntry(league.scope, entryId, inWeek(2))).toMatchObject({ ok: true });

  const matches = await listTestMatches(league);
  const own = matches.filter(({ home, away }) => home === userId || away === userId);
  expect(own.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
  const opponents = own.map(({ home, away }) => (home === userId ? away : home));
  expect(new Set(opponents)).toEqual(new Set(league.players.map((player) => player.userId)));
  const last = rounds.at(-1)?.deadlineAt;
  expect(own.map(({ deadlineAt }) => deadlineAt)).toEqual([
    last,
    last,
    rounds[2]?.deadlineAt,
    rounds[3]?.deadlineAt,
    last,
  ]);
  const pairs = matches.map(({ home, away }) => [home, away].toSorted().join());
  expect(new Set(pairs).size).toBe(15);

  const letters = (await listLetters()).filter(({ toEmail }) => toEmail === email);
  const [welcome, ...others] = letters.filter(({ subject }) => subject === "You’re in for Fall 2026");
  expect(others).toEqual([]);
  expect(welcome?.text).toMatch(/You have until [^.]*Central\s+Time\s+\(C[DS]T\)\s+for\s+matches/);
  expect(letters.filter(({ subject }) => subject.includes("you play"))).toHaveLength(2);
});

test("matches of rounds that had opened wait for the daily email of a player who chose it", async () => {
  const rounds = await prisma().round.findMany({ orderBy: { number: "asc" }, where: leagueRounds() });
  for (const { id } of rounds.slice(0, 2)) await announceRound(id, inWeek(2));
  const { userId, entryId, email } = await latecomer("late", inWeek(2));
  await updateLetterChoices(userId, { ...USUAL_CHOICES, wantsDigest: true });
  expect(await insertLateEntry(league.scope, entryId, inWeek(2))).toMatchObject({ ok: true });
  const letters = await prisma().letter.findMany({ where: { toEmail: email, key: { contains: "pair" } } });
  expect(letters).toEqual([]);
  expect(await prisma().digestItem.count({ where: { userId, kind: "paired" } })).toBe(2);
});

test("one spot goes to one player, however many directors give it away at the same time", async () => {
  const [one, two] = [await latecomer("one", MONDAY), await latecomer("two", MONDAY)];
  const answers = await Promise.all([
    insertLateEntry(league.scope, one.entryId, MONDAY),
    insertLateEntry(league.scope, two.entryId, MONDAY),
    insertLateEntry(league.scope, one.entryId, MONDAY),
  ]);
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  expect(await prisma().entry.count({ where: { divisionId, status: "active" } })).toBe(6);
  expect(await prisma().match.count({ where: { organizationId: league.organizationId } })).toBe(15);
});

test("refused after more than half of the rounds, and by another organization's director", async () => {
  const { entryId } = await latecomer("late", MONDAY);
  expect(await insertLateEntry(league.scope, entryId, inWeek(4))).toEqual({ ok: false, refusal: "too-late" });
  const other = proveDirector({
    organizationId: crypto.randomUUID(),
    userId: league.directorId,
    roles: ["director"],
  });
  if (!other) throw new Error("They direct somewhere else");
  expect(await insertLateEntry(other, entryId, MONDAY)).toBeNull();
});

test("a player who left with results that count loses to the new player; an annulled one isn't met", async () => {
  const [stays, annulled] = league.players;
  if (!stays || !annulled) throw new Error("Five players");
  for (const match of await listTestMatches(league)) {
    if (match.home !== stays.userId && match.away !== stays.userId) continue;
    if (match.home === annulled.userId || match.away === annulled.userId) continue;
    const loser = match.home === stays.userId ? match.away : match.home;
    await mustExecute(match.id, { type: "concede" }, { userId: loser }, MONDAY);
  }
  for (const { entryId } of [stays, annulled]) {
    const preview = await findLeaving(league.scope, entryId);
    const said = { entryId, stamp: preview?.stamp ?? "", isRemoved: false, reason: "Exams." };
    expect(await leaveDivision(league.scope, said, MONDAY)).toMatchObject({ ok: true });
  }
  const { userId, entryId, email } = await latecomer("late", MONDAY);
  expect(await insertLateEntry(league.scope, entryId, MONDAY)).toMatchObject({ ok: true });
  const own = (await listTestMatches(league)).filter(({ home, away }) => home === userId || away === userId);
  const against = (player: string) => own.filter(({ home, away }) => home === player || away === player);
  expect(against(annulled.userId)).toEqual([]);
  expect(against(stays.userId)).toMatchObject([{ status: "final" }]);
  const told = await prisma().letter.findMany({
    where: { key: { contains: against(stays.userId)[0]?.id ?? "" } },
  });
  expect(
    told.map(({ toEmail }) => toEmail),
    "who left isn't told",
  ).toEqual([email]);
  expect(own).toHaveLength(4);
});

function leagueRounds() {
  return { organizationId: league.organizationId };
}
