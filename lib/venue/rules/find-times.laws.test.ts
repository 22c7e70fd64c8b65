import fc from "fast-check";
import { expect, test } from "vitest";
import { dateIn } from "@/lib/shared/dates";
import { addHours, addMinutes, type Instant } from "@/lib/shared/instant";
import { addDays, instantAt, timeIn } from "@/lib/shared/wall-clock";
import { freeOn, hoursOfBits } from "./availability";
import { earliestTime, possibleTimes, type TimeQuestion } from "./find-times";
import { openSpans } from "./opening-hours";

/**
 * Nights with a clock change in either direction, by an hour or half an hour; and zones with offsets in quarter hours.
 */
const NIGHTS = [
  ["America/Chicago", "2026-03-07"],
  ["America/Chicago", "2026-10-31"],
  ["America/Havana", "2026-10-31"],
  ["Australia/Lord_Howe", "2026-04-04"],
  ["Australia/Lord_Howe", "2026-10-03"],
  ["Asia/Kathmandu", "2026-11-20"],
  ["Pacific/Chatham", "2026-04-04"],
  ["Pacific/Chatham", "2026-09-26"],
  ["Antarctica/Troll", "2026-10-24"],
] as const;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30"))
  .map(([hour, minutes]) => `${String(hour).padStart(2, "0")}:${minutes}`);
const openingHours = fc.record({ opensAt: clock, closesAt: clock });
const hours = fc.record({
  weekly: fc
    .array(fc.record({ weekday: fc.constantFrom(...EVERY_DAY), hours: openingHours }), { maxLength: 10 })
    .map((rows) => rows.map(({ weekday, hours: day }) => ({ weekday, ...day }))),
  exceptions: fc.constant([]),
});
const free = fc.option(
  fc.record({
    weekly: fc
      .array(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { minLength: 7, maxLength: 7 })
      .map((week) => new Map(week.map((day, index) => [index + 1, hoursOfBits(day)] as const))),
    days: fc.constant(new Map()),
  }),
);

const questions = fc
  .record({
    night: fc.constantFrom(...NIGHTS),
    minutes: fc.constantFrom(30, 50, 60, 120),
    hours: fc.option(hours),
    players: fc.tuple(free, free),
    booked: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
  })
  .map(({ night: [zone, date], minutes, hours: open, players, booked }): TimeQuestion => {
    const now = instantAt(date, "09:00", zone);
    const taken = booked.map((after) => ({ from: addHours(now, after), until: addHours(now, after + 2) }));
    return {
      zone,
      now,
      latest: addHours(now, 60),
      minutes,
      margin: 0,
      stock: open && { hours: open, tables: [taken], boards: null },
      players: players.map((availability) => ({ free: availability, booked: [] })),
    };
  });

test("a time is found exactly where every quarter of an hour of the match can be played", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const found = possibleTimes(question).map(({ at }) => at);
      expect(found).toEqual(starts(question).filter((at) => canBePlayed(question, at)));
    }),
    { numRuns: 60 },
  );
});

/** Full and half hours of the wall clock. If an hour comes twice, the first one. */
function starts({ now, latest, zone }: TimeQuestion): readonly Instant[] {
  const quarters = Array.from({ length: 60 * 4 + 1 }, (_, index) => addMinutes(now, index * 15));
  return quarters.filter((at) => {
    const time = timeIn(at, zone);
    const isOnTheHalf = time.endsWith(":00") || time.endsWith(":30");
    return (
      isOnTheHalf && at >= earliestTime(now) && at <= latest && instantAt(dateIn(at, zone), time, zone) === at
    );
  });
}

function canBePlayed({ stock, players, minutes, zone }: TimeQuestion, start: Instant): boolean {
  const hasNoAvailability = players.every((player) => !player.free);
  const hour = Number(timeIn(start, zone).slice(0, 2));
  if (hasNoAvailability && (hour < 9 || hour >= 22)) return false;

  return Array.from({ length: Math.ceil(minutes / 15) }, (_, index) => addMinutes(start, index * 15)).every(
    (at) => {
      const date = dateIn(at, zone);
      const holds = ({ from, until }: { from: Instant; until: Instant }) => from <= at && at < until;
      const isOpen =
        !stock || [addDays(date, -1), date].some((day) => openSpans(stock.hours, day, zone).some(holds));
      const isTaken = stock?.tables.some((taken) => taken.some(holds)) ?? false;
      const isFree = players.every(
        (player) => !player.free || freeOn(player.free, date).has(Number(timeIn(at, zone).slice(0, 2))),
      );
      return isOpen && !isTaken && isFree;
    },
  );
}
