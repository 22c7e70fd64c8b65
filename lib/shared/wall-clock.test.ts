import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays, instantAt, isSkipped, isTwice, localIn, makeTime, timeIn, weekdayOf } from "./wall-clock";

const ZONES = [
  "UTC",
  "America/Chicago",
  "America/New_York",
  "America/St_Johns",
  "America/Havana",
  "America/Phoenix",
  "Europe/London",
  "Africa/Casablanca",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Honolulu",
];

const zone = fc.constantFrom(...ZONES);
const moment = fc.date({ min: new Date("2007-01-01"), max: new Date("2037-12-31"), noInvalidDate: true });

/** Moments within two days of a change of clocks, half of the time. */
const zoned = fc
  .tuple(zone, moment, fc.integer({ min: -2880, max: 2880 }), fc.boolean())
  .map(([inZone, at, minutes, isNear]) => {
    const start = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(inZone);
    const change = isNear ? start.getTimeZoneTransition("next") : null;
    const near = (change ?? start).epochMilliseconds + minutes * 60_000;
    return { zone: inZone, at: new Date(near).toISOString() };
  });

const often = { numRuns: 2_000 };

test("wall-clock times are those of Temporal, on nights when clocks change, too", () => {
  fc.assert(
    fc.property(zoned, ({ zone: inZone, at }) => {
      const there = Temporal.Instant.from(at).toZonedDateTimeISO(inZone);
      expect(timeIn(at, inZone)).toBe(there.toPlainTime().toString({ smallestUnit: "minute" }));
      const [first, last] = (["earlier", "later"] as const).map((disambiguation) =>
        there.toPlainDateTime().toZonedDateTime(inZone, { disambiguation }),
      );
      expect(isTwice(at, inZone)).toBe(first?.epochMilliseconds !== last?.epochMilliseconds);
    }),
    often,
  );
});

test("instants of wall-clock times are those of Temporal, skipped and repeated ones, too", () => {
  fc.assert(
    fc.property(zoned, fc.integer({ min: 0, max: 1439 }), ({ zone: inZone, at }, minutes) => {
      const on = localIn(at, inZone).slice(0, 10);
      for (const time of [makeTime(minutes), timeIn(at, inZone)]) {
        const there = Temporal.PlainDateTime.from(`${on}T${time}`).toZonedDateTime(inZone);
        expect(instantAt(on, time, inZone)).toBe(new Date(there.epochMilliseconds).toISOString());
        const isThere = there.toPlainDateTime().toString({ smallestUnit: "minute" }) === `${on}T${time}`;
        expect(isSkipped(`${on}T${time}`, inZone)).toBe(!isThere);
      }
    }),
    often,
  );
});

test("calendar dates are those of Temporal", () => {
  const days = fc.integer({ min: -20_000, max: 20_000 });
  fc.assert(
    fc.property(days, days, (before, after) => {
      const start = Temporal.PlainDate.from("2026-11-22").add({ days: before });
      const end = start.add({ days: after });
      expect(addDays(start.toString(), after)).toBe(end.toString());
      expect(weekdayOf(end.toString())).toBe(end.dayOfWeek);
    }),
  );
});

test.each(["2026-02-30", "2026-13-01", "today"])("%s isn't a date", (on) => {
  expect(() => instantAt(on, "12:00", "UTC")).toThrow(RangeError);
  expect(() => addDays(on, 1)).toThrow(RangeError);
});
