import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { ensureCalendarToken, findDivisionCalendar, findOwnCalendar, renewCalendarToken } from "./calendars";

await freshDatabase();

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
  expect(feed).not.toMatch(/@feeds\.example|\(\d{3}\)/);

  await renewCalendarToken(match.home);
  expect(await findOwnCalendar(token, MONDAY)).toBeUndefined();
  expect(await findOwnCalendar("", MONDAY)).toBeUndefined();
});

test("a division's feed is public and has every match; what does not exist has none", async () => {
  const league = await makeLeague({ slug: "public-feed", players: 4 });
  const feed = await findDivisionCalendar(league.org, league.season.slug, "open", MONDAY);
  expect(feed?.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(feed).not.toContain("@public-feed.example");
  expect(await findDivisionCalendar(league.org, league.season.slug, "closed", MONDAY)).toBeUndefined();
});
