import { beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { USUAL_CHOICES } from "@/lib/mail/rules/reminder-hours";
import {
  findByOffToken,
  findLetterChoices,
  switchRemindersOff,
  updateLetterChoices,
} from "@/lib/mail/store/letter-choices";
import {
  listGivenUpLetters,
  listLetters,
  retryLetter,
  takeLetter,
  updateLetterFailed,
  updateLettersUnreached,
} from "@/lib/mail/store/letters";
import { wordsOf } from "@/lib/mail/store/words";
import { addHours } from "@/lib/shared/instant";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { sweep } from "./sweep";

await freshDatabase();

/** Sunday, Nov 22, 11:59 pm in Chicago. */
const DEADLINE = "2026-11-23T05:59:00.000Z";
const hoursBefore = (hours: number) => new Date(addHours(DEADLINE, -hours));

let count = 0;
let league: Awaited<ReturnType<typeof makeLeague>>;
/** Two players, so one match in round 1, whose reminders are due 48 and 6 hours before the deadline. */
let match: Awaited<ReturnType<typeof listTestMatches>>[number];
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `letters-${count}`, players: 2 });
  const [first] = await listTestMatches(league);
  if (!first) throw new Error("One match");
  match = first;
});

describe("a player's own choice", () => {
  test("a player who chose hours is reminded at those, the other at the league's", async () => {
    await updateLetterChoices(match.home, { ...USUAL_CHOICES, remindHours: [72, 12] });
    await sweep(hoursBefore(71));
    expect(await remindersOf(match.home)).toBe(1);
    expect(await remindersOf(match.away)).toBe(0);
    await Promise.all([sweep(hoursBefore(47)), sweep(hoursBefore(47))]);
    expect(await remindersOf(match.home)).toBe(1);
    expect(await remindersOf(match.away)).toBe(1);
    await sweep(hoursBefore(11));
    expect(await remindersOf(match.home)).toBe(2);
    await sweep(hoursBefore(5));
    expect([await remindersOf(match.home), await remindersOf(match.away)]).toEqual([2, 2]);
  });

  test("a player who switched reminders off gets none, but still gets letters that ask for an answer", async () => {
    await updateLetterChoices(match.home, { ...USUAL_CHOICES, wantsReminders: false });
    await sweep(hoursBefore(47));
    expect([await remindersOf(match.home), await remindersOf(match.away)]).toEqual([0, 1]);
    expect(await lettersTo(match.home)).toMatchObject([{ subject: expect.stringContaining("you play") }]);
    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.away }, hoursBefore(40));
    const letters = await lettersTo(match.home);
    expect(letters).toHaveLength(2);
    expect(letters[1]).toMatchObject({ offToken: null });
    expect(letters[1]?.text).toContain("even if reminders are off.");
  });

  test("hours that are no choice are not stored", async () => {
    const choices = { ...USUAL_CHOICES, remindHours: [5] };
    await expect(updateLetterChoices(match.home, choices)).rejects.toThrow();
  });
});

describe("the unsubscribe link", () => {
  test("its token turns reminders off for good; a wrong one does nothing", async () => {
    await sweep(hoursBefore(47));
    const [, reminder] = await lettersTo(match.home);
    const token = reminder?.offToken ?? "";
    expect(reminder?.text).toContain(`/letters/off/${token}`);
    expect(await findByOffToken(token)).toEqual({ isOff: false });

    expect(await switchRemindersOff(token)).toBe(true);
    expect(await switchRemindersOff(token)).toBe(true);
    expect(await findByOffToken(token)).toEqual({ isOff: true });
    expect(await findLetterChoices(match.home)).toMatchObject({ wantsReminders: false, wantsDigest: false });
    expect(await findLetterChoices(match.away)).toMatchObject({ wantsReminders: true });
    await sweep(hoursBefore(5));
    expect([await remindersOf(match.home), await remindersOf(match.away)]).toEqual([1, 2]);

    expect(await switchRemindersOff(`${token}x`)).toBe(false);
    expect(await findByOffToken("")).toBeUndefined();
  });

  test("every letter has the same unsubscribe link, whatever the player chooses in between", async () => {
    await sweep(hoursBefore(47));
    await updateLetterChoices(match.home, { ...USUAL_CHOICES, remindHours: [12] });
    await sweep(hoursBefore(11));
    const tokens = (await lettersTo(match.home)).flatMap(({ offToken }) => offToken ?? []);
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(1);
  });
});

describe("one email a day", () => {
  beforeEach(() => updateLetterChoices(match.home, { ...USUAL_CHOICES, wantsDigest: true }));

  test("a pairing waits for eight in the morning and is written once, however many sweep", async () => {
    await sweep(hoursBefore(148));
    expect(await lettersTo(match.home)).toEqual([]);
    expect(await lettersTo(match.away)).toHaveLength(1);
    // 7:59 and 8:00 am on Tuesday in Chicago.
    await sweep(new Date("2026-11-17T13:59:00Z"));
    expect(await lettersTo(match.home)).toEqual([]);
    const eight = new Date("2026-11-17T14:00:00Z");
    await Promise.all([sweep(eight), sweep(eight), sweep(eight)]);
    await sweep(new Date("2026-11-17T15:00:00Z"));
    const letters = await lettersTo(match.home);
    expect(letters.map(({ key }) => key)).toEqual([`digest:${match.home}:2026-11-17`]);
    expect(letters[0]).toMatchObject({ subject: expect.stringContaining("you play") });
    expect(letters[0]?.offToken).toBeTruthy();
  });

  test("a reminder for tonight is sent right away; one for tomorrow waits and is dropped when the match is reported", async () => {
    await sweep(hoursBefore(148));
    await sweep(new Date("2026-11-17T14:00:00Z"));
    await sweep(hoursBefore(47));
    expect(await lettersTo(match.home)).toHaveLength(1);
    await sweep(hoursBefore(5));
    expect(await remindersOf(match.home)).toBe(1);

    await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, hoursBefore(4));
    await sweep(new Date("2026-11-23T14:00:00Z"));
    expect(await prisma().letter.count({ where: { key: { startsWith: `digest:${match.home}` } } })).toBe(2);
  });

  test("switching reminders off doesn't lose what was waiting: the pairing is sent, the reminder isn't", async () => {
    await sweep(hoursBefore(148));
    await updateLetterChoices(match.home, { wantsReminders: false, remindHours: [], wantsDigest: false });
    await sweep(new Date("2026-11-17T14:00:00Z"));
    expect(await lettersTo(match.home)).toHaveLength(1);
  });

  test("of two on the same day the second waits for tomorrow", async () => {
    await sweep(hoursBefore(148));
    await sweep(new Date("2026-11-17T14:00:00Z"));
    const item = { organizationId: league.organizationId, userId: match.home, matchId: match.id };
    await prisma().digestItem.create({
      data: { ...item, kind: "reminder", createdAt: new Date("2026-11-17T13:59:59Z") },
    });
    await sweep(new Date("2026-11-17T14:01:00Z"));
    expect(await lettersTo(match.home)).toHaveLength(1);
    await sweep(new Date("2026-11-18T14:01:00Z"));
    expect(await lettersTo(match.home)).toHaveLength(2);
  });

  test("a player in two organizations gets one letter a day, at eight where they registered last", async () => {
    const second = await makeSecondLeague(match.home);
    await sweep(new Date("2026-11-17T13:00:00Z"));
    // Eight in the morning in Chicago, then in Honolulu.
    await sweep(new Date("2026-11-17T14:00:00Z"));
    expect(await lettersTo(match.home)).toEqual([]);
    const eight = new Date("2026-11-17T18:00:00Z");
    await Promise.all([sweep(eight), sweep(eight)]);
    const [letter, ...others] = await lettersTo(match.home);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ key: `digest:${match.home}:2026-11-17`, organizationId: null });
    expect(letter?.text).toContain(`${league.org} University`);
    expect(letter?.text).toContain(`${second.org} University`);
    expect(letter?.text).toContain("Times here are Hawaii-Aleutian Standard Time (HST).");
    expect(await prisma().digestItem.count({ where: { userId: match.home } })).toBe(0);

    const token = letter?.offToken ?? "";
    expect(letter?.text).toContain(`/letters/off/${token}`);
    expect(await switchRemindersOff(token)).toBe(true);
    await sweep(hoursBefore(47));
    expect(await lettersTo(match.home)).toHaveLength(1);
  });

  test("what can't wait until eight where they registered last is sent right away", async () => {
    await makeSecondLeague(match.home);
    await sweep(new Date("2026-11-17T18:00:00Z"));
    await updateLetterChoices(match.home, { ...USUAL_CHOICES, wantsDigest: true, remindHours: [24] });
    // A minute before eight in Chicago leaves 16 hours; eight in Honolulu leaves less than half a day.
    await sweep(hoursBefore(16));
    expect(await remindersOf(match.home)).toBe(2);
  });
});

describe("a letter that can't be delivered", () => {
  test("counts its attempts, is given up with the reason, and is sent again when the operator says so", async () => {
    await sweep(hoursBefore(160));
    const [letter] = await lettersTo(match.home);
    const id = letter?.id ?? "";
    expect(await takeLetter(id, hoursBefore(159))).toMatchObject({ attempts: 1, triedAt: hoursBefore(159) });
    await updateLetterFailed({ id, facts: null }, "550 No such user", hoursBefore(159));
    expect(await takeLetter(id, hoursBefore(158))).toBeUndefined();
    expect(await listGivenUpLetters()).toMatchObject([{ id, failure: "550 No such user", attempts: 1 }]);
    expect((await listLetters()).map((each) => each.id)).not.toContain(id);

    expect(await Promise.all([retryLetter(id), retryLetter(id)])).toContain(true);
    expect(await retryLetter(id)).toBe(false);
    expect(await listGivenUpLetters()).toEqual([]);
    expect(await takeLetter(id, hoursBefore(157))).toMatchObject({
      attempts: 1,
      messageId: letter?.messageId,
    });
  });

  test("letters of a server that is away are given up after their last attempt", async () => {
    await sweep(hoursBefore(160));
    const [letter] = await lettersTo(match.home);
    const id = letter?.id ?? "";
    await updateLettersUnreached([id], 2, hoursBefore(159));
    expect((await listGivenUpLetters()).map((each) => each.id)).not.toContain(id);
    await updateLettersUnreached([id], 2, hoursBefore(158));
    expect((await listGivenUpLetters()).map((each) => each.id)).toContain(id);
  });
});

async function lettersTo(userId: string) {
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  const rows = await prisma().letter.findMany({
    where: { toEmail: email },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({ ...row, ...wordsOf(row) }));
}

async function remindersOf(userId: string) {
  return (await lettersTo(userId)).filter(({ key }) => key.includes(":reminder:")).length;
}

/** Another league of the same player, registered a minute after the first, in Honolulu. */
async function makeSecondLeague(userId: string) {
  const at = new Date(MONDAY.getTime() + 60_000);
  const second = await makeLeague({ slug: `pacific-${count}`, players: 1, publish: false });
  const { organizationId, scope, season } = second;
  await prisma().organization.update({
    where: { id: organizationId },
    data: { timeZone: "Pacific/Honolulu" },
  });
  const divisionId = season.divisions[0]?.id ?? "";
  const entry = { divisionId, userId, name: "Amara Osei", acceptedRulePackId: season.rulePackId };
  expect(await insertEntry(entry, at)).toMatchObject({ ok: true });
  const entries = await prisma().entry.findMany({ where: { divisionId } });
  const lots = entries.map(({ id }) => id);
  const plan = { divisionId, lots, firstDay: FIRST_DAY, session: null };
  expect(await publishDivision(scope, season, plan, at)).toMatchObject({ ok: true });
  return second;
}
