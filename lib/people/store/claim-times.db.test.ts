import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { addEntry } from "@/lib/entries/store/add-entry";
import { addHours, type Instant, instantOf } from "@/lib/shared/instant";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import {
  FIRST_DAY,
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
} from "@/lib/testing/league";
import { claim, insertClaimCode } from "./claims";

await freshDatabase();

const EVENING = addHours(instantOf(MONDAY), 9);
const GUEST = { name: "Gus Guest", email: null, phone: null, bornOn: null, handle: "" };

test.each([
  { why: "both at a session", own: session, hours: 0, refused: true },
  { why: "one agreed on, and one at a session", own: agree, hours: 1, refused: true },
  { why: "one after the other", own: agree, hours: 2, refused: false },
  { why: "both over", own: agree, hours: 1, later: 24, refused: false },
])("one player has two matches, $why", async ({ own, hours, later = 0, refused }) => {
  const at = new Date(addHours(instantOf(MONDAY), later));
  const mine = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2 });
  const [{ userId } = { userId: "" }] = mine.players;
  await own(mine, EVENING);
  const { league, guestId } = await makeGuest();
  await session(league, addHours(EVENING, hours));
  const made = await insertClaimCode(league.scope, { userId: guestId, name: GUEST.name }, at);
  const answer = await claim({ userId, origin: undefined }, made?.ok ? made.value.code : "", at);
  if (refused) expect(answer).toEqual({ ok: false, refusal: "double-booked" });
  else expect(answer).toMatchObject({ ok: true });
});

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

async function agree(league: TestLeague, time: Instant) {
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("There is a match");
  await mustExecute(match.id, { type: "propose-times", times: [time] }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "accept-time", time }, { userId: match.away }, MONDAY);
}
