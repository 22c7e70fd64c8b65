import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { planImport } from "@/lib/entries/rules/plan-import";
import { findImportContext } from "@/lib/entries/store/import-context";
import { importEntries, planStamp } from "@/lib/entries/store/import-entries";
import { updateCapacity } from "@/lib/entries/store/waitlist";
import { publishDivision } from "@/lib/stages/store/publish";
import { divisionStamp } from "@/lib/standings/store/division-stamp";
import { findDivision } from "@/lib/standings/store/divisions";
import { addVenue } from "@/lib/testing/add-venue";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { insertVenue, updateSeasonVenue, updateVenueHours } from "@/lib/venue/store/change-venue";
import { findVenue } from "@/lib/venue/store/read-venues";
import { TEXAS_STATE } from "../rules/presets/texas-state";
import { archiveSeason, unarchiveSeason } from "./hand-over";
import { updateSeasonStatus } from "./seasons";

// A director answers a page that another director has outdated: nothing happens. If two answer at the same time, the
// second is told.

await freshDatabase();

let count = 0;
let league: TestLeague;
const divisionId = () => league.season.divisions[0]?.id ?? "";
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `campus-${count}`, players: 3, publish: false });
  await insertVenue(league.scope, { slug: "hall", name: "Hall" }, MONDAY);
});

const CHANGED = { ok: false, refusal: "changed" };

/**
 * The results of an answer whose version is outdated, of one without a version, and of two at the same time that are
 * both current.
 */
async function expectOneOf(answer: (seen: string) => Promise<unknown>, seen: string): Promise<void> {
  expect(await answer("")).toEqual(CHANGED);
  const answers = await Promise.all([answer(seen), answer(seen)]);
  expect(answers.filter((each) => (each as { ok: boolean }).ok)).toHaveLength(1);
  expect(answers).toContainEqual(CHANGED);
  expect(await answer(seen)).toEqual(CHANGED);
}

test("closing registration after another director already has", () =>
  expectOneOf(
    (seen) => updateSeasonStatus(league.scope, league.season.id, "close", MONDAY, seen),
    "registration",
  ));

test("archiving a season and taking it out again", async () => {
  await updateSeasonStatus(league.scope, league.season.id, "close", MONDAY);
  await updateSeasonStatus(league.scope, league.season.id, "finish", MONDAY);
  await expectOneOf((seen) => archiveSeason(league.scope, league.season, MONDAY, seen), "finished");
  await expectOneOf((seen) => unarchiveSeason(league.scope, league.season, MONDAY, seen), "archived");
});

test("the number of spots", () =>
  expectOneOf(
    (seen) => updateCapacity(league.scope, divisionId(), { capacity: 9, seen }, MONDAY) as Promise<unknown>,
    "no limit",
  ));

test("opening hours", async () => {
  const venue = await findVenue(league.organizationId, "hall");
  if (!venue) throw new Error("The venue was just made");
  const weekly = [{ weekday: 1, opensAt: "09:00", closesAt: "17:00" }];
  await expectOneOf(
    (seen) => updateVenueHours(league.scope, venue, { weekly, seen }, MONDAY),
    venue.hoursStamp,
  );
  expect(await prisma().venueHours.count({ where: { venueId: venue.id } })).toBe(1);
});

test("where a season is booked", async () => {
  await addVenue(league);
  const venue = await findVenue(league.organizationId, "lounge");
  const to = (venueId: string | null) => (seen: string) =>
    updateSeasonVenue(league.scope, league.season, { venueId, seen }, MONDAY);
  await expectOneOf(to(null), "lounge");
  await expectOneOf(to(venue?.id ?? ""), "nowhere");
});

test("a venue that was chosen for a season before it went online", async () => {
  const online = await makeLeague({ slug: "online", rules: TEXAS_STATE, publish: false });
  const choose = (venueId: string | null) =>
    updateSeasonVenue(online.scope, online.season, { venueId, seen: "lounge" }, MONDAY);
  await addVenue(online);
  const { venueId } = await prisma().season.findUniqueOrThrow({ where: { id: online.season.id } });
  expect(await choose(venueId)).toEqual({ ok: false, refusal: "online" });
  expect(await choose(null)).toEqual({ ok: true, value: null });
});

test("a venue that rounds of a season need, which opened before it went online", async () => {
  const { organizationId, scope, season } = await makeLeague({ slug: "went-online", players: 2 });
  await addVenue({ organizationId, season, org: "went-online" } as TestLeague);
  const data = { organizationId, seasonId: season.id, version: 2, preset: TEXAS_STATE.preset };
  await prisma().rulePack.create({ data: { ...data, rules: TEXAS_STATE, createdAt: MONDAY } });
  const venue = await findVenue(organizationId, "lounge");
  const choose = (venueId: string | null, seen: string) =>
    updateSeasonVenue(scope, season, { venueId, seen }, MONDAY);
  expect(await choose(null, "lounge")).toEqual({ ok: true, value: null });
  expect(await choose(venue?.id ?? "", "nowhere")).toEqual({ ok: true, value: null });
  await prisma().match.updateMany({ where: { organizationId }, data: { deadlineAt: MONDAY } });
  expect(await choose(venue?.id ?? "", "lounge")).toEqual({ ok: false, refusal: "online" });
});

async function readStamp(): Promise<string> {
  const view = await findDivision(league.org, "fall-2026", "open");
  return view ? divisionStamp(view) : "";
}

function publish(seen: string) {
  const plan = { divisionId: divisionId(), lots: [], firstDay: FIRST_DAY, seen };
  return publishDivision(league.scope, league.season, plan, MONDAY);
}

test("a schedule that three directors publish at the same time", async () => {
  const seen = await readStamp();
  const answers = await Promise.all([publish(seen), publish(seen), publish(seen)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, refusal: "already-published" }));
  expect(await prisma().stage.count({ where: { divisionId: divisionId() } })).toBe(1);
});

test("a schedule drawn for players, one of whom has left", async () => {
  const seen = await readStamp();
  const [player] = league.players;
  await prisma().entry.update({ where: { id: player?.entryId ?? "" }, data: { status: "withdrawn" } });
  expect(await publish(seen)).toEqual(CHANGED);
  await prisma().entry.update({ where: { id: player?.entryId ?? "" }, data: { status: "active" } });
  expect(await publish(seen)).toEqual({ ok: true, value: null });
});

test("an import whose preview was different", async () => {
  const facts = { phone: null, division: "", status: "", bornOn: null, handle: "" };
  const rows = ["Ida", "Ben"].map((name, index) => ({
    ...facts,
    name,
    line: index + 2,
    email: `${name.toLowerCase()}@import-${count}.example`,
  }));
  const seen = planStamp(planImport(rows, await findImportContext(league.season, { rows, at: MONDAY })));
  await updateCapacity(league.scope, divisionId(), { capacity: 4 }, MONDAY);
  expect(await importEntries(league.scope, league.season, { rows, seen }, MONDAY)).toEqual(CHANGED);
  const now = planStamp(
    planImport(rows, await findImportContext({ ...league.season }, { rows, at: MONDAY })),
  );
  expect(await importEntries(league.scope, league.season, { rows, seen: now }, MONDAY)).toMatchObject({
    ok: true,
  });
});
