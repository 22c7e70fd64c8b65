import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { makeSnowyLeague, WEDNESDAY_7_PM } from "@/lib/venue/testing/snow";
import {
  ensureCalendarToken,
  findDivisionCalendar,
  findOwnCalendar,
  findVenueCalendar,
  renewCalendarToken,
} from "./calendars";

await freshDatabase();

const RULING = { result: "home", score: null, reason: "They won.", rule: "1" } as const;
const WEDNESDAY = "2026-11-18T22:00:00.000Z";

test("a player's own feed has their matches, at the agreed time, until its address is renewed", async () => {
  const league = await makeLeague({ slug: "feeds", players: 4 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("There is a match");
  await mustExecute(match.id, { type: "propose-times", times: [WEDNESDAY] }, { userId: match.home }, MONDAY);
  await mustExecute(match.id, { type: "accept-time", time: WEDNESDAY }, { userId: match.away }, MONDAY);

  const token = await ensureCalendarToken(match.home);
  expect(await ensureCalendarToken(match.home)).toBe(token);
  const feed = await findOwnCalendar(token, MONDAY);
  expect(feed?.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(feed).toContain("DTSTART;TZID=America/Chicago:20261118T160000");
  expect(emailsIn(feed)).toEqual(["office@feeds.example"]);
  expect(feed).not.toMatch(/\(\d{3}\)/);
  expect(urlsIn(feed)).toContain(`http://localhost:3000/matches/${match.id}`);

  await renewCalendarToken(match.home);
  expect(await findOwnCalendar(token, MONDAY)).toBeUndefined();
  expect(await findOwnCalendar("", MONDAY)).toBeUndefined();
});

test("a calendar app takes a new name of the season: the event's stamp is later, though the match hasn't changed", async () => {
  const league = await makeLeague({ slug: "renamed", players: 2 });
  const stampsAt = async (hours: number) => {
    const at = new Date(MONDAY.getTime() + hours * 3_600_000);
    const feed = await findDivisionCalendar(league.org, league.season.slug, "open", at);
    return { stamps: feed?.match(/^DTSTAMP:.*$/gm), isRenamed: feed?.includes("Autumn\\, Open") };
  };
  const before = await stampsAt(1);
  await prisma().season.update({ where: { id: league.season.id }, data: { name: "Autumn" } });
  expect(before).toEqual({ stamps: ["DTSTAMP:20261116T160000Z"], isRenamed: false });
  expect(await stampsAt(2)).toEqual({ stamps: ["DTSTAMP:20261116T170000Z"], isRenamed: true });
});

test("public feeds lead to the page of a match that everyone can read", async () => {
  const league = await makeLeague({ slug: "spectators", players: 2 });
  const [match] = await listTestMatches(league);
  const page = `http://localhost:3000/spectators/matches/${match?.id}`;
  expect(urlsIn(await findDivisionCalendar(league.org, league.season.slug, "open", MONDAY))).toEqual([page]);
});

test("a division's feed is public and has every match; what does not exist has none", async () => {
  const league = await makeLeague({ slug: "public-feed", players: 4 });
  const feed = await findDivisionCalendar(league.org, league.season.slug, "open", MONDAY);
  expect(feed?.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(emailsIn(feed)).toEqual(["office@public-feed.example"]);
  expect(await findDivisionCalendar(league.org, league.season.slug, "closed", MONDAY)).toBeUndefined();
});

test("a match that's reopened leaves the calendar of the venue, and its table, until it's booked again", async () => {
  const { league, one, two } = await makeSnowyLeague();
  const after = new Date(Date.parse(WEDNESDAY_7_PM) + 3 * 3_600_000);
  const booked = async () => {
    const feed = await findVenueCalendar(league.org, "lounge", after);
    return [one, two].map(({ id }) => feed?.includes(`match-${id}`));
  };
  const director = { userId: league.directorId };
  await mustExecute(one.id, { type: "report", games: [...TWO_NIL] }, { userId: one.home }, after);
  expect(await booked()).toEqual([true, true]);

  const deadlineAt = "2026-11-30T05:59:00.000Z";
  await mustExecute(one.id, { type: "rule", ...RULING }, director, after);
  await mustExecute(one.id, { type: "reopen", deadlineAt, reason: "A move was illegal." }, director, after);
  expect(await booked()).toEqual([false, true]);

  const session = { scheduledAt: "2026-11-28T20:00:00.000Z", place: "Student Union" };
  await mustExecute(one.id, { type: "fix-time", ...session }, director, after);
  expect(await booked()).toEqual([false, true]);
  const own = await findOwnCalendar(await ensureCalendarToken(one.home), after);
  expect(own).toContain("LOCATION:Student Union\r\n");
  expect(own).not.toContain("Table 1");
});

test.each([
  { why: "are over", days: -30 },
  { why: "come later", days: 30 },
])("a feed has the match that's due next, however many $why", async ({ why, days }) => {
  const league = await makeLeague({ slug: why.replace(" ", "-"), players: 2 });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("There is a match");
  await copyMatch(match.id, { days, times: 500 });
  const feed = await findDivisionCalendar(league.org, league.season.slug, "open", MONDAY);
  expect(feed?.match(/BEGIN:VEVENT/g)).toHaveLength(500);
  expect(feed).toContain(match.id);
});

/** The addresses of people and organizations, each once. */
function emailsIn(feed = ""): readonly string[] {
  return [...new Set(feed.replace(/\r\n /g, "").match(/[\w.-]+@[\w.-]+\.example/g))];
}

/** The links of a calendar's events, without the breaks of long lines. */
function urlsIn(feed: string | undefined): readonly string[] {
  const lines = feed?.replaceAll(/\r\n[ \t]/g, "").split("\r\n") ?? [];
  return lines.flatMap((line) => /^URL[^:]*:(.+)/.exec(line)?.[1] ?? []);
}

/** Puts copies of a match into later rounds, due some days from its own deadline. */
async function copyMatch(id: string, { days, times }: { days: number; times: number }) {
  await prisma().$executeRaw`
    WITH copies AS (
      SELECT number, gen_random_uuid() AS in_round, gen_random_uuid() AS copy
      FROM generate_series(2, ${times}::int + 1) AS number
    ), rounds AS (
      INSERT INTO round
      SELECT (jsonb_populate_record(r, jsonb_build_object('id', in_round, 'number', copies.number))).*
      FROM copies, "match" m JOIN round r ON r.id = m.round_id WHERE m.id = ${id}::uuid
    ), matches AS (
      INSERT INTO "match"
      SELECT (jsonb_populate_record(m, jsonb_build_object('id', copy, 'round_id', in_round,
        'deadline_at', m.deadline_at + make_interval(days => ${days}::int)))).*
      FROM copies, "match" m WHERE m.id = ${id}::uuid
    )
    INSERT INTO match_event
    SELECT (jsonb_populate_record(e, jsonb_build_object('match_id', copy))).*
    FROM copies, match_event e WHERE e.match_id = ${id}::uuid`;
}
