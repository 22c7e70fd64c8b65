import { beforeEach, expect, test } from "vitest";
import { readDecisions } from "@/lib/desk/store/decisions";
import { listLetters } from "@/lib/mail/store/letters";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { instantFrom } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { momentOf } from "@/lib/testing/days";
import { FIRST_DAY, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { insertLeaveWish } from "./ask-to-leave";
import { declineLeaveWish, takeBackLeaveWish } from "./end-leave-wish";
import { findLeaving, leaveDivision } from "./leaving";
import { listEntriesOfPlayer } from "./own-entries";

await freshDatabase();

const EVENING = momentOf(FIRST_DAY, "20:00");
const LATER = momentOf(FIRST_DAY, "21:00");
const ASKED = MONDAY.toISOString();
const NOT_ASKING = { ok: false, refusal: "not-asking" };

let league: TestLeague;
let campuses = 0;
beforeEach(async () => {
  campuses += 1;
  league = await makeLeague({ slug: `campus-${campuses}`, players: 2 });
});

const player = () => league.players[0] ?? { entryId: "", userId: "" };
const divisionId = () => league.season.divisions[0]?.id ?? "";
const ask = (note: string, at: Date) => insertLeaveWish(divisionId(), player().userId, note, at);
const takeBack = (at: Date) => takeBackLeaveWish(divisionId(), player().userId, at);
const decline = (seen: string, at: Date, scope = league.scope) =>
  declineLeaveWish(scope, { entryId: player().entryId, seen, reason: "One match is left." }, at);
const onDesk = async () =>
  (await readDecisions(league.scope, MONDAY)).leaving.map(({ note, since }) => ({ note, since }));
const ofPlayer = async () => {
  const [own] = await listEntriesOfPlayer(player().userId);
  return own?.askedToLeaveAt ? instantFrom(own.askedToLeaveAt) : null;
};

test("a request to leave can be taken back until it's answered, and made again", async () => {
  expect(await takeBack(MONDAY)).toEqual(NOT_ASKING);
  await ask("My thesis.", MONDAY);
  expect(await onDesk()).toEqual([{ note: "My thesis.", since: ASKED }]);
  expect(await ofPlayer()).toBe(ASKED);
  const before = await findLeaving(league.scope, player().entryId);

  expect(await takeBack(EVENING)).toMatchObject({ ok: true });
  expect(await onDesk()).toEqual([]);
  expect(await ofPlayer()).toBeNull();
  expect(await takeBack(EVENING)).toEqual(NOT_ASKING);
  const asAsked = { entryId: player().entryId, isRemoved: false, reason: "As they asked." };
  expect(await leaveDivision(league.scope, { ...asAsked, stamp: before?.stamp ?? "" }, EVENING)).toEqual({
    ok: false,
    refusal: "changed",
  });

  await ask("", LATER);
  expect(await onDesk()).toEqual([{ note: "", since: LATER.toISOString() }]);
  const told = (await listLetters()).filter(({ subject }) => subject.includes("asks to leave"));
  expect(
    told.filter(({ toEmail }) => toEmail === `director@${league.org}.example`),
    "another request on the same day",
  ).toHaveLength(2);
});

test("a request to leave is declined as the director read it, and the player is told", async () => {
  await ask("My thesis.", MONDAY);
  await ask("And exams.", EVENING);
  expect(await decline(ASKED, LATER)).toEqual({ ok: false, refusal: "changed" });
  const seen = EVENING.toISOString();
  const elsewhere = await makeLeague({ slug: "elsewhere", players: 2 });
  expect(await decline(seen, LATER, elsewhere.scope)).toBeNull();

  expect(await decline(seen, LATER)).toMatchObject({ ok: true });
  expect(await onDesk()).toEqual([]);
  expect(await ofPlayer()).toBeNull();
  expect(await decline(seen, LATER)).toEqual(NOT_ASKING);
  expect(await takeBack(LATER)).toEqual(NOT_ASKING);
  const [letter] = (await listLetters()).filter(
    ({ subject }) => subject === "You’re still in Open, Fall 2026",
  );
  expect(letter?.text).toContain("One match is left.");
  expect((await findLeaving(league.scope, player().entryId))?.wish).toMatchObject({
    since: ASKED,
    note: "And exams.",
    ended: { type: "leave-declined", words: "One match is left." },
  });
});

test("once the season is over, a request to leave has no answer", async () => {
  await ask("", MONDAY);
  await updateSeasonStatus(league.scope, league.season.id, "finish", EVENING);
  expect(await decline(ASKED, LATER)).toEqual(NOT_ASKING);
  expect(await takeBack(LATER)).toEqual(NOT_ASKING);
});
