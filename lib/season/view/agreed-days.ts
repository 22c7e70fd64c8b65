import type { AgreedDay } from "@/components/season/agreed-times";
import { day, isSameDay, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { DivisionView } from "@/lib/standings/store/divisions";

/** More than these are on the pages of the divisions. */
const MOST_MATCHES = 8;

/** The next matches of a season by day. A match of earlier today stays until its result is in. */
export function agreedDays(views: readonly DivisionView[], zone: Zone, at: Instant): readonly AgreedDay[] {
  const agreed = views
    .flatMap(({ division, entries, rounds }) => {
      const names = new Map(entries.map(({ id, name }) => [id, name]));
      return rounds.flatMap(({ matches }) =>
        matches.flatMap(({ id, status, scheduledAt, homeEntryId, awayEntryId }) =>
          status === "scheduled" && scheduledAt && (scheduledAt > at || isSameDay(scheduledAt, at, zone))
            ? {
                id,
                at: scheduledAt,
                names: [names.get(homeEntryId) ?? "", names.get(awayEntryId) ?? ""] as const,
                where: division.name,
              }
            : [],
        ),
      );
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, MOST_MATCHES);
  const days = new Map<string, (typeof agreed)[number][]>();
  for (const match of agreed)
    days.set(day(match.at, zone), [...(days.get(day(match.at, zone)) ?? []), match]);
  return [...days].map(([name, matches]) => ({
    day: name,
    matches: matches.map(({ at: starts, ...match }) => ({ ...match, time: time(starts, zone) })),
  }));
}
