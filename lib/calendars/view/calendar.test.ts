import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { MatchEvent } from "@/lib/match/rules/events";
import { foldMatch } from "@/lib/match/rules/evolve";
import { ZONES } from "@/lib/people/input/organization";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { Zone } from "@/lib/shared/instant";
import { printCalendar } from "./calendar";
import { type CalendarMatch, matchAppointment } from "./match-appointment";

const PAIRED: MatchEvent = { type: "MatchPaired", deadlineAt: "2026-11-23T05:59:00.000Z" };
const MADE_AT = "2026-11-21T15:30:00.000Z";
const URL = "https://rookery.example/matches/0198";
const SATURDAY = "2026-11-21T22:00:00.000Z";
const agreed = (scheduledAt: string): MatchEvent => ({ type: "TimeAgreed", by: "away", scheduledAt });
/** A quarter of an hour before the deadline of PAIRED, which is a week before the next. */
const DUE = "2026-11-23T05:44:00.000Z";
const LATER = "2026-11-30T05:59:00.000Z";
const CANCELLED: MatchEvent = { type: "TimeCancelled", by: "home" };

function match(...events: readonly MatchEvent[]): CalendarMatch {
  return {
    id: "0198",
    home: { name: "Amara Osei" },
    away: { name: "Theo; Lindqvist, the 3rd" },
    organizer: { name: "Lakeside", email: "chess@lakeside.example" },
    occasion: "Fall 2026, Open, Round 3",
    rules: DEPAUL,
    events: events.map((event, index) => ({
      seq: index + 1,
      at: `2026-11-2${index}T12:00:00.000Z`,
      actorUserId: null,
      event,
    })),
    state: foldMatch(events),
    table: "Table 3",
    venue: null,
  };
}

/** Printed, and parsed by an independent parser. */
function readBack(zone: Zone, ...matches: readonly CalendarMatch[]) {
  const appointments = matches.map((each) => matchAppointment(each, URL));
  const text = printCalendar("Amara's matches", zone, appointments, MADE_AT);
  const root = new ICAL.Component(ICAL.parse(text));
  for (const block of root.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(block);
  const events = root.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      zone: event.startDate.zone.tzid,
      stamp: component.getFirstPropertyValue("dtstamp")?.toString(),
      status: component.getFirstPropertyValue("status"),
      busy: component.getFirstPropertyValue("transp") === "OPAQUE",
      url: component.getFirstPropertyValue("url"),
      organizer: component.getAllProperties("organizer").map((each) => ({
        name: each.getFirstParameter("cn"),
        email: each.getFirstValue(),
      })),
    };
  });
  return { text, events };
}

describe("a feed, read back by another parser", () => {
  test("a scheduled match is at its instant, in the league's zone", () => {
    const { events, text } = readBack("America/Chicago", match(PAIRED, agreed(SATURDAY)));
    expect(events).toEqual([
      {
        uid: "match-0198@rookery",
        sequence: 2,
        summary: "Amara Osei vs. Theo; Lindqvist, the 3rd",
        location: "Table 3, Ray Meyer Fitness and Recreation Center",
        start: SATURDAY,
        minutes: 120,
        zone: "America/Chicago",
        stamp: "2026-11-21T15:30:00Z",
        status: "CONFIRMED",
        busy: true,
        url: URL,
        organizer: [{ name: "Lakeside", email: "mailto:chess@lakeside.example" }],
      },
    ]);
    expect(text).toContain("DTSTART;TZID=America/Chicago:20261121T160000");
    expect(text).toContain("METHOD:PUBLISH");
  });

  test.each(ZONES)("it defines the zone that its times are in: %s", (zone) => {
    const { events, text } = readBack(zone, match(PAIRED, agreed(SATURDAY)));
    expect(events[0]?.zone).toBe(zone);
    expect(text).toContain(zone === "UTC" ? "DTSTART:20261121T220000Z" : `DTSTART;TZID=${zone}:`);
    expect(text.match(/^TZID:.*(?=\r$)/gm)).toEqual([`TZID:${zone}`]);
  });

  test("it keeps to RFC 5545 where the library doesn't", () => {
    const appointments = [matchAppointment(match(PAIRED, agreed(SATURDAY)), URL)];
    const text = printCalendar("Fall 2026, Open; \\o/".repeat(6), "America/Chicago", appointments, MADE_AT);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.split("BEGIN:VTIMEZONE")[1]).not.toMatch(/^(X-WR-|TIMEZONE-ID|REFRESH-INTERVAL)/m);
    const name = "Fall 2026\\, Open\\; \\\\o/".repeat(6);
    expect(text.replace(/\r\n /g, "").split("\r\n")).toContain(`NAME:${name}`);
  });

  test("a venue with an address says where it is, and how to get in", () => {
    const venue = {
      name: "Courtside Lounge",
      address: "2235 N Sheffield Ave, Chicago",
      directions: "Second floor",
    };
    const { events, text } = readBack("America/Chicago", { ...match(PAIRED, agreed(SATURDAY)), venue });
    expect(events[0]?.location).toBe("Table 3, Courtside Lounge, 2235 N Sheffield Ave, Chicago");
    const unbooked = readBack("America/Chicago", { ...match(PAIRED, agreed(SATURDAY)), venue, table: null });
    expect(unbooked.events[0]?.location).toBe(
      "Ray Meyer Fitness and Recreation Center, 2235 N Sheffield Ave, Chicago",
    );
    expect(text.replace(/\r\n /g, "")).toContain("Round 3. Second floor");
    const fixed = { type: "TimeFixed", scheduledAt: SATURDAY, place: "Student Union" } as const;
    const elsewhere = readBack("America/Chicago", { ...match(PAIRED, fixed), venue });
    expect(elsewhere.events[0]?.location).toBe("Table 3, Student Union");
    const due = readBack("America/Chicago", { ...match(PAIRED), venue, table: null });
    expect(due.text).not.toMatch(/^LOCATION|Second floor/m);
  });

  test("a moved match is the same event with a higher number, and a canceled time moves it to its deadline", () => {
    const sunday = "2026-11-22T20:00:00.000Z";
    const versions = [
      match(PAIRED, agreed(SATURDAY)),
      match(PAIRED, agreed(SATURDAY), agreed(sunday)),
      match(PAIRED, agreed(SATURDAY), agreed(sunday), CANCELLED),
    ].map((each) => readBack("America/Chicago", each).events[0]);
    expect(new Set(versions.map((version) => version?.uid)).size).toBe(1);
    expect(versions.map((version) => version?.sequence)).toEqual([2, 3, 4]);
    expect(versions.map((version) => version?.start)).toEqual([SATURDAY, sunday, DUE]);
    expect(versions.map((version) => version?.status)).toEqual(["CONFIRMED", "CONFIRMED", "CONFIRMED"]);
    expect(versions.map((version) => version?.busy)).toEqual([true, true, false]);
    expect(versions[2]?.summary).toBe("Report due: Amara Osei vs. Theo; Lindqvist, the 3rd");
  });

  test.each<{ why: string; next: MatchEvent }>([
    { why: "it's reopened", next: { type: "Reopened", deadlineAt: LATER, reason: "A move was illegal" } },
    {
      why: "notice gives it a later deadline",
      next: { type: "NoticeGiven", by: "home", outcome: null, deadlineAt: LATER },
    },
    {
      why: "its venue is closed until after it",
      next: { type: "VenueClosed", reason: "Snow", canceled: SATURDAY, movedTo: null, deadlineAt: LATER },
    },
  ])("a match that had a time is at its new deadline if $why", ({ next }) => {
    const [event] = readBack("America/Chicago", match(PAIRED, agreed(SATURDAY), next)).events;
    expect(event).toMatchObject({ start: "2026-11-30T05:44:00.000Z", status: "CONFIRMED", busy: false });
    expect(event?.summary).toMatch(/^Report due: /);
  });

  test("a session that a closure moved is at its new time", () => {
    const sunday = "2026-11-29T20:00:00.000Z";
    const fixed = { type: "TimeFixed", scheduledAt: SATURDAY, place: "Student Union" } as const;
    const closed = { type: "VenueClosed", reason: "Snow", canceled: SATURDAY, deadlineAt: null } as const;
    const moved = match(PAIRED, fixed, { ...closed, movedTo: sunday });
    expect(readBack("America/Chicago", moved).events[0]).toMatchObject({
      start: sunday,
      status: "CONFIRMED",
    });
    const off = match(PAIRED, agreed(SATURDAY), { ...closed, movedTo: null });
    expect(readBack("America/Chicago", off).events[0]).toMatchObject({
      start: DUE,
      status: "CONFIRMED",
    });
  });

  test("without a time it's shown at its deadline, which doesn't block time", () => {
    const [event] = readBack("America/Chicago", match(PAIRED)).events;
    expect(event).toMatchObject({ start: DUE, busy: false, status: "CONFIRMED" });
  });

  test("a time of other players, who met here before a repair, isn't shown", () => {
    const repaired = {
      type: "Repaired",
      homeEntryId: "amara",
      awayEntryId: "theo",
      deadlineAt: "2026-11-30T05:59:00.000Z",
    } as const;
    const [event] = readBack("America/Chicago", match(PAIRED, agreed(SATURDAY), repaired)).events;
    expect(event).toMatchObject({ start: "2026-11-30T05:44:00.000Z", status: "CONFIRMED", sequence: 3 });
  });

  test("if it's forfeited before it's played, no one has to come", () => {
    const conceded: MatchEvent = {
      type: "Conceded",
      by: "home",
      outcome: { home: "loss", away: "win", score: null, decidedBy: "forfeit" },
    };
    const events = [PAIRED, agreed("2026-11-22T13:00:00.000Z"), conceded] as const;
    expect(readBack("America/Chicago", match(...events)).events[0]?.status).toBe("CANCELLED");
    // Said a day after that time. It changes nothing.
    const said: MatchEvent = { type: "StatementAdded", by: "away", statement: "I was ready to play." };
    expect(readBack("America/Chicago", match(...events, said)).events[0]?.status).toBe("CANCELLED");
  });

  test("if it's played and reported before its time, no one has to come, however the report is answered", () => {
    const report: MatchEvent = {
      type: "ResultReported",
      by: "home",
      games: [],
      outcome: { home: "win", away: "loss", score: { home: 2, away: 0 }, decidedBy: "agreed" },
      answerBy: "2026-11-24T12:00:00.000Z",
    };
    const contest: MatchEvent = { type: "ReportContested", by: "away", games: null, statement: "We drew." };
    const statusAfter = (time: string, ...events: readonly MatchEvent[]) =>
      readBack("America/Chicago", match(PAIRED, agreed(time), ...events)).events[0]?.status;
    const [afterward, before] = ["2026-11-22T13:00:00.000Z", "2026-11-22T11:00:00.000Z"];
    expect(statusAfter(afterward, report)).toBe("CANCELLED");
    expect(statusAfter(afterward, report, contest)).toBe("CANCELLED");
    expect(statusAfter(before, report, contest)).toBe("CONFIRMED");
  });

  test.each([
    ["the night the clocks go back, before the hour that comes twice", "2026-11-01T03:30:00.000Z"],
    ["until into that hour when it comes again", "2026-11-01T05:30:00.000Z"],
    ["from that hour on, when it comes first", "2026-11-01T06:30:00.000Z"],
    ["from that hour on, when it comes again", "2026-11-01T07:30:00.000Z"],
    ["after it came twice", "2026-11-01T08:30:00.000Z"],
    ["the night the clocks go forward, over the hour they skip", "2027-03-14T07:30:00.000Z"],
    ["after that hour", "2027-03-14T08:30:00.000Z"],
  ])("%s", (_, at) => {
    const [event] = readBack("America/Chicago", match(PAIRED, agreed(at))).events;
    expect(event).toMatchObject({ start: at, minutes: 120 });
  });

  test("an empty feed is a calendar too", () => {
    expect(readBack("Europe/London").events).toEqual([]);
  });

  test("a quote in the organizer's name doesn't end it", () => {
    const organizer = { name: 'The "Rooks"; Lakeside, IL:\n', email: "chess@lakeside.example" };
    const { events } = readBack("America/Chicago", { ...match(PAIRED), organizer });
    expect(events[0]?.organizer).toEqual([
      { name: "The 'Rooks'; Lakeside, IL:", email: "mailto:chess@lakeside.example" },
    ]);
  });

  test("names with line breaks add no line of their own", () => {
    const evil = "Fall\r\nBEGIN:VEVENT\rX-EVIL:1\u2028\n";
    const named = { ...match(PAIRED), occasion: evil, home: { name: evil }, table: evil };
    const appointment = matchAppointment(named, URL);
    const text = printCalendar(evil, "America/Chicago", [{ ...appointment, uid: evil }], MADE_AT);
    const lines = text.replace(/\r\n[ \t]/g, "").split(/[\r\n\u2028]+/);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("X-EVIL"))).toEqual([]);
  });
});
