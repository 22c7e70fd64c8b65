import { isToPlay } from "@/lib/match/rules/state";
import { type MatchStatusKind, matchStatus } from "@/lib/match/words/statuses";
import { paths } from "@/lib/paths";
import { matchTitle } from "@/lib/people/words/names";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { matchName } from "@/lib/stages/words/round-name";
import type { ClosureMatch } from "../store/closures";

/** A match that a closure changed, as it is now. */
export type ClosureMatchRow = {
  readonly id: string;
  /** Null for staff, who can't open cases. */
  readonly href: string | null;
  readonly title: string;
  readonly where: string;
  readonly status: MatchStatusKind;
  /** "It was on Wed, Nov 18, 7:00 pm. Closes Tue, Nov 24, 11:59 pm.": the time before, which a session moves. */
  readonly change: string;
};

export function closureRows(
  matches: readonly ClosureMatch[],
  { org, zone, now, isDirector }: { org: string; zone: Zone; now: Instant; isDirector: boolean },
): { readonly canceled: readonly ClosureMatchRow[]; readonly later: readonly ClosureMatchRow[] } {
  const rows = matches.map((match) => {
    const { id, home, away, season, division, slot, status, canceledAt, scheduledAt, closesAt } = match;
    const isClosed = closesAt <= now;
    const row = {
      id,
      href: isDirector ? paths.case(org, id) : null,
      title: matchTitle({ home, away }),
      where: `${season}, ${division}, ${matchName(slot)}`,
      status: matchStatus({ status, decidedBy: match.decidedBy, isClosed }).kind,
      change: [
        canceledAt && `It was on ${shortDayAndTime(canceledAt, zone)}.`,
        status === "scheduled" &&
          scheduledAt &&
          `${canceledAt ? "Now it’s" : "It’s"} on ${shortDayAndTime(scheduledAt, zone)}.`,
        isToPlay(status) && `Closes ${shortDayAndTime(closesAt, zone)}.`,
      ]
        .filter(Boolean)
        .join(" "),
    };
    return { row, canceledAt };
  });
  return {
    canceled: rows.flatMap(({ row, canceledAt }) => (canceledAt ? [row] : [])),
    later: rows.flatMap(({ row, canceledAt }) => (canceledAt ? [] : [row])),
  };
}
