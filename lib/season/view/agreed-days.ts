import { paths } from "@/lib/paths";
import { day, isSameDay, time } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { DivisionView } from "@/lib/standings/store/divisions";

export interface AgreedDay {
  /** "Saturday, Nov 21" */
  readonly day: string;
  readonly matches: readonly {
    readonly id: string;
    readonly href: string;
    readonly time: string;
    readonly players: readonly [home: AgreedPlayer, away: AgreedPlayer];
    readonly where: string;
  }[];
}

export type AgreedPlayer = { readonly name: string; readonly href: string };

/** The pages of the divisions list the rest. */
const MOST_MATCHES = 8;

/** The next matches of a season by day. Today's earlier matches stay until their results are in. */
export function agreedDays(views: readonly DivisionView[], zone: Zone, at: Instant): readonly AgreedDay[] {
  const agreed = views
    .flatMap(({ season, division, entries, rounds }) => {
      const org = season.organization.slug;
      const names = new Map(entries.map(({ id, name }) => [id, name]));
      return rounds.flatMap(({ matches }) =>
        matches.flatMap(({ id, status, scheduledAt, homeEntryId, awayEntryId }) =>
          status === "scheduled" && scheduledAt && (scheduledAt > at || isSameDay(scheduledAt, at, zone))
            ? {
                id,
                at: scheduledAt,
                players: [
                  { name: names.get(homeEntryId) ?? "", href: paths.player(org, homeEntryId) },
                  { name: names.get(awayEntryId) ?? "", href: paths.player(org, awayEntryId) },
                ] as const,
                href: paths.publicMatch(org, id),
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
