import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { addEntry } from "@/lib/entries/store/add-entry";
import { execute } from "@/lib/match/store/execute";
import { addHours, type Instant, instantOf } from "@/lib/shared/instant";
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
import { book } from "@/lib/venue/store/bookings";
import { claim, insertClaimCode } from "./claims";

await freshDatabase();

const EVENING = addHours(instantOf(MONDAY), 9);
const GUEST = { name: "Gus Guest", email: null, phone: null, bornOn: null, handle: "" };

test.each([
  { why: "both at a session", own: session, hours: 0, refused: true },
  { why: "one agreed on, and one at a session", own: agree, hours: 1, refused: true },
  { why: "one after the other", own: agree, hours: 2, refused: false },
  { why: "both booked", own: agree, theirs: reserve, hours: 1, refused: true },
  { why: "both over", own: agree, hours: 1, later: 24, refused: false },
  { why: "both booked, and over", own: agree, theirs: reserve, hours: 1, later: 24, refused: false },
  {
    why: "both booked, and the account’s over",
    own: agree,
    theirs: reserve,
    hours: 1,
    later: 11.5,
    refused: false,
  },
])("one player has two matches, $why", async ({ own, theirs = session, hours, later = 0, refused }) => {
  const at = new Date(addHours(instantOf(MONDAY), later));
  const mine = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2 });
  const [{ userId } = { userId: "" }] = mine.players;
  await own(mine, EVENING);
  const { league, guestId } = await makeGuest();
  await theirs(league, addHours(EVENING, hours));
  const made = await insertClaimCode(league.scope, { userId: guestId, name: GUEST.name }, at);
  const answer = await claim({ userId, origin: undefined }, made?.ok ? made.value.code : "", at);
  if (refused) expect(answer).toEqual({ ok: false, refusal: "double-booked" });
  else expect(answer).toMatchObject({ ok: true });
});

describe("a time that the account agrees on at that moment", () => {
  test("is waited for, and refuses the claim", async () => {
    const { mine, accept, enter, userId } = await makeBoth();
    const { agreed, claimed } = await inLine(mine, async () => {
      const agreed = accept();
      await isWaiting(1);
      return { agreed, claimed: enter() };
    });
    expect(await agreed).toMatchObject({ ok: true });
    expect(await claimed).toEqual({ ok: false, refusal: "double-booked" });
    expect(await prisma().hold.count({ where: { userId } })).toBe(1);
  });

  test("waits for a claim that came first, and is refused", async () => {
    const { league, accept, enter, userId } = await makeBoth();
    const { agreed, claimed } = await inLine(league, async () => {
      const claimed = enter();
      await isWaiting(1);
      return { claimed, agreed: accept() };
    });
    expect(await claimed).toMatchObject({ ok: true });
    expect(await agreed).toMatchObject({ ok: false, refusal: { code: "player-busy" } });
    expect(await prisma().hold.count({ where: { userId } })).toBe(0);
  });
});

test("a code that the desk replaces while it's entered no longer works", async () => {
  const { league, guestId, enter } = await makeBoth();
  const { claimed, made } = await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM entry WHERE user_id = ${guestId}::uuid FOR UPDATE`;
    const claimed = enter();
    await isWaiting(1);
    const made = await insertClaimCode(league.scope, { userId: guestId, name: GUEST.name }, MONDAY);
    return { claimed, made };
  });
  expect(made).toMatchObject({ ok: true });
  expect(await claimed).toEqual({ ok: false, refusal: "wrong-code" });
});

/** A player to whom a time was suggested, and a code of a guest who has a match at a session then. */
async function makeBoth() {
  const mine = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2 });
  const [match] = await listTestMatches(mine);
  if (!match) throw new Error("There is a match");
  const { id, home, away: userId } = match;
  await mustExecute(id, { type: "propose-times", times: [EVENING] }, { userId: home }, MONDAY);
  const { league, guestId } = await makeGuest();
  await session(league, EVENING);
  const made = await insertClaimCode(league.scope, { userId: guestId, name: GUEST.name }, MONDAY);
  return {
    mine,
    league,
    guestId,
    userId,
    accept: () => execute(id, { type: "accept-time", time: EVENING }, { userId }, MONDAY),
    enter: () => claim({ userId, origin: undefined }, made?.ok ? made.value.code : "", MONDAY),
  };
}

/** Anything that writes the league's rows waits until both are in line. */
async function inLine<Both>({ organizationId }: TestLeague, begin: () => Promise<Both>): Promise<Both> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    const both = await begin();
    await isWaiting(2);
    return both;
  });
}

/** A league of one player and a guest whom the desk entered, so with one match. */
async function makeGuest() {
  const league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 1, publish: false });
  const { scope, season, players } = league;
  const divisionId = season.divisions[0]?.id ?? "";
  const added = await addEntry(scope, divisionId, GUEST, MONDAY);
  if (!added?.ok) throw new Error("They can be added");
  const guest = await prisma().entry.findUniqueOrThrow({ where: { id: added.value.entryId } });
  const lots = [guest.id, ...players.map(({ entryId }) => entryId)];
  await publishDivision(scope, season, { divisionId, lots, firstDay: FIRST_DAY, session: null }, MONDAY);
  return { league, guestId: guest.userId };
}

async function session(league: TestLeague, scheduledAt: Instant) {
  const [match] = await listTestMatches(league);
  const set = { type: "fix-time", scheduledAt, place: "Main hall" } as const;
  await mustExecute(match?.id ?? "", set, league.scope, MONDAY);
}

async function reserve({ organizationId, ...league }: TestLeague, startsAt: Instant) {
  const [match] = await listTestMatches({ organizationId, ...league });
  if (!match) throw new Error("There is a match");
  const { id: matchId, home, away } = match;
  const plan = { organizationId, matchId, venueId: null, startsAt, endsAt: addHours(startsAt, 2) };
  await inTransaction((tx) => book(tx, { ...plan, userIds: [home, away] }));
}

async function agree(league: TestLeague, time: Instant) {
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("There is a match");
  await mustExecute(match.id, { type: "propose-times", times: [time] }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "accept-time", time }, { userId: match.away }, MONDAY);
}
