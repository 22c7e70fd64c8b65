import { beforeAll, expect, test } from "vitest";
import type { AuditType } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { saveOwnProfile } from "@/lib/people/store/people";
import { archiveSeason, copySeason } from "@/lib/season/store/hand-over";
import { insertRulePack } from "@/lib/season/store/rule-packs";
import { insertSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { expectAllOrNothing } from "@/lib/testing/nothing-written";
import { insertVenue, updateSeasonVenue, updateVenueHours } from "@/lib/venue/store/change-venue";
import { findVenue } from "@/lib/venue/store/read-venues";
import { insertEntry } from "./entries";
import { importEntries } from "./import-entries";
import { findLeaving, leaveDivision } from "./leaving";
import { updateCapacity } from "./waitlist";

// What happens to an action that fails at its end: all of it is rolled back.

await freshDatabase();

let open: TestLeague;
let running: TestLeague;
let finished: TestLeague;
let newcomer: string;
beforeAll(async () => {
  open = await makeLeague({ slug: "open", players: 3, publish: false });
  running = await makeLeague({ slug: "running", players: 4 });
  finished = await makeLeague({ slug: "finished", players: 2, publish: false });
  await updateSeasonStatus(finished.scope, finished.season.id, "close", MONDAY);
  await updateSeasonStatus(finished.scope, finished.season.id, "finish", MONDAY);
  await insertVenue(open.scope, { slug: "hall", name: "Hall" }, MONDAY);
  const data = { email: "newcomer@open.example", name: "New", createdAt: MONDAY };
  newcomer = (await prisma().user.create({ data })).id;
});

const divisionOf = ({ season }: TestLeague) => season.divisions[0]?.id ?? "";

async function letGo() {
  const entryId = running.players[0]?.entryId ?? "";
  const stamp = (await findLeaving(running.scope, entryId))?.stamp ?? "";
  return leaveDivision(running.scope, { entryId, stamp, isRemoved: true, reason: "No word." }, MONDAY);
}

async function setHours() {
  const venue = await findVenue(open.organizationId, "hall");
  if (!venue) throw new Error("The venue was just made");
  const weekly = [{ weekday: 1, opensAt: "09:00", closesAt: "17:00" }];
  return updateVenueHours(open.scope, venue, { weekly, seen: venue.hoursStamp }, MONDAY);
}

test.each<{ what: string; type: AuditType; act: () => Promise<unknown> }>([
  {
    what: "registering, with the profile",
    type: "registered",
    act: () =>
      insertEntry(
        {
          divisionId: divisionOf(open),
          userId: newcomer,
          name: "Newer",
          phone: "555 0100",
          acceptedRulePackId: open.season.rulePackId,
        },
        MONDAY,
      ),
  },
  {
    what: "an import, with accounts, entries and emails",
    type: "entries-imported",
    act: () =>
      importEntries(
        open.scope,
        open.season,
        {
          rows: [
            {
              line: 2,
              name: "Ida",
              email: "ida@open.example",
              division: "",
              phone: null,
              bornOn: null,
              handle: "",
              status: "",
            },
          ],
        },
        MONDAY,
      ),
  },
  { what: "letting a player go, with their matches", type: "entry-removed", act: letGo },
  {
    what: "changing the number of places",
    type: "places-changed",
    act: () => updateCapacity(open.scope, divisionOf(open), { capacity: 9 }, MONDAY),
  },
  {
    what: "publishing a schedule",
    type: "schedule-published",
    act: () =>
      publishDivision(
        open.scope,
        open.season,
        { divisionId: divisionOf(open), lots: [], firstDay: FIRST_DAY },
        MONDAY,
      ),
  },
  {
    what: "creating a season",
    type: "season-created",
    act: () =>
      insertSeason(
        open.scope,
        {
          slug: "spring",
          name: "Spring",
          startsOn: FIRST_DAY,
          rules: open.season.rules,
          divisions: [{ slug: "open", name: "Open" }],
        },
        MONDAY,
      ),
  },
  {
    what: "copying a season",
    type: "season-copied",
    act: () =>
      copySeason(open.scope, open.season, { slug: "next", name: "Next", startsOn: FIRST_DAY }, MONDAY),
  },
  {
    what: "archiving a season",
    type: "season-archived",
    act: () => archiveSeason(finished.scope, finished.season, MONDAY),
  },
  {
    what: "changing the rules, with the emails about it",
    type: "rules-changed",
    act: () => {
      const { match, ...rules } = open.season.rules;
      const stalemate = match.stalemate === "half" ? ("replay" as const) : ("half" as const);
      const changed = { ...rules, match: { ...match, stalemate } };
      return insertRulePack(open.scope, open.season, { rules: changed, madeFrom: 1 }, MONDAY);
    },
  },
  { what: "setting opening hours", type: "venue-hours-set", act: setHours },
  {
    what: "choosing where a season is booked",
    type: "season-venue-set",
    act: () => updateSeasonVenue(open.scope, open.season, { venueId: null, seen: "nowhere" }, MONDAY),
  },
])("$what", async ({ type, act }) => {
  await expectAllOrNothing(type, act);
});

test("registering again while the profile is saved doesn't block either", async () => {
  const withdrawn = { status: "withdrawn" as const, sharesPhone: false };
  const [player] = open.players;
  const userId = player?.userId ?? "";
  for (let round = 0; round < 5; round += 1) {
    await prisma().entry.updateMany({ where: { userId }, data: withdrawn });
    const [registered] = await Promise.all([
      insertEntry(
        {
          divisionId: divisionOf(open),
          userId,
          name: "Registered",
          phone: null,
          acceptedRulePackId: open.season.rulePackId,
        },
        MONDAY,
      ),
      saveOwnProfile(userId, { name: "Saved", phone: null }),
    ]);
    expect(registered).toEqual({ ok: true, value: { status: "active", isPublished: false, changes: [] } });
  }
});
