import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { addEntry } from "@/lib/entries/store/add-entry";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { announceRound } from "@/lib/match/store/due-matches";
import { addHours, instantOf } from "@/lib/shared/instant";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { isWaiting } from "@/lib/testing/is-waiting";
import {
  FIRST_DAY,
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
} from "@/lib/testing/league";
import { claim, insertClaimCode } from "./claims";
import { correctAnyEmail } from "./correct-any-email";
import { correctEmail, emailStamp } from "./correct-email";

await freshDatabase();

const at = MONDAY;
type Made = { readonly league: TestLeague; readonly userId: string; readonly email: string };

test("the opponent of a player to whom the desk gives a first email is told that they can be met here now", async () => {
  const made = await makeMet("first", { email: null });
  await correct(made, "gus@first.example");
  const [letter, ...others] = await lettersOf(made, ":claimed:");
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject: "Gus has an account here now: Round 1" });
  expect(letter?.text).toContain("To reach Gus: gus@first.example.");
});

test.each<{ why: string; slug: string; change: (made: Made, to: string) => Promise<void> }>([
  { why: "the desk corrects it", slug: "desk", change: correct },
  {
    why: "the operator corrects it",
    slug: "operator",
    change: async ({ email: from }, email) => {
      expect(await correctAnyEmail({ from: [from], email }, at)).toMatchObject({ ok: true });
    },
  },
  {
    why: "the player claims the account with another",
    slug: "claim",
    change: enter,
  },
])("the opponent who was told a wrong address gets the right one when $why", async ({ slug, change }) => {
  const made = await makeMet(slug);
  await change(made, `gus@${slug}.example`);
  const [letter, ...others] = await lettersOf(made, ":address:");
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    toEmail: made.opponent,
    subject: "Gus has a different email address now: Round 1",
  });
  expect(letter?.text).toContain(`To reach Gus: gus@${slug}.example.`);
});

test("in a division for minors, no one is told of an address", async () => {
  const made = await makeMet("minors", { isForMinors: true });
  await correct(made, "gus@minors.example");
  expect(await lettersOf(made, "")).toEqual([]);
});

test("who was only told when and where the league lets them play isn't told of another address", async () => {
  const made = await makeMet("session");
  const set = { type: "fix-time", scheduledAt: addHours(instantOf(at), 9), place: "Main hall" } as const;
  await mustExecute(made.matchId, set, made.league.scope, at);
  await correct(made, "gus@session.example");
  expect(await lettersOf(made, ":address:")).toEqual([]);
});

describe.each([
  {
    why: "the desk corrects an address",
    slug: "corrected",
    email: undefined,
    prepare: prepareCorrection,
    told: ":address:",
  },
  { why: "a guest enters a code", slug: "claimed", email: null, prepare: prepareClaim, told: ":claimed:" },
])("at the moment when $why", ({ slug, email, prepare, told }) => {
  test("a round isn't announced: the next sweep gives the new address", async () => {
    const made = await makeMet(`${slug}-before`, { email, isAnnounced: false });
    const change = await prepare(made, `gus@${slug}-before.example`);
    await whileHeld(made, async () => {
      const changed = change();
      await isWaiting(1);
      await announceRound(made.roundId, at);
      return [changed];
    });
    await announceRound(made.roundId, at);
    expect((await lettersOf(made, ":paired:")).map(({ text }) => text)).toEqual([
      expect.stringContaining(`gus@${slug}-before.example`),
    ]);
  });

  test("an opponent to whom an announcement is giving the old address gets the new one", async () => {
    const made = await makeMet(`${slug}-after`, { email, isAnnounced: false });
    const change = await prepare(made, `gus@${slug}-after.example`);
    await whileHeld(made, async () => {
      const announced = announceRound(made.roundId, at);
      await isWaiting(1);
      const changed = change();
      await isWaiting(2);
      return [announced, changed];
    });
    expect((await lettersOf(made, told)).map(({ text }) => text)).toEqual([
      expect.stringContaining(`gus@${slug}-after.example`),
    ]);
  });
});

/** Begins acts that can't write anything of the league's until all have begun, and waits for their ends. */
async function whileHeld(
  { league: { organizationId } }: Made,
  begin: () => Promise<readonly Promise<void>[]>,
): Promise<void> {
  const begun = await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    return begin();
  });
  await Promise.all(begun);
}

/** A league whose first round is announced, or about to be, with a player whom the desk entered. */
async function makeMet(
  slug: string,
  {
    email = `gsu@${slug}.example`,
    isForMinors = false,
    isAnnounced = true,
  }: { email?: string | null | undefined; isForMinors?: boolean; isAnnounced?: boolean } = {},
) {
  const league = await makeLeague({ slug, players: 3, publish: false });
  const { scope, season, players, organizationId } = league;
  const divisionId = season.divisions[0]?.id ?? "";
  if (isForMinors)
    await prisma().division.update({ where: { id: divisionId }, data: { publicNames: "initial" } });
  const player = { name: "Gus Guest", email, phone: null, bornOn: null, handle: "" };
  const added = await addEntry(scope, divisionId, player, at);
  if (!added?.ok) throw new Error("They can be added");
  const { entryId } = added.value;
  const lots = [...players.map((each) => each.entryId), entryId];
  await publishDivision(scope, season, { divisionId, lots, firstDay: FIRST_DAY, session: null }, at);
  const { userId, user } = await prisma().entry.findUniqueOrThrow({
    where: { id: entryId },
    include: { user: true },
  });
  const [first] = (await listTestMatches(league)).filter(({ home, away }) => [home, away].includes(userId));
  const match = await prisma().match.findUniqueOrThrow({ where: { id: first?.id ?? "" } });
  if (isAnnounced) await announceRound(match.roundId, at);
  await prisma().letter.deleteMany({ where: { organizationId } });
  const opponent = await prisma().user.findUniqueOrThrow({
    where: { id: (first?.home === userId ? first.away : first?.home) ?? "" },
  });
  const { id: matchId, roundId } = match;
  return { league, userId, email: user.email, matchId, roundId, opponent: opponent.email };
}

async function correct({ league, userId, email: from }: Made, email: string): Promise<void> {
  const change = { email, seen: emailStamp(from), at };
  expect(await correctEmail(league.scope, { userId, name: "Gus Guest" }, change)).toMatchObject({ ok: true });
}

async function enter(made: Made, email: string): Promise<void> {
  await (await prepareClaim(made, email))();
}

async function prepareCorrection(made: Made, email: string): Promise<() => Promise<void>> {
  return () => correct(made, email);
}

/** The guest's code, and the account that enters it. */
async function prepareClaim({ league, userId: guestId }: Made, email: string): Promise<() => Promise<void>> {
  const { id: userId } = await prisma().user.create({ data: { email } });
  const made = await insertClaimCode(league.scope, { userId: guestId, name: "Gus Guest" }, at);
  const code = made?.ok ? made.value.code : "";
  return async () => {
    expect(await claim({ userId, origin: undefined }, code, at)).toMatchObject({ ok: true });
  };
}

/** What the opponent was told of their match. */
async function lettersOf(
  { matchId, opponent }: Readonly<Record<"matchId" | "opponent", string>>,
  part: string,
) {
  const letters = await readLetters({ toEmail: opponent, key: { startsWith: matchId, contains: part } });
  return letters.map((letter) => ({ ...letter, text: letter.text.replace(/\s+/g, " ") }));
}
