import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { Instant, Zone } from "@/lib/shared/instant";
import { oneLine } from "@/lib/shared/one-line";
import { isTwice } from "@/lib/shared/wall-clock";

/** Something with a time in a calendar. */
export type Appointment = {
  /** Stays the same for the same thing, even when its time changes. */
  readonly uid: string;
  /** Increases with every change of the match. */
  readonly sequence: number;
  readonly from: Instant;
  readonly until: Instant;
  readonly title: string;
  /** Null for something that happens nowhere. */
  readonly place: string | null;
  readonly text: string;
  readonly url: string;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly isCancelled: boolean;
  /** A deadline is shown but doesn't block time. */
  readonly isBusy: boolean;
};

/**
 * A calendar feed (RFC 5545). Its times are in one time zone, which it defines. It's published, so each event names its
 * organizer (RFC 5546, 3.2.1), and its stamps say when it was made (RFC 5545, 3.8.7.2). Without a method, a stamp would
 * be that of the event's last change, which doesn't know of what changed beside the match, such as the venue's address
 * or a name. Of the same number in the sequence a later stamp counts (RFC 5546, 2.1.5), so calendar apps take those too.
 *
 * @param at when it's made
 */
export function printCalendar(
  name: string,
  zone: Zone,
  appointments: readonly Appointment[],
  at: Instant,
): string {
  const calendar = ical({
    // The library escapes the texts of events, but not this one (RFC 5545, 3.3.11).
    name: oneLine(name).replace(/[\\;,]/g, "\\$&"),
    prodId: { company: "Rookery", product: "League" },
    timezone: { name: zone, generator: () => defineZone(zone) },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const appointment of appointments) {
    // Of an hour that occurs twice when clocks go back, some calendar apps take the first and some the second.
    const isUnclear = [appointment.from, appointment.until].some((at) => isTwice(at, zone));
    const clock = isUnclear ? "UTC" : zone;
    calendar.createEvent({
      id: oneLine(appointment.uid),
      sequence: appointment.sequence,
      timezone: clock,
      stamp: wallClock(at, "UTC"),
      start: wallClock(appointment.from, clock),
      end: wallClock(appointment.until, clock),
      summary: oneLine(appointment.title),
      location: appointment.place === null ? null : oneLine(appointment.place),
      description: appointment.text,
      url: appointment.url,
      organizer: { ...appointment.organizer, name: quotable(appointment.organizer.name) },
      status: appointment.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: appointment.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return strictly(calendar.toString());
}

/** The library escapes quotes in a parameter, which can't have any (RFC 5545, 3.2). */
function quotable(text: string): string {
  return oneLine(text).replaceAll('"', "'");
}

/** Moves the definition of the zone behind the properties (RFC 5545, 3.6), and ends the last line (3.1). */
function strictly(text: string): string {
  const [zone = ""] = /BEGIN:VTIMEZONE.*END:VTIMEZONE\r\n/s.exec(text) ?? [];
  const [properties = "", ...events] = text.replace(zone, "").split(/(?=BEGIN:VEVENT|END:VCALENDAR)/);
  return `${[properties, zone, ...events.map(markUtc)].join("")}\r\n`;
}

/** An alias is defined under its own name, which the times go by (RFC 5545, 3.2.19), not under that of its zone. */
function defineZone(zone: Zone): string | null {
  const [block] = [tzlib_get_ical_block(zone)].flat();
  return block?.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`) ?? null;
}

/** The library leaves the Z off UTC times in a calendar with a time zone (RFC 5545, 3.3.5). */
function markUtc(event: string): string {
  return event.replace(/^(DT\w+:\d{8}T\d{6})(?=\r?$)/gm, "$1Z");
}

function wallClock(at: Instant, zone: Zone) {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone);
}
