import { beforeAll, expect, test } from "vitest";
import type { CommandName } from "@/lib/api/input/commands";
import {
  deskDivisionResource,
  deskEligibilityResource,
  deskEntryResource,
  deskSeasonResource,
} from "@/lib/api/input/desk-resources";
import { deskVenueResource } from "@/lib/api/input/desk-venue-resource";
import { problemResource } from "@/lib/api/input/problem";
import { SCOPES } from "@/lib/api/rules/scopes";
import { insertToken } from "@/lib/api/store/tokens";
import { prisma } from "@/lib/db/client";
import { sweep } from "@/lib/jobs/sweep";
import { PRESETS } from "@/lib/season/input/rule-pack";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { makeProgram } from "./testing/ask-api";

const clock = stopClock(new Date("2026-11-16T15:00:00Z"));

await freshDatabase();

let league: TestLeague;
let program: ReturnType<typeof makeProgram>;
beforeAll(async () => {
  league = await makeLeague({ players: 4 });
  const made = await insertToken(league.directorId, { name: "Test", scopes: SCOPES }, MONDAY);
  program = makeProgram("lakeside", made.ok ? made.value : "");
});

const SEASON = "fall-2026";
const REASON = "The gym was closed.";

async function send(name: CommandName, body: object): Promise<unknown> {
  const answer = await program.send(name, body);
  return answer.status === 200 ? "done" : answer;
}

test.each(PRESETS)(
  "the settings of %s can be sent back as they were read, and only what's changed changes",
  async (preset) => {
    const season = `${preset}-rules`;
    const plan = {
      preset,
      name: `Rules of ${preset}`,
      slug: season,
      startsOn: "2026-11-23",
      venue: "Library",
    };
    expect(await send("createSeason", { ...plan, divisions: [{ name: "Open" }] })).toBe("done");
    const before = await program.season(season);
    expect(deskSeasonResource.parse(before)).toEqual(before);
    const { settings, rulesVersion: madeFrom } = before;
    expect(await send("changeRules", { season, madeFrom, settings })).toBe("done");
    expect((await program.season(season)).rulesVersion).toBe(madeFrom);

    const own = { "ownRules.1.title": "Noise", "ownRules.1.text": "Phones are off." };
    const changed = { ...settings, ...own, "forfeits.strikes": "1" };
    expect(await send("changeRules", { season, madeFrom, settings: changed })).toBe("done");
    const after = await program.season(season);
    expect([after.rulesVersion, after.settings]).toEqual([madeFrom + 1, changed]);
    const unknown = { ...changed, "forfeits.strikez": "2" };
    expect(await send("changeRules", { season, madeFrom: madeFrom + 1, settings: unknown })).toMatchObject({
      status: 422,
    });
  },
);

test("a season is copied for the next term, with breaks of its own", async () => {
  const copy = { season: SEASON, name: "Spring 2027", slug: "spring-2027", startsOn: "2027-01-11" };
  expect(await send("copySeason", copy)).toBe("done");
  const days = { name: "Break", from: "2027-03-15", until: "2027-03-19" };
  expect(await send("addBreak", { season: "spring-2027", ...days })).toBe("done");
  const [added] = (await program.season("spring-2027")).breaks;
  expect(added).toMatchObject(days);
  expect(await send("removeBreak", { season: "spring-2027", id: added?.id })).toBe("done");
  expect((await program.season("spring-2027")).breaks).toEqual([]);
});

test("a mistyped year is refused at its field", async () => {
  const { seen, startsOn } = await program.season(SEASON);
  const named = { name: "Fall 2062", slug: "fall-2062" };
  const made = { preset: "depaul", venue: "Library", divisions: [{ name: "Open" }] };
  const edit = { season: SEASON, seen, name: "Fall 2026", slug: SEASON };
  expect(await send("createVenue", { name: "Gym", slug: "gym" })).toBe("done");
  for (const [name, body, field] of [
    ["createSeason", { ...named, ...made, startsOn: "2062-08-24" }, "startsOn"],
    ["copySeason", { ...named, season: SEASON, startsOn: "2062-08-24" }, "startsOn"],
    ["editSeason", { ...edit, startsOn, closesOn: "2062-11-20" }, "closesOn"],
    ["addBreak", { season: SEASON, name: "Break", from: "2026-11-26", until: "2062-11-29" }, "until"],
    ["addException", { venue: "gym", from: "2062-11-26", reason: "Thanksgiving" }, "from"],
    ["addException", { venue: "gym", from: "2026-11-26", until: "2062-11-27", reason: "Exams" }, "until"],
  ] as const) {
    const answer = await program.send(name, body);
    expect(answer, name).toMatchObject({ status: 422, body: { errors: [{ field }] } });
    expect(JSON.stringify(answer.body)).toContain("is more than a year away. Check the year.");
  }
});

test("who can play: a list, exceptions and holds", async () => {
  const list = { season: SEASON, madeFrom: 0, mode: "replace" };
  const wrong = await program.send("saveEligibilityList", { ...list, csv: "email,until\nrobin,soon" });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: "csv, line 2" }] } });
  expect(await send("saveEligibilityList", { ...list, csv: "email\nrobin@lakeside.example" })).toBe("done");
  const exception = { email: "kim@lakeside.example", reason: "Alumni" };
  expect(await send("grantException", { season: SEASON, ...exception })).toBe("done");
  const hold = { email: "robin@lakeside.example", kind: "unpaid", note: "Two fees" };
  expect(await send("placeHold", { season: SEASON, ...hold })).toBe("done");

  const read = await program.eligibility(SEASON);
  expect(deskEligibilityResource.parse(read)).toEqual(read);
  expect(read).toMatchObject({
    list: { version: 1, isUsed: true, lines: 1 },
    exceptions: [exception],
    holds: [{ ...hold, lastOn: null }],
  });
  expect(await send("endException", { season: SEASON, id: read.exceptions[0]?.id })).toBe("done");
  expect(await send("liftHold", { season: SEASON, id: read.holds[0]?.id })).toBe("done");
  expect(await program.eligibility(SEASON)).toMatchObject({ exceptions: [], holds: [] });
});

test("who can play: a waiver on paper and a fee", async () => {
  expect(await send("saveWaiver", { season: SEASON, madeFrom: 0, text: "At my own risk." })).toBe("done");
  const fee = { name: "Pass", amount: "25.00", due: "registration", whereToPay: "Front desk" };
  expect(await send("saveFee", { season: SEASON, madeFrom: 0, ...fee })).toBe("done");
  const before = await program.eligibility(SEASON);
  expect(deskEligibilityResource.parse(before)).toEqual(before);
  expect(before).toMatchObject({
    waiver: { version: 1, text: "At my own risk." },
    fee: { version: 1, ...fee, currency: "USD" },
  });
  const userId = league.players[0]?.userId ?? "";
  const named = { season: SEASON, userId };
  const paper = { ...named, madeFrom: 1, signedName: "Nia Okafor", note: "Blue folder" };
  expect(await send("recordPaperWaiver", paper)).toBe("done");
  expect(await send("markFee", { ...named, kind: "waived", seen: "0" })).toMatchObject({ status: 422 });
  expect(await send("markFee", { ...named, kind: "waived", seen: "0", note: "Volunteer" })).toBe("done");
  const after = await program.eligibility(SEASON);
  const signed = after.waiver.players.find((player) => player.userId === userId);
  expect(signed?.acceptedVersion).toBe(1);
  expect(after.fee.players.find((player) => player.userId === userId)).toMatchObject({
    standing: "waived",
    seen: "1",
  });
  expect(await send("removePaperWaiver", { season: SEASON, id: signed?.paperId })).toBe("done");
  expect(await send("removeWaiver", { season: SEASON, madeFrom: 1 })).toBe("done");
  expect(await send("removeFee", { season: SEASON, madeFrom: 1 })).toBe("done");
});

test("a forfeit is forgiven, and counts again; a name is withheld", async () => {
  clock.now = new Date("2026-11-23T06:00:00Z");
  await sweep(clock.now);
  const entryId = league.players[0]?.entryId ?? "";
  const read = () => program.entry(SEASON, "open", entryId);
  const { forfeits } = await read();
  const named = { season: SEASON, division: "open", entryId, matchId: forfeits.matches[0]?.matchId };
  expect(forfeits).toMatchObject({ counting: 1, matches: [{ isForgiven: false }] });
  expect(await send("forgiveForfeit", { ...named, reason: REASON })).toBe("done");
  const after = await read();
  expect(deskEntryResource.parse(after)).toEqual(after);
  expect(after.forfeits).toMatchObject({ counting: 0, matches: [{ isForgiven: true }] });
  expect(await send("countForfeitAgain", { ...named, reason: REASON })).toBe("done");
  expect((await read()).forfeits.counting).toBe(1);

  expect(await send("setPublicName", { entryId, names: "withhold" })).toBe("done");
  expect(await prisma().withheldName.count()).toBe(1);
  expect(await send("setPublicName", { entryId, names: "show" })).toBe("done");
  expect(await prisma().withheldName.count()).toBe(0);
});

test("someone who waits gets the open spot of a schedule, and no one decides elsewhere", async () => {
  const read = await program.division(SEASON, "open");
  expect(deskDivisionResource.parse(read)).toEqual(read);
  clock.now = MONDAY;
  const odd = await makeLeague({ slug: "odd", players: 5 });
  const made = await insertToken(odd.directorId, { name: "Test", scopes: SCOPES }, MONDAY);
  const own = makeProgram("odd", made.ok ? made.value : "");
  const named = { season: SEASON, division: "open" };
  const find = async () =>
    (await own.division(SEASON, "open")).entries.find(({ name }) => name === "Robin Vale");
  expect(await own.send("addPlayer", { ...named, name: "Robin Vale", email: null })).toMatchObject({
    status: 200,
  });
  const waits = await find();
  expect(waits?.status).toBe("waitlisted");
  expect(await own.send("enterLate", { ...named, entryId: waits?.id })).toMatchObject({ status: 200 });
  expect((await find())?.status).toBe("active");
  const elsewhere = await makeLeague({ slug: "harrow" });
  const entryId = elsewhere.players[0]?.entryId ?? "";
  await expect(program.entry(SEASON, "open", entryId)).rejects.toThrow("404");
  expect(await send("setPublicName", { entryId, names: "withhold" })).toMatchObject({ status: 404 });
});

test("whether a guest of a known name is the same person is asked with the values that answer it", async () => {
  clock.now = MONDAY;
  const league = await makeLeague({ slug: "namesakes", publish: false });
  const made = await insertToken(league.directorId, { name: "Test", scopes: SCOPES }, MONDAY);
  const own = makeProgram("namesakes", made.ok ? made.value : "");
  const guest = { season: SEASON, division: "open", name: "Robin Vale", email: null };
  expect(await own.send("addPlayer", guest)).toMatchObject({ status: 200 });
  const asked = await own.send("addPlayer", guest);
  const { status, errors } = problemResource.parse(asked.body);
  expect(status).toBe(422);
  const [same, someoneElse] = errors?.find(({ field }) => field === "person")?.answers ?? [];
  expect(same?.title).toBe("Yes, Robin Vale");
  expect(someoneElse?.title).toBe("No, someone else");
  expect(await own.send("addPlayer", { ...guest, person: someoneElse?.value })).toMatchObject({
    status: 200,
  });
  expect(await own.send("addPlayer", { ...guest, person: someoneElse?.value }), "again").toMatchObject({
    status: 422,
  });
});

test("a venue is set up, and an answer to something older is a conflict", async () => {
  expect(await send("createVenue", { name: "Student Center", slug: "center" })).toBe("done");
  const read = async () => (await program.venues()).items.find(({ slug }) => slug === "center");
  const made = await read();
  const venue = "center";
  const days = Array.from({ length: 7 }, () => [{ opensAt: "09:00", closesAt: "21:00" }]);
  const hours = { venue, days, seen: made?.hoursSeen };
  const overlapping = [...days.slice(1), [...(days[0] ?? []), { opensAt: "20:00", closesAt: "22:00" }]];
  expect(await program.send("saveVenueHours", { ...hours, days: overlapping })).toMatchObject({
    status: 422,
    body: { detail: "These hours overlap. Combine them into one period." },
  });
  expect(await send("saveVenueHours", hours)).toBe("done");
  expect(await send("saveVenueHours", hours)).toMatchObject({ status: 409 });
  const where = { venue, address: "1 Main St", seen: made?.whereaboutsSeen };
  expect(await send("saveWhereabouts", where)).toBe("done");
  expect(await send("saveWhereabouts", { ...where, address: "2 Main St" })).toMatchObject({ status: 409 });
  expect(await send("addException", { venue, from: "2026-11-26", reason: "Thanksgiving" })).toBe("done");
  const choice = { season: SEASON, seen: "nowhere", venue };
  expect(await program.send("chooseSeasonVenue", choice)).toMatchObject({
    status: 422,
    body: {
      detail: "Student Center has no tables, so no match can get a time. Add them on its page first.",
    },
  });
  expect(await send("addStock", { venue, kind: "table", label: "Table 1" })).toBe("done");
  expect(await send("addStock", { venue, kind: "board", label: "Set 1" })).toBe("done");
  expect(await send("chooseSeasonVenue", choice)).toBe("done");
  expect(await send("chooseSeasonVenue", choice)).toMatchObject({ status: 409 });

  const after = await read();
  expect(deskVenueResource.parse(after)).toEqual(after);
  expect(after).toMatchObject({
    address: "1 Main St",
    days,
    seasons: [SEASON],
    exceptions: [{ hours: null }],
  });
  expect(after?.stock.map(({ label }) => label)).toEqual(["Table 1", "Set 1"]);
  const exception = { venue, id: after?.exceptions[0]?.id };
  expect(await send("removeException", exception)).toBe("done");
  expect(await send("removeException", exception)).toMatchObject({ status: 409 });
  const ids = after?.stock.map(({ id }) => id);
  const booking = await bookTable(ids?.[0]);
  const key = { "idempotency-key": "retire" };
  expect(await program.send("retireStock", { venue, ids }, key)).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("Table 1") },
  });
  expect((await read())?.stock).toHaveLength(2);
  await prisma().booking.delete({ where: { id: booking } });
  expect(await program.send("retireStock", { venue, ids }, key)).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ exceptions: [], stock: [] });
});

/** Books a table for a match to come. */
async function bookTable(tableId: string | undefined): Promise<string> {
  const { id: matchId } = await prisma().match.findFirstOrThrow({
    where: { organizationId: league.organizationId },
  });
  const of = { organizationId: league.organizationId };
  const time = {
    startsAt: new Date(MONDAY.getTime() + 3_600_000),
    endsAt: new Date(MONDAY.getTime() + 7_200_000),
  };
  const { id } = await prisma().booking.create({ data: { ...of, matchId, ...time } });
  await prisma().hold.create({ data: { ...of, bookingId: id, tableId: tableId ?? null, ...time } });
  return id;
}
